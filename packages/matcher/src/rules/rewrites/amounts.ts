import { numerals } from '../../knowledge/numerals.ts'
import type { Rewrite } from '../rewrite.ts'

/** Matches a number word, as in "at least two", "three or more" and "three or four". */
const NUMBER_WORD = `(?:${numerals.slice(1).join('|')})`
const SPELT_BOUND = new RegExp(
  `\\b(?:${[
    `(?<=\\b(?:above|at least|at most|below|bottom|exactly|fewer than|greater than|less than|m(?:ax|in)imum of|more than|no fewer than|no less than|no more than|over|top|under|up to)[ -])(?:${numerals.join('|')})`,
    `(?<=^)${NUMBER_WORD}(?=$)`,
    `${NUMBER_WORD}(?= (?:[a-z]+ )?or (?:fewer|greater|higher|less|lower|more)\\b)`,
    `${NUMBER_WORD}(?= (?:or|to) ${NUMBER_WORD}\\b)`,
    `(?<=\\b${NUMBER_WORD} (?:or|to) )${NUMBER_WORD}`,
    `(?<=\\bbetween )${NUMBER_WORD}(?= and ${NUMBER_WORD}\\b)`,
    `(?<=\\bbetween ${NUMBER_WORD} and )${NUMBER_WORD}`,
  ].join('|')})\\b`,
  'g',
)

