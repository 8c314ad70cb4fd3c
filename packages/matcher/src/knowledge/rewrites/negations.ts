/** Somebody who is not one of those named behind it. */
const ANYONE = [
  String.raw`(?:(?:some|any)(?:one|body)|(?:an?|any|another|some)(?: [\w-]+){1,3}?)(?: else)?`,
  '(?:other than|besides|except(?: for)?|apart from)',
].join(' ')

/**
 * Somebody of whom only is said that others are excepted: "a Democrat other than Ann Roe" leaves out more than Ann Roe.
 */
const ANY_OTHER = [
  '(?:(?:some|any)(?:one|body)|(?:an?|any|another|some) (?:other |different )?(?:actor|actress|album|artist|athlete|candidate|city|club|coach|company|contestant|country|driver|film|fighter|golfer|model|movie|nation|nominee|party|person|player|show|side|song|team))(?: else)?',
  '(?:other than|besides|except(?: for)?|apart from)',
].join(' ')

/** Rewrites of negations: to miss the playoffs is not to make them. */
export const rewritesOfNegations = String.raw`
no-one
  // A number follows a name: the second part of the film "Nobody".
  ^(?:will )?(?:no one|nobody)\b(?! \d) -> 'will not anyone'
  = Will no one be charged in the Zorro case before 2032? | Will anyone be charged in the Zorro case before 2032?
  ! Will one person be charged in the Zorro case before 2032? | Will Ann Roe be charged in the Zorro case before 2032?
other-winner
  // If somebody else wins, the one who is named does not; for acts that many may do, this does not follow.
  ^(?:will )?${ANY_OTHER} (?=(?:[\w'.-]+ ){1,8}?(?:wins? (?!(?:an?|any|another|at|least|more|multiple|one|seats|\d+)\b)|(?:be|is|becomes?) (?:the )?(?:20\d\d )?(?:next|elected|crowned|potus)\b|(?:be|is) (?:the )?(?:[\w-]+ ){0,4}?(?:nominee|winner|champion)\b))
    -> 'will not '
  = Will someone other than Ann Roe win the 2031 Lima Cup? | Will Ann Roe win the 2031 Lima Cup?
  ! Will someone other than Ann Roe be charged in 2031? | Will Ann Roe be charged in 2031?
other-actor
  ^will ${ANYONE}[ ] -> 'will without '
  = Will anyone other than Ann Roe be charged in 2031? | Will Ann Roe be charged in 2031?
  ! Will anyone be charged in 2031? | Will Ann Roe be charged in 2031?
excepts
  \b(?:other than|apart from|except(?: for)?|besides) (?!the (?:following|above)\b) -> 'without '
  = Will Ann Roe visit a country other than Peru in 2031? | Will Ann Roe visit a country besides Peru in 2031?
  ! Will Ann Roe visit any other country in 2031? | Will Ann Roe visit Peru in 2031?
no-more-than-another
  \b((?:(?:be|is|are) )?)no ((?:better|bigger|colder|cooler|greater|higher|hotter|larger|longer|lower|more|stronger|warmer|worse)) than (?!(?:\$|£|€|-)?\d|(?:an?|one|two|three|four|five|six|seven|eight|nine|ten)\b)
    -> 'not $1$2 than '
  = Will Zorro be no larger than Quibble in 2031? | Will Zorro be larger than Quibble in 2031?
  ! Will Zorro be no larger than 5 MB in 2031? | Will Zorro be at most 5 MB in 2031?
non-member
  \bnon-(?!(?:binary|competes?|confidence|conforming|disclosure|domestic|exclusive|executive|farm|fatal|fiction|fungible|human|invasive|league|lethal|payment|profits?|proliferation|refoulement|stop|test|violen\w+|voting)\b)(?=[a-z])
    -> 'without '
  = Will a non-Peruvian film win the 2031 Zorro Prize? | Will a Peruvian film win the 2031 Zorro Prize?
  ! Will a non-profit win the 2031 Zorro Prize? | Will a nonprofit win the 2031 Zorro Prize?
fails-to
  // Not doing something, in words that the pattern NEGATION does not contain.
  \bfail(?:s|ed)? to (?=[a-z]) -> 'not '
  = Will Ann Roe fail to win the 2031 Lima Cup? | Will Ann Roe win the 2031 Lima Cup?
  ! Will the talks fail in 2031? | Will the talks end in 2031?
misses
  \bmiss(?:es)? (?:out on )?(?=(?:an? |the )?(?:[\w-]+ ){0,3}?(?:cut|finals?|nominations?|playoffs?|podium|postseason|promotion|super bowl|tournament|world (?:cup|series))\b)
    -> 'not make '
  = Will the Lakers miss the 2031 playoffs? | Will the Lakers make the 2031 playoffs?
  ! Will Ann Roe miss a game in 2031? | Will Ann Roe play a game in 2031?
makes-deciding-game
  // After the rewrite above, which leaves "make" of "miss".
  \b(?:make|reach|play in|appear in|get to|advance to)(?:e?s)? (?:it to )?(?=(?:the )?(?:20\d\d )?(?:super bowl|world series|(?:(?:cfp|college football(?: playoff)?) )?national championship)(?: [lxvi]+| 20\d\d)?(?: game)?(?:\?|$| (?:before|by|in|this)\b))
    -> 'reach the final of '
  = Will the Quorvan Bears make the Super Bowl in 2031? | Will the Quorvan Bears play in the Super Bowl in 2031?
  ! Will Ann Roe make the Super Bowl halftime show in 2031? | Will Ann Roe make a Super Bowl commercial in 2031?
makes-tournament
  // To take part in a contest with a title is not to win the title.
  \b(?:make(?: it (?:in)?to)?|reach|get (?:in)?to)(?:e?s)? (?=(?:the )?(?:20\d\d(?:-\d\d)? )?(?:(?:12-team )?college football playoffs?|cfp|(?:ncaa )?march madness|(?:[a-z]+ ){1,4}?(?:cup|tournament|olympics))(?: 20\d\d)?(?:\?|$| (?:after|as|before|by|for|in|this)\b))
    -> 'qualify for '
  = Will Quilmar State make the 2031 NCAA Tournament? | Will Quilmar State qualify for the 2031 NCAA Tournament?
  ! Will Ann Roe make the 2031 World Cup squad? | Will Ann Roe win the 2031 World Cup?
avoids
  \b(?:avoid|escape|evade)s? (?!from\b)(?=(?:an? |the )?(?:[\w-]+ )?(?:ban|bankruptcy|conviction|default|elimination|impeachment|indictment|jail|prison|recession|relegation|removal|shutdown|tariffs?|war)\b)
    -> 'not '
  = Will Acme avoid bankruptcy in 2031? | Will Acme go bankrupt in 2031?
  ! Will Ann Roe be avoided by Bob Doe in 2031? | Will Ann Roe meet Bob Doe in 2031?
stays-up
  \bstays? up(?= (?:in|this season)\b| ?\?|$) -> 'not be relegated'
  = Will Quilmar stay up in Serie A in 2031? | Will Quilmar be relegated in Serie A in 2031?
  ! Will Ann Roe stay up late in 2031? | Will Ann Roe go to bed late in 2031?
stays-in-league
  // A club that stays in a league with relegation is not relegated from it.
  \b(?:stays?|remains?|survives?) in (?=(?:the )?(?:\d{4}[-/]\d{2,4} )?(?:[\w-]+ ){0,2}?(?:premier league|la liga|laliga|serie a|bundesliga|ligue 1|eredivisie|primeira liga|championship|superliga|top flight|ekstraklasa|allsvenskan)\b)
    -> 'not be relegated from '
  = Will Quilmar stay in the Premier League in 2030-31? | Will Quilmar be relegated from the Premier League in 2030-31?
  ! Will Quilmar finish first in the Premier League in 2030-31?
    | Will Quilmar be relegated from the Premier League in 2030-31?
still-holds
  \b(?:is |be )?still (?:be )?(?:in (?:office|power) as|on the throne)\b -> 'still be'
  if throne$ -> 'still be monarch'
  = Will Ann Roe be out as CEO of Acme by December 31, 2031?
    | Is Ann Roe still in office as CEO of Acme on December 31, 2031?
  ! Will Ann Roe run for office as mayor of Lima in 2031? | Will Ann Roe run for mayor of Lima in 2031?
still-alive
  // A person who is alive on a day has not died by then.
  \b(?:(?:be|is) (?:still )?|still (?:be )?)alive (?=(?:at|on|through|until)\b)(?:(?:at|on) )? -> 'not die by '
  = Will Ann Roe still be alive at the end of 2031? | Will Ann Roe die by the end of 2031?
  ! Will Ann Roe be rescued alive in 2031? | Will Ann Roe die in 2031?
full-term
  // A holder who serves the whole term does not leave before its end.
  \b(?:(?:complete|finish|serve)s? (?:out )?(?:(?:a|his|her|the|their) )?(?:(?:1st|2nd|current|first|second) )?(?:entire|full|whole) (?:(?:1st|2nd|first|second) )?term|(?:complete|finish|serve out)(?:e?s)? (?:his|her|their) (?:(?:1st|2nd|current|elected|first|second) )?(?:elected )?term(?:s\b|\(s\))?)(?![a-z])
    -> 'not leave before the term conclude'
  if \b(?:1st|first)\b -> 'not leave before the 1st term conclude'
  if \b2nd\b -> 'not leave before the 2nd term conclude'
  if \bsecond\b -> 'not leave before the second term conclude'
  = Will Ann Roe serve her full term as president of Peru?
    | Will Ann Roe leave as president of Peru before her term ends?
  ! Will Ann Roe serve a second term as president of Peru? | Will Ann Roe be re-elected as president of Peru?
during-term
  \b(?<=\b(?:fired|leaves? office|ousted|removed|resigns?|step down)\b.*)(?:before the end of|during|in) (?:(?:his|her|the|their) (?:current )?(?:(?:1st|2nd|first|second) )?|(?:1st|2nd|first|second) )term\b
    -> 'before the term conclude'
  if \b(?:1st|first)\b -> 'before the 1st term conclude'
  if \b2nd\b -> 'before the 2nd term conclude'
  if \bsecond\b -> 'before the second term conclude'
  = Will Ann Roe resign during her second term? | Will Ann Roe resign before her second term ends?
  ! Will Ann Roe win a second term? | Will Ann Roe be re-elected?
leaves-early
  // Who leaves early leaves before the term ends.
  \b(leaves?(?: office)?|resigns?|steps? down|departs?) early(?= ?\?|$| as\b)|\b(?:ends?|cuts?|finish(?:es)?) (?:(?:her|his|the|their) )?(?:presidency|term|tenure) (?:early|short)\b
    -> '$1 before the term conclude'
  if ^(?:end|cut|finish) -> 'leave office before the term conclude'
  = Will Ann Roe leave office early? | Will Ann Roe leave office before the term ends?
  ! Will Ann Roe leave the party early? | Will Ann Roe arrive at the party early?
no-longer
  \b(?:be |is )?no longer (?:be )?(?:in (?:office|power) as )?(?=(?:the )?(?:[\w'-]+ ){0,3}?(?:ceo|chair|champion|chancellor|coach|director|governor|head|king|leader|manager|mayor|monarch|pope|president|prime minister|queen|secretary|speaker)\b)
    -> 'out as '
  = Will Ann Roe be out as CEO of Acme by December 31, 2031? | Ann Roe no longer CEO of Acme by December 31, 2031?
  ! Will Ann Roe wait no longer in 2031? | Will Ann Roe wait longer in 2031?
skips-event
  // Somebody who stays away from an event does not attend it.
  \bskips? (?=(?:[\w'-]+ ){0,5}?(?:address|ceremony|conference|coronation|debate|forum|funeral|gala|grammys|hearing|inauguration|meeting|oscars|speech|summit)\b)
    -> 'not attend '
  = Will Ann Roe skip the 2031 Lima summit? | Will Ann Roe attend the 2031 Lima summit?
  ! Will Ann Roe skip bail in 2031? | Will Ann Roe post bail in 2031?
continues-through
  // A war that continues until a day has not ended by then.
  \b(?:still )?(?:be )?(?:continues?|goes? on|(?:be )?(?:still )?ongoing|lasts?|persists?) (?:beyond|past|through|until)(?= (?!\d+ (?:days?|hours?|months?|weeks?|years?)\b))(?<=\b(?:blockade|conflict|hunger strike|lockout|occupation|outage|pandemic|shutdown|siege|strike|war)\b.*)
    -> 'not conclude through'
  = Will the Quibblia war continue through December 31, 2031? | Will the Quibblia war end by December 31, 2031?
  ! Will the Quibblia war last more than 30 days in 2031? | Will the Quibblia war end by December 31, 2031?
decided-in-first-round
  // An election that somebody wins in its first round has no second one.
  \b(?:be )?(?:decided|settled|won) (?:outright )?in (?:the )?(?:first|1st) round\b -> 'not go to a second round'
  = Will the 2031 Peruvian presidential election be decided in the first round?
    | Will the 2031 Peruvian presidential election go to a second round?
  ! Will Ann Roe win the first round of the 2031 Peruvian presidential election?
    | Will Ann Roe win the second round of the 2031 Peruvian presidential election?
anyone-wins-in-first-round
  ^(?:will )?(?:any(?:body|one)|some(?:body|one)|any (?:one |presidential |single )?candidate) wins? (?:((?:the )?(?:[\w'-]+ ){0,6}?election) (?:outright )?in the (?:first|1st) round|(?:outright )?in the (?:first|1st) round of ((?:the )?(?:[\w'-]+ ){0,6}?election))\b
    -> 'will $1$2 not go to a second round'
  = Will anyone win the 2031 Peruvian presidential election outright in the first round?
    | Will the 2031 Peruvian presidential election be decided in the first round?
  ! Will Ann Roe win the 2031 Peruvian presidential election in the first round?
    | Will the 2031 Peruvian presidential election be decided in the first round?
any-majority
  // A parliament in which no party has a majority is hung.
  ^will any (?:single )?party (?:gets?|has|have|secures?|wins?) an? (?:absolute |outright |overall )?majority\b(?! of (?:[a-z]+ )*votes?\b)
    -> 'will there not be a hung parliament'
  = Will any party win an overall majority at the next UK general election?
    | Will there be a hung parliament after the next UK general election?
  ! Will Labour win an overall majority at the next UK general election?
    | Will there be a hung parliament after the next UK general election?
measure-fails
  // A measure on the ballot that is voted down does not pass.
  \b(?:(?:fails?|(?:be |is )?(?:defeated|rejected|voted down)(?: by (?:the )?voters)?)(?= (?:at|in|on)\b| ?\?|$)(?<=\b(?:ballot (?:initiative|measure|question)|(?:amendment|initiative|issue|measure|prop|proposition|question) \d+[a-z]?|referendum)\b.*)|voters (?:defeat|reject|vote down)(?= (?:[\w"'-]+ ){0,10}?(?:amendment|initiative|measure|prop|proposition|referendum)\b))
    -> 'not pass'
  = Will California Proposition 99 fail in 2030? | Will California Proposition 99 pass in 2030?
  ! Will the Acme bank fail in 2030? | Will the Acme bank merge in 2030?
remains-private
  // A company that stays private has not gone public.
  \b(?:still be|remains?|stays?) (?:a )?private(?: company)?(?= (?:at|by|on|past|through|until)\b) -> 'not ipo'
  = Will Acme remain private through 2031? | Will Acme IPO in 2031?
  ! Will Acme take Zorro private in 2031? | Will Acme list Zorro in 2031?
passes-without
  \b(?:(?:the )?(?:year|season|month|week) )?(?:ends?|pass(?:es)?|goes? by) without (?:an? |any |the )? -> 'not '
  = Will 2031 end without a recession in Peru? | Will there be a recession in Peru in 2031?
  ! Will the deal pass the Senate in 2031? | Will the Senate pass the deal in 2031?
remains-undone
  \b(?:remains?|stays?) un(?!beaten|changed|decided|defeated|employed|injured|ited)([a-z]{2,}ed)\b -> 'not be $1'
  = Will Zorro remain unbanned through 2031? | Will Zorro be banned in 2031?
  ! Will Zorro remain unbeaten through 2031? | Will Zorro be beaten in 2031?
holds-through
  // A truce that holds is not broken.
  \b(?:still )?(?:be )?(?:holds?|holding|lasts?|survives?|stands?|(?:stays? |remains? )?in (?:effect|force|place)) (?=(?:through|until|till|past|beyond|for all of)\b)(?<=\b(?:agreement|alliance|blockade|ceasefire|coalition|deal|government|peg|truce)\b.*)
    -> 'not collapse '
  = Will the Peru-Chile ceasefire hold through June 30, 2031? | Will the Peru-Chile ceasefire collapse by June 30, 2031?
  ! Will the Peru-Chile ceasefire talks be held by June 30, 2031?
    | Will the Peru-Chile ceasefire talks take place by June 30, 2031?
remains-legal
  \b(?:remains?|stays?) (?:legally )?(?:available|legal)(?= ) -> 'not be banned'
  = Will Zorro remain available in Peru through 2031? | Will Zorro be banned in Peru in 2031?
  ! Will Zorro be available in Peru in 2031? | Will Zorro be banned in Peru in 2031?
avoided
  \b(?:be )?(?:avoided|averted)\b(?! by (?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|q[1-4]|20\d\d|the end|end of)))
    -> 'not happen'
  = Government shutdown avoided in Peru in 2031? | Will there be a government shutdown in Peru in 2031?
  ! Will Ann Roe be avoided by Bob Doe in 2031? | Will Ann Roe meet Bob Doe in 2031?
stays-below
  // A price that stays below a level does not reach it.
  \b(?:stays?|remains?) (?:below|under) (\$?[\d.,]+ ?(?:[kmbt]|million|billion|trillion)?%?) (?:throughout|all through|through|until|for all of|all(?: of)?)\b
    -> 'not reach $1 in'
  = Will Bitcoin stay below $150,000 throughout 2031? | Will Bitcoin reach $150,000 in 2031?
  ! Will Bitcoin be below $150,000 on May 3, 2031? | Will Bitcoin reach $150,000 in 2031?
stays-above
  \b(?:stays?|remains?) (?:above|over) (\$?[\d.,]+ ?(?:[kmbt]|million|billion|trillion)?%?) (?:throughout|all through|through|until|for all of|all(?: of)?)\b
    -> 'not dip to $1 in'
  = Will Bitcoin stay above $50,000 throughout 2031? | Will Bitcoin dip to $50,000 in 2031?
  ! Will Bitcoin be above $50,000 on May 3, 2031? | Will Bitcoin dip to $50,000 in 2031?
delayed-past
  // What is delayed past a day has not come by then.
  \b(?:be )?(?:delayed|postponed|pushed back) (?:past|beyond|until after) (?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|q[1-4]|20\d\d))(?<!\b(?:deadline|elections?|flight|hearing|launch|meeting|summit|trial|vote) (?:will )?(?:be )?\w+ (?:back )?(?:past|beyond|until after) )
    -> 'not released by '
  = Zorro VI delayed past May 26, 2031? | Will Zorro VI be released by May 26, 2031?
  ! Will the Lima summit be delayed past May 26, 2031? | Will the Lima summit be released by May 26, 2031?
`
