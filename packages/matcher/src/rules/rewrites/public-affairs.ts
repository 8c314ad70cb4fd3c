import { usStates } from '../../knowledge/us-states.ts'
import type { Rewrite } from '../rewrite.ts'

const LASTING =
  'blockade|career|conflict|crisis|emergency|lockout|occupation|outage|pandemic|recession|shutdown|siege|strike|war'
const MEASURE = 'bans?|blockade|curfew|dut(?:y|ies)|embargo|restrictions?|sanctions?|tariffs?'
const TENS = ['twenty', 'thirty', 'forty', 'fifty']
const UNITS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']
const ENDINGS = ['st', 'nd', 'rd']

/** Codes of states that are also words. */
const WORDS = new Set(['HI', 'IN', 'ME', 'OK', 'OR'])
const STATES = new Map(
  usStates.flatMap(({ names: [name = ''], codes = [] }) =>
    codes.filter((code) => !WORDS.has(code)).map((code) => [code.toLowerCase(), name.toLowerCase()] as const),
  ),
)
/** The year in which the first Congress would have been elected, if there had been one every two years. */
const BEFORE_CONGRESS = 1786

const FEASTS = [
  ['christmas eve', 'december 24'],
  ['christmas', 'december 25'],
  ['halloween', 'october 31'],
  ['new years eve', 'december 31'],
  ['new year eve', 'december 31'],
  ['new year', 'january 1'],
  ['valentine', 'february 14'],
] as const

