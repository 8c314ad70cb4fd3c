import { MARGIN } from './margins.ts'
import { usStates } from './us-states.ts'

/**
 * Phrases of a title with what follows from them. Each text is what stands in place of the phrase in another question:
 * one that this question implies (`implies`), that implies it (`follows`), or that excludes it (`excludes`). "$1" is the
 * first group of the pattern.
 */
export interface Consequence {
  said: RegExp
  implies?: readonly string[]
  follows?: readonly string[]
  excludes?: readonly string[]
  /** Whether it holds only for one person or team that is named; a country may win two medals in one event. */
  personal?: true
  /** How the amount of the first group compares with that of the second where it holds. */
  amount?: 'lower' | 'higher'
  /** Whether it holds only for politicians of the United States. */
  american?: true
}

/** Up to four words of a name, or of what stands between a verb and its object. */
const SOME = "((?:[\\w.'’&-]+ ){0,4}?)"
/** The name of one party in the middle of a title. */
const NAME = "((?:the )?[A-Z][\\w.'’&-]*(?: [A-Z][\\w.'’&-]*){0,3})"
/** The office of a running mate. */
const MATE = '(?:VP|[Vv]ice[- ][Pp]resident(?:ial)?)'
/** A level of a price: "$60,000", "$60k". */
const LEVEL = '(\\$ ?\\d[\\d.,]*(?: ?[KkMmBbTt]\\b)?)'
/** Tournaments in which everybody plays until the first loss. */
const KNOCKOUT =
  '(?:20\\d\\d )?(?:Australian Open|FA Cup|French Open|Roland[- ]Garros|Speed Chess Championship|US Open|Wimbledon)\\b'
/** Operators and leagues of esports whose tournaments are decided in playoffs. */
const WITH_PLAYOFFS = '(?:20\\d\\d )?(?:BLAST|ESL|IEM|LCK|LEC|LPL|PGL|StarLadder)\\b'
/** The beginning of a title with its subject. */
export const SUBJECT = '^(?:Will )?(?:[Tt]he )?([^?:]{2,50}?)'

/** A chamber of a parliament, with its country. */
const CHAMBER =
  '(?:[A-Z][\\w.]* ){0,2}?(?:Congress|House(?: of (?:Commons|Lords|Representatives))?|[Pp]arliament|Senate|Bundestag|Knesset|Duma)'
/** The month of an election behind its result: "for Nov 2030". */
const OF_MONTH = '(?: for (?:[A-Z][a-z]{2,8} )?20\\d\\d)?'
/** A number of votes for a person or a bill. */
const VOTES =
  '(?:at least|exactly|fewer than|less than|more than|over|under) \\d+ (?:yea |yes )?votes|\\d+\\+? (?:or (?:fewer|more) )?(?:yea |yes )?votes|(?:bipartisan|party-line|unanimous) (?:support|vote)'

/** A weapon that is detonated wherever it is used or tested, and against whom it is used. */
const NUCLEAR_WEAPON = 'an? (?:nuclear weapon|nuke|atomic bomb)\\b'
const AGAINST =
  '(?: (?:against|in|on) (?:the )?[A-Z](?!(?:an|eb|ar|pr|ay|une?|uly?|ug|ep|ct|ov|ec|[1-4])\\b)\\w+(?: [A-Z]\\w+)*)?'

/** More than half of the votes. */
const MAJORITY =
  '\\b(?:gets?|receives?|wins?) (?:(?:above|at least|more than|over) )?(?:5[1-9]|[6-9]\\d)(?:\\.\\d+)?%(?: or more|\\+)?(?: of (?:the |all )?(?:popular )?votes?)?'
/** The names of the American states. */
const STATES = usStates.map(({ names }) => names[0]).join('|')

const matching = (source: string) => new RegExp(source)

const HITS_BEFORE = matching(`\\b(?:hit|reach|touch)(?:es)? ${LEVEL} before (?:(?:hitting|reaching) )?${LEVEL}`)

/**
 * The consequences of phrases of titles, in every realistic world and within the same time. Comparatives follow from
 * superlatives, and what excludes one another is listed in both directions. Source: general knowledge.
 */
