import { cryptocurrencies } from '../../knowledge/cryptocurrencies.ts'
import type { Rewrite } from '../rewrite.ts'

/** "Close higher than the day before" means up; but "close higher than $100" and "close up 2%" do not. */
const BEFORE = '(?! (?:than|by|at least|more|over|\\$?\\d))'
const SINCE = '(?: than (?:on )?(?:the )?(?:day before|previous (?:day|close)|prior day|yesterday))?'
const CLOSES_UP = new RegExp(`\\bcloses? (?:higher|up|green)${SINCE}${BEFORE}`, 'g')
const CLOSES_DOWN = new RegExp(`\\bcloses? (?:lower|down|red)${SINCE}${BEFORE}`, 'g')

const COINS = cryptocurrencies
  .flatMap(({ names }) => names)
  .map((name) => name.toLowerCase().replaceAll(/[^a-z0-9 ]/g, ''))
  .filter((name) => name.length > 1)
  .sort((x, y) => y.length - x.length)
  .join('|')
const FLIPS = new RegExp(
  `\\bflip(?:s|ped|ping)? (?=(?:${COINS})\\b)|\\bmarket cap(?:italization)? (?:be (?:greater|higher|larger|more) than |(?:exceed|flip|overtake|pass|surpass)(?:e?s)? )(?=(?:the )?[a-z])`,
  'g',
)

