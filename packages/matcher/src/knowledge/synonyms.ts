/**
 * Words that mean the same wherever all else of two questions agrees: "launch" and "release" of a product, "launch"
 * and "begin" of a war. A word may be in several rows, and words of different rows do not mean the same. Words that are
 * equal everywhere are in `concepts`. Source: general knowledge.
 */
export const synonyms: readonly (readonly string[])[] = `
launch release debut ship
launch begin start
launch flight
launch issue
attempt try
emergency unscheduled
release publish
release free freed liberate
release leave-prison
lead top
net-worth worth wealth
market-cap worth
valuation worth
announce reveal unveil disclose
capture seize conquer occupy control
bar ban prohibit outlaw forbid
bar ineligible disqualify
overturn overrule quash vacate reverse
abolish repeal revoke rescind
revoke strip
troop soldier force
army military force
combat fight battle
close shut shutter
block blockade
beat defeat
outperform beat
hand-over extradite transfer
beat surpass above
kill slay
assassinate murder
strike bomb bombard shell
withdraw quit leave
quit resign
cancel scrap axe abandon
extend prolong renew
expire lapse
resume restart
approve greenlight authorize
sue lawsuit
arrest apprehend
arrest detain
sentence penalty
delay postpone defer
suspend pause halt freeze
lift remove
impose levy introduce
deploy send dispatch
relocate move
join move transfer
added included join
fall drop decline plunge slide tumble
surge jump soar
hot warm
hottest warmest
coldest coolest
biggest largest greatest
car vehicle automobile
firm company corporation
human astronaut people person crew
landfall hit strike
cabinet government
coalition bloc alliance
adopt pass approve carry
lunar moon
nuclear atomic
drone uav
plane aircraft airplane
ship vessel
coin token cryptocurrency
overthrow topple depose
coup putsch
protest demonstration
immigrant migrant
lawmaker legislator
referendum plebiscite
referendum initiative
poll survey
pope pontiff
rename rebrand
appear feature
appear participate
debut enter
return comeback
trade swap
select pick draft
territory soil
magnitude richter
vaccine jab
lawyer attorney
doctor physician
student pupil
prize award
murder homicide
teenager teen
film feature
unemployment jobless
tax levy
tariff duty
hack breach
pick choose name
begin start commence
end conclude finish
happen occur
build construct
build develop
create develop
find discover detect
spread transmission
copy unit
destroy demolish
investigate probe
criticize condemn
award grant
say mention utter
rule decide
trigger invoke
ruling decision judgment
market-cap valuation
talk negotiation
worker employee
end conclude lift remove
revoke remove
stop end conclude halt
implement impose
introduce unveil
retreat withdraw
surrender capitulate
exonerate acquit
speech address remark
spacecraft spaceship
blackout outage
cyberattack hack
buyback repurchase
weaken depreciate
strengthen appreciate
author writer
hostage captive
recapture regain retake
rejoin return
papal pope
relation ties
legal legalize
create establish
length last duration
hit impact
richest wealthiest
break-up split
reach agree
play cast
death kill fatality
abolish end
abolish conclude
part include
2 ii
3 iii
4 iv
6 vi
7 vii
8 viii
9 ix
`
  .trim()
  .split('\n')
  .map((row) => row.split(' '))