/** Rewrites of acts of voters, parliaments, courts, governments and armies. */
export const rewritesOfPublicAffairs = {
  /** "Over" behind something that lasts is its end; elsewhere it is a bound. */
  'be-over': {
    from: new RegExp(
      `\\b(?:be |is )?over(?= (?:before|by)\\b| ?\\?|$)(?<=\\b(?:${LASTING})\\b[\\w' -]*(?<! or) over)`,
      'g',
    ),
    to: 'conclude',
    example: ['Will the war in Quibblia be over by May 3, 2031?', 'Will the war in Quibblia end by May 3, 2031?'],
    counterExample: ['Will the Quibblia war cost over $3 billion?', 'Will the Quibblia war cost under $3 billion?'],
  },
  /** To run for the post that one holds is not yet to win it again. */
  'runs-again': {
    from: /\b(?:runs?|running|seeks?|stands?)(?: for)? (?:re-?election|another term)\b/g,
    to: 'run for another term',
    example: ['Will Ann Roe seek re-election as mayor in 2031?', 'Will Ann Roe run for re-election as mayor in 2031?'],
    counterExample: ['Will Ann Roe win re-election as mayor in 2031?', 'Will Ann Roe run for mayor in 2031?'],
  },
  'incumbent-title': {
    from: /\bincumbent (?=(?:congressman|congresswoman|governor|mayor|president|prime minister|representative|senator|speaker) (?!will\b|wins?\b|lose|be\b|run)[a-z])/g,
    to: '',
    example: [
      'Will incumbent governor Ann Roe win the 2030 Ohio election?',
      'Will Governor Ann Roe win the 2030 Ohio election?',
    ],
    counterExample: ['Will the incumbent win the 2030 Ohio election?', 'Will Ann Roe win the 2030 Ohio election?'],
  },
  'round-needed': {
    from: /\b(second round|run-?off) (?:be |is )?(?:necessary|needed|required)(?= (?:for|in|to)\b| ?\?|$)/g,
    to: '$1',
    example: [
      'Will a second round be needed in the 2031 Peruvian presidential election?',
      'Will there be a runoff in the 2031 Peruvian presidential election?',
    ],
    counterExample: [
      'Will a recount be needed in the 2031 Peruvian presidential election?',
      'Will there be a recount in the 2031 Peruvian presidential election?',
    ],
  },
  /** The voters decide on a measure, which passes or not. */
  'voters-approve': {
    from: /\bvoters (?:adopt|approve|back|support)(?= (?:[\w"'-]+ ){0,10}?(?:amendment|initiative|measure|prop|proposition|referendum)\b)/g,
    to: 'voters pass',
    example: ['Will Ohio voters approve Proposition 99 in 2030?', 'Will Ohio Proposition 99 pass in 2030?'],
    counterExample: ['Will Ohio voters approve of Ann Roe in 2030?', 'Will Ohio voters trust Ann Roe in 2030?'],
  },
  'concedes-defeat': {
    from: /\bconced(?:es?|ed) (?:defeat|the race)(?: in)?\b/g,
    to: 'concede',
    example: [
      'Will Ann Roe concede defeat in the 2031 Lima mayoral election?',
      'Will Ann Roe concede the 2031 Lima mayoral election?',
    ],
    counterExample: [
      'Will Ann Roe defeat Bob Doe in the 2031 Lima mayoral election?',
      'Will Ann Roe beat Bob Doe in the 2031 Lima mayoral election?',
    ],
  },
  'no-confidence-passes': {
    from: /\b(?:an? )?(?:motion of no[- ]confidence|no[- ]confidence (?:motion|vote)|vote of no[- ]confidence) (?:against|in) ((?:[\w'-]+ ){1,4}?)(?:(?:be )?(?:passed|successful)|pass(?:es)?|succeeds?)\b/g,
    to: '$1lose no confidence vote',
    example: [
      'Will a vote of no confidence in Ann Roe succeed in 2031?',
      'Will Ann Roe lose a no-confidence vote in 2031?',
    ],
    counterExample: [
      'Will a vote of no confidence in Ann Roe be held in 2031?',
      'Will Ann Roe face a no-confidence vote in 2031?',
    ],
  },
  /** A bill that is signed becomes law, in the passive too. */
  'bill-signed': {
    from: /\b(?:(?:be |get |gets |is )?signed(?! into law\b)|into law)\b(?<=\b(?:act|bill|legislation) (?:(?:be |get |gets |is )?signed|into law))/g,
    to: (phrase: string) => (phrase.endsWith('signed') ? 'enacted' : ''),
    example: ['Will the Zorro Act be signed by Ann Roe in 2031?', 'Will Ann Roe sign the Zorro Act into law in 2031?'],
    counterExample: ['Will the Zorro treaty be signed by Ann Roe?', 'Will Ann Roe sign the Zorro treaty?'],
  },
  'becomes-state': {
    from: /\b(?:becomes? |(?:be |is )?admitted (?:as )?)(?:an? |the 51st )(?:us |new )?state\b(?= (?:before|by|in|of the (?:union|us|united states))\b| ?\?|$)/g,
    to: 'statehood',
    example: ['Will Puerto Rico become a US state before 2032?', 'Puerto Rico statehood before 2032?'],
    counterExample: ['Will Puerto Rico become a state party in 2031?', 'Will Puerto Rico leave the party in 2031?'],
  },
  'files-lawsuit': {
    from: /\b(?:brings?|files?) (?:an? )?(?:law)?suit against\b/g,
    to: 'sue',
    example: ['Will Acme file a lawsuit against Zorro in 2031?', 'Will Acme sue Zorro in 2031?'],
    counterExample: ['Will Acme file a complaint against Zorro in 2031?', 'Will Acme sue Zorro in 2031?'],
  },
  /** The Supreme Court hears the cases that it takes. */
  'hears-case': {
    from: /\b(?:accepts?|agrees? to hear|grants? (?:an? )?(?:writ of )?(?:cert|certiorari|review)(?: (?:in|of|to))?|takes? up)(?= )(?<=\b(?:scotus|supreme court)\b.*)/g,
    to: 'hear',
    example: ['Will the Supreme Court agree to hear Acme v. Zorro?', 'Will SCOTUS grant certiorari in Acme v. Zorro?'],
    counterExample: ['Will the Supreme Court decide Acme v. Zorro?', 'Will the Supreme Court hear Acme v. Zorro?'],
  },
  'side-of-case': {
    from: /\bwhich (?:party|side) (?=will (?:the )?(?:court|judge|jury|scotus|supreme court)\b)/g,
    to: 'who ',
    example: [
      'Acme v. Zorro: which side will the Supreme Court rule for? - Acme',
      'Acme v. Zorro: who will the Supreme Court rule for? - Acme',
    ],
    counterExample: ['Which side will win in Acme v. Zorro? - Acme', 'Who will win in Acme v. Zorro? - Acme'],
  },
  'rules-for': {
    from: /\b(?:rules? for|(?:decides?|finds?) (?:for|in favou?r of))(?= ?\?| (?!an?\b|the (?:first|second|third)\b)[a-z])(?<=\b(?:court|judge|jury|justices|scotus)\b.*)/g,
    to: 'rule in favor of',
    example: [
      'Acme v. Zorro: Supreme Court rules for Acme?',
      'Will the Supreme Court side with Acme in Acme v. Zorro?',
    ],
    counterExample: [
      'Will the Supreme Court rule before June in Acme v. Zorro?',
      'Will the Supreme Court side with Acme in Acme v. Zorro?',
    ],
  },
  'rules-against': {
    from: /\b(?:decides?|finds?|rules?) against(?= [a-z])(?<=\b(?:court|judge|jury|justices|scotus)\b.*)/g,
    to: 'overturn',
    example: [
      'Will the Supreme Court rule against the Zorro tariffs in 2031?',
      'Will the Supreme Court strike down the Zorro tariffs in 2031?',
    ],
    counterExample: [
      'Will the Supreme Court rule on the Zorro tariffs in 2031?',
      'Will the Supreme Court hear the Zorro tariffs case in 2031?',
    ],
  },
  'release-from-prison': {
    from: /\brelease of ((?:[\w'-]+ ){1,4}?)from (?:federal |police )?(custody|jail|prison)\b/g,
    to: '$1released from $2',
    example: ['Release of Ann Roe from prison in 2031?', 'Will Ann Roe be released from prison in 2031?'],
    counterExample: ['Release of Zorro from Acme in 2031?', 'Will Zorro be released from Acme in 2031?'],
  },
  /** A measure is lifted; a person is removed. */
  'lifts-measure': {
    from: new RegExp(
      `\\b(?:remov(?:es?|al of|ing) (?=(?:[\\w'-]+ ){0,4}?(?:${MEASURE})\\b)|(?<=\\b(?:${MEASURE})\\b[\\w' -]*)removed\\b)`,
      'g',
    ),
    to: (phrase: string) => (phrase === 'removed' ? 'lifted' : 'lift '),
    example: ['Will US tariffs on Brazil be removed in 2031?', 'Will the US lift its tariffs on Brazil in 2031?'],
    counterExample: ['Will Ann Roe be removed from Acme in 2031?', 'Will Ann Roe leave Acme in 2031?'],
  },
  'imposes-sanctions': {
    from: /\bimpos(?:es?|ing) sanctions (?:against|on)\b/g,
    to: 'sanction',
    example: ['Will the EU impose sanctions on Quibblia in 2031?', 'Will Quibblia be sanctioned by the EU in 2031?'],
    counterExample: ['Will the EU impose tariffs on Quibblia in 2031?', 'Will the EU sanction Quibblia in 2031?'],
  },
  /** A noun with a verb that says nothing of its own; words between them narrow it. */
  'launches-attack': {
    from: /\b(?:carr(?:y|ies) out|conducts?|launch(?:es)?|mounts?) (?:an? )?(?:(?:full[- ]scale|military) )*(?:attack|invasion|strike)s? (?:against|of|on)\b/g,
    to: (phrase: string) => (phrase.includes('invasion') ? 'invade' : phrase.includes('attack') ? 'attack' : 'strike'),
    example: ['Will Chile launch an invasion of Peru in 2031?', 'Will Peru be invaded by Chile in 2031?'],
    counterExample: ['Will Chile launch a satellite of Peru in 2031?', 'Will Peru launch a satellite in 2031?'],
  },
  'tests-nuclear-weapon': {
    from: /\b(?:tests? (?:an? )?nuclear (?:bomb|device|weapon)s?|nuclear (?:bomb|weapons?) test)\b/g,
    to: 'conduct nuclear test',
    example: ['Will Peru test a nuclear weapon in 2031?', 'Will Peru conduct a nuclear test in 2031?'],
    counterExample: ['Will Peru own a nuclear weapon in 2031?', 'Will Peru conduct a nuclear test in 2031?'],
  },
  'regime-falls': {
    from: /\b(?:(coalition|government|regime) falls?|fall of ((?:the )?(?:[\w'-]+ ){0,3}?(?:coalition|government|regime)))\b/g,
    to: '$1$2 collapse',
    example: ['Will the Quibblian regime fall in 2031?', 'Will the Quibblian regime collapse in 2031?'],
    counterExample: ['Will the Quibblian peso fall in 2031?', 'Will the Quibblian peso collapse in 2031?'],
  },
  /** A referendum passes or not, by what its voters vote for. */
  'votes-in-referendum': {
    from: /\bvotes? (?:against|for|in favou?r of|no (?:on|to)|yes (?:on|to)) (?:[\w'-]+ ){1,5}?(?:at|in) (?:an? |the )?(?:[\w'-]+ ){0,3}?referendum\b/g,
    to: (phrase: string) =>
      `${phrase.replace(/^votes? (?:against|for|in favou?r of|no (?:on|to)|yes (?:on|to)) /, '')} ${/^votes? (?:against|no)/.test(phrase) ? 'not ' : ''}pass`,
    example: [
      'Will Peru vote for independence in the 2031 referendum?',
      'Will the 2031 Peruvian independence referendum pass?',
    ],
    counterExample: [
      'Will Peru vote for Ann Roe in the 2031 election?',
      'Will Peru hold the 2031 independence referendum?',
    ],
  },
  'impeachment-and-removal': {
    from: /\b(?<=(?:conviction|impeachment) and )removal (?:from office )?of\b/g,
    to: 'removed from office',
    example: ['Impeachment and removal of Ann Roe in 2031?', 'Will Ann Roe be impeached and removed in 2031?'],
    counterExample: ['Impeachment and trial of Ann Roe in 2031?', 'Will Ann Roe be impeached in 2031?'],
  },
  'hit-with-tariffs': {
    from: /\b(?:be |gets? )?hit (?:by|with) ((?:[\w'-]+ ){0,3}?(?:sanctions|tariffs))\b/g,
    to: '$1 imposed',
    example: ['Will Canada be hit with US tariffs in 2031?', 'Will the US impose tariffs on Canada in 2031?'],
    counterExample: ['Will Canada be hit by an earthquake in 2031?', 'Will Canada get an earthquake in 2031?'],
  },
  'governing-coalition': {
    from: /\b(?:governing|government|ruling) coalition\b|\bcoalition government\b/g,
    to: 'government',
    example: [
      'Will the SPD be part of the next German governing coalition?',
      'Will the SPD be part of the next German government?',
    ],
    counterExample: [
      'Will the SPD be part of a coalition in Hesse in 2031?',
      'Will the SPD be part of an alliance in Hesse in 2031?',
    ],
  },
  'still-member': {
    from: /\b(?:still be|remains?|stays?) an? (?:full )?member(?: country| state)? of\b/g,
    to: 'remain in',
    example: ['Will Peru remain a member of NATO through 2031?', 'Will Peru remain in NATO through 2031?'],
    counterExample: ['Will Peru become a member of NATO in 2031?', 'Will Peru become a member of Mercosur in 2031?'],
  },
  'declared-over': {
    from: /\b(declaration|emergency) over (?=[a-z])/g,
    to: '$1 for ',
    example: ['Will Peru declare an emergency over Zorro in 2031?', 'Zorro emergency declared by Peru in 2031?'],
    counterExample: ['Will the Peru emergency be over in 2031?', 'Will the Peru emergency end in 2031?'],
  },
  'leaves-role': {
    from: /\bleaves? (?:(?:her|his|the|their) )?(?:job|position|post|role) as\b/g,
    to: 'leave office as',
    example: ['Will Ann Roe leave her role as CEO of Acme in 2031?', 'Ann Roe out as CEO of Acme in 2031?'],
    counterExample: ['Will Ann Roe take a role as CEO of Acme in 2031?', 'Ann Roe out as CEO of Acme in 2031?'],
  },
  'ranks-first': {
    from: /\branks? (?:first|1st) (?=(?:by|on)\b|among (?!the [a-z]+est\b))/g,
    to: 'top ',
    example: ['Will Zorro rank first on LMArena on May 31, 2031?', 'Will Zorro be top of LMArena on May 31, 2031?'],
    counterExample: [
      'Will Zorro rank second on LMArena on May 31, 2031?',
      'Will Zorro be second on LMArena on May 31, 2031?',
    ],
  },
  /** The best AI is the best model. */
  'best-ai': {
    from: /\b(best|leading|top) ai(?= (?:at|by|end|in|of|on)\b| ?\?|$)/g,
    to: '$1 ai model',
    example: [
      'Best AI at the end of May 2031? - Zorro',
      'Which company has the best AI model at the end of May 2031? - Zorro',
    ],
    counterExample: ['Best AI chip at the end of May 2031? - Zorro', 'Best AI phone at the end of May 2031? - Zorro'],
  },
  'ranks-by-market-cap': {
    from: /\branks? (2nd|3rd|4th|5th|second|third|fourth|fifth)(?: in the world)? by market cap(?:itali[sz]ation)?\b/g,
    to: 'be $1 largest company',
    example: [
      'Will Acme rank second by market cap on May 31, 2031?',
      'Will Acme be the second largest company on May 31, 2031?',
    ],
    counterExample: ['Will Acme rank second by revenue in May 2031?', 'Will Acme be second by sales in May 2031?'],
  },
  'spelt-ordinal': {
    from: new RegExp(`\\b(?:${TENS.join('|')})[- ](?:${UNITS.join('|')})\\b`, 'g'),
    to: (phrase: string) => {
      const [ten = '', unit = ''] = phrase.split(/[- ]/)
      const last = UNITS.indexOf(unit) + 1
      return `${TENS.indexOf(ten) + 2}${last}${ENDINGS[last - 1] ?? 'th'}`
    },
    example: ['Will the Twenty-fifth Amendment be invoked in 2031?', 'Will the 25th Amendment be invoked in 2031?'],
    counterExample: ['Will the Fifth Amendment be invoked in 2031?', 'Will the 5th Amendment be invoked in 2031?'],
  },
  /** "V" behind a name is its number; between two names it is a versus. */
  'numeral-five': {
    from: /\bv(?= (?:be|before|by|in|land|launch|on|release)[a-z]*\b| ?\?|$)(?<=[a-z]{4,} v)/g,
    to: '5',
    example: ['Will Zorro V launch by June 30, 2031?', 'Will Zorro 5 launch by June 30, 2031?'],
    counterExample: ['Will Zorro IV launch by June 30, 2031?', 'Will Zorro 4 launch by June 30, 2031?'],
  },
  /** The virus is named after its surface; the illness is bird flu. */
  'bird-flu-virus': {
    from: /\bh5n1\b/g,
    to: 'bird flu',
    example: ['Will H5N1 be declared a pandemic in 2031?', 'Will bird flu be declared a pandemic in 2031?'],
    counterExample: ['Will H1N1 be declared a pandemic in 2031?', 'Will swine flu be declared a pandemic in 2031?'],
  },
  /** The answer of a list stands in place of "which candidate" and "the named candidate". */
  'named-candidate': {
    from: /^(?:which (?:candidate|contestant) (?=(?:is|will)\b)|will (?:the )?(?:following|listed|named) (?:candidate|contestant|person|politician) )/g,
    to: (phrase: string) => (phrase.startsWith('will') ? 'who will ' : 'who '),
    example: [
      'Which candidate will win the 2031 Lima mayoral election? - Ann Roe',
      'Who will win the 2031 Lima mayoral election? - Ann Roe',
    ],
    counterExample: [
      'Which party will win the 2031 Lima mayoral election? - Acme',
      'Which party wins the 2031 Lima mayoral election? - Acme',
    ],
  },
  /** The two who are in a runoff have reached it. */
  'among-final-two': {
    from: /\bbe (?:among|in|one of) the (?:final|last|top) (?:2|two) (?:candidates )?(?:for|in|who (?:contest|reach)) (?:a |the )?(?:run-?off|second round)\b/g,
    to: 'reach the second round',
    example: [
      'Will Ann Roe be among the final two candidates for the runoff of the 2031 Peruvian presidential election?',
      'Will Ann Roe reach the second round of the 2031 Peruvian presidential election?',
    ],
    counterExample: [
      'Will Ann Roe be among the final ten in the 2031 Lima poetry contest?',
      'Will Ann Roe reach the second round of the 2031 Lima poetry contest?',
    ],
  },
  'sits-on-body': {
    from: /\b(?:be|is|sits?|serves?) on (?=(?:the )(?:[\w'-]+ ){0,4}?(?:board|commission|committee|council|panel)\b)/g,
    to: 'be a member of ',
    example: [
      'Will Ann Roe be on the Lima Water Council on May 31, 2031?',
      'Will Ann Roe be a member of the Lima Water Council on May 31, 2031?',
    ],
    counterExample: [
      'Will Ann Roe be on trial before the Lima Water Council in 2031?',
      'Will Ann Roe be a member of the Lima Water Council in 2031?',
    ],
  },
  'members-of-chamber': {
    from: /\b(?:(?:senate|house) (?:democratic|democrat|republican|gop) members|(?:democratic|democrat|republican|gop) (?:senate|house) members|(?:democratic|democrat|republican|gop) members of (?:the )?(?:us )?(?:senate|house)(?: of representatives)?|(?:democratic|republican|gop) senators)\b/g,
    to: (phrase: string) =>
      `${/republican|gop/.test(phrase) ? 'republican' : 'democratic'} ${phrase.includes('senat') ? 'senator' : 'representative'}`,
    example: [
      'Will at least 3 Republican members of the Senate resign in 2031?',
      'Will at least 3 Republican senators resign in 2031?',
    ],
    counterExample: ['Will the Senate Republican leader resign in 2031?', 'Will a Republican senator resign in 2031?'],
  },
  'loses-renomination': {
    from: /\b(?<=\b(?:lose|loses|win|wins|denied) (?:(?:her|his|the|their) )?)renomination\b/g,
    to: 'primary',
    example: ['Will Senator Ann Roe lose renomination in 2030?', 'Will Senator Ann Roe lose her primary in 2030?'],
    counterExample: [
      'Will Senator Ann Roe seek renomination in 2030?',
      'Will Senator Ann Roe win her primary in 2030?',
    ],
  },
  'state-by-code': {
    from: new RegExp(
      `\\b(?:${[...STATES.keys()].join('|')})(?= (?:gov|governor|gubernatorial|senate|senator)\\b)`,
      'g',
    ),
    to: (code: string) => STATES.get(code) ?? code,
    example: ['Will Ann Roe win the TX Senate race in 2032?', 'Will Ann Roe win the Texas Senate race in 2032?'],
    counterExample: ['Will Ann Roe win in the Senate in 2032?', 'Will Ann Roe win in the House in 2032?'],
  },
  /** A Congress is elected in the year before it meets. */
  'seats-of-congress': {
    from: /\b(?<=\bseats (?:in the (?:house|senate) )?)in the (\d{3})(?:st|nd|rd|th) congress\b/g,
    to: (phrase: string) => `in the ${BEFORE_CONGRESS + 2 * Number(/\d+/.exec(phrase))} election`,
    example: [
      'Will Republicans win 208-212 House seats in the 123rd Congress?',
      'Will Republicans win 208-212 House seats in the 2032 election?',
    ],
    counterExample: [
      'Will the Zorro bill pass the House in the 123rd Congress?',
      'Will the Zorro bill pass the House in 2032?',
    ],
  },
  /** The first preferences of voters are counted in the first round. */
  'first-preferences': {
    from: /\b(?:first|1st)[- ]preference votes?\b/g,
    to: 'the vote in the first round',
    example: [
      'Will Ann Roe get less than 5% of first-preference votes in the 2031 Lima mayoral election?',
      'Will Ann Roe get less than 5% of the vote in the first round of the 2031 Lima mayoral election?',
    ],
    counterExample: [
      'Will Ann Roe be the first choice of voters in the 2031 Lima mayoral election?',
      'Will Ann Roe win the 2031 Lima mayoral election?',
    ],
  },
  /** The list of parties that may win a majority has an answer for none. */
  'no-majority-of-list': {
    from: /^which party (?:will )?(?:gains?|gets?|has|have|secures?|wins?) an? (?:absolute |outright |overall )?majority(?: of (?:the )?(?:parliamentary )?seats)? (?=.*\bno (?:overall )?majority$)/g,
    to: '',
    example: [
      'Which party will gain an overall majority at the next UK general election? - No Overall Majority',
      'Will the next UK general election result in a hung parliament?',
    ],
    counterExample: [
      'Which party will gain an overall majority at the next UK general election? - Labour',
      'Will Labour win a majority at the next UK general election?',
    ],
  },
  'majority-of-list': {
    from: /^which party (?:will )?(?:gains?|gets?|has|have|secures?|wins?) an? (?:absolute |outright |overall )?majority(?: of (?:the )?(?:parliamentary )?seats)? ([^?]+\?) - (?!no\b)([^?]+?) majority$/g,
    to: 'will $2 win a majority $1',
    example: [
      'Which party will gain an overall majority at the next UK general election? - Labour Majority',
      'Will Labour win a majority at the next UK general election?',
    ],
    counterExample: [
      'Which party will gain most votes at the next UK general election? - Labour',
      'Will Labour win a majority at the next UK general election?',
    ],
  },
  /** Who is nominated for a post is to replace its holder. */
  'nominee-to-replace': {
    from: /\b(?<=\b(?:choice|nominate|nominates|nominee|pick) (?:(?:[\w'.-]+ ){1,3})?)to (?:replace|succeed) (?:[\w'.-]+ ){1,4}?(?=(?:as|for) )/g,
    to: '',
    example: [
      "Who will be Trump's nominee to replace Jerome Powell as Fed chair? - Ann Roe",
      'Who will Trump nominate as Fed chair? - Ann Roe',
    ],
    counterExample: [
      'Who will be chosen to replace Jerome Powell as Fed chair? - Ann Roe',
      'Who will Trump nominate as Fed chair? - Ann Roe',
    ],
  },
  'in-front-of': {
    from: /\b(appears?|speaks?|testif(?:y|ies)) in front of\b/g,
    to: '$1 before',
    example: ['Will Ann Roe testify in front of Congress in 2031?', 'Will Ann Roe testify before Congress in 2031?'],
    counterExample: ['Will Ann Roe build a wall in front of Acme in 2031?', 'Will Ann Roe build a wall in 2031?'],
  },
  /** An exception that the title names denies nothing. */
  'not-including': {
    from: /,? \(?\bnot (?:counting|including)\b/g,
    to: ' excluding',
    example: [
      'Which EU country will be the next to leave, not including Hungary? - Peru',
      'Which EU country will be the next to leave, excluding Hungary? - Peru',
    ],
    counterExample: ['Will the Peru deal not include Chile in 2031?', 'Will the Peru deal exclude Chile in 2031?'],
  },
  'head-of-state-or-government': {
    from: /\bheads? of state (?:and\/or|or|\/) (?=government\b)/g,
    to: 'head of state or head of ',
    example: [
      'Will Ann Roe be the head of state or government of Peru in 2031?',
      'Will Ann Roe be the head of state or head of government of Peru in 2031?',
    ],
    counterExample: [
      'Will Ann Roe be the head of state of Peru in 2031?',
      'Will Ann Roe be the head of government of Peru in 2031?',
    ],
  },
  'articles-of-impeachment': {
    from: /\b(?:adopts?|approves?|pass(?:es)?|votes? (?:for|to (?:adopt|approve|pass))) (?:an? |any |at least one |one or more |the )?articles? of impeachment (?:against|of)\b/g,
    to: 'impeach',
    example: [
      'Will the House pass articles of impeachment against Ann Roe in 2031?',
      'Will the House impeach Ann Roe in 2031?',
    ],
    counterExample: [
      'Will articles of impeachment against Ann Roe be filed in 2031?',
      'Will the House impeach Ann Roe in 2031?',
    ],
  },
  /** A vote of confidence is lost or survived like one of no confidence. */
  'vote-of-confidence': {
    from: /(?<!\bno[- ])\b(?:confidence (?:motion|vote)|(?:motion|vote) of confidence)\b(?<=\b(?:call|calls|face|faces|facing|hold|holds|lose|loses|survive|survives|trigger|triggers) (?:an? |the )?(?:confidence (?:motion|vote)|(?:motion|vote) of confidence))/g,
    to: 'no confidence vote',
    example: ['Will Ann Roe face a vote of confidence in 2031?', 'Will Ann Roe face a no-confidence vote in 2031?'],
    counterExample: [
      'Will Ann Roe lose the confidence of voters in 2031?',
      'Will Ann Roe lose a no-confidence vote in 2031?',
    ],
  },
  'founds-party': {
    from: /\b(?:creates?|establish(?:es)?|forms?|founds?|launch(?:es)?|sets? up|starts?) (?:(?:an?|her|his|their) )?(?:own )?(?:new )?(us |american )?(?:new )?(?:political )?party\b/g,
    to: 'create $1political party',
    example: ['Will Ann Roe found her own party in 2031?', 'Will Ann Roe start a new political party in 2031?'],
    counterExample: ['Will Ann Roe join a political party in 2031?', 'Will Ann Roe leave her political party in 2031?'],
  },
  'member-continuously': {
    from: /\bbe (?=(?:an? |the )?(?:[\w'-]+ ){1,6}?(?:continuously|without interruption) (?:through|to|until)\b)|\b(?:continuously|without interruption) (?=(?:through|until)\b)/g,
    to: (phrase: string) => (phrase.startsWith('be') ? 'remain ' : ''),
    example: [
      'Will Peru be a member of NATO continuously through 2031?',
      'Will Peru remain a member of NATO through 2031?',
    ],
    counterExample: ['Will Peru be a member of NATO in 2031?', 'Will Peru become a member of NATO in 2031?'],
  },
  /** Feast days with a fixed date, as deadlines. */
  'feast-day': {
    from: /\b(after|ahead of|before|by|on|prior to|through|until) (?:the )?(christmas eve|christmas(?: day)?|halloween|new years? eve|new years? day|valentines? day)(?:,? (20\d\d))?(?= ?\?|$| (?:and|or)\b)/g,
    to: (phrase: string) =>
      phrase.replace(
        /(?:the )?(christmas eve|christmas(?: day)?|halloween|new years? eve|new years? day|valentines? day)/,
        (_, feast: string) => FEASTS.find(([start]) => feast.startsWith(start))?.[1] ?? feast,
      ),
    example: ['Will Ann Roe resign before Christmas 2031?', 'Will Ann Roe resign before December 25, 2031?'],
    counterExample: ['Will Ann Roe cancel Christmas in 2031?', 'Will Ann Roe cancel December in 2031?'],
  },
  successful: {
    from: /^(?:will there be an? )?successful (?=.*\b(?:docking|flight|landing|launch|test)\b)/g,
    to: '',
    example: ['Successful Moon landing by Zorro in 2031?', 'Will Zorro land on the Moon in 2031?'],
    counterExample: ['Most successful Moon landing in 2031?', 'Longest Moon landing in 2031?'],
  },
} as const satisfies Record<string, Rewrite>
