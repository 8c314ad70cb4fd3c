import { cryptocurrencies } from '../knowledge/cryptocurrencies.ts'
import { numerals } from '../knowledge/numerals.ts'
import type { Rule } from './rule.ts'

/** A phrase of a normalised title in another wording, which both sides then have. */
interface Rewrite extends Rule {
  from: RegExp
  to: string | ((phrase: string) => string)
}

/** "Close higher than the day before" is up; but not "close higher than $100" or "close up 2%". */
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

/** A number in words that is a bound: "at least two", "three or more". */
const NUMBER_WORD = `(?:${numerals.slice(1).join('|')})`
const SPELT_BOUND = new RegExp(
  `(?<=\\b(?:at least|at most|exactly|fewer than|less than|more than|no fewer than|no more than|over|under|up to) )${NUMBER_WORD}\\b|\\b${NUMBER_WORD}(?= (?:[a-z]+ )?or (?:more|fewer|less)\\b)`,
  'g',
)

/** They are applied in this order. */
const rows = {
  /** These are American where no other country is named. */
  'us-institution': {
    from: /\bus (?=(?:house|senate|senator|supreme court|president|presidential|congress|attorney general|treasury)\b)/g,
    to: '',
    example: ['Will the US Senate pass the bill in 2031?', 'Will the Senate pass the bill in 2031?'],
    counterExample: ['Will the US pass the bill in 2031?', 'Will the Senate pass the bill in 2031?'],
  },
  /** "The 2028 US election" is that of the president, unless a chamber or a state is named. */
  'us-election': {
    from: /\b(20(?:[02468][048]|[13579][26])) us election\b(?<!\b(?:congress|governor|house|senate)\b.*)(?!.*\b(?:congress|governor|house|senate)\b)/,
    to: '$1 presidential election',
    example: ['Will Ann Roe win the 2032 US election?', 'Will Ann Roe win the 2032 presidential election?'],
    counterExample: ['Will Ann Roe win the 2030 US election?', 'Will Ann Roe win the 2030 governor election?'],
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
  'rank-one': {
    from: /#1\b|\bno\. ?1\b|\bnumber 1\b/g,
    to: 'rank1',
    example: ['Will Zorro be the #1 song on Spotify in 2031?', 'Will Zorro be the number 1 song on Spotify in 2031?'],
    counterExample: [
      'Will Zorro be the #2 song on Spotify in 2031?',
      'Will Zorro be the second song on Spotify in 2031?',
    ],
  },
  united: {
    from: /\butd\b/g,
    to: 'united',
    example: ['Will Tarkington Utd sign Ann Roe in 2031?', 'Will Tarkington United sign Ann Roe in 2031?'],
    counterExample: ['Will Tarkington City sign Ann Roe in 2031?', 'Will Tarkington United sign Ann Roe in 2031?'],
  },
  'et-al': {
    from: / et al\b/g,
    to: '',
    example: ['Will Ann Roe et al win the 2031 Zorro Prize?', 'Will Ann Roe win the 2031 Zorro Prize?'],
    counterExample: ['Will Ann Roe and Bob Doe win the 2031 Zorro Prize?', 'Will Ann Roe win the 2031 Zorro Prize?'],
  },
  /** The city, not the article of another language. */
  'la-office': {
    from: /\bla (?=mayor|mayoral|county|olympic|wildfire)/g,
    to: 'los angeles ',
    example: [
      'Will Ann Roe win the 2031 LA mayoral election?',
      'Will Ann Roe win the 2031 Los Angeles mayoral election?',
    ],
    counterExample: ['Will Ann Roe visit La Paz in 2031?', 'Will Ann Roe visit Lima in 2031?'],
  },
  'in-la': {
    from: /\bin la(?= (?:be|on|reach|hit)\b| ?[?,:]|$)/g,
    to: 'in los angeles',
    example: ['Will it rain in LA on May 3, 2031?', 'Will it rain in Los Angeles on May 3, 2031?'],
    counterExample: ['Will it rain in La Paz on May 3, 2031?', 'Will it rain in Lima on May 3, 2031?'],
  },
  'chart-of-place': {
    from: /\b(us|global) (netflix|spotify)\b/g,
    to: '$2 $1',
    example: [
      'Will Zorro be the top global Spotify song in May 2031?',
      'Will Zorro be the top Spotify global song in May 2031?',
    ],
    counterExample: [
      'Will Zorro be the top Spotify song in May 2031?',
      'Will Zorro be the best Spotify song in May 2031?',
    ],
  },
  'chart-of-place-and-kind': {
    from: /\b(usa?|global) ((?:song|artist|album|show|film|movie)s?) on (netflix|spotify)\b/g,
    to: '$2 on $3 $1',
    example: [
      'Will Zorro be the top global song on Spotify in May 2031?',
      'Will Zorro be the top song on Spotify global in May 2031?',
    ],
    counterExample: [
      'Will Zorro be the top song on Spotify in May 2031?',
      'Will Zorro be the best song on Spotify in May 2031?',
    ],
  },
  'chart-in-usa': {
    from: /\b(netflix|spotify)\b(.*) in the usa?\b/g,
    to: '$1 us$2',
    example: [
      'Will Zorro be the top show on Netflix in the US in May 2031?',
      'Will Zorro be the top show on Netflix US in May 2031?',
    ],
    counterExample: [
      'Will Zorro be the top show on Netflix in Peru in May 2031?',
      'Will Zorro be the top show on Netflix US in May 2031?',
    ],
  },
  'temperature-reached': {
    from: /\bgets? to (?=\d+ ?°)/g,
    to: 'high temp ',
    example: ['Will Lima get to 70° on May 3, 2031?', 'Will the high temp in Lima be 70° on May 3, 2031?'],
    counterExample: ['Will Ann Roe get to Lima in May 2031?', 'Will Ann Roe go to Lima in May 2031?'],
  },
  'trophy-lifted': {
    from: /\blifts? (?=the (?:\S+ ){0,4}?(?:cup|trophy|title)\b)/g,
    to: 'win ',
    example: ['Will Peru lift the 2034 World Cup?', 'Will Peru win the 2034 World Cup?'],
    counterExample: ['Will Peru lift the tariffs in 2034?', 'Will Peru cut the tariffs in 2034?'],
  },
  'office-of': {
    from: /\bthe office of (?:the )?/g,
    to: '',
    example: ['Will Ann Roe win the office of mayor of Lima in 2031?', 'Will Ann Roe win mayor of Lima in 2031?'],
    counterExample: ['Will Ann Roe be mayor of Lima in 2031?', 'Will Ann Roe become mayor of Lima in 2031?'],
  },
  'iran-deal': {
    from: /\bjcpoa\b/g,
    to: 'iran nuclear deal',
    example: ['Will the US rejoin the JCPOA in 2031?', 'Will the US rejoin the Iran nuclear deal in 2031?'],
    counterExample: [
      'Will the US rejoin the Paris accord in 2031?',
      'Will the US rejoin the Iran nuclear deal in 2031?',
    ],
  },
  'at-least-once': {
    from: / at least once\b/g,
    to: '',
    example: ['Will Ann Roe visit Lima at least once in 2031?', 'Will Ann Roe visit Lima in 2031?'],
    counterExample: ['Will Ann Roe visit Lima at least twice in 2031?', 'Will Ann Roe visit Lima in 2031?'],
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
  /** A court that finds a law contrary to another strikes it down. */
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
  /** A syllable of Korean names that is a word by itself. */
  'syllable-of-name': {
    from: /(?<=\w )(won)-(?=(?!lost|loss)[a-z]{1,6}\b)/g,
    to: '$1',
    example: ['Will Chong Won-o be mayor of Lima in 2031?', 'Will Chong Wono be mayor of Lima in 2031?'],
    counterExample: ['Will Lima have a won-lost record in 2031?', 'Will Lima have a wonlost record in 2031?'],
  },
  'close-of-year': {
    from: /\b(close|closes|closing|end|ends|ending|finish|finishes|finishing) (?=20\d\d\b)/g,
    to: '$1 at the end of ',
    example: [
      'Will the S&P 500 close 2031 at or above 8,000?',
      'Will the S&P 500 close at or above 8,000 at the end of 2031?',
    ],
    counterExample: ['Will the S&P 500 be above 8,000 in 2031?', 'Will the S&P 500 be above 8,000 at the end of 2031?'],
  },
  'year-end': {
    from: /\b(?:eoy|year[- ]?end|end of (?:the )?year),? ?(?=20\d\d\b)/g,
    to: 'end of ',
    example: ['Will Peru be in a recession by EOY2031?', 'Will Peru be in a recession by the end of 2031?'],
    counterExample: ['Will Peru be in a recession by year end?', 'Will Peru be in a recession by the end of the year?'],
  },
  'end-of-year': {
    from: /\bwhen (20\d\d) ends\b/g,
    to: 'at the end of $1',
    example: ['Will Ann Roe be mayor of Lima when 2031 ends?', 'Will Ann Roe be mayor of Lima at the end of 2031?'],
    counterExample: ['Will Ann Roe be mayor of Lima when summer ends?', 'Will Ann Roe be mayor of Lima in summer?'],
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
  /** A majority in a chamber is its control. */
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
  twice: {
    from: /\btwice\b/g,
    to: '2 times',
    example: ['Will the Fed cut rates twice in 2031?', 'Will the Fed cut rates 2 times in 2031?'],
    counterExample: ['Will the Fed cut rates in 2031?', 'Will the Fed cut rates during 2031?'],
  },
  'three-times': {
    from: /\b(?:three times|thrice)\b/g,
    to: '3 times',
    example: ['Will the Fed cut rates three times in 2031?', 'Will the Fed cut rates 3 times in 2031?'],
    counterExample: ['Will the Fed cut rates in 2031?', 'Will the Fed cut rates during 2031?'],
  },
  'spelt-bound': {
    from: SPELT_BOUND,
    to: (word) => String(numerals.indexOf(word)),
    example: ['Will at least two ministers resign in 2031?', 'Will 2 or more ministers resign in 2031?'],
    counterExample: ['Will the two ministers resign in 2031?', 'Will both ministers resign in 2031?'],
  },
  'no-one': {
    from: /^will (?:no one|nobody)\b/g,
    to: 'will not anyone',
    example: [
      'Will no one be charged in the Zorro case before 2032?',
      'Will anyone be charged in the Zorro case before 2032?',
    ],
    counterExample: [
      'Will one person be charged in the Zorro case before 2032?',
      'Will Ann Roe be charged in the Zorro case before 2032?',
    ],
  },
  /** Not doing a thing in words that NEGATION knows. */
  'fails-to': {
    from: /\bfail(?:s|ed)? to (?=[a-z])/g,
    to: 'not ',
    example: ['Will Ann Roe fail to win the 2031 Lima Cup?', 'Will Ann Roe win the 2031 Lima Cup?'],
    counterExample: ['Will the talks fail in 2031?', 'Will the talks end in 2031?'],
  },
  misses: {
    from: /\bmiss(?:es)? (?:out on )?(?=(?:the )?(?:[\w-]+ ){0,3}?(?:cut|finals?|playoffs?|postseason|world cup)\b)/g,
    to: 'not make ',
    example: ['Will the Lakers miss the 2031 playoffs?', 'Will the Lakers make the 2031 playoffs?'],
    counterExample: ['Will Ann Roe miss a game in 2031?', 'Will Ann Roe play a game in 2031?'],
  },
  avoids: {
    from: /\bavoids? (?=(?:an? |the )?(?:[\w-]+ )?(?:bankruptcy|conviction|default|impeachment|jail|prison|recession|relegation|shutdown)\b)/g,
    to: 'not ',
    example: ['Will Acme avoid bankruptcy in 2031?', 'Will Acme go bankrupt in 2031?'],
    counterExample: ['Will Ann Roe be avoided by Bob Doe in 2031?', 'Will Ann Roe meet Bob Doe in 2031?'],
  },
  'passes-without': {
    from: /\b(?:(?:the )?(?:year|season|month|week) )?(?:ends?|pass(?:es)?|goes? by) without (?:an? |any |the )?/g,
    to: 'not ',
    example: ['Will 2031 end without a recession in Peru?', 'Will there be a recession in Peru in 2031?'],
    counterExample: ['Will the deal pass the Senate in 2031?', 'Will the Senate pass the deal in 2031?'],
  },
  'remains-undone': {
    from: /\b(?:remains?|stays?) un(?!beaten|changed|decided|defeated|employed|injured|ited)([a-z]{2,}ed)\b/g,
    to: 'not be $1',
    example: ['Will Zorro remain unbanned through 2031?', 'Will Zorro be banned in 2031?'],
    counterExample: ['Will Zorro remain unbeaten through 2031?', 'Will Zorro be beaten in 2031?'],
  },
  /** A truce that holds does not break. */
  'holds-through': {
    from: /\b(?:still )?(?:be )?(?:holds?|holding|lasts?|survives?|stands?|(?:stays? |remains? )?in (?:effect|force|place)) (?=(?:through|until|till|past|beyond|for all of)\b)(?<=\b(?:agreement|alliance|blockade|ceasefire|coalition|deal|government|peg|truce)\b.*)/g,
    to: 'not collapse ',
    example: [
      'Will the Peru-Chile ceasefire hold through June 30, 2031?',
      'Will the Peru-Chile ceasefire collapse by June 30, 2031?',
    ],
    counterExample: [
      'Will the Peru-Chile ceasefire talks be held by June 30, 2031?',
      'Will the Peru-Chile ceasefire talks take place by June 30, 2031?',
    ],
  },
  'remains-legal': {
    from: /\b(?:remains?|stays?) (?:legally )?(?:available|legal)(?= )/g,
    to: 'not be banned',
    example: ['Will Zorro remain available in Peru through 2031?', 'Will Zorro be banned in Peru in 2031?'],
    counterExample: ['Will Zorro be available in Peru in 2031?', 'Will Zorro be banned in Peru in 2031?'],
  },
  /** Who takes a seat from the other party wins it, and so does who keeps it. */
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
  /** "Flips" as traders say it of coins, and what it means. */
  'overtakes-in-size': {
    from: FLIPS,
    to: 'market cap overtake ',
    example: ['Will Ethereum flip Bitcoin in 2031?', "Will Ethereum's market cap exceed Bitcoin's in 2031?"],
    counterExample: ['Will Ann Roe flip a coin in 2031?', 'Will Ann Roe toss a coin in 2031?'],
  },
  /** A bill that is signed is law. */
  'signs-bill': {
    from: /\bsigns? (?=(?:an? |the |any )?(?:[\w'-]+ ){0,4}?(?:act|bill|legislation)\b)/g,
    to: 'enact ',
    example: ['Will Trump sign a gun control bill in 2031?', 'Will a gun control bill become law in 2031?'],
    counterExample: ['Will Trump sign Ann Roe in 2031?', 'Will Trump hire Ann Roe in 2031?'],
  },
  avoided: {
    from: /\b(?:be )?(?:avoided|averted)\b(?! by (?!(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|q[1-4]|20\d\d|the end|end of)))/g,
    to: 'not happen',
    example: ['Government shutdown avoided in Peru in 2031?', 'Will there be a government shutdown in Peru in 2031?'],
    counterExample: ['Will Ann Roe be avoided by Bob Doe in 2031?', 'Will Ann Roe meet Bob Doe in 2031?'],
  },
  /** A thing that is sold is bought. */
  'be-sold': {
    from: /\b(?:be|get|is) sold(?! out\b)(?: to (?=[a-z]))?/g,
    to: 'be acquired',
    example: ['Will Zorro be sold in 2031?', 'Will Zorro be acquired in 2031?'],
    counterExample: ['Will Zorro sell Quibble in 2031?', 'Will Zorro offer Quibble in 2031?'],
  },
  'highest-grossing': {
    from: /\b(?:highest|biggest|best)[- ](?:gross|grossing)\b/g,
    to: 'top grossing',
    example: ['Will Zorro be the highest-grossing film of 2031?', 'Will Zorro be the top grossing film of 2031?'],
    counterExample: ['Will Zorro be the longest film of 2031?', 'Will Zorro be the top grossing film of 2031?'],
  },
  'x-between': {
    from: / x (?=[a-z]+ )(?<=^(?:will )?(?:the )?[a-z]+ x )/,
    to: ' and ',
    example: ['Peru x Chile ceasefire in 2031?', 'Peru and Chile ceasefire in 2031?'],
    counterExample: ['Will Ann Roe post on X in 2031?', 'Will Ann Roe post in 2031?'],
  },
  /** A price that never gets so high does not touch it. */
  'stays-below': {
    from: /\b(?:stays?|remains?) (?:below|under) (\$?[\d.,]+ ?(?:[kmbt]|million|billion|trillion)?%?) (?:throughout|through|until|for all of|all(?: of)?)\b/g,
    to: 'not reach $1 in',
    example: ['Will Bitcoin stay below $150,000 throughout 2031?', 'Will Bitcoin reach $150,000 in 2031?'],
    counterExample: ['Will Bitcoin be below $150,000 on May 3, 2031?', 'Will Bitcoin reach $150,000 in 2031?'],
  },
  'stays-above': {
    from: /\b(?:stays?|remains?) (?:above|over) (\$?[\d.,]+ ?(?:[kmbt]|million|billion|trillion)?%?) (?:throughout|through|until|for all of|all(?: of)?)\b/g,
    to: 'not dip to $1 in',
    example: ['Will Bitcoin stay above $50,000 throughout 2031?', 'Will Bitcoin dip to $50,000 in 2031?'],
    counterExample: ['Will Bitcoin be above $50,000 on May 3, 2031?', 'Will Bitcoin dip to $50,000 in 2031?'],
  },
  'decided-by-margin': {
    from: /\bdecided by (?:a margin of )?(?=(?:less|fewer|more|over|under|at least|at most|exactly|between|\d))/g,
    to: 'margin ',
    example: [
      'Will the 2031 Ohio governor race be decided by less than 5 points?',
      'Will the margin of victory in the 2031 Ohio governor race be less than 5 points?',
    ],
    counterExample: ['Will the 2031 Lima Cup be decided by a goal?', 'Will the 2031 Lima Cup final have a goal?'],
  },
  /** From category 3 on. */
  'major-hurricane': {
    from: /\b(an?|any) major (?=hurricane\b)(?<!\bcategory\b.*)(?!.*\bcategory\b)/g,
    to: '$1 category 3 or above ',
    example: [
      'Will a major hurricane hit Florida in 2031?',
      'Will a Category 3 or above hurricane hit Florida in 2031?',
    ],
    counterExample: ['Will a hurricane hit Florida in 2031?', 'Will a tropical storm hit Florida in 2031?'],
  },
  'price-of-gas': {
    from: /\bgas(?:oline)?(?= (?:be|hit|reach|costs?|rises?|falls?|tops?|above|over|below|under)\b.*\$)/g,
    to: 'gas prices',
    example: ['Will gas be over $4 a gallon on June 30, 2031?', 'US gas prices above $4 on June 30, 2031?'],
    counterExample: ['Will gas be rationed in Peru in 2031?', 'Will petrol be rationed in Peru in 2031?'],
  },
} as const satisfies Record<string, Rewrite>

/** The id of a rewrite: a phrase that is replaced by another one when a text is normalised. */
export type RewriteId = keyof typeof rows

/** All phrases that are replaced when a text is normalised, by the ids of the rules. */
export const rewrites: Readonly<Record<RewriteId, Rewrite>> = rows
