import { ordinals } from '../numerals.ts'
import { stateNames } from '../state-codes.ts'
import { wordSet } from '../word-set.ts'

const LASTING =
  'blockade|career|conflict|crisis|emergency|lockout|occupation|outage|pandemic|recession|shutdown|siege|strike|war'
const MEASURE = 'bans?|blockade|curfew|dut(?:y|ies)|embargo|restrictions?|sanctions?|tariffs?'

/** Codes of states that are words, too; before a contest, "the" or a year shows that one is a code. */
const WORDS = wordSet('hi in me ok or')
const STATE_CODE = [...stateNames.keys()].filter((code) => !WORDS.has(code)).join('|')

const CONTEST =
  'caucus(?:es)?|gov|governor|gubernatorial|presidential primary|primary|redistricting|referendum|senate|senator|supreme court'

/** Rewrites of acts of voters, parliaments, courts, governments and armies. */
export const rewritesOfPublicAffairs = String.raw`
president-of-year
  // Who is the president of one year of an election has won it.
  \bis (?:the )?(20(?:[02468][048]|[13579][26])) (?:potus|(?:us )?president)\b(?! of (?!the (?:us|usa|united states)\b))
    -> 'wins the $1 presidential election'
  = Ann Roe is 2032 POTUS | Will Ann Roe win the 2032 presidential election?
  ! Ann Roe runs for POTUS in 2032 | Will Ann Roe win the 2032 presidential election?
part-of-government
  // What any part of a government does, the government does.
  \bany (?:agency|branch|part) of (?=(?:the )?(?:[a-z.]+ ){1,3}government\b) -> ''
  = Will any part of the Peruvian government take a stake in Zorro? | Will the Peruvian government take a stake in Zorro?
  ! Will any part of the Peruvian government shut down in 2031? | Will Peru reopen in 2031?
party-by-letter
  ^(?:will )?(?:the )?rs(?= (?:controls?|holds?|keeps?)\b) -> 'republicans'
  = Rs control the Senate in 2031 | Will Republicans control the Senate in 2031?
  ! Ds control the Senate in 2031 | Will Republicans control the Senate in 2031?
party-by-letter-of-democrats
  ^(?:will )?(?:the )?ds(?= (?:controls?|holds?|keeps?)\b) -> 'democrats'
  = Ds control the Senate in 2031 | Will Democrats control the Senate in 2031?
  ! Rs control the Senate in 2031 | Will Democrats control the Senate in 2031?
election-cycle
  \b(?:during|for|in) the (20\d\d) (?:election |electoral |presidential )?cycle\b -> 'in $1'
  = Will Ann Roe be a candidate for mayor in the 2031 cycle? | Will Ann Roe be a candidate for mayor in 2031?
  ! Will Ann Roe win the 2031 cycle race in Lima? | Will Ann Roe be a candidate for mayor in 2031?
be-over
  // "Over" behind something that lasts is its end; elsewhere it is a bound.
  \b(?:be |is )?over(?= (?:before|by)\b| ?\?|$)(?<=\b(?:${LASTING})\b[\w' -]*(?<! or) over) -> 'conclude'
  = Will the war in Quibblia be over by May 3, 2031? | Will the war in Quibblia end by May 3, 2031?
  ! Will the Quibblia war cost over $3 billion? | Will the Quibblia war cost under $3 billion?
runs-again
  // To run for the post that one holds is not yet to win it again.
  \b(?:runs?|running|seeks?|stands?)(?: for)? (?:re-?election|another term)\b -> 'run for another term'
  = Will Ann Roe seek re-election as mayor in 2031? | Will Ann Roe run for re-election as mayor in 2031?
  ! Will Ann Roe win re-election as mayor in 2031? | Will Ann Roe run for mayor in 2031?
incumbent-title
  \bincumbent (?=(?:congressman|congresswoman|governor|mayor|president|prime minister|representative|senator|speaker) (?!will\b|wins?\b|lose|be\b|run)[a-z])
    -> ''
  = Will incumbent governor Ann Roe win the 2030 Ohio election? | Will Governor Ann Roe win the 2030 Ohio election?
  ! Will the incumbent win the 2030 Ohio election? | Will Ann Roe win the 2030 Ohio election?
round-needed
  \b(second round|run-?off) (?:be |is )?(?:necessary|needed|required)(?= (?:for|in|to)\b| ?\?|$) -> '$1'
  = Will a second round be needed in the 2031 Peruvian presidential election?
    | Will there be a runoff in the 2031 Peruvian presidential election?
  ! Will a recount be needed in the 2031 Peruvian presidential election?
    | Will there be a recount in the 2031 Peruvian presidential election?
sides-of-referendum
  // The answers of a vote as its sides, which would otherwise be read as those of the market.
  "?\b(yes|no)\b"? (?:side |votes? )?(?=(?:gets?|receives?|wins?) )(?=.*\b(?:amendment|initiative|measure|proposition|redistricting|referendum)\b)
    -> 'rejection '
  if yes -> 'approval '
  = Will "Yes" win the 2031 Lima referendum? | Will the 2031 Lima referendum be approved?
  ! Will "No" win the 2031 Lima referendum? | Will the 2031 Lima referendum be approved?
voters-approve
  // The voters decide on a measure, which passes or not.
  \bvoters (?:adopt|approve|back|support)(?= (?:[\w"'-]+ ){0,10}?(?:amendment|initiative|measure|prop|proposition|referendum)\b)
    -> 'voters pass'
  = Will Ohio voters approve Proposition 99 in 2030? | Will Ohio Proposition 99 pass in 2030?
  ! Will Ohio voters approve of Ann Roe in 2030? | Will Ohio voters trust Ann Roe in 2030?
concedes-defeat
  \bconced(?:es?|ed) (?:defeat|the race)(?: in)?\b -> 'concede'
  = Will Ann Roe concede defeat in the 2031 Lima mayoral election?
    | Will Ann Roe concede the 2031 Lima mayoral election?
  ! Will Ann Roe defeat Bob Doe in the 2031 Lima mayoral election?
    | Will Ann Roe beat Bob Doe in the 2031 Lima mayoral election?
no-confidence-passes
  \b(?:an? )?(?:motion of no[- ]confidence|no[- ]confidence (?:motion|vote)|vote of no[- ]confidence) (?:against|in) ((?:[\w'-]+ ){1,4}?)(?:(?:be )?(?:passed|successful)|pass(?:es)?|succeeds?)\b
    -> '$1lose no confidence vote'
  = Will a vote of no confidence in Ann Roe succeed in 2031? | Will Ann Roe lose a no-confidence vote in 2031?
  ! Will a vote of no confidence in Ann Roe be held in 2031? | Will Ann Roe face a no-confidence vote in 2031?
commutes-sentence
  // The sentence of whom one may pardon otherwise is that of the same person.
  \bpardons? ((?:[\w'.-]+ ){1,4}?)or commutes? (?:her|his|their|the)(?: prison)? sentence\b -> 'grant clemency to $1'
  = Will the President pardon Ann Roe or commute her sentence in 2031?
    | Will the President grant clemency to Ann Roe in 2031?
  ! Will the President pardon Ann Roe in 2031? | Will the President commute Ann Roe's sentence in 2031?
congressional
  // What is said of Congress by the adjective.
  \bcongressional (?=(?:approval|insider trading|pay|stock|term limits?)\b) -> 'congress '
  = Will a congressional stock trading ban become law in 2031? | Will a Congress stock trading ban become law in 2031?
  ! Will Ann Roe win a congressional seat in 2031? | Will Ann Roe win a Senate seat in 2031?
ban-of-congress
  // Members of Congress are banned from trading by a law.
  \b(?:be enacted|becomes? law|(?:be )?signed into law)\b(?<=\bcongress(?:ional)? (?:[\w'-]+ ){1,3}ban (?:be enacted|becomes? law|(?:be )?signed into law))
    -> ''
  = Will a Congress stock trading ban become law in 2031? | Congress stock trading ban in 2031?
  ! Will a Zorro trading ban become law in 2031? | Zorro trading ban in 2031?
bill-signed
  // A bill that is signed becomes law, in the passive too.
  \b(?:(?:be |get |gets |is )?signed(?! into law\b)|into law)\b(?<=\b(?:act|bill|legislation) (?:(?:be |get |gets |is )?signed|into law))
    -> ''
  if signed$ -> 'enacted'
  = Will the Zorro Act be signed by Ann Roe in 2031? | Will Ann Roe sign the Zorro Act into law in 2031?
  ! Will the Zorro treaty be signed by Ann Roe? | Will Ann Roe sign the Zorro treaty?
becomes-state
  \b(?:becomes? |(?:be |is )?admitted (?:as )?)(?:an? |the 51st )(?:us |new )?state\b(?= (?:before|by|in|of the (?:union|us|united states))\b| ?\?|$)
    -> 'statehood'
  = Will Puerto Rico become a US state before 2032? | Puerto Rico statehood before 2032?
  ! Will Puerto Rico become a state party in 2031? | Will Puerto Rico leave the party in 2031?
files-lawsuit
  \b(?:brings?|files?) (?:an? )?(?:law)?suit against\b -> 'sue'
  = Will Acme file a lawsuit against Zorro in 2031? | Will Acme sue Zorro in 2031?
  ! Will Acme file a complaint against Zorro in 2031? | Will Acme sue Zorro in 2031?
hears-case
  // The Supreme Court hears the cases that it takes.
  \b(?:accepts?|agrees? to hear|grants? (?:an? )?(?:writ of )?(?:cert|certiorari|review)(?: (?:in|of|to))?|takes? up)(?= )(?<=\b(?:scotus|supreme court)\b.*)
    -> 'hear'
  = Will the Supreme Court agree to hear Acme v. Zorro? | Will SCOTUS grant certiorari in Acme v. Zorro?
  ! Will the Supreme Court decide Acme v. Zorro? | Will the Supreme Court hear Acme v. Zorro?
side-of-case
  \bwhich (?:party|side) (?=will (?:the )?(?:court|judge|jury|scotus|supreme court)\b) -> 'who '
  = Acme v. Zorro: which side will the Supreme Court rule for? - Acme
    | Acme v. Zorro: who will the Supreme Court rule for? - Acme
  ! Which side will win in Acme v. Zorro? - Acme | Who will win in Acme v. Zorro? - Acme
rules-for
  \b(?:rules? for|(?:decides?|finds?) (?:for|in favou?r of))(?= ?\?| (?!an?\b|the (?:first|second|third)\b)[a-z])(?<=\b(?:court|judge|jury|justices|scotus)\b.*)
    -> 'rule in favor of'
  = Acme v. Zorro: Supreme Court rules for Acme? | Will the Supreme Court side with Acme in Acme v. Zorro?
  ! Will the Supreme Court rule before June in Acme v. Zorro? | Will the Supreme Court side with Acme in Acme v. Zorro?
rules-against
  \b(?:decides?|finds?|rules?) against(?= [a-z])(?<=\b(?:court|judge|jury|justices|scotus)\b.*) -> 'overturn'
  = Will the Supreme Court rule against the Zorro tariffs in 2031?
    | Will the Supreme Court strike down the Zorro tariffs in 2031?
  ! Will the Supreme Court rule on the Zorro tariffs in 2031?
    | Will the Supreme Court hear the Zorro tariffs case in 2031?
release-from-prison
  \brelease of ((?:[\w'-]+ ){1,4}?)from (?:federal |police )?(custody|jail|prison)\b -> '$1released from $2'
  = Release of Ann Roe from prison in 2031? | Will Ann Roe be released from prison in 2031?
  ! Release of Zorro from Acme in 2031? | Will Zorro be released from Acme in 2031?
lifts-measure
  // A measure is lifted; a person is removed.
  \b(?:remov(?:es?|al of|ing) (?=(?:[\w'-]+ ){0,4}?(?:${MEASURE})\b)|(?<=\b(?:${MEASURE})\b[\w' -]*)removed\b)
    -> 'lift '
  if ^removed$ -> 'lifted'
  = Will US tariffs on Brazil be removed in 2031? | Will the US lift its tariffs on Brazil in 2031?
  ! Will Ann Roe be removed from Acme in 2031? | Will Ann Roe leave Acme in 2031?
imposes-sanctions
  \bimpos(?:es?|ing) sanctions (?:against|on)\b -> 'sanction'
  = Will the EU impose sanctions on Quibblia in 2031? | Will Quibblia be sanctioned by the EU in 2031?
  ! Will the EU impose tariffs on Quibblia in 2031? | Will the EU sanction Quibblia in 2031?
launches-attack
  // A noun with a verb that says nothing of its own; words between them narrow it.
  \b(?:carr(?:y|ies) out|conducts?|launch(?:es)?|mounts?) (?:an? )?(?:military )?((?:full[- ]scale )?)(?:military )?(?:attack|invasion|strike)s? (?:against|of|on)\b
    -> '$1strike'
  if invasion -> '$1invade'
  if attack -> '$1attack'
  = Will Chile launch an invasion of Peru in 2031? | Will Peru be invaded by Chile in 2031?
  ! Will Chile launch a satellite of Peru in 2031? | Will Peru launch a satellite in 2031?
names-subject-twice
  // A name that is both who acts and whom the act is done to.
  \b((?:(?!will\b)[a-z'-]+ ){0,2}[a-z'-]+) (appoint|choose|endorse|nominate|pardon|pick)(s?) \1\b(?! (?:jr|sr)\b) -> '$1 $2$3 himself'
  = Will Bob Doe pardon Bob Doe in 2031? | Will Bob Doe pardon himself in 2031?
  ! Will Bob Doe pardon Bob Doe Jr. in 2031? | Will Bob Doe pardon himself in 2031?
outside-tests
  // A weapon that is detonated otherwise than in a test is detonated in war.
  \b(?:hostile|non[- ]test|offensive) (nuclear (?:bomb|device|weapon)s?) ((?:be |is |are )?detonat\w+)\b -> '$1 $2 in war'
  = Will a non-test nuclear weapon be detonated in 2031? | Will a nuclear weapon be detonated in war in 2031?
  ! Will Peru test a nuclear weapon in 2031? | Will Peru detonate a nuclear weapon in war in 2031?
act-of-war
  // An act of war is no law.
  \b(?:in|as) an? act of war\b -> 'in war'
  = Will a nuclear weapon be used as an act of war in 2031? | Will a nuclear weapon be used in war in 2031?
  ! Will the Lima Act pass in 2031? | Will the Lima War pass in 2031?
on-soil
  // The soil of a country is the country.
  (?<=\b(?:enters?|foot (?:in|on)|onto|reach(?:es)?|to) (?:[a-z]+ ){1,2})soil\b -> ''
  = Will Ann Roe return to Peruvian soil in 2031? | Will Ann Roe return to Peru in 2031?
  ! Will Ann Roe bring Martian soil to Peru in 2031? | Will Ann Roe return to Peru in 2031?
tests-nuclear-weapon
  \b(?:tests? (?:an? )?nuclear (?:bomb|device|weapon)s?|conducts? (?:an? )?(?:nuclear test explosion|nuclear explosive test)|nuclear (?:bomb|weapons?) test)\b
    -> 'conduct nuclear test'
  = Will Peru test a nuclear weapon in 2031? | Will Peru conduct a nuclear test in 2031?
  ! Will Peru own a nuclear weapon in 2031? | Will Peru conduct a nuclear test in 2031?
regime-falls
  \b(?:(coalition|government|regime) falls?|fall of ((?:the )?(?:[\w'-]+ ){0,3}?(?:coalition|government|regime)))\b
    -> '$1$2 collapse'
  = Will the Quibblian regime fall in 2031? | Will the Quibblian regime collapse in 2031?
  ! Will the Quibblian peso fall in 2031? | Will the Quibblian peso collapse in 2031?
loses-power
  // The government of a country, with no party beside it; what a cabinet loses is an election.
  \bgovernment loses? power\b -> 'regime collapse'
  = Will the Quibblian government lose power in 2031? | Will the Quibblian regime fall in 2031?
  ! Will the Quibblian government lose power in 2031? | Will the Quibblian government lose the vote in 2031?
makes-attempt
  \b(?:(?:an )?attempt (?:be |is )?made|tr(?:y|ies)) to (?=[a-z]) -> 'attempt to '
  = Will Ann Roe try to fire Bob Doe in 2031? | Will Ann Roe attempt to fire Bob Doe in 2031?
  ! Will Ann Roe try a fire drill in 2031? | Will Ann Roe attempt a fire drill in 2031?
vacates-presidency
  \bvacates? (?:the )?(?:us )?presidency\b -> 'leave office as president'
  = Will Ann Roe vacate the presidency in 2031? | Will Ann Roe leave office as president in 2031?
  ! Will Ann Roe win the presidency in 2031? | Will Ann Roe leave office as president in 2031?
speech-to-congress
  // A president gives one speech to Congress a year.
  \b(?:address|speech) to (?:an? |the )?(?:joint (?:meeting|session) of )?(?:the )?(?:us )?congress\b(?<=\b(?:biden|president|trump|vance)\b.*)
    -> 'state of the union'
  = Will Trump say Zorro in his speech to Congress in 2026? | Will Trump say Zorro in the 2026 State of the Union?
  ! Will Ann Roe say Zorro in her speech to Congress in 2026? | Will Ann Roe say Zorro in the 2026 State of the Union?
announces-new-holder
  \bannounces? (?:an? |her |his |the )?(?:new |next )?(?=(?:chair of the federal reserve|fed chair)\b)
    -> 'announce new nominee for '
  = Will Trump announce his new Fed Chair in 2031? | Will Trump announce a new nominee for Fed Chair in 2031?
  ! Will Trump announce a new tariff in 2031? | Will Trump announce a new nominee for Fed Chair in 2031?
fills-senate-seat
  // Who is chosen for the seat of a senator replaces that senator.
  \bbe (?:announced|appointed|chosen|named|picked|selected) (?:as )?(?:the |a )?(?:replacement|successor) (?:for|in|to (?:fill|hold|occupy|take)) ([a-z]+(?: [a-z]+){0,2}?)(?:['’]s)? senate seat\b
    -> 'replace $1 as senator'
  = Will Ann Roe be named as the successor to occupy Bob Doe's Senate seat in 2031? | Will Ann Roe replace Bob Doe as Senator in 2031?
  ! Will Ann Roe win Bob Doe's Senate seat in 2031? | Will Ann Roe replace Bob Doe as Senator in 2031?
ukraine-war
  // A ceasefire in that war is one of its two sides, whichever of them a title names.
  \b(ceasefire(?: [a-z]+){0,3}) in the (?:(?:rus\w+[ -])?ukrain(?:e|ian) war|war in ukraine)\b -> '$1 in the russia-ukraine war'
  = Will there be a ceasefire in the Ukraine war in 2031? | Will there be a ceasefire in the Russia-Ukraine war in 2031?
  ! Will there be a ceasefire in the Sudan war in 2031? | Will there be a ceasefire in the Russia-Ukraine war in 2031?
two-sided-ceasefire
  // A ceasefire in a war of two is one of both, which the names of both state.
  \bbilateral ceasefire (?:be (?:announced|declared) )?(?=(?:between|in) (?:the )?[a-z]+(?:-| and | x )) -> 'ceasefire '
  = Will there be a bilateral ceasefire between Peru and Chile in 2031? | Peru x Chile ceasefire in 2031?
  ! Will Peru declare a unilateral ceasefire with Chile in 2031? | Peru x Chile ceasefire in 2031?
enters-shutdown
  \bgovernment (?:enters?|goes? into|has|have) (?:an? )?(?:new )?(?=shutdown\b) -> 'government '
  = Will the US government enter a shutdown before February 1, 2031? | US government shutdown by January 31, 2031?
  ! Will the US government end the shutdown before February 1, 2031? | US government shutdown by January 31, 2031?
show-of-host
  // A show with the full name of its host is called by the name alone.
  \b((?:appears?|be|be a guest|go(?:es)?) on )(?:the )?((?!the )[a-z]+ [a-z.]+) (?:experience|podcast)\b -> '$1$2'
  = Will Ann Roe go on the Zora Quibble Experience in 2031? | Will Ann Roe go on Zora Quibble in 2031?
  ! Will Ann Roe host the Zora Quibble Experience in 2031? | Will Ann Roe meet Zora Quibble in 2031?
headlines-bowl
  \b(headlin(?:es?|ers? of)) (?:the )?((?:20\d\d )?super bowl(?: (?!half)[ivxlc]+)?)(?= ?(?:[?-]|$)) -> '$1 $2 halftime show'
  = Will Adele headline Super Bowl LXV? | Will Adele headline the Super Bowl LXV halftime show?
  ! Will Adele attend Super Bowl LXV? | Will Adele headline the Super Bowl LXV halftime show?
before-meeting
  // Who acts before a meeting does not act at it; the day of the meeting is not known.
  \bbefore (?:its |the |their )?(?:next |regular |regularly |scheduled |upcoming )*(january|february|march|april|may|june|july|august|september|october|november|december)( 20\d\d)? meeting\b
    -> 'before $1$2 beforehand'
  = Will the Fed cut rates before its scheduled May 2031 meeting? | Will the Fed cut rates before the May 2031 meeting?
  ! Will the Fed cut rates before May 3, 2031? | Will the Fed cut rates at its May 2031 meeting?
administration-acts
  // A president acts by an administration; who works in it may leave it.
  \b(?<=^will the )(biden|trump) administration (?=(?:announces?|bans?|declares?|imposes?|lifts?|sanctions?|withdraws?)\b)
    -> '$1 '
  = Will the Trump administration impose tariffs on Peru in 2026? | Will Trump impose tariffs on Peru in 2026?
  ! Will the Trump administration be sued in 2026? | Will Trump be sued in 2026?
recess-appointment
  \brecess appointments?(?: (?:for|to fill) (?:an?|any|one)\b)? -> 'recess appointment'
  = Will Ann Roe use recess appointments to fill any Cabinet position in 2031?
    | Will Ann Roe use a recess appointment for Cabinet in 2031?
  ! Will Ann Roe use a recess to fill a Cabinet position in 2031? | Will Ann Roe fill a Cabinet position in 2031?
tax-of-high-earners
  \b(?:income )?tax(?:es)? (?:for|on) (?:the )?(?:high|highest|top)(?:-| )(?:income )?earners?\b -> 'taxes on high earners'
  = Will Peru cut income taxes for the highest earners in 2031? | Will Peru cut taxes on high earners in 2031?
  ! Will Peru cut taxes on corporations in 2031? | Will Peru cut taxes on exports in 2031?
replaced-as
  // Who is replaced leaves; who replaces somebody comes.
  \b(?:be |gets? |is )?replaced as\b -> 'out as'
  = Will Ann Roe be replaced as CEO of Acme in 2031? | Ann Roe out as CEO of Acme in 2031?
  ! Will Ann Roe replace Bob Doe as CEO of Acme in 2031? | Ann Roe out as CEO of Acme in 2031?
changes-executive
  \bchanges? (?:its |the )?(ceo|chief executive(?: officer)?)\b -> '$1 leave'
  = Will Acme change its CEO in 2031? | Will the CEO of Acme leave in 2031?
  ! Will Acme change its name in 2031? | Will the CEO of Acme leave in 2031?
announced-engagement
  // Who announces an engagement is engaged, and nobody else knows of one.
  \b(?:(?:formally|officially|publicly) )?announces? (?:her|his|their) engagement\b(?! (?:of|to|with)\b) -> 'get engaged'
  = Will Ann Roe announce her engagement before 2032? | Will Ann Roe get engaged before 2032?
  ! Will Ann Roe announce the engagement of a manager before 2032? | Will Ann Roe get engaged before 2032?
explained-proposition
  // What stands in brackets behind the number of a ballot question says what it is about.
  \b(prop(?:osition)? \d+) ?\([a-z][^()]*\) -> '$1'
  = Will Ohio Proposition 5 (banning plastic bags) pass in 2031? | Will Ohio Proposition 5 pass in 2031?
  ! Will Ohio Proposition 5 pass (by 60% or more) in 2031? | Will Ohio Proposition 5 pass in 2031?
votes-in-referendum
  // A referendum passes or not, by what its voters vote for.
  \bvotes? (?:against|for|in favou?r of|no (?:on|to)|yes (?:on|to)) ((?:[\w'-]+ ){1,5}?(?:at|in) (?:an? |the )?(?:[\w'-]+ ){0,3}?referendum)\b
    -> '$1 pass'
  if ^votes? (?:against|no) -> '$1 not pass'
  = Will Peru vote for independence in the 2031 referendum? | Will the 2031 Peruvian independence referendum pass?
  ! Will Peru vote for Ann Roe in the 2031 election? | Will Peru hold the 2031 independence referendum?
impeachment-and-removal
  \b(?<=(?:conviction|impeachment) and )removal (?:from office )?of\b -> 'removed from office'
  = Impeachment and removal of Ann Roe in 2031? | Will Ann Roe be impeached and removed in 2031?
  ! Impeachment and trial of Ann Roe in 2031? | Will Ann Roe be impeached in 2031?
hit-with-tariffs
  \b(?:be |gets? )?hit (?:by|with) ((?:[\w'-]+ ){0,3}?(?:sanctions|tariffs))\b -> '$1 imposed'
  = Will Canada be hit with US tariffs in 2031? | Will the US impose tariffs on Canada in 2031?
  ! Will Canada be hit by an earthquake in 2031? | Will Canada get an earthquake in 2031?
governing-coalition
  \b(?:governing|government|ruling) coalition\b|\bcoalition government\b -> 'government'
  = Will the SPD be part of the next German governing coalition? | Will the SPD be part of the next German government?
  ! Will the SPD be part of a coalition in Hesse in 2031? | Will the SPD be part of an alliance in Hesse in 2031?
another-of-party
  // Who is named with "another" member of a party belongs to it.
  \b(?<=^(?:will )?)(?:[\w'.-]+ ){1,4}or (?:another|any other) (?=(?:democrat|independent|libertarian|republican)\b)
    -> 'a '
  = Will Ann Roe or another Democrat win the 2032 US presidential election?
    | Will a Democrat win the 2032 US presidential election?
  ! Will Ann Roe or another woman win the 2032 US presidential election?
    | Will a woman win the 2032 US presidential election?
parties-of-government
  // Those who are in a coalition together, if the answer names several, are all who form the government.
  \b(which|what) (?:(?:political )?coalition|part(?:ies|y or parties)) (?:will )?(?:form|make up|be in(?=[^?]*coalition\? - \S.*(?:[+/]|\w-\w| and ))) the next ((?:[\w'-]+ ){0,2}?)(?:coalition|government)\b
    -> '$1 parties form the next $2government'
  = Which parties will be in the next German coalition? - SPD + FDP
    | In Germany, which political coalition will form the next government? - FDP-SPD
  ! Which parties will be in the next German coalition? - SPD
    | Will the SPD be part of the next German coalition?
anywhere-in-place
  \b(?:anywhere |any part of )?(?:above|in|on|over) (?:any|some|a part of)(?: of)? (?:the )?([\w-]+) (?:soil|territory)\b|\banywhere (in|over)\b
    -> 'in $1'
  = Will Peru declare a curfew anywhere in Chile before 2032? | Will Peru declare a curfew in Chile before 2032?
  ! Will Peru declare a curfew near Chile before 2032? | Will Peru declare a curfew in Chile before 2032?
still-member
  \b(?:still be|remains?|stays?) an? (?:full )?member(?: country| state)? of\b -> 'remain in'
  = Will Peru remain a member of NATO through 2031? | Will Peru remain in NATO through 2031?
  ! Will Peru become a member of NATO in 2031? | Will Peru become a member of Mercosur in 2031?
declared-over
  \b(declaration|emergency) over (?=[a-z]) -> '$1 for '
  = Will Peru declare an emergency over Zorro in 2031? | Zorro emergency declared by Peru in 2031?
  ! Will the Peru emergency be over in 2031? | Will the Peru emergency end in 2031?
leaves-role
  \bleaves? (?:(?:her|his|the|their) )?(?:job|position|post|role) as\b -> 'leave office as'
  = Will Ann Roe leave her role as CEO of Acme in 2031? | Ann Roe out as CEO of Acme in 2031?
  ! Will Ann Roe take a role as CEO of Acme in 2031? | Ann Roe out as CEO of Acme in 2031?
serves-until
  // Who serves until a day holds the post on that day.
  \bserves? (?:in office )?as (?=(?:[\w.'-]+ ){1,8}?(?:through|until|till)\b) -> 'remain '
  = Will Ann Roe serve as mayor of Lima until May 3, 2031? | Will Ann Roe remain mayor of Lima through May 2, 2031?
  ! Will Ann Roe serve as mayor of Lima in 2031? | Will Ann Roe remain mayor of Lima through 2031?
america-acts
  // A country is meant where America acts or a thing is done in it; "America" is also the name of clubs.
  \b(?<=^(?:will )?)america(?= (?:acquires?|annex(?:es)?|attacks?|bans?|bombs?|buys?|enters?|goes? to war|imposes?|invades?|joins?|leaves?|legali[sz]es?|recogni[sz]es?|sanctions?|strikes?|withdraws?)\b)|(?<=\b(?:banned|happen|illegal|legal|legali[sz]ed) in )america(?= |\?|$)
    -> 'the us'
  = Will America ban Zorro in 2031? | Will the US ban Zorro in 2031?
  ! Will America win the 2031 Lima Cup? | Will Mexico win the 2031 Lima Cup?
ranks-first
  \branks? (?:first|1st) (?=(?:by|on)\b|among (?!the [a-z]+est\b)) -> 'top '
  = Will Zorro rank first on LMArena on May 31, 2031? | Will Zorro be top of LMArena on May 31, 2031?
  ! Will Zorro rank second on LMArena on May 31, 2031? | Will Zorro be second on LMArena on May 31, 2031?
votes-against-doing
  // Who votes against confirming somebody votes against the person.
  \b(?<=\bvotes? against )(?:approving|confirming|passing|ratifying)[ ] -> ''
  = Will Ann Roe vote against confirming Bob Doe in 2031? | Will Ann Roe vote against Bob Doe in 2031?
  ! Will Ann Roe vote against impeaching Bob Doe in 2031? | Will Ann Roe vote against Bob Doe in 2031?
style-control-off
  // The leaderboard of LMArena is published with and without the control of style.
  \bstyle control (?:off|disabled|removed)\b|\bno style control\b -> 'without style control'
  = Will Zorro have the best AI model on May 31, 2031 (style control off)?
    | Will Zorro have the best AI model on May 31, 2031 (without style control)?
  ! Will Zorro have the best AI model on May 31, 2031 (style control on)?
    | Will Zorro have the best AI model on May 31, 2031?
vote-on-nominee
  [ ]nominee\b(?<=\b(?:confirm|votes? (?:against|for|on)) .*\b(?:chair|director|governor|judge|justice|secretary) nominee)
    -> ''
  = Will Ann Roe vote for the next Fed Chair nominee in 2031?
    | Will Ann Roe vote to confirm the next Fed Chair in 2031?
  ! Will Ann Roe be the next Fed Chair nominee in 2031? | Will Ann Roe be the next Fed Chair in 2031?
top-of-arena
  \b(?:(?:at|on) )?(?:the )?(?:first|leads?|top) (?:(?:in|of|on) )?(?:the )?(?:lm ?arena|(?:lmsys )?chatbot arena|lmsys)(?: text)?(?: leaderboard)?\b(?<!\bmodel\b.*)|#1 (?:in|on) (?:the )?(?:lm ?arena|(?:lmsys )?chatbot arena|lmsys)(?: text)?(?: leaderboard)?\b(?<!\bmodel\b.*)
    -> 'top ai model'
  = Will Zorro be at the top of the LMArena leaderboard on May 31, 2031?
    | Will Zorro have the top AI model on May 31, 2031?
  ! Will Zorro be at the top of the LiveBench leaderboard on May 31, 2031?
    | Will Zorro have the top AI model on May 31, 2031?
best-ai
  // The best AI is the best model.
  \b(best|leading|top) ai(?= (?:at|by|end|in|of|on)\b| ?\?|$) -> '$1 ai model'
  = Best AI at the end of May 2031? - Zorro | Which company has the best AI model at the end of May 2031? - Zorro
  ! Best AI chip at the end of May 2031? - Zorro | Best AI phone at the end of May 2031? - Zorro
best-ai-of-month
  \b((?:best|leading|top) ai(?: model)?) in (?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b)
    -> '$1 at the end of '
  = Best AI in May 2031? - Zorro | Which company has the best AI model at the end of May 2031? - Zorro
  ! Best song in May 2031? - Zorro | Best song at the end of May 2031? - Zorro
ranked-ai-model
  #([2-5]) (?=ai\b) -> 'fifth best '
  if 2 -> 'second best '
  if 3 -> 'third best '
  if 4 -> 'fourth best '
  = Will Zorro have the #2 AI model on May 31, 2031? | Will Zorro have the second best AI model on May 31, 2031?
  ! Will Zorro have the #3 song on May 31, 2031? | Will Zorro have the second best song on May 31, 2031?
most-used
  \bmost (?:widely[- ])?used (?=[a-z]) -> 'most popular '
  = Will Zorro be the most used browser in 2031? | Will Zorro be the most popular browser in 2031?
  ! Will Zorro be the least used browser in 2031? | Will Zorro be the most popular browser in 2031?
including-acting
  [ ]?\((?:even|including) (?:in )?(?:an? )?acting(?: (?:capacity|role))?\) -> ''
  = Will Ann Roe be chair of Acme (including in acting capacity) on June 17, 2031?
    | Will Ann Roe be chair of Acme on June 17, 2031?
  ! Will Ann Roe be acting chair of Acme on June 17, 2031? | Will Ann Roe be chair of Acme on June 17, 2031?
ranks-by-market-cap
  \branks? (2nd|3rd|4th|5th|second|third|fourth|fifth)(?: in the world)? by market cap(?:itali[sz]ation)?\b
    -> 'be $1 largest company'
  = Will Acme rank second by market cap on May 31, 2031? | Will Acme be the second largest company on May 31, 2031?
  ! Will Acme rank second by revenue in May 2031? | Will Acme be second by sales in May 2031?
spelt-ordinal
  \b(?:twenty|thirty|forty|fifty)[- ](?:${ordinals.slice(1, 10).join('|')})\b -> number
  = Will the Twenty-fifth Amendment be invoked in 2031? | Will the 25th Amendment be invoked in 2031?
  ! Will the Fifth Amendment be invoked in 2031? | Will the 5th Amendment be invoked in 2031?
numeral-five
  // "V" behind a name is its number; between two names it is a versus.
  \bv(?= (?:be|before|by|in|land(?:s|ed)?|launch(?:es|ed)?|on|release[ds]?)\b| ?\?|$)(?<=[a-z]{4,} v) -> '5'
  = Will Zorro V launch by June 30, 2031? | Will Zorro 5 launch by June 30, 2031?
  ! Will Zorro IV launch by June 30, 2031? | Will Zorro 4 launch by June 30, 2031?
bird-flu-virus
  // The virus is named after its surface; the illness is bird flu.
  \bh5n1\b -> 'bird flu'
  = Will H5N1 be declared a pandemic in 2031? | Will bird flu be declared a pandemic in 2031?
  ! Will H1N1 be declared a pandemic in 2031? | Will swine flu be declared a pandemic in 2031?
named-candidate
  ^(?:which (?:candidate|contestant) (?=(?:is|will)\b)|will (?:the )?(?:following|listed|named) (?:candidate|contestant|person|politician) )
    -> 'who '
  if ^will -> 'who will '
  = Which candidate will win the 2031 Lima mayoral election? - Ann Roe
    | Who will win the 2031 Lima mayoral election? - Ann Roe
  ! Which party will win the 2031 Lima mayoral election? - Acme
    | Which party wins the 2031 Lima mayoral election? - Acme
among-final-two
  \bbe (?:(?:among|in|one of) the (?:final|last|top) (?:2|two) (?:candidates )?|on the ballot )(?:for|in|who (?:contest|reach)) (?:a |the )?(?:run-?off|second round)\b
    -> 'reach the second round'
  = Will Ann Roe be among the final two candidates for the runoff of the 2031 Peruvian presidential election?
    | Will Ann Roe reach the second round of the 2031 Peruvian presidential election?
  ! Will Ann Roe be among the final ten in the 2031 Lima poetry contest?
    | Will Ann Roe reach the second round of the 2031 Lima poetry contest?
sits-on-body
  \b(?:be|is|sits?|serves?) on (?=(?:the )(?:[\w'-]+ ){0,4}?(?:board|commission|committee|council|panel)\b)
    -> 'be a member of '
  = Will Ann Roe be on the Lima Water Council on May 31, 2031?
    | Will Ann Roe be a member of the Lima Water Council on May 31, 2031?
  ! Will Ann Roe be on trial before the Lima Water Council in 2031?
    | Will Ann Roe be a member of the Lima Water Council in 2031?
members-of-chamber
  \b(?:(?:senate|house) (?:democratic|democrat|republican|gop) members|(?:democratic|democrat|republican|gop) (?:senate|house) members|(?:democratic|democrat|republican|gop) members of (?:the )?(?:us )?(?:senate|house)(?: of representatives)?|(?:democratic|republican|gop) senators)\b
    -> 'democratic representative'
  if (?:republican|gop).*senat|senat.*(?:republican|gop) -> 'republican senator'
  if republican|gop -> 'republican representative'
  if senat -> 'democratic senator'
  = Will at least 3 Republican members of the Senate resign in 2031?
    | Will at least 3 Republican senators resign in 2031?
  ! Will the Senate Republican leader resign in 2031? | Will a Republican senator resign in 2031?
nomination-at-convention
  // The national convention of an American party nominates for president and vice president.
  \bthe (?:presidential )?nomination at the ((?:20\d\d )?)(?:dnc|rnc|(?:democratic|republican) national convention)\b
    -> 'the $1republican presidential nomination'
  if dnc|democratic -> 'the $1democratic presidential nomination'
  = Will Ann Roe win the nomination at the 2032 DNC? | Will Ann Roe win the 2032 Democratic presidential nomination?
  ! Will Ann Roe win the nomination at the 2032 DNC? | Will Ann Roe win the 2032 Democratic mayoral nomination?
nomination-in-primary
  // The winner of a primary of one party is its nominee.
  \b(?:wins? )?(?:the )?((?:democratic|republican|gop) )(?:party )?nomination (?:at|in) (?:the )?((?:[\w'.-]+ ){1,5}?)primary(?: election)?\b(?! runoff)
    -> 'be the $1nominee for $2'
  = Who will win the Republican nomination in the OH-15 House primary? - Ann Roe
    | Will Ann Roe be the Republican nominee for OH-15?
  ! Who will win the most votes in the OH-15 Republican House primary? - Ann Roe
    | Will Ann Roe be the Republican nominee for OH-15?
candidate-of-party
  // A party has one candidate in the election of the president, its nominee.
  \b(?:be|is) the ((?:democratic|gop|republican) )(?:party )?candidate (?:for|in) the (20\d\d )(?:us |united states )?presidential election\b
    -> 'be the $2$1presidential nominee'
  = Will Ann Roe be the Democratic candidate in the 2032 US presidential election?
    | Will Ann Roe be the 2032 Democratic presidential nominee?
  ! Will Ann Roe be a Democratic candidate in the 2032 presidential election?
    | Will Ann Roe be the 2032 Democratic presidential nominee?
on-first-ballot
  // Elections by ballots have rounds.
  \bon the (?:first|1st) ballot\b -> 'in the first round'
  = Will Ann Roe win the Lima mayoral election on the first ballot in 2031?
    | Will Ann Roe win the 2031 Lima mayoral election in the first round?
  ! Will Ann Roe be on the ballot of Lima in 2031? | Will Ann Roe win the 2031 Lima election in the first round?
loses-renomination
  \b(?<=\b(?:lose|loses|win|wins|denied) (?:(?:her|his|the|their) )?)renomination\b -> 'primary'
  = Will Senator Ann Roe lose renomination in 2030? | Will Senator Ann Roe lose her primary in 2030?
  ! Will Senator Ann Roe seek renomination in 2030? | Will Senator Ann Roe win her primary in 2030?
state-by-code
  \b(?:${STATE_CODE}|(?<=\b(?:the|20\d\d) )(?:${[...WORDS].join('|')}))(?= (?:(?:dem|democratic|gop|republican|rep) )?(?:${CONTEST})\b)
    -> ''
  = Will Ann Roe win the OR GOP primary in 2032? | Will Ann Roe win the Oregon Republican primary in 2032?
  ! Will Ann Roe win in the Senate in 2032? | Will Ann Roe win in the House in 2032?
seats-of-congress
  \b(?<=\bseats (?:in the (?:house|senate) )?)in the (\d{3})(?:st|nd|rd|th) congress\b -> ''
  = Will Republicans win 208-212 House seats in the 123rd Congress?
    | Will Republicans win 208-212 House seats in the 2032 election?
  ! Will the Zorro bill pass the House in the 123rd Congress? | Will the Zorro bill pass the House in 2032?
first-preferences
  \b(?:first|1st)[- ]preference votes?\b -> 'the vote in the first round'
  = Will Ann Roe get less than 5% of first-preference votes in the 2031 Lima mayoral election?
    | Will Ann Roe get less than 5% of the vote in the first round of the 2031 Lima mayoral election?
  ! Will Ann Roe be the first choice of voters in the 2031 Lima mayoral election?
    | Will Ann Roe win the 2031 Lima mayoral election?
no-majority-of-list
  ^which party (?:will )?(?:gains?|gets?|has|have|secures?|wins?) an? (?:absolute |outright |overall )?majority(?: of (?:the )?(?:parliamentary )?seats)? (?=.*\bno (?:overall )?majority$)
    -> ''
  = Which party will gain an overall majority at the next UK general election? - No Overall Majority
    | Will the next UK general election result in a hung parliament?
  ! Which party will gain an overall majority at the next UK general election? - Labour
    | Will Labour win a majority at the next UK general election?
majority-of-list
  ^which party (?:will )?(?:gains?|gets?|has|have|secures?|wins?) an? (?:absolute |outright |overall )?majority(?: of (?:the )?(?:parliamentary )?seats)? ([^?]+\?) - (?!no\b)([^?]+?) majority$
    -> 'will $2 win a majority $1'
  = Which party will gain an overall majority at the next UK general election? - Labour Majority
    | Will Labour win a majority at the next UK general election?
  ! Which party will gain most votes at the next UK general election? - Labour
    | Will Labour win a majority at the next UK general election?
nominee-to-replace
  \b(?<=\b(?:choice|nominate|nominates|nominee|pick) (?:(?:[\w'.-]+ ){1,3})?)to (?:replace|succeed) (?:[\w'.-]+ ){1,4}?(?=(?:as|for) )
    -> ''
  = Who will be Trump's nominee to replace Jerome Powell as Fed chair? - Ann Roe
    | Who will Trump nominate as Fed chair? - Ann Roe
  ! Who will be chosen to replace Jerome Powell as Fed chair? - Ann Roe
    | Who will Trump nominate as Fed chair? - Ann Roe
in-front-of
  \b(appears?|speaks?|testif(?:y|ies)) in front of\b -> '$1 before'
  = Will Ann Roe testify in front of Congress in 2031? | Will Ann Roe testify before Congress in 2031?
  ! Will Ann Roe build a wall in front of Acme in 2031? | Will Ann Roe build a wall in 2031?
not-including
  ,? \(?\bnot (?:counting|including)\b -> ' excluding'
  = Which EU country will be the next to leave, not including Hungary? - Peru
    | Which EU country will be the next to leave, excluding Hungary? - Peru
  ! Will the Peru deal not include Chile in 2031? | Will the Peru deal exclude Chile in 2031?
head-of-state-or-government
  \bheads? of state (?:and\/or|or|\/) (?=government\b) -> 'head of state or head of '
  = Will Ann Roe be the head of state or government of Peru in 2031?
    | Will Ann Roe be the head of state or head of government of Peru in 2031?
  ! Will Ann Roe be the head of state of Peru in 2031? | Will Ann Roe be the head of government of Peru in 2031?
posts-once
  // Who makes at least one post has posted.
  \b(?:makes?|posts?|publish(?:es)?|sends?|writes?) (?:at least one|a|a single|any|one or more) (?=tweets?\b) -> ''
  = Will Ann Roe make at least one tweet in 2031? | Will Ann Roe tweet in 2031?
  ! Will Ann Roe delete at least one tweet in 2031? | Will Ann Roe tweet in 2031?
club-of-states-expands
  // A club of states expands by a new member.
  \b(?:the )?(asean|brics|eu|european union|g7|g20|mercosur|nato|opec|schengen area|sco) (?:expands?|(?:accepts?|adds?|admits?|gains?|welcomes?) (?:an? |any )?new (?:countr(?:y|ies)|members?(?: countr(?:y|ies)| states?)?))\b(?! (?:its|the|to)\b)
    -> 'any new country join $1'
  = Will NATO expand by June 30, 2031? | Will any new country join NATO by June 30, 2031?
  ! Will NATO expand its mission by June 30, 2031? | Will any new country join the NATO mission by June 30, 2031?
articles-of-impeachment
  \b(?:adopts?|approves?|pass(?:es)?|votes? (?:for|to (?:adopt|approve|pass))) (?:an? |any |at least one |one or more |the )?articles? of impeachment (?:against|of)\b
    -> 'impeach'
  = Will the House pass articles of impeachment against Ann Roe in 2031? | Will the House impeach Ann Roe in 2031?
  ! Will articles of impeachment against Ann Roe be filed in 2031? | Will the House impeach Ann Roe in 2031?
vote-of-confidence
  (?<!\bno[- ])\b(?:confidence (?:motion|vote)|(?:motion|vote) of confidence)\b(?<=\b(?:call|calls|face|faces|facing|hold|holds|lose|loses|survive|survives|trigger|triggers) (?:an? |the )?(?:confidence (?:motion|vote)|(?:motion|vote) of confidence))
    -> 'no confidence vote'
  = Will Ann Roe face a vote of confidence in 2031? | Will Ann Roe face a no-confidence vote in 2031?
  ! Will Ann Roe lose the confidence of voters in 2031? | Will Ann Roe lose a no-confidence vote in 2031?
founds-party
  \b(?:creates?|establish(?:es)?|forms?|founds?|launch(?:es)?|sets? up|starts?) (?:(?:an?|her|his|their) )?(?:own )?(?:new )?(us |american )?(?:new )?(?:political )?party\b
    -> 'create $1political party'
  = Will Ann Roe found her own party in 2031? | Will Ann Roe start a new political party in 2031?
  ! Will Ann Roe join a political party in 2031? | Will Ann Roe leave her political party in 2031?
member-continuously
  \bbe (?=(?:an? |the )?(?:[\w'-]+ ){1,6}?(?:continuously|without interruption) (?:through|to|until)\b)|\b(?:continuously|without interruption) (?=(?:through|until)\b)
    -> ''
  if ^be -> 'remain '
  = Will Peru be a member of NATO continuously through 2031? | Will Peru remain a member of NATO through 2031?
  ! Will Peru be a member of NATO in 2031? | Will Peru become a member of NATO in 2031?
feast-day
  \b(after|ahead of|before|by|on|prior to|through|until) (?:the )?(christmas eve|christmas(?: day)?|halloween|valentines? day)(?:,? (20\d\d))?(?= ?\?|$| (?:and|or)\b)
    -> '$1 $2'
  if christmas eve -> '$1 december 24 $3'
  if christmas -> '$1 december 25 $3'
  if halloween -> '$1 october 31 $3'
  if valentine -> '$1 february 14 $3'
  = Will Ann Roe resign before Christmas 2031? | Will Ann Roe resign before December 25, 2031?
  ! Will Ann Roe cancel Christmas in 2031? | Will Ann Roe cancel December in 2031?
election-day
  // The Tuesday after the first Monday of November, in the years of federal elections of the US.
  \b(after|ahead of|before|by|on|prior to|through|until) (?:the )?election day,? (20(?:1[68]|2[02468]|3[0246]))(?= ?(?:\?|$))
    -> '$1 november 3, $2'
  if (?:16|22) ?$ -> '$1 november 8, $2'
  if (?:28|34) ?$ -> '$1 november 7, $2'
  if 18 ?$ -> '$1 november 6, $2'
  if (?:24|30) ?$ -> '$1 november 5, $2'
  if 36 ?$ -> '$1 november 4, $2'
  if 32 ?$ -> '$1 november 2, $2'
  = Will Ann Roe be Speaker of the House on Election Day 2030? | Will Ann Roe be Speaker of the House on November 5, 2030?
  ! Will Ann Roe be Speaker of the House on Election Day 2031? | Will Ann Roe be Speaker of the House on November 4, 2031?
best-state
  // The state that somebody wins by the largest margin.
  \b((?:[\w'.-]+ ){1,3}?)(?:be |is )?the state (?:that (?:goes|votes) for|won by) ((?:[\w'.-]+ ){1,3}?)by the (?:biggest|greatest|highest|largest|widest) margin\b
    -> '$2win $1by the largest margin'
  = Will Ohio be the state that goes for Ann Roe by the highest margin? | Will Ann Roe win Ohio by the largest margin?
  ! Will Ohio be the state that goes for Ann Roe by the lowest margin? | Will Ann Roe win Ohio by the largest margin?
biden-state
  // Biden has won states in one election.
  \b2020 (?=biden (?:count(?:ies|y)|districts?|states?|voters?)\b) -> ''
  = Will Ann Roe flip a 2020 Biden state? | Will Ann Roe flip a Biden state?
  ! Will Ann Roe flip a 2020 Trump state? | Will Ann Roe flip a 2016 Trump state?
successful
  ^(?:will there be an? )?successful (?=.*\b(?:docking|flight|landing|launch|test)\b) -> ''
  = Successful Moon landing by Zorro in 2031? | Will Zorro land on the Moon in 2031?
  ! Most successful Moon landing in 2031? | Longest Moon landing in 2031?
`
