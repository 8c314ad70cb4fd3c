import { numerals, ORDINAL } from './numerals.ts'
import { STATE, STATE_NAME } from './state-codes.ts'

const LEAVING = String.raw`(?:leave|(?<!comes? )out|depart|exit|resign|fired|ousted|removed|replaced)\b`
const FINISH = '(?:come|end|end up|finish|place|placed|rank)'

/** An ordinal as a place of a ranking: "5th", "fifth place". */
const PLACE = `(${ORDINAL})(?:[- ]place)?`

/** Stages of a tournament; "Final Four" comes before "final". */
const STAGES = [
  'final (?:four|4)|quarter-?finals?|semi-?finals?',
  String.raw`(?:grand )?finals?(?! (?:\d|two|three|five|six|seven|eight)\b)`,
  String.raw`round of \d+|knockouts?|sweet (?:sixteen|16)|elite (?:eight|8)`,
].join('|')

/** Matches phrases for finishing first, which is winning: they are replaced by "win" before qualifiers are read. */
export const FIRST_PLACE =
  /\b(?:finish|place|come|be|get|rank) (?:first|1st)(?: among)?\b(?! (?:to|or) )|\b(?:come|finish|place|rank) in (?:first|1st)\b(?! (?:or |place or |half|period|quarter|round|set|stage))|\b(?:first|1st)[- ]place\b(?! or )/g

/**
 * The phrases by which normalised titles state qualifiers, in the order of their application. A row has the kind of
 * qualifier, the pattern, the value, and the text that is left in place of the phrase (by default none). "$1" is the first
 * group, "#1" the number that it spells; what is computed from groups is called by its name.
 */
