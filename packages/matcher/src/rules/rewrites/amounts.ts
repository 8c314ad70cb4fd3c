import { numerals } from '../../knowledge/numerals.ts'
import type { Rewrite } from '../rewrite.ts'

/** Matches a number word, as in "at least two" and "three or more". */
const NUMBER_WORD = `(?:${numerals.slice(1).join('|')})`
const SPELT_BOUND = new RegExp(
  `(?<=\\b(?:at least|at most|exactly|fewer than|less than|more than|no fewer than|no more than|over|top|under|up to)[ -])${NUMBER_WORD}\\b|\\b${NUMBER_WORD}(?= (?:[a-z]+ )?or (?:more|fewer|less)\\b)`,
  'g',
)

/** Rewrites of phrases about numbers, amounts and ends of years into one form, so that "#1" and "number 1" are equal. */
export const rewritesOfAmounts = {
  /** A month is compared with the same months of other years. */
  'month-of-years': {
    from: /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)([a-z]*)( 20\d\d (?:[a-z0-9]+ ){1,5}?[a-z]+est) \1[a-z]*\b/g,
    to: '$1$2$3',
    example: ['Will May 2031 be the hottest May ever?', 'Will May 2031 be the hottest on record?'],
    counterExample: ['Will May 2031 be hotter than June 2031?', 'Will June 2031 be cooler than May 2031?'],
  },
  /** "Top" before an amount is a verb; before a count of places it is not. */
  'tops-amount': {
    from: /(?<!\b(?:the|in|its|a) )\btops? (?=[$€£] ?\d|\d{1,3}(?:,\d{3})+\b|\d[\d.,]* ?(?:%|percent\b|[kmb]\b|bn\b|thousand\b|million\b|billion\b|trillion\b))/g,
    to: 'surpass ',
    example: ['Will Bitcoin top $200k in 2031?', 'Will Bitcoin surpass $200k in 2031?'],
    counterExample: ['Will Zorro be in the top 10% in 2031?', 'Will Zorro be above 10% in 2031?'],
  },
  'becomes-trillionaire': {
    from: /\bbecomes? an? (tr|b)illionaire\b|(?<!\bfirst )(?<=[a-z] )(tr)illionaire(?= (?:before|by|in|on)\b| ?\?|$)/g,
    to: 'net worth above $$1 $1$2illion',
    example: ['Will Ann Roe become a trillionaire in 2031?', "Will Ann Roe's net worth exceed $1 trillion in 2031?"],
    counterExample: [
      'Will Ann Roe become the first trillionaire in 2031?',
      "Will Ann Roe's net worth exceed $1 trillion in 2031?",
    ],
  },
  /** Whatever is the first of the hottest is the hottest. */
  'first-superlative': {
    from: /\b(?:1st|first) (?=(?:(?:cold|cool|dri|hot|warm|wett|larg|high|low|small)[a-z]*est)\b)/g,
    to: '',
    example: ['Will May 2031 be the 1st hottest on record?', 'Will May 2031 be the hottest on record?'],
    counterExample: ['Will May 2031 be the 2nd hottest on record?', 'Will May 2031 be the hottest on record?'],
  },
  'bound-with-article': {
    from: /\b(above|at least|at most|below|less than|more than|over|under) an? (?=\d)/g,
    to: '$1 ',
    example: ['Will Zorro have at least a 91 on Rotten Tomatoes?', 'Will Zorro have at least 91 on Rotten Tomatoes?'],
    counterExample: ['Will Zorro get a 91 on Rotten Tomatoes?', 'Will Zorro get 91 on Rotten Tomatoes?'],
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
  'temperature-reached': {
    from: /\bgets? to (?=\d+ ?°)/g,
    to: 'high temp ',
    example: ['Will Lima get to 70° on May 3, 2031?', 'Will the high temp in Lima be 70° on May 3, 2031?'],
    counterExample: ['Will Ann Roe get to Lima in May 2031?', 'Will Ann Roe go to Lima in May 2031?'],
  },
  'at-least-once': {
    from: / at least once\b/g,
    to: '',
    example: ['Will Ann Roe visit Lima at least once in 2031?', 'Will Ann Roe visit Lima in 2031?'],
    counterExample: ['Will Ann Roe visit Lima at least twice in 2031?', 'Will Ann Roe visit Lima in 2031?'],
  },
  'close-of-year': {
    from: /(?<!\byear[- ])\b(close|closes|closing|end|ends|ending|finish|finishes|finishing) (?=20\d\d\b)/g,
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
  'majority-of-votes': {
    from: /\b(?:an? |the )?(?:absolute |outright )?majority of (?:all |the )?(?:popular )?votes?\b/g,
    to: 'over 50% of the vote',
    example: [
      'Will Ann Roe win a majority of the vote in the 2031 Lima mayoral election?',
      'Will Ann Roe win more than 50% of the vote in the 2031 Lima mayoral election?',
    ],
    counterExample: [
      'Will Ann Roe win the most votes in the 2031 Lima mayoral election?',
      'Will Ann Roe win the 2031 Lima mayoral election?',
    ],
  },
  /** A majority is one of seats unless it is one of votes; their number explains it. */
  'seats-of-majority': {
    from: /(?<=\bmajority) of (?:all |the )?seats\b|(?<=\bmajority(?: [a-z]+)?) ?\((?:at least|more than|over) \d+ seats\)/g,
    to: '',
    example: [
      'Will Labour win a majority (over 30 seats) in the 2031 Senedd election?',
      'Will Labour win a majority in the 2031 Senedd election?',
    ],
    counterExample: [
      'Will Labour win over 30 seats in the 2031 Senedd election?',
      'Will Labour win over 20 seats in the 2031 Senedd election?',
    ],
  },
  'end-of-year': {
    from: /\bwhen (20\d\d) ends\b/g,
    to: 'at the end of $1',
    example: ['Will Ann Roe be mayor of Lima when 2031 ends?', 'Will Ann Roe be mayor of Lima at the end of 2031?'],
    counterExample: ['Will Ann Roe be mayor of Lima when summer ends?', 'Will Ann Roe be mayor of Lima in summer?'],
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
  'decided-by-margin': {
    from: /\bdecided by (?:a margin of )?(?=(?:less|fewer|more|over|under|at least|at most|exactly|between|\d))/g,
    to: 'margin ',
    example: [
      'Will the 2031 Ohio governor race be decided by less than 5 points?',
      'Will the margin of victory in the 2031 Ohio governor race be less than 5 points?',
    ],
    counterExample: ['Will the 2031 Lima Cup be decided by a goal?', 'Will the 2031 Lima Cup final have a goal?'],
  },
  /** A major hurricane is one of category 3 or more. */
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