export const consequences: readonly Consequence[] = [
  // elections
  {
    said: /\bwins? (?:an? )?(?:super-?majority|(?:two-thirds|2\/3) majority|majority of more than two thirds)\b/,
    implies: ['win a majority'],
  },
  {
    said: /\bwins? (?:an? |the )?(?:(?:absolute|clear|outright|overall|parliamentary|single-party) )?majority\b(?: of (?:the )?(?:parliamentary )?seats)?(?! of (?:the )?(?:\w+ )?votes?)/,
    implies: ['win the most seats'],
  },
  {
    said: matching(
      `(?!.*\\b(?:alliance|bloc|coalition|opposition|parties)\\b)${SUBJECT} wins? (?:an? |the )?(?:(?:absolute|clear|outright|overall|parliamentary) )?majority(?: of (?:the )?seats)?(?= (?:at|in|after|following)\\b)`,
    ),
    excludes: ['Will no party win a majority', 'Will there be a hung parliament'],
  },
  { said: /\bwins? (?:zero|no|0) seats\b/, excludes: ['win any seats', 'win at least one seat', 'win seats'] },
  {
    said: /\bloses? (?=the (?:[\w'’-]+ ){0,6}(?:[Ee]lection|[Pp]rimary|[Rr]ace|[Rr]ecall|[Rr]eferendum|[Rr]un-?off)\b)/,
    excludes: ['win '],
  },
  {
    said: /\b(?:be elected|become|be) (?:the )?(?:next )?vice[- ]president\b/,
    excludes: ['be elected president', 'win the presidential election'],
  },
  {
    // a running mate is not elected president
    said: matching(
      `\\b(?:Democratic|GOP|Republican) (?:Party )?${MATE} nominee\\b|\\bnominee for (?:the )?(?:VP|[Vv]ice[- ][Pp]residen(?:cy|t)) (?:for|of) the (?:Democratic|Republican) [Pp]arty\\b`,
    ),
    excludes: ['presidential election winner'],
    personal: true,
  },
  {
    said: matching(`\\b(wins? (?:the )?(?:20\\d\\d )?)(?:Democratic|GOP|Republican) (?:Party )?${MATE} nomination\\b`),
    excludes: ['$1presidential election'],
  },
  {
    said: /\bbe recalled (?:as|from(?: (?:her|his|their|the))?(?: office as)?) (?=(?:the )?(?:[\w'’-]+ )?(?:attorney|council|governor|mayor|member|president|representative|senator)\b)/,
    implies: ['leave office as '],
  },
  {
    // a decision with its votes: "Will Federal Funds Rates be 25bp cut AND Dissents be 0 for Jan 2031?"
    said: /^Will Federal Funds Rates?(?: Decision)? be ([^?]{2,20}?) AND Dissents be >?\d+ for ([A-Z][a-z]{2,8} 20\d\d)/,
    implies: ['Fed rates: $1 after the $2 meeting'],
  },
  {
    // who is certified has won
    said: /\bbe (?:formally |officially )?certified as (?:the )?winner (?:in|of) /,
    implies: ['win '],
  },
  {
    // all offices that a whole state elects
    said: matching(
      `^(?:Will )?(?:the )?(Democrat|Republican)s sweep all (?:\\w+ )?(${STATES}) state-?wide (?:elections|offices|races)\\b`,
    ),
    implies: ['Will the $1s win the $2 governor election'],
  },
  {
    // who wins by whatever margin has won; who wins the runoff of a primary has won the primary
    said: matching(`\\b(wins? [^?:]*?)(?:(?<=[Pp]rimary) [Rr]un-?off)?,? by ${MARGIN}`),
    implies: ['$1'],
  },
  {
    // the second round decides an election
    said: /\bwins? (?:the )?(?:(?:second|2nd) round|run-?off)(?: vote)? of (?=(?:the )?(?:[\w'’-]+ ){1,6}election\b)/,
    implies: ['win ', 'advance to the second round of '],
  },
  {
    // the state that somebody wins by the largest margin is won
    said: /\b(wins? (?!by\b)[^?:]*?),? by the (?:biggest|greatest|highest|largest|widest) margin\b/,
    implies: ['$1'],
  },
  {
    said: /^(?:Will )?([A-Z][\w .]+?) be the state (?:that (?:goes|votes) for|won by) (.+?) by the (?:biggest|greatest|highest|largest|widest) margin\b/,
    implies: ['Will $2 win $1'],
  },
  {
    // a list about the two highest posts of a state: "Ohio Governor-Senate combo - Democrats sweep"
    said: /^(?:Will )?([A-Z][A-Za-z ]+?) Governor-Senate combo(?: 20\d\d)?[?:]*(?: -)? (Democrat|Republican)s sweep$/,
    implies: ['Will the $2s win the $1 governor race', 'Will the $2s win the $1 Senate race'],
  },
  {
    // the parties that win two posts: "Ohio Governor winner be Republican party and Ohio Senate winner be Democratic party"
    said: matching(
      `^(?:Will )?(?:the )?([A-Z][\\w. ]*? (?:[Gg]overnor|[Mm]ayor|[Ss]enate)) [Ww]inner (?:be|is) (?:the )?(Democrat|Republican)(?:ic)?(?: [Pp]arty)? (?:AND|and) (?:the )?([A-Z][\\w. ]*? (?:[Gg]overnor|[Mm]ayor|[Ss]enate)) [Ww]inner (?:be|is) (?:the )?(Democrat|Republican)(?:ic)?(?: [Pp]arty)?${OF_MONTH}`,
    ),
    implies: ['Will the $2s win the $1 race', 'Will the $4s win the $3 race'],
  },
  {
    said: /^(?:Will )?([A-Z][A-Za-z ]+?) Governor-Senate combo(?: 20\d\d)?[?:]*(?: -)? (Democrat|Republican)(?:ic)? Governor, (Democrat|Republican)(?:ic)? Senator$/,
    implies: ['Will the $2s win the $1 governor race', 'Will the $3s win the $1 Senate race'],
  },
  {
    said: /\bwins? (?:both )?(the [^?:,]{3,40}?) and (the [^?:,]{3,40}?)(?= in\b| at\b| before\b| by\b|\?|$)/,
    implies: ['win $1', 'win $2'],
  },
  {
    // "Ann Roe wins the election but loses Ohio" has two parts
    said: /\b(wins? [^?]*?),? (?:and|but) loses? ([^?]+)/,
    implies: ['$1'],
    excludes: ['win $2'],
  },
  {
    // the primary of a party and the election behind it, which the party wins with its nominee
    said: matching(
      `${SUBJECT} wins? (?:both )?(the (?:20\\d\\d )?(?:[\\w.-]+ ){1,4}?)(Democratic|Republican) [Pp]rimary and (?:the )?[Gg]eneral [Ee]lections?\\b`,
    ),
    implies: ['Will $1 win $2$3 primary', 'Will $1 win $2election', 'Will the $3 Party win $2election'],
  },
  {
    // and where the nominee loses, the party does
    said: matching(
      `${SUBJECT} wins? (the (?:20\\d\\d )?(?:[\\w.-]+ ){1,4}?)(Democratic|Republican) [Pp]rimary(?: [Ee]lection)?,? (?:and|but) loses? (?:the )?(?:20\\d\\d )?(?:[\\w.-]+ ){0,4}?[Gg]eneral [Ee]lection\\b`,
    ),
    excludes: ['Will $1 win $2election', 'Will the $3 Party win $2election'],
  },
  {
    // more than half of the votes wins where neither seats nor electors decide
    said: matching(`${MAJORITY} in (?=(?:the )?[^?:]*?(?:[Gg]overnor|[Gg]ubernatorial|[Mm]ayor|[Ss]enate|[Pp]rimary))`),
    implies: ['win '],
  },
  {
    said: matching(`${MAJORITY} in ([^?:]*?(?:Democratic|GOP|Republican) (?:\\w+ )?)(?:[Pp]rimary )?[Rr]un-?off\\b`),
    implies: ['win $1primary'],
  },
  {
    said: matching(`${SUBJECT} wins? ([^?:]*?),? by (${MARGIN})`),
    implies: ['Will the margin of victory in $2 be $3'],
  },
  {
    said: /\bwins? (?=(?:the )?(?:20\d\d )?(?:U\.?S\.? )?[Pp]residential [Ee]lection\b)/,
    implies: ['win a state in '],
  },
  {
    // the states that decide an American election
    said: /\b(?:sweep|win)s? all (?:of the )?(?:(?:6|7|8|six|seven|eight) )?(?:battleground|swing) states in (?:the )?(20\d\d )?(?:U\.?S\.? )?(?:[Pp]residential )?election\b/,
    implies: ['win the $1presidential election'],
  },
  {
    // in an American election, a party beside the two large ones
    said: matching(
      `\\b(?:an?|any) (?:candidate (?:from|of) (?:another|any other|a third) party|third[- ]party candidate)(?= wins? .*?\\b(?:${STATES}|U\\.?S)\\b)`,
    ),
    excludes: ['the Democrats', 'the Republicans'],
  },
  {
    // a member of a group that is not the one who is named
    said: /^(?:Will )?((?:an? )?(?:[\w-]+ ){1,3}?)(?:other than|besides|except(?: for)?|apart from) ((?:[\w.'’-]+ ){1,4}?)(?=wins?\b)/,
    implies: ['Will $1'],
    excludes: ['Will $2'],
  },
  {
    // the electoral votes of a majority
    said: /\bwins? (?:exactly |at least |more than |over )?(?:2[7-9]\d|[345]\d\d)\+? (?:or more )?(?:[Ee]lectoral (?:[Cc]ollege )?[Vv]otes|EVs)\b(?: - .*)?/,
    implies: ['win the presidential election'],
  },
  {
    // who wins an election against whom: "Ann Roe defeats Bob Doe in the 2032 presidential election"
    said: matching(
      `^(?:Will )?${NAME} (?:beat|defeat)s? ${NAME} in ((?:the )?(?:[\\w'’-]+ ){0,5}?(?:election|race))\\b(?:, with [^?]*)?`,
    ),
    implies: ['Will $1 win $3'],
    excludes: ['Will $2 win $3'],
  },
  {
    // and which nominees they are
    said: matching(
      `^.*? in (?:the )?(20\\d\\d )?((?:[\\w'’-]+ ){1,3}?)election, with ${NAME} as (?:the )?(Democratic|Republican) nominee and ${NAME} as (?:the )?(Democratic|Republican) nominee\\b`,
    ),
    implies: ['Will $3 win the $1$4 $2nomination', 'Will $5 win the $1$6 $2nomination'],
  },
  {
    // the winners of two posts: "Lima Mayor is Ann Roe and Ohio Governor is Bob Doe"
    said: matching(
      `^(?:Will )?(?:the )?([A-Z][\\w. ]*? (?:[Gg]overnor|[Mm]ayor|[Ss]enat(?:e|or))) (?:be|is) ${NAME}(?: wins)? (?:AND|and) (?:the )?([A-Z][\\w. ]*? (?:[Gg]overnor|[Mm]ayor|[Ss]enat(?:e|or))) (?:be|is) ${NAME}(?: wins)?${OF_MONTH}`,
    ),
    implies: ['Will $2 win the $1 election', 'Will $4 win the $3 election'],
  },
  {
    // the seats of a party in two chambers
    said: /\b((?:hold|win)s? [^?]{1,20} seats in the (?:House|Senate))( [^?]*?)?,? (?:AND|and) ((?:(?:hold|win)s? )[^?]{1,20} seats in the (?:House|Senate))\b/,
    implies: ['$1', '$3'],
  },
  {
    // the nominee of a party and the party that wins
    said: matching(
      `^(?:Will )?(?:the )?(Democratic|GOP|Republican) [Nn]ominee (?:be|is) ${NAME} (?:AND|and) (?:the )?[Gg]eneral [Ee]lection [Ww]inner (?:be|is) (?:the |an? )?(Democrat|Republican)(?:ic)?${OF_MONTH}`,
    ),
    implies: ['Will $2 be the $1 nominee', 'Will the $3s win the election', 'Will the $3s win the race'],
  },
  {
    said: matching(`${SUBJECT} holds? (?:an? |the )?(?:(general|parliamentary|presidential|snap) )?election\\b`),
    implies: ['called', 'scheduled'].flatMap((act) => [`Will $1 $2 election be ${act}`, `Will $1 election be ${act}`]),
  },
  {
    // who is nominated has run
    said: /\bwins? (?:the )?(?:U\.?S\.? )?(20\d\d )?(?:Democratic|GOP|Republican) (?:Party )?presidential nomination\b|\b(?:be elected (?:as|to be)|be) (?:the )?(20\d\d )?(?:Democratic|GOP|Republican) (?:Party )?presidential nominee\b/i,
    implies: ['be a candidate in the $1$2presidential election', 'run for president in $1$2'],
  },
  {
    said: /\b(?:(?:bow|drop|pull)s? out of|(?:exit|quit)s?|withdraws? from) (?:the )?((?:20\d\d )?(?:[\w.-]+ ){1,4})(?:contest|election|race)\b/,
    excludes: ['win the $1election', 'win the $1race'],
  },
  // laws and works
  {
    said: /\b(?:be |is )?(?:abolished|repealed|revoked|scrapped)\b/,
    implies: ['be ended', 'end'],
  },
  {
    // a work that is out has been shown; so has none that a court or a jail releases
    said: /\b(?:be|is) released\b(?! (?:from|on bail|to)\b)/,
    implies: ['be revealed', 'be unveiled'],
  },
  // offices
  {
    said: /\b(?:be (?:dismissed|fired|ousted|removed|sacked|toppled)|resigns?|retires?)(?= as\b)/,
    implies: ['leave office'],
  },
  {
    said: matching(
      `^(?:Will )?(?:President )?${NAME} (?:dismiss|fire|oust|remove|sack)(?:e?s)? ${NAME}(?! from the\\b)`,
    ),
    implies: ['Will $2 leave office', 'Will $2 be out'],
  },
  {
    said: /\bbe removed from office (?:by|through|via) (?:an? |the )?(?:25th Amendment|conviction|impeachment)\b/,
    implies: ['leave office'],
  },
  {
    said: matching(
      `${SUBJECT} (?:be |get |is )?(?:ousted|removed)(?: from (?:office|power))?,? (?:by|through|under|using|via) (?:the )?25th Amendment\\b`,
    ),
    implies: ['invoked', 'used'].map((act) => `Will the 25th Amendment be ${act}`),
  },
  {
    // who is expelled from a chamber has left it, and has not resigned from it
    said: matching(`\\bbe expelled from (?:the )?(${CHAMBER})`),
    implies: ['leave the $1', 'leave $1', 'leave office', 'cease to be a member of $1', 'be out as a member of $1'],
    excludes: ['resign', 'resign from $1', 'resign from the $1'],
  },
  {
    // an American president is inaugurated after a won election
    said: /\bbe inaugurated(?: as (?:the )?(?:next |new )?(?:U\.?S\.? )?[Pp]resident)?(?= ?(?:\?|$)| (?:in|on|by) )/,
    implies: ['win the presidential election'],
    american: true,
  },
  { said: /\bbe (?:confirmed|sworn in|installed|inaugurated) as (?=the next\b)/, implies: ['be '] },
  {
    // who is confirmed has been nominated; several may be, one after the other
    said: matching(`^(?:Will )?(?:(?:Donald )?Trump|[Tt]he [Pp]resident) nominate ${NAME} (?:as|for|to be) `),
    follows: ['Will $1 be confirmed as '],
  },
  {
    said: /^(?:Will )?[^?:]{2,50}? be confirmed(?: by the (?:U\.?S\.? )?Senate)? (?:as|to be) (?:an? |the (?:next )?)?(?:U\.?S\.? )?(?:(?:Associate |Chief )?[Jj]ustice (?:of|on) the (?:U\.?S\.? )?Supreme Court|Supreme Court [Jj]ustice)\b/,
    implies: ['Will the Senate confirm a Supreme Court justice', 'Will a new Supreme Court justice be confirmed'],
  },
  { said: /\bbe nominated (?:as|for|to be) (?=(?:the )?[A-Z])/, follows: ['be confirmed as '] },
  {
    // each of the parties that together make up a government is a part of it
    said: /^(?:Will )?(?:an? |the )?([\w/’'-]+(?: [\w/’'-]+)?)(?: ?\+ ?|-| and | & )(?:the )?([\w/’'-]+(?: [\w/’'-]+)?) (?:form|make up) (the |a )/,
    implies: ['Will $1 be part of $3', 'Will $2 be part of $3'],
  },
  {
    said: /^(?:Will )?(?:an? |the )?([\w/’'-]+(?: [\w/’'-]+)?)(?:, ?| ?\+ ?|-)(?:the )?([\w/’'-]+(?: [\w/’'-]+)?)(?: ?\+ ?|-|,? and | & )(?:the )?([\w/’'-]+(?: [\w/’'-]+)?) (?:form|make up) (the |a )/,
    implies: ['Will $1 be part of $4', 'Will $2 be part of $4', 'Will $3 be part of $4'],
  },
  {
    // whatever the number of votes, it is a confirmation
    said: matching(`\\b(confirmed(?: [^?\\d]+?)?) (?:by|on|with) (?:an? )?(?:${VOTES})`),
    implies: ['$1'],
  },
  {
    // more than half of a hundred senators
    said: /^How many votes to confirm an? (?:new )?(?:SCOTUS|Supreme Court) nominee\b(.*?)\? - (?:5[1-9]|[6-9]\d|100)\b.*/,
    implies: ['Will the Senate confirm a Supreme Court justice$1', 'Will a new Supreme Court justice be confirmed$1'],
  },
  {
    // a majority of a hundred senators, with the casting vote of the vice president
    said: matching(`^(?:Will )?(?:fewer|less) than (?:[1-4]?\\d|50) [Ss]enators vote to confirm ${NAME} as `),
    excludes: ['Will $1 be confirmed as ', 'Will $1 be confirmed by the Senate as '],
  },
  {
    said: matching(
      `${SUBJECT} (?:leave|resign|retire|step down)s?(?: from)? (?=(?:the )?(?:U\\.?S\\.? )?(?:Supreme Court|SCOTUS)\\b)`,
    ),
    implies: ['Will there be a vacancy on ', 'Will a vacancy open on '],
  },
  {
    // who dies leaves every post
    said: matching(
      `${SUBJECT} (?:be out as|cease to be|leave(?: office)? as|no longer be|step down as|stop being) [^?]*?(?= (?:before|by|in|on) (?:the end of )?(?:[A-Z]\\w+ )?\\d|\\?|$)`,
    ),
    follows: ['Will $1 die'],
  },
  {
    said: /\bbe ([a-z]+ed) and (?:(?:also|be|then) )*((?:convicted|confirmed|expelled|extradited|removed|sentenced)\b(?: from (?:office|Congress|power|the (?:House|Senate)))?)/,
    implies: ['be $1', 'be $2'],
  },
  // who is convicted on impeachment loses the office
  { said: /\bbe impeached and (?:be )?convicted\b/, implies: ['be removed from office'] },
  // the Senate tries whom the House has impeached
  {
    said: /\bbe convicted by the (?:U\.?S\.? )?Senate\b/,
    implies: ['be impeached', 'be impeached by the House', 'be removed from office'],
  },
  // courts and laws
  {
    said: /\b(?:be (?:adopted|approved)|pass(?:es)?|wins?)(?: by voters)? if (?:it (?:is |gets |makes it )?)?on the ballot\b/,
    implies: ['be on the ballot'],
  },
  {
    said: matching(
      `${SUBJECT} (?:be |get )?impeached by (?:the )?(?:U\\.?S\\.? )?[Hh]ouse\\b(?! and\\b)(?: of Representatives\\b)?`,
    ),
    implies: ['Will the House pass any articles of impeachment'],
  },
  {
    said: matching(
      `${SUBJECT} (?:be |get )?impeached(?! by (?:the )?(?:U\\.?S\\.? )?(?:[Hh]ouse|[Ss]enate)\\b)(?: and [a-z]+(?: from office)?)?(?= |\\?|$)`,
    ),
    implies: ['Will the House pass any articles of impeachment'],
    american: true,
  },
  {
    said: /\bbe (charged|convicted|found guilty|indicted) (?:in connection with|in relation to|of (?:any )?charges? (?:arising|stemming) from) [^?]*?(?= (?:before|by|in) (?:the end of )?(?:[A-Z][a-z]+ )?\d|\?|$)/,
    implies: ['be $1'],
  },
  { said: /\bon all (?:of the )?(?:charges|counts)\b/, implies: ['on at least one count'] },
  {
    said: /\b(?:be )?(?:acquitted|found not guilty)(?: on all (?:charges|counts))?(?= ?(?:\?|$)| (?:at|by|before|in|of)\b)/,
    excludes: ['be convicted', 'be found guilty', 'be sentenced'],
  },
  {
    said: /\bsentenced to life(?: (?:imprisonment|in prison))?\b(?: without (?:the possibility of )?parole)?/,
    implies: ['sentenced to prison'],
  },
  {
    said: /\b(?:avoid|get|receive|serve)s? (?:no |any )?(?:jail|prison)(?: time)?\b(?<=\b(?:no|avoids?)\b.*)/,
    excludes: ['be sentenced to prison'],
  },
  {
    said: /\b((?:Supreme )?Court|SCOTUS|judge) (?:overturns?|strikes? down|upholds?|invalidates?|rules? (?:against|in favou?r of))\b/,
    implies: ['$1 rule on'],
  },
  {
    // the matter stands behind the party that wins
    said: matching(
      `\\b((?:Supreme )?Court|SCOTUS|judge) rules? (?:against|for|in favou?r of) ${NAME} (?:in|on|over) (?=[a-z])`,
    ),
    implies: ['$1 rule on '],
  },
  { said: /\brules? unanimously\b/, implies: ['rule'] },
  {
    said: matching(`${SUBJECT} (?:signs?|vetoe?s?) (?=(?:the )?[A-Z][\\w.'’ -]* (?:[Aa]ct|[Bb]ill)\\b)`),
    implies: ['Will Congress pass '],
  },
  { said: /\bvetoe?s? (?=(?:the )?[A-Z][\w.'’ -]* (?:[Aa]ct|[Bb]ill)\b)/, excludes: ['sign '] },
  {
    said: /\b(?:loses?|survives?|wins?) (?:an? |the )?(?=(?:no[- ]confidence|confidence) (?:motion|vote)|(?:motion|vote) of (?:no[- ])?confidence)/,
    implies: ['face a '],
  },
  {
    said: /\bsurvives? (?:an? |the )?(?=(?:no[- ]confidence|confidence) (?:motion|vote)|(?:motion|vote) of (?:no[- ])?confidence)/,
    excludes: ['lose a '],
  },
  {
    // two questions in one: "Will the Lima Act pass and will Ann Roe win the election?"
    said: /^Will ((?:(?! (?:if|or) )[^?])+?),? and will ([^?]+)/,
    implies: ['Will $1', 'Will $2'],
  },
  // war and diplomacy
  { said: /\b(?:active |open )?(?:warfare|war) (?=between (?:the )?[A-Z])/, implies: ['military clash '] },
  { said: /\bshakes? hands\b/, implies: ['meet in person', 'meet'] },
  {
    said: matching(`${SUBJECT} (?:detonate|use)s? ${NUCLEAR_WEAPON}${AGAINST}`),
    implies: ['Will a nuclear weapon be detonated', 'Will a nuclear weapon be used'],
  },
  {
    // what is used and not only detonated is used against somebody
    said: matching(`${SUBJECT} uses? ${NUCLEAR_WEAPON}${AGAINST}`),
    implies: ['Will a nuclear weapon be detonated in war', 'Will a nuclear weapon be used in war'],
  },
  {
    said: matching(`${SUBJECT} (?:tests? ${NUCLEAR_WEAPON}|(?:carry|conduct|perform)s? (?:out )?an? nuclear test\\b)`),
    implies: ['Will a nuclear weapon be detonated'],
  },
  { said: /\b(?:in war|(?:as|in) an? act of war)\b/, implies: [''] },
  {
    // who is handed over to a country enters it
    said: matching(`\\bbe (?:deported|extradited) to (?=(?:the )?[A-Z])`),
    implies: ['enter ', 'return to '],
  },
  {
    said: matching(
      `\\bmeets? (?:with )?${NAME} in (?=[A-Z])(?!(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec|Q[1-4])\\b)`,
    ),
    implies: ['visit '],
  },
  {
    // a meeting is attended where it is held
    said: matching(
      `\\battends? (?:the |an? )?[^?]*?\\b(?:[Cc]eremony|[Cc]onference|[Ff]uneral|[Mm]eeting|[Pp]arade|[Ss]ummit)s? in (?=(?:the )?[A-Z])(?!(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec|Q[1-4])\\b)`,
    ),
    implies: ['visit '],
  },
  {
    // the members of the Abraham Accords have relations with Israel
    said: matching(`${SUBJECT} joins? (?:the )?Abraham Accords\\b`),
    implies: ['Will Israel and $1 normalize relations', 'Will $1 normalize relations with Israel'],
  },
  {
    // the fifty states become one more
    said: matching(
      `${SUBJECT} (?:becomes? (?:the |a )?51st (?:US |U\\.S\\. )?state|joins? (?:the )?(?:US|U\\.S\\.|United States) as (?:the |its |a )?51st state)\\b`,
    ),
    implies: ['Will Trump add a 51st state to the US', 'Will the US add a 51st state', 'Will there be a 51st state'],
  },
  {
    // land that a country gets is under its control
    said: matching(`^(?:Will )?(?:Trump|the US|the U\\.S\\.|the United States) (?:acquires?|annex(?:es)?) ${NAME}`),
    implies: ['Will the US take control of any part of $1', 'Will the US take control of $1'],
  },
  // prices: the lower one of two levels is reached by a fall
  { said: HITS_BEFORE, amount: 'lower', implies: ['dip to $1'] },
  { said: HITS_BEFORE, amount: 'higher', implies: ['reach $1'] },
  {
    said: matching(
      `\\b((?:dip|drop|fall)s? (?:below|to)|rises? to) ${LEVEL} before (?:(?:it )?[a-z]+ (?:to )?)?${LEVEL}`,
    ),
    implies: ['$1 $2'],
  },
  { said: HITS_BEFORE, excludes: ['hit $2 before $1'] },
  {
    said: /\bbe the first (?:(?:AI )?(?:company|lab|model|one) )?to (?=(?:cross|exceed|hit|reach|surpass)\b)/,
    implies: [''],
  },
  // companies and products
  {
    said: matching(`^(?:Will )?${NAME} (?:IPO|go(?:es)? public|have an IPO)\\b(?! (?:above|at|below|price)\\b)`),
    implies: ['an S-1', 'an S-1 with the SEC', 'for an IPO'].flatMap((what) => [
      `Will $1 file ${what}`,
      `Will $1 publicly file ${what}`,
    ]),
  },
  {
    // the value at the close of the first day of trading
    said: matching(
      `^(?:Will )?${NAME}(?:['’]s)? IPO closing market cap (?:be )?(?:above|over|at least|between) \\$[\\d.]+ ?(?:[BMT]|billion|million|trillion)?(?:(?:-|–| and )\\$?[\\d.]+ ?(?:[BMT]|billion|million|trillion)?)?`,
    ),
    implies: ['Will $1 IPO'],
  },
  {
    // a price that is raised or lowered is changed
    said: /\b(?:cut|decrease|hike|increase|lower|raise|reduce)s? (?=(?:the )?(?:[\w'’-]+ ){0,4}?(?:fees?|prices?)\b)/,
    implies: ['change '],
  },
  {
    // a fall within a day is a move within a day
    said: /\b(?:drop|fall|gain|jump|rise|surge)s? (?:by )?(?=(?:(?:at least|more than|over) )?\d[\d.]*%(?: or more)? in (?:a|one) (?:single )?(?:day|week)\b)/,
    implies: ['move '],
  },
  {
    said: /\b(?:beat|beats|exceed|exceeds) (?=(?:\w+ )?(?:earnings|expectations|estimates)\b)/,
    excludes: ['miss '],
  },
  {
    said: /\ban? (?:[A-Z][\w.-]* (?:AI|language)|Alibaba|Anthropic|DeepSeek|Google|Meta|Mistral|OpenAI|xAI) model\b/,
    implies: ['any AI model'],
  },
  // comparisons of two, which follow from being first of all
  {
    said: matching(`\\b(?:have|has) a better ${SOME}than ${NAME}`),
    follows: ['have the best $1'],
  },
  {
    said: matching(`\\b(?:have|has) a (?:greater|higher|larger|bigger) market cap(?:italization)? than ${NAME}`),
    follows: ['be the largest company by market cap'],
  },
  {
    said: matching(
      `${SUBJECT} (?:have|has) a (?:greater|higher|larger|bigger) market cap(?:italization)? than ${NAME}`,
    ),
    excludes: ['Will $2 be the largest company by market cap'],
  },
  {
    said: matching(`${SUBJECT} (?:have|has) a better ${SOME}than ${NAME}`),
    excludes: ['Will $3 have the best $2'],
  },
  {
    said: matching(`\\bfinish(?:es)? (?:above|ahead of|higher than) ${NAME} in (?=the\\b)`),
    follows: ['win '],
  },
  {
    said: matching(`${SUBJECT} finish(?:es)? (?:above|ahead of|higher than) ${NAME} in (?=the\\b)`),
    excludes: ['Will $2 win '],
  },
  {
    said: matching(`${SUBJECT} outperforms? (?:the )?([\\w&.' ]+?)(?= (?:by|during|in|on|this)\\b|\\?|$)`),
    follows: ['have the best performance', 'be the best performing asset', 'perform best'].map(
      (act) => `Will $1 ${act}`,
    ),
    excludes: ['have the best performance', 'be the best performing asset', 'perform best'].map(
      (act) => `Will $2 ${act}`,
    ),
  },
  // finals
  {
    said: matching(
      `${SUBJECT} (?:beat|defeat|sweep)s? ${NAME} in (?=the (?:[\\w-]+ )*?(?:Finals?|Super Bowl|World Series|Stanley Cup)\\b)`,
    ),
    implies: ['Will $1 win '],
    excludes: ['Will $2 win '],
  },
  {
    // a knockout tournament is over for the loser of a match
    said: matching(`${SUBJECT} (?:beat|defeat)s? ${NAME} (?:at|in) (?=(?:the )?${KNOCKOUT})`),
    follows: ['Will $1 win '],
    excludes: ['Will $2 win '],
  },
  {
    said: /\b((?:lose|win)s? (?:the )?(?:20\d\d )?(?:[A-Z][\w'-]*(?: of)? ?){1,4}?(?: ?in (?:20\d\d|[a-z]+))?) ?in (?:exactly )?(?:4|5|6|7|four|five|six|seven)(?: games)?(?= ?(?:\?|$))/,
    implies: ['$1'],
  },
  // stages and places
  {
    said: /\b((?:advance|move|progress) to|begin|commence|complete|enter|finish|initiate|reach|start)s? (an? |its |the )?[Pp]hase (?:3|III|three)\b/,
    implies: ['$1 $2phase 2', '$1 $2phase II'],
  },
  {
    said: /\b((?:advance|move|progress) to|begin|commence|complete|enter|finish|initiate|reach|start)s? (an? |its |the )?[Pp]hase (?:2|II|two)\b/,
    implies: ['$1 $2phase 1', '$1 $2phase I'],
  },
  {
    said: /\bwins? (?:an? |the )?(silver|bronze)(?: medal)?(?= (?:in|at) the\b)/,
    implies: ['win a medal'],
  },
  {
    personal: true,
    said: /\bwins? (?:a |the )?silver(?: medal)?(?= in (?:the )?(?:men|women|\d))/,
    excludes: ['win the gold medal', 'win gold', 'win the bronze medal'],
  },
  {
    personal: true,
    said: /\bwins? (?:a |the )?bronze(?: medal)?(?= in (?:the )?(?:men|women|\d))/,
    excludes: ['win the gold medal', 'win gold', 'win the silver medal'],
  },
  {
    said: /\b(?:be|is) (?:drafted|picked|selected|taken|chosen) (?:first|1st|#1|(?:first|1st) overall)(?= in the\b)/,
    implies: ['be a first round pick', 'be drafted in the first round'],
  },
  {
    said: /\b(?:be|is) (?:an? )?(?:lottery|top[- ](?:\d+|five|ten|three)|(?:first|second|third|1st|2nd|3rd)[- ]round) (?:draft )?pick\b|\b(?:be|is) (?:drafted|picked|selected|taken|chosen) in the (?:first|second|third|1st|2nd|3rd) round\b/,
    implies: ['be drafted'],
  },
  {
    said: /\bwins? (?:the )?(?:(\d{4}) )?calendar(?:-year)? Grand Slam\b(?: in (\d{4}))?/,
    implies: [
      'win Wimbledon in $1$2',
      'win the Australian Open in $1$2',
      'win the French Open in $1$2',
      'win the US Open in $1$2',
    ],
  },
  {
    said: /\bbe (?:eliminated|voted out|voted off|out) first\b(?: (?:from|of|on))?|\bbe the first (?:person |castaway |player )?(?:eliminated|out|voted out|voted off)(?: (?:from|of|on))?/,
    excludes: ['win'],
  },
  {
    said: /\bwins? (?=Survivor \d)/,
    implies: ['make the final tribal council of ', 'make the finale of ', 'make the merge on '],
  },
  {
    said: /\bwins? (?:the )?(?:Oscar for )?[^?]+? at the (?:(\d{4}) )?(Oscar|Grammy|Emmy|Tony|Golden Globe)s\b/,
    implies: ['win an $2 in $1', 'win a $2 in $1', 'win any $2 at the $1 $2s', 'win at least one $2 in $1'],
  },
  {
    said: /\bwins? the most (Oscar|Grammy|Emmy|Tony|Golden Globe)s\b/,
    implies: ['win at least one $1', 'win an $1', 'win a $1', 'win any $1'],
  },
  {
    said: /\bbe nominated for [^?]+? at the (?:(\d{4}) )?(Oscar|Grammy|Emmy|Tony|Golden Globe)s\b/,
    implies: ['be nominated for an $2 in $1', 'be nominated for a $2 in $1', 'receive an $2 nomination in $1'],
  },
  {
    // two winners of two awards, in the same order: "Zorro,Quibble win Album of the Year,Record of the Year"
    said: /^Will ([^,?]{1,60}), ?([^,?]{1,60}) win ([A-Z][\w' -]*?), ?([A-Z][\w' -]*?) (?=at the\b)/,
    implies: ['Will $1 win $3 ', 'Will $2 win $4 '],
  },
  {
    // who wins a tournament has played its playoffs
    said: matching(
      `\\bwins? (?=(?:the )?${WITH_PLAYOFFS})(?![^?]*\\b(?:[Gg]ame|[Gg]roup|[Mm]ap|[Mm]atch|[Qq]ualifier|[Ss]eries|[Ss]tage)\\b)`,
    ),
    implies: ['qualify for the playoffs at '],
  },
  {
    // the numbered stages of a tournament come before its playoffs
    said: /\b(?:advances?|qualif(?:y|ies)) (?:for|to) Stage \d (?=(?:at|in|of)\b)/,
    follows: ['qualify for the playoffs at ', 'reach the final at ', 'win '],
  },
  {
    said: /\bwins? (?:an?|at least one|any) (?:playoff|postseason) (?:game|series)\b/,
    follows: ['win the NBA Finals', 'win the Stanley Cup', 'win the World Series', 'win the Super Bowl'],
  },
  {
    said: /\b(?:be|break|crack|debut|enter|finish|get|make|peak|reach)(?: in(?:to)?)? the top (?:\d+|five|ten|twenty) (?:of|on|in) (?=the\b)/,
    follows: ['be #1 on ', 'be #1 in ', 'reach #1 on '],
  },
  {
    said: /\bbe (?:among|in|one of) the (?:top (?:\d+|three|five|ten) )((?:\w+est|most)[- ]\w+) (\w+?)s\b/,
    follows: ['be the $1 $2'],
  },
  {
    said: /\b(?:gets?|ha(?:s|ve)|lands?|scores?) an? top[- ](?:\d+|five|ten|twenty) (album|hit|single|song)\b/,
    follows: ['have a #1 $1'],
  },
  {
    said: /\bbe (?:ranked )?in the (?:world )?top \d+\b/,
    follows: ['be world No. 1', 'be ranked No. 1', 'be world number one'],
  },
  {
    said: /\bwins? the (?:(\d{4}) )?Nobel (?:Memorial )?(?:Peace Prize|Prize (?:in|for) [A-Z]\w+)(?: in (\d{4}))?/,
    implies: ['win a Nobel Prize in $1$2'],
  },
  // people and science
  {
    // what reaches space has left the ground, and an orbit lies in space; of several launches, not all may reach it
    said: /(?<!^Will \d.*)\breach(?:es)? (?:(?:an |its )?(?:target )?orbit|(?:outer )?space)\b/,
    implies: ['launch', 'lift off', 'achieve liftoff'],
  },
  { said: /\breach(?:es)? (?:an |its )?(?:target )?orbit\b/, implies: ['reach space', 'reach outer space'] },
  {
    said: /\bbe (?:an? |the )?(?:best man|bridesmaid|groomsman|maid of honor|ring bearer) (?:at|for|in) (?=(?:the )?(?:wedding|[A-Z]))/,
    implies: ['attend '],
  },
  {
    said: /\bdeclares? (?:[\w.'’&-]+ ){1,7}?(an?) (Public Health Emergency|public health emergency|PHEIC|pandemic)\b/,
    implies: ['declare $1 $2'],
  },
  { said: /\b(?:get|gets) married\b|\b(?:marry|marries)\b/, implies: ['get engaged', 'be engaged'] },
  {
    said: /\bbe (?:disproved|disproven)\b/,
    implies: ['be resolved', 'be settled'],
    excludes: ['be proved', 'be proven'],
  },
  { said: /\bbe (?:proved|proven)\b/, implies: ['be resolved', 'be settled', 'be solved'], excludes: ['be disproved'] },
  {
    said: /\bbe (?:hotter|warmer) than (?:in )?(?:19|20)\d\d\b/,
    follows: ['be the hottest year on record', 'be the warmest year on record'],
  },
  { said: /\b[Mm]ajor hurricane\b/, implies: ['hurricane'] },
  { said: /\b(landfall|hits?|strikes?)\b(.*?) as an? (?:hurricane|tropical storm|typhoon)\b/, implies: ['$1$2'] },
  {
    // what is sold has been shown to the public
    said: /\b(?:begins? (?:selling|to sell)|puts? on sale) (?=an? )/,
    implies: ['announce ', 'unveil ', 'release '],
  },
  {
    said: /\b([Aa]) man (?=(?:wins? (?!an?\b|any\b)|be(?:come)? (?:the )?(?:next|elected)\b))/,
    excludes: ['$1 woman '],
  },
]