/** Rewrites of what is asserted: a majority is won, a seat that flips is won. */
export const rewritesOfPredicates = {
  'becomes-champion': {
    from: /\bbecomes? (?:the )?(?:next |new )?((?:[\w'-]+ ){0,4})champions?\b(?! of)/g,
    to: 'win the $1championship',
    example: [
      'Will Ann Roe become world chess champion in 2031?',
      'Will Ann Roe win the 2031 World Chess Championship?',
    ],
    counterExample: [
      'Will Ann Roe become a chess coach in 2031?',
      'Will Ann Roe win the 2031 World Chess Championship?',
    ],
  },
  /** To win the second most votes is to finish second. */
  'second-most': {
    from: /\b(?:wins?|gets?|receives?|gains?) (?:the )?(second|third|fourth)[- ]most(?: votes?)?(?! (?:seats?|medals?|goals?))/g,
    to: 'finish in $1 place',
    example: [
      'Will Ann Roe win the second most votes in the 2031 Lima election?',
      'Will Ann Roe finish in second place in the 2031 Lima election?',
    ],
    counterExample: [
      'Will Ann Roe win the most votes in the 2031 Lima election?',
      'Will Ann Roe win the 2031 Lima election?',
    ],
  },
  'playoff-qualifier': {
    from: /\b(?:be |become )?(?:one of|among) (the (?:[\w-]+ ){0,6}?)playoffs? (?:qualifiers?|teams?)\b/g,
    to: 'make $1playoffs',
    example: [
      'Will the Flyers be one of the 2030-31 NHL playoff qualifiers?',
      'Will the Flyers make the 2030-31 NHL playoffs?',
    ],
    counterExample: [
      'Will the Flyers win a 2030-31 NHL playoff game?',
      'Will the Flyers make the 2030-31 NHL playoffs?',
    ],
  },
  'party-candidate': {
    from: /\bparty(?:'?s)? (?:nominee|candidate)(?= (?:will|to|wins?)\b)/g,
    to: 'party',
    example: [
      'Will the Democratic Party candidate win the 2031 Ohio governor election?',
      'Will the Democratic Party win the 2031 Ohio governor election?',
    ],
    counterExample: [
      'Will Ann Roe be the Democratic Party candidate in Ohio in 2031?',
      'Will Ann Roe be the Democratic candidate in Ohio in 2031?',
    ],
  },
  'trophy-lifted': {
    from: /\blifts? (?=the (?:\S+ ){0,4}?(?:cup|trophy|title)\b)/g,
    to: 'win ',
    example: ['Will Peru lift the 2034 World Cup?', 'Will Peru win the 2034 World Cup?'],
    counterExample: ['Will Peru lift the tariffs in 2034?', 'Will Peru cut the tariffs in 2034?'],
  },
  'closes-up': {
    from: CLOSES_UP,
    to: 'up or down',
    example: ['Will Bitcoin close higher on May 3, 2031?', 'Bitcoin up or down on May 3, 2031?'],
    counterExample: ['Will Bitcoin close higher than $100,000 on May 3, 2031?', 'Bitcoin up or down on May 3, 2031?'],
  },
  'closes-down': {
    from: CLOSES_DOWN,
    to: 'not up or down',
    example: ['Will Bitcoin close lower on May 3, 2031?', 'Bitcoin up or down on May 3, 2031?'],
    counterExample: ['Will Bitcoin close lower than $100,000 on May 3, 2031?', 'Bitcoin up or down on May 3, 2031?'],
  },
  /** A court that rules a law contrary to another strikes it down. */
  'ruled-unlawful': {
    from: /\b(?:rules?|ruled|finds?|found|holds?|held|declares?|declared) (?!in favou?r)((?:[a-z0-9$%'.-]+ ){1,7}?)(?:(?:to be|is|are|was|were|as) )?(?:unlawful|unconstitutional|illegal|invalid)\b/g,
    to: 'overturn $1',
    example: [
      'Will the Supreme Court rule the Zorro order unlawful in 2031?',
      'Will the Supreme Court strike down the Zorro order in 2031?',
    ],
    counterExample: [
      'Will the Supreme Court rule the Zorro order lawful in 2031?',
      'Will the Supreme Court strike down the Zorro order in 2031?',
    ],
  },
  'which-of-these': {
    from: /\b(which|who) of (?:these|the)(?: following)?(?: (?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten))?(?= )/g,
    to: '$1',
    example: [
      'Which of these ten Peruvian poets will win the 2031 Zorro Prize? - Ann Roe',
      'Which Peruvian poet will win the 2031 Zorro Prize? - Ann Roe',
    ],
    counterExample: [
      'Which Peruvian poet will win the 2031 Zorro Prize? - Ann Roe',
      'Peruvian poet to win the 2031 Zorro Prize - Ann Roe',
    ],
  },
  /** A majority in a chamber is control of it. */
  'majority-of-chamber': {
    from: /\b(?:(an?|the) )?(republican|democratic|gop|democrat)s? (house|senate) majority\b(?! leader)|\b(?:have|hold|keep|retain|win|wins) (?:an? |the )?majority (?:in|of) the (house|senate)\b/g,
    to: '$2 win $3$4',
    example: [
      'Will there be a Republican Senate majority after the 2030 midterms?',
      'Will Republicans control the Senate after the 2030 midterms?',
    ],
    counterExample: [
      'Will Ann Roe be the Republican Senate majority leader in 2031?',
      'Will Ann Roe lead the Senate Republicans in 2031?',
    ],
  },
  /** Taking a seat from the other party and keeping it are both wins of the seat. */
  'flips-seat': {
    from: /\b(?:flips?|keeps?|retains?|defends?|holds?|picks? up)(?: (?:onto|their|its|the|a|an))?(?= (?:[\w'-]+ ){0,3}?(?:house|senate|governor|governorship|gubernatorial|congressional)(?: seat| race)?\b)(?= .*\b(?:seat|governorship|race)\b)/g,
    to: 'win',
    example: [
      'Will Republicans flip the Ohio Senate seat in 2030?',
      'Will Republicans win the Ohio Senate seat in 2030?',
    ],
    counterExample: ['Will Ann Roe flip a coin in 2031?', 'Will Ann Roe toss a coin in 2031?'],
  },
  'loses-final': {
    from: /\bloses? (?:in )?(?=the (?:[\w'-]+ ){0,4}?(?<!semi-?|quarter-?)finals?\b)/g,
    to: 'finish 2nd in ',
    example: ['Will Peru lose the 2034 World Cup final?', 'Will Peru finish 2nd in the 2034 World Cup final?'],
    counterExample: ['Will Peru lose a 2034 World Cup game?', 'Will Peru win a 2034 World Cup game?'],
  },
  /** "Flips" as traders use it for coins: one becomes larger than the other. */
  'overtakes-in-size': {
    from: FLIPS,
    to: 'market cap overtake ',
    example: ['Will Ethereum flip Bitcoin in 2031?', "Will Ethereum's market cap exceed Bitcoin's in 2031?"],
    counterExample: ['Will Ann Roe flip a coin in 2031?', 'Will Ann Roe toss a coin in 2031?'],
  },
  /** A bill that is signed becomes law. */
  'signs-bill': {
    from: /\bsigns? (?=(?:an? |the |any )?(?:[\w'-]+ ){0,4}?(?:act|bill|legislation)\b)/g,
    to: 'enact ',
    example: ['Will Trump sign a gun control bill in 2031?', 'Will a gun control bill become law in 2031?'],
    counterExample: ['Will Trump sign Ann Roe in 2031?', 'Will Trump hire Ann Roe in 2031?'],
  },
  /** A thing that is sold is bought. */
  'be-sold': {
    from: /\b(?:be|get|is) sold(?! out\b)(?: to (?=[a-z]))?/g,
    to: 'be acquired',
    example: ['Will Zorro be sold in 2031?', 'Will Zorro be acquired in 2031?'],
    counterExample: ['Will Zorro sell Quibble in 2031?', 'Will Zorro offer Quibble in 2031?'],
  },
  /** An athlete retires by saying so. */
  'announces-retirement': {
    from: /\bannounces? (?:(?:his|her|their|a|an|the) )?(?:retirement|to retire)\b/g,
    to: 'retire',
    example: ['Will Ann Roe announce her retirement in 2031?', 'Will Ann Roe retire in 2031?'],
    counterExample: ['Will Ann Roe announce a tour in 2031?', 'Will Ann Roe start a tour in 2031?'],
  },
  'magnitude-of-quake': {
    from: /\bm ?(?=\d(?:\.\d)?\b)(?:(?=.*quake)|(?<=quakes? (?:of|over|above|with) m ?))/g,
    to: 'magnitude ',
    example: ['Will there be an earthquake of M8 or more in 2031?', 'Will there be a magnitude 8+ earthquake in 2031?'],
    counterExample: ['Will the M8 motorway reopen in 2031?', 'Will the magnitude 8 motorway reopen in 2031?'],
  },
  'highest-grossing': {
    from: /\b(?:highest|biggest|best)[- ](?:gross|grossing)\b/g,
    to: 'top grossing',
    example: ['Will Zorro be the highest-grossing film of 2031?', 'Will Zorro be the top grossing film of 2031?'],
    counterExample: ['Will Zorro be the longest film of 2031?', 'Will Zorro be the top grossing film of 2031?'],
  },
} as const satisfies Record<string, Rewrite>