export const qualifierPhrases = String.raw`
// "If Ann Roe runs, will Bob Poe win?" settles only if Ann Roe runs
condition: ^(?:conditional on|assuming|if) (.{3,}?), ?(?=(?:then |and )?(?:will|who|what|which|how|when|does|is|would)\b)
  -> $1
condition: \b(?<=^will [^?]{8,}(?<!\b(?:announce|ask|confirm|decide|even|know|only|or|reveal|say|tell) ))if ((?:he|she|it|they) [a-z][^?]{4,60}?|(?:nominated|elected|on the ballot))(?= ?(?:\?|$))
  -> $1
// a hypothetical question ends with its condition: "Who would win if Ann Roe were the nominee?"
condition: \b(?<=\bwould [^?]{3,}(?<!\b(?:announce|ask|confirm|decide|even|know|only|or|reveal|say|tell) ))if ([a-z][^?]{6,90}?)(?= ?(?:\?|$))
  -> $1
without: \((?:w/o|without|excluding|excl\.?|other than(?: by)?|except(?: for)?|not including) ([^()]+)\)|\bw/o ([a-z][a-z ]+)$ -> $1$2
// a way in which a post ends
without: ,? \b(?:(?:for any reason )?(?:apart from|except|other than|without) (?:by |for |through )?|excluding |not (?:counting|including) )((?:natural )?(?:death|dying))\b
  -> $1
// the negation in "a country that has never won" does not deny the question
clause: \b(?:that|who|which) ((?:has|have|had|is|are|was|were) (?:never|not) [^?,]+) -> $1
// of two levels, the first has to be reached before the second
clause: \bbefore (?:(?:it )?(?:dipping|dips?|dropping|drops?|falling|falls?|hits?|hitting|reach(?:es|ing)?|rises?|rising) )?(?:to )?([$£€] ?\d[\d.,]*(?: ?[kmbt]\b)?|\d{1,3}(?:,\d{3})+|\d[\d.]*[kmbt%]|[3-9]\d{3,}|\d{5,})(?!\d)
  -> beforeAmount($1)
tenure: \b(interim|acting|caretaker)\b(?= (?:[a-z]+ ){0,3}?(?:attorney|chair|coach|director|governor|head|leader|manager|mayor|minister|president|secretary)\b)
  -> $1
bill: \b(?:hr|hb|sb|s) ?(\d{1,4})\b(?= ?\()|\b(?:hr|hb|sb|s(?= )) ?(\d{1,4})\b(?=\)) -> $1$2
district: \b(${STATE})(?:-?(\d{1,2})|-(al))\b(?:\s*\([^)]*district\))?|\b(${STATE_NAME})\s(${ORDINAL}) (?:congressional )?district\b|\b(${STATE_NAME}) at-large\b
  -> district($1, $2, $3, $4, $5, $6)
// "next" beside the verb means the next nomination, not the nomination for the next holder
order: \bnext (?=(?:appoint|nominate|pick)s?\b)|\b(?<=(?:appoint|nominate|pick) )next\b -> act
order: \bas (?:the |her |his |its )?next\b -> holder leaving as the next
half: \b(?:1st|first) half(?: winner| result)?\b|\bhalf-?time\b(?! show|(?: result)? ?/)(?: result)?|\b1h\b -> 1
half: \b(?:2nd|second) half\b|\b2h\b -> 2
half: \b(1st|2nd|3rd|4th|first|second|third|fourth) (quarter|period)(?: winner| result)?\b|\b([1-4])(q|p)\b
  -> partOfGame($1, $2, $3, $4)
inning: \b(?:(?:first|1st)|after|through) (?:5|five) innings?\b|\bf5\b -> f5
inning: \b(?:first|1st) inning\b -> 1
map: \b(?:map|game|set) (\d)\b(?: winner\b)?|\b(first|second|third|1st|2nd|3rd) set\b(?: winner\b)? -> $1#2
series: \bwin series\b|(?<!\b(?:anthology|comedy|drama|limited|world) )\bseries winner\b|\bwin the series\b|(?<=\b(?:vs\.?|at) [^?]*: )series\b|\b(?:(?:[1-4](?:st|nd|rd|th)|first|second) )?round series\b|(?<=\b(?:mlb|nba|nhl|wnba)\b[^?]* vs\.? [^?]*)\btotal games\b
  -> series
group: \b(?:group|pool) ([a-l])\b -> $1
split: \bsplit (\d)\b -> $1
week: \bweek (\d{1,2})\b -> $1
season: \bseason (\d{1,3})\b|\(s(\d{1,2})\) -> $1$2
// the season of storms is a part of the year
months: \b(?<!\b(?:after|before|by|until) (?:the )?)((?:(?:atlantic|pacific) )?(?:cyclone|hurricane|typhoon) season)\b(?! (?:begin|end|open|start))
  -> storms leaving $1
// losing in a round means a place in the final ranking
place: \b(?:(?:be|get|gets) )?(?:eliminated|knocked out|lose|loses|exit|exits) (?:in|at) (?:the )?((?:[a-z]+ )?)(group stage|round of \d+|quarter-?finals?|semi-?finals?|sweet (?:16|sixteen)|elite (?:8|eight)|final (?:4|four))\b
  -> placesOfLosers($2) leaving $1
place: \b(?:(?:be|get|gets) )?(?:eliminated|knocked out|lose|loses) in (?:the )?(?:grand )?final\b(?! (?:4|four|game|round|set)\b) -> 2
top: \b(?:in )?(?:the )?${PLACE} (?:place )?or (?:better|higher|above)\b -> #1
top: \b(?<=\b${FINISH} (?:either )?)(?:in )?(?:first|1st)(?:[- ]place)? or (?:in )?(?:second|2nd)(?:[- ]place)?\b -> 2
top: \b(?:among (?:the )?)?top[- ](\d{1,3})\b -> $1
top: \b(?:rank )?(?:among|one of|in) the (?:top )?(\d{1,2}|${numerals.slice(2).join('|')}) (?=(?:most|[a-z]+est)\b)
  -> #1
top: \btop half\b -> half
top: \b(?:on the )?podium\b -> 3
// bookmakers write "to place" for the first three of a race
top: \bto be placed\b|\bto place\b(?! \d) -> 3
top: \b(?:to )?make the cut\b -> cut
// a playoff of the NBA and the NHL begins with 16 teams, of which eight reach the second round
reach: \b(?:advance to|get to|make(?: it)?(?: to)?|move on to|reach)(?:e?s)? (?:the )?(?:second|2nd) round(?= (?:(?:of|in) )?(?:the )?(?:20\d\d(?:-\d\d)? )?(?:nba|nhl|stanley cup) (?:playoffs|postseason)\b)
  -> quarterfinal leaving qualify
reach: \b(reach|make|advance (?:from|past|through)|advance(?: to)?|qualify(?: for)?|play(?: in)?|reaches|makes|advances(?: to)?|qualifies(?: for)?|plays(?: in)?) (?:the )?((?:[a-z]+ ){0,4}?)(${STAGES}|(?:national )?championship game|title game|run-?off|second round|2nd round)\b
  -> stageReached($1, $3) leaving $2
// "be in the second round" of an election, of which there are two; elsewhere more rounds may follow
reach: \b(?:be|is|get|gets|go|goes|make it|makes it) (?:in|to|into) (?:the |an? )?(run-?off|(?:second|2nd) round)(?= (?:(?:for|in|of) )?(?:the )?(?:[\w'-]+ ){0,4}?(?:election|race)\b)
  -> runoff
// "be in the final" and "be a finalist", but not "be in the final season"
reach: \b(?:be|is|get|gets|go|goes|make it|makes it|appear|appears|compete|competes) (?:in|to|into) (?:the |an? )?((?:[a-z]+ ){0,4}?)(${STAGES})\b(?! (?:book|cast|cut|day|draft|episode|film|list|movie|round|season|series|version|week|year)s?\b)
  -> stageReached(be, $2) leaving $1
reach: \b(?:be|is|become|becomes) (?:an? |the |one of the )?((?:[a-z]+ ){0,4}?)(quarter-?final|semi-?final|final)ists?\b
  -> stageReached(be, $2) leaving $1
// "Round of 16 Qualifiers" lists those who reach it
reach: \b(${STAGES}) qualifiers?\b -> stageReached(be, $1) leaving qualify
// winning a semifinal means reaching the final
reach: \bwins? (?:the |their |his |her |its |a )((?:[\w'-]+ ){0,4}?)(quarter-?finals?|semi-?finals?)\b(?! (?:match|game|leg|first|second))
  -> stageAfter($2) leaving $1
round: \bround of (\d+)\b -> of-$1
round: \b(\d(?:st|nd|rd|th)|first|second|third|fourth|fifth) (test|odi|t20i?|leg)\b -> $2 #1
stage: \b(?:first|1st) round\b -> first-round
stage: \b(?:run-?off|second round|2nd round)\b -> runoff
round: \bround (\d)\b -> $1
place: \b(?:(?:finish|end|come|place|placed|be) (?:in )?(?:the )?|in )?(?:dead )?last[- ]place\b|\b(?:finish|end|come|placed?|be) (?:dead )?last\b(?! (?:\d|a|for|until|more|less|longer)\b)
  -> last
place: \b(?:(?:among|in) )?(?:the )?bottom[- ](\d{1,2}|half)\b -> bottom $1
place: \b(?<=\b${FINISH} )(?:in )?(?:either |between )?${PLACE} (?:and|or|to) (?:in )?${PLACE}\b -> #1..#2
place: \b(?<=\b${FINISH} )(?:in )?${PLACE} or (?:lower|worse|below)\b -> #1+
// "relegated" names several places of the ranking
place: \b(?:(?:be|get|gets|is) )?(?:relegated|relegation)\b -> relegated
place: \b(?:rank (?:as )?)?(?:the )?(${ORDINAL})[- ]((?:most|top|[a-z]+est)\b[^?]*?) or (?:lower|worse|below)\b
  -> #1+ leaving $2
place: \b(?:come|finish|rank) in ([2-9]|[1-9]\d) place\b -> #1
place: \b(${ORDINAL})[- ]place\b|\b(?:finish|get|come|placed?|be|picked|selected|drafted|chosen|taken) (${ORDINAL})\b|\b(?:come|finish|place|rank) in (${ORDINAL})\b(?! (?:half|period|quarter|round|set|stage))|\b(${ORDINAL}) most (?:seats|votes)|\b(${ORDINAL}) in the\b
  -> #1#2#3#4#5
place: \brunner-up\b -> 2
place: \b(${ORDINAL}|rank1)(?: overall)? (?=pick\b) -> #1
place: \b(?:rank as (?:the )?)?(second|2nd|third|3rd|fourth|4th|fifth|5th|sixth|6th)[- ](?=(?:most|top|[a-z]+est)\b)
  -> #1
stage: \b(?:(?:(?:vice[- ]president(?:ial)?|vp) )?running mate|(?:vice[- ]president(?:ial)?|vp) (?:candidate|nomination|nominee|pick)|(?:candidate|nominated|nomination|nominee|pick) (?:as|for) (?:the )?(?:vice[- ]presiden(?:cy|t)|vp))\b(?:\?? \((?:vice president|vp)\))?
  -> running-mate leaving presidential
// the next one to leave is the first to leave among those who are left
first: \b(?:the )?(?:first|next)((?: \S+){0,2}?|(?: \S+){3,5}?(?= to )) (?:to (?:be |go )?)?(?=${LEAVING})
  -> first leaving $1
first: [ ](?:first|next)(?= ?(?:[?,:-]|$))(?<=\b${LEAVING}\b.* (?:first|next)) -> first
stage: \b(?:on (?:the )?)?(?:shortlist|shortlisted)\b -> shortlist
stage: \bticket\b -> ticket
stage: \b(?:nominees?|nominations?|nominates?|nominated|primary|primaries)\b -> nomination
stage: \b(democratic|republican|gop) candidate(?= ?(?:-|:|$)) -> nomination leaving $1
special: \bspecial election\b|\bby-?election\b -> special
gender: (?<!\b(?:ncaa|pro) )\bwom[ae]ns?\b(?! (?:pro|college) basketball| ncaa| march madness| world cup)|\bladies\b|\bfemale\b|(?<=[a-z] )wfc\b|\bw(?= vs?\.? [^:]+ w\b)
  -> women
squad: \b(?:(u)-?(\d\d)|(challengers|academy(?! award)|reserves|nxt|rookies|junior(?= vs| \(|$)))\b -> $1$2$3
`