/** Rewrites of phrases about numbers, amounts and ends of years into one form, so that "#1" and "number 1" are equal. */
export const rewritesOfAmounts = {
  'not-more-than': {
    from: /\bnot (?=(?:earlier|fewer|greater|higher|later|less|longer|lower|more|sooner) than\b)/g,
    to: 'no ',
    example: ['Will not fewer than 3 ministers resign in 2031?', 'Will no fewer than 3 ministers resign in 2031?'],
    counterExample: ['Will Ann Roe not resign in 2031?', 'Will Ann Roe resign in 2031?'],
  },
  'us-dollars': {
    from: /\bus(?=\$)/g,
    to: '',
    example: ['Will Acme raise over US$1.5 million in 2031?', 'Will Acme raise over $1.5 million in 2031?'],
    counterExample: ['Will Acme raise over €1.5 million in 2031?', 'Will Acme raise over $1.5 million in 2031?'],
  },
  'half-a-million': {
    from: /\bhalf an? (?=(?:million|billion|trillion)\b)/g,
    to: '0.5 ',
    example: ['Will Zorro sell half a million cars in 2031?', 'Will Zorro sell 0.5 million cars in 2031?'],
    counterExample: ['Will Zorro sell a million cars in 2031?', 'Will Zorro sell 1 million cars in 2031?'],
  },
  'one-million': {
    from: /\b(?:an?|one) (?=(?:thousand|million|billion|trillion)\b)(?<!\b(?:half|quarter of|third of|in) an? )/g,
    to: '1 ',
    example: ['Will "Zorro" gross over a million dollars in 2031?', 'Will "Zorro" gross over $1 million in 2031?'],
    counterExample: [
      'Will "Zorro" gross over half a million dollars in 2031?',
      'Will "Zorro" gross over $500k in 2031?',
    ],
  },
  /** More than half of the votes, and not half of anything else. */
  'half-of-votes': {
    from: /\bhalf (?=of (?:all |the )?(?:[a-z]+ )?votes?\b)/g,
    to: '50% ',
    example: [
      'Will Ann Roe win more than half of the vote in the 2031 Lima mayoral election?',
      'Will Ann Roe win more than 50% of the vote in the 2031 Lima mayoral election?',
    ],
    counterExample: [
      'Will Ann Roe win more than half of the debates in 2031?',
      'Will Ann Roe win more than half the debates in 2031?',
    ],
  },
  /** A central bank moves its rate by quarters of a point. */
  'quarter-point': {
    from: /\b(?:an? |one )?(?:quarter|half)(?:[- ](?:of )?(?:an? )?)(?:percentage )?point\b(?<=\b(?:cut|ease|hike|increase|lower|raise|reduce)s? .*)/g,
    to: (phrase: string) => (phrase.includes('half') ? '50 bps' : '25 bps'),
    example: [
      'Will the Fed cut rates by a quarter point in March 2031?',
      'Will the Fed cut rates by 25 bps in March 2031?',
    ],
    counterExample: [
      'Will Ann Roe lead by half a point after round 5?',
      'Will Ann Roe lead by 0.5 points after round 5?',
    ],
  },
  /** A growth below zero has no amount but its sign. */
  'negative-growth': {
    from: /\b(?:negative|positive|(?:above|below) zero)(?= (?:in|for|during|on|by|at)\b| ?\?|$)(?<=\b(?:cpi|gdp|growth|inflation|yields?) (?:[a-z0-9]+ ){0,4}?be (?:[a-z]+|[a-z]+ zero))/g,
    to: (words: string) => (/^[bn]/.test(words) ? 'below 0%' : 'above 0%'),
    example: ['Will US GDP growth be negative in Q2 2031?', 'Will US GDP growth be below 0% in Q2 2031?'],
    counterExample: ['Will Ann Roe test positive in Q2 2031?', 'Will Ann Roe be tested in Q2 2031?'],
  },
  'zero-things': {
    from: /\bzero (?=(?:[a-z]+ ){0,2}?[a-z]{2,}s\b)(?!(?:day|emission|interest|knowledge|sum|tolerance)s?\b)(?<!\b(?:ground|near|net|patient|sub)[ -]zero )/g,
    to: '0 ',
    example: ['Will zero ministers resign in Peru in 2031?', 'Will 0 ministers resign in Peru in 2031?'],
    counterExample: ['Will Acme reach net zero emissions in 2031?', 'Will Acme reach no emissions in 2031?'],
  },
  multiple: {
    from: /\bmultiple (?!(?:choice|myeloma|sclerosis)\b)(?=(?:[a-z-]+ ){0,2}?[a-z]+s\b)/g,
    to: 'at least 2 ',
    example: ['Will multiple ministers resign in Peru in 2031?', 'Will at least two ministers resign in Peru in 2031?'],
    counterExample: ['Will any ministers resign in Peru in 2031?', 'Will ministers resign in Peru in 2031?'],
  },
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
  'fiscal-year': {
    from: /\b(?:fiscal|fy) ?(?=20\d\d\b)/g,
    to: 'fiscal year ',
    example: ['Will Acme revenue exceed $1B in FY2031?', 'Will Acme revenue exceed $1B in fiscal year 2031?'],
    counterExample: ['Will Acme revenue exceed $1B in 2031?', 'Will Acme revenue exceed $1B by the end of 2031?'],
  },
  'prior-to': {
    from: /\b(?:prior to|in advance of|ahead of (?=(?:the )?(?:[a-z0-9]+ ){0,3}?(?:elections?|midterms?|referendum|vote)\b)|by (?=(?:the )?(?:[a-z]+ ){0,3}?(?:elections?|midterms?|referendum)(?: ?\?|$)))/g,
    to: 'before ',
    example: ['Will Ann Roe resign ahead of the midterms?', 'Will Ann Roe resign before the midterms?'],
    counterExample: ['Will Quilmar finish ahead of Ashby in 2031?', 'Will Quilmar finish above Ashby in 2031?'],
  },
  /** A central bank has one meeting in a month, and what is decided by then is decided by the end of the month. */
  'by-meeting': {
    from: /\bby (?:(?:its|the|their) )?(?:fed'?s? |fomc )?(?=(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)(?: 20\d\d)? (?:fed |fomc )?meeting\b)(?<=\b(?:cuts?|cutting|eases?|hikes?|lowers?|raises?|rates?)\b.*)/g,
    to: 'by the end of ',
    example: ['Will the Fed cut rates by its June 2031 meeting?', 'Will the Fed cut rates by June 30, 2031?'],
    counterExample: [
      'Will Acme appoint Ann Roe by its June 2031 meeting?',
      'Will Acme appoint Ann Roe before June 2031?',
    ],
  },
  /** Nobody can trade before a market is issued. */
  'after-issuance': {
    from: /\b(?:after|following|since) issuance(?: and)? (?=(?:before|by|on or before|until)\b)/g,
    to: '',
    example: [
      'Will Bitcoin hit $200k after issuance and before Jan 1, 2032?',
      'Will Bitcoin hit $200k before Jan 1, 2032?',
    ],
    counterExample: [
      'Will Acme hit $200k after the issuance of shares in 2031?',
      'Will Acme hit $200k before the end of 2031?',
    ],
  },
  'up-to-day': {
    from: /(?<=\bat any (?:point|time) )(?:up (?:to|until)|until) (?:and including )?(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}\b)/g,
    to: 'by ',
    example: [
      'Will Bitcoin trade above $200k at any time up to June 30, 2031?',
      'Will Bitcoin hit $200k by June 30, 2031?',
    ],
    counterExample: ['Will Bitcoin stay above $200k up to June 30, 2031?', 'Will Bitcoin hit $200k by June 30, 2031?'],
  },
  'first-days-in-office': {
    from: /\b(?:during|in|within) (?:(?:her|his|the|their) )?(?:first )?(\d+) days (?:in office|as president|of (?:taking office|(?:her|his|the|their) (?:administration|presidency|term)))\b/g,
    to: 'in first $1 days in office',
    example: [
      'Will Ann Roe sign the Zorro Act within 100 days of taking office?',
      'Will Ann Roe sign the Zorro Act in her first 100 days in office?',
    ],
    counterExample: [
      'Will Ann Roe sign the Zorro Act within 100 days?',
      'Will Ann Roe sign the Zorro Act in the next 100 days?',
    ],
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
    to: (word: string) => String(numerals.indexOf(word)),
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
  /** Who lives to an age may live longer. */
  'lives-to-age': {
    from: /\blives? to (?:be |(?:the )?age (?:of )?)?(?=\d{2,3}\b)/g,
    to: 'live to at least ',
    example: ['Will Ann Roe live to 100?', 'Will Ann Roe live to at least 100?'],
    counterExample: ['Will Ann Roe be 100?', 'Will Ann Roe turn 100?'],
  },
} as const satisfies Record<string, Rewrite>
