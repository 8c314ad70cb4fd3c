import { describe, expect, it } from 'vitest'
import { lieOfWorlds } from './__fixtures__/lie-of-worlds.ts'
import { misreadPairs } from './__fixtures__/misread-pairs.ts'
import { relationOf } from './__fixtures__/relation-of-markets.ts'

/** A set of numbers, and the forms in which venues state it, separated by "|". */
type Forms = readonly [forms: string, holds: (number: number) => boolean]

interface Kind {
  /** Titles with "_" for the form; with " - _", the form is the label of a market of a list. */
  titles: readonly string[]
  /** The numbers that may come true. */
  numbers: readonly number[]
  forms: readonly Forms[]
}

const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, n) => Number((from + n * step).toFixed(2)))
const from = (low: number) => (number: number) => number >= low
const above = (low: number) => (number: number) => number > low
const upTo = (high: number) => (number: number) => number <= high
const below = (high: number) => (number: number) => number < high
const only = (one: number) => (number: number) => number === one
const among = (low: number, high: number) => (number: number) => number >= low && number <= high
/** A band of a measured number ends where the next one begins. */
const band = (low: number, high: number) => (number: number) => number >= low && number < high

const kinds: Record<string, Kind> = {
  'counted things': {
    titles: [
      'Will Acme launch _ rockets in 2031?',
      'Will there be _ earthquakes in Quibblia in 2031?',
      'Will Ann Roe score _ goals at the 2034 World Cup?',
      'Will _ ministers resign in Peru in 2031?',
    ],
    numbers: range(0, 14),
    forms: [
      [
        'at least 3|at least three|3 or more|three or more|3+|≥3|>= 3|more than 2|more than two|over 2|over 2.5|>2|no fewer than 3|not fewer than 3|no less than 3|a minimum of 3',
        from(3),
      ],
      [
        'under 3|fewer than 3|less than 3|fewer than three|no more than 2|not more than 2|at most 2|up to 2|2 or fewer|two or fewer|2 or less|<3|≤2|under 2.5|a maximum of 2',
        upTo(2),
      ],
      ['exactly 3|exactly three', only(3)],
      ['exactly 2|exactly two', only(2)],
      ['3 or 4|three or four|3-4|between 3 and 4|3 to 4|from 3 to 4|between three and four', among(3, 4)],
      ['between 3 and 5|3-5', among(3, 5)],
      ['2 or 3', among(2, 3)],
      ['no|zero|0', only(0)],
      ['any|at least one|at least 1|one or more|1+|1 or more|more than 0|more than zero', from(1)],
      ['at least two|two or more|2+|multiple|more than one', from(2)],
      ['fewer than 2|at most one|no more than one', upTo(1)],
      ['more than 10|11+|eleven or more', from(11)],
    ],
  },
  'answers to "how many"': {
    titles: [
      'How many rockets will Acme launch in 2031? - _',
      'How many Fed rate cuts will there be in 2031? - _',
      'Number of ministers who resign in Peru in 2031 - _',
    ],
    numbers: range(0, 14),
    forms: [
      ['3+|3 or more|At least 3|More than 2|≥3|>2|3 or higher|3 or above|3 and above|Over 2.5|Three or more', from(3)],
      ['Fewer than 3|<3|≤2|2 or fewer|2 or lower|2 or below|Below 3|Under 2.5|Up to 2|At most 2|0-2|0 to 2', upTo(2)],
      ['0|None|Zero', only(0)],
      ['1|Exactly 1|One', only(1)],
      ['2-3|2 to 3|2–3|2 or 3|Between 2 and 3', among(2, 3)],
      ['10+|10 or more|Ten or more', from(10)],
      ['1+|At least 1|1 or more', from(1)],
    ],
  },
  seats: {
    titles: [
      'Will Labour win _ in the 2031 Peruvian election?',
      'Will the Greens hold _ after the 2031 Peruvian election?',
      'Will Democrats win _ in the 2030 Senate election?',
    ],
    numbers: range(0, 120),
    forms: [
      [
        'at least 73 seats|73 or more seats|73+ seats|more than 72 seats|over 72.5 seats|73 seats or more|no fewer than 73 seats',
        from(73),
      ],
      ['73 or 74 seats|73-74 seats|between 73 and 74 seats', among(73, 74)],
      ['50-54 seats|between 50 and 54 seats|50 to 54 seats|from 50 to 54 seats', among(50, 54)],
      [
        'fewer than 50 seats|under 50 seats|at most 49 seats|49 seats or fewer|49 or fewer seats|not more than 49 seats',
        below(50),
      ],
      ['exactly 73 seats|73 seats', only(73)],
      ['55 or more seats|more than 54 seats', from(55)],
      ['no seats|zero seats|0 seats', only(0)],
      ['at least one seat|1 or more seats|any seats', from(1)],
    ],
  },
  ranks: {
    titles: [
      'Will Zorro finish _ in the 2031 Quibble League?',
      'Will Arsenal finish _ in the 2030-31 Premier League?',
      'Will Peru finish _ in the medal table at the 2032 Olympics?',
    ],
    // who does not take part has no place
    numbers: [...range(1, 20), Number.NaN],
    forms: [
      [
        'in the top 5|in the top five|top five|fifth or better|5th or higher|in 5th place or better|among the top five',
        upTo(5),
      ],
      ['outside the top 5|outside the top five', (place) => !(place <= 5)],
      ['fifth|5th|in fifth place|in 5th place|in fifth', only(5)],
      ['first or second|1st or 2nd|in the top 2|in the top two|second or better', upTo(2)],
      ['second|2nd|in second place', only(2)],
      ['first|1st|in first place|in first', only(1)],
      ['sixth or lower|6th or worse', from(6)],
      ['third or fourth|3rd or 4th|between third and fourth', among(3, 4)],
      ['in the top half', upTo(10)],
      ['in the top 4|in the top four', upTo(4)],
      ['last|in last place', only(20)],
      ['in the bottom 3|in the bottom three', from(18)],
    ],
  },
  prices: {
    titles: ['Will Bitcoin close _ on May 3, 2031?', 'Will Zorro shares close _ on May 3, 2031?'],
    numbers: [100, 145, 152, 155, 165, 200].map((thousands) => thousands * 1000),
    forms: [
      [
        'above $150k|over $150,000|at or above $150,000|at least $150K|higher than $150,000|≥$150,000|$150k+|$150,000 or above|more than $150k|above $149,999.99|above 150 thousand dollars|not below $150,000',
        from(150_000),
      ],
      [
        'below $150k|under $150,000|lower than $150k|$150,000 or lower|at or below $150,000|<$150,000|not above $150,000',
        below(150_000),
      ],
      ['between $150,000 and $160,000|$150k-$160k|$150,000 to $159,999.99|$150-160k', band(150_000, 160_000)],
      ['above $160k', above(160_000)],
    ],
  },
  money: {
    titles: [
      'Will "Zorro" gross _ worldwide in 2031?',
      'Will Acme raise _ in 2031?',
      'Will the Lima painting sell for _ in 2031?',
    ],
    numbers: [0.3, 0.7, 1.2, 1.7, 1.9, 2.5, 2000].map((millions) => millions * 1e6),
    forms: [
      [
        'over $1.5M|more than $1,500,000|at least 1.5 million dollars|$1.5 million or more|$1.5M+|above 1.5 million USD|over $1500k|at least US$1.5 million',
        from(1.5e6),
      ],
      ['under $1.5M|less than 1.5 million dollars|$1.5 million or less|no more than $1.5M|up to $1.5M', below(1.5e6)],
      [
        'between $1.5M and $2M|$1.5M-$2M|$1.5-2M|between $1.5 and $2 million|between $1,500,000 and $2,000,000',
        band(1.5e6, 2e6),
      ],
      ['over $1M|over a million dollars|more than one million dollars', from(1e6)],
      ['under half a million dollars|less than $500k', below(5e5)],
      ['over $1.5B|more than $1.5 billion', from(1.5e9)],
    ],
  },
  votes: {
    titles: [
      'Will Ann Roe get _ in the 2031 Lima mayoral election?',
      'Will Ann Roe win _ in the 2032 Ohio Senate race?',
    ],
    numbers: [0, 10, 999_999, 1_000_001, 1_500_000, 2_500_000],
    forms: [
      [
        'more than 1,000,000 votes|over 1M votes|more than a million votes|at least 1 million votes|1,000,000 votes or more',
        from(1e6),
      ],
      ['fewer than 1 million votes|under 1,000,000 votes|fewer than one million votes', below(1e6)],
      ['between 1 and 2 million votes|1M-2M votes|1-2 million votes|1 to 2 million votes', band(1e6, 2e6)],
    ],
  },
  percentages: {
    titles: [
      'Will US CPI YoY be _ in May 2031?',
      'Will inflation in Peru be _ in May 2031?',
      'Will US GDP growth be _ in Q2 2031?',
    ],
    numbers: range(-1, 6, 0.1),
    forms: [
      ['3% or higher|at least 3.0%|3.0 percent or more|≥3.0%|at or above 3.0%|3.0%+|not less than 3.0%', from(3)],
      ['above 3.0%|over 3%|more than 3%|greater than 3.0%|> 3.0%|above 3 percent|exceed 3.0%', above(3)],
      ['exactly 2.7%|equal to 2.7%', only(2.7)],
      ['below 3%|under 3.0%|less than 3 percent|<3.0%', below(3)],
      ['3% or lower|at most 3.0%|no more than 3.0%|at or below 3.0%|not more than 3.0%|no higher than 3.0%', upTo(3)],
      ['between 2.5% and 3.0%|2.5% to 3.0%|2.5-3.0%|between 2.5 and 3.0 percent', band(2.5, 3)],
      ['below 0%|negative|below zero', below(0)],
      ['above 0%|positive|above zero', above(0)],
      ['-0.2% or lower|at most -0.2%', upTo(-0.2)],
      ['below -0.2%|less than -0.2%', below(-0.2)],
    ],
  },
  'shares of votes': {
    titles: [
      'Will Ann Roe win _ of the vote in the 2031 Lima mayoral election?',
      'Will the Zorro Party get _ of the vote in the 2031 Peruvian election?',
    ],
    numbers: range(0, 100),
    forms: [
      ['more than 50%|over 50%|more than half|more than 50 percent', above(50)],
      ['at least 50%|50% or more|50%+|no less than 50%|at least half', from(50)],
      ['less than 50%|under 50%|less than half', below(50)],
      ['50% or less|at most 50%|no more than 50%|up to 50%', upTo(50)],
      ['between 40% and 50%|40-50%|between 40 and 50 percent|40-49.9%', band(40, 50)],
      ['60% or more|60% or higher', from(60)],
    ],
  },
  temperatures: {
    titles: [
      'Will the highest temperature in Lima be _ on May 3, 2031?',
      'Highest temperature in Lima on May 3, 2031? - _',
    ],
    numbers: range(60, 100),
    forms: [
      [
        '80°F or higher|80° or above|at least 80°F|80 degrees or more|above 79°F|80°+|80 °F or warmer|80 degrees Fahrenheit or higher|80F or higher|over 79.5°F',
        from(80),
      ],
      ['below 80°F|79°F or lower|79° or below|less than 80°|≤79°F|79°F or cooler', below(80)],
      ['between 80°F and 81°F|80-81°F|80° to 81°|80 or 81°F', among(80, 81)],
      ['exactly 80°F|80°F', only(80)],
      ['82°F or higher|above 81°', from(82)],
    ],
  },
  'changes of a rate': {
    titles: ['Will the Fed cut rates by _ in March 2031?', 'Will the ECB cut rates by _ at its March 2031 meeting?'],
    numbers: range(0, 125, 25),
    forms: [
      ['25 bps|0.25%|25 basis points|a quarter point|a quarter of a percentage point|0.25 percentage points', only(25)],
      ['at least 25 bps|25+ bps|25 bps or more|25 or more basis points', from(25)],
      ['more than 25 bps|at least 50 bps|50+ bps|0.5% or more|50 or more bps', from(50)],
      ['50 bps|0.50%|half a point|half a percentage point', only(50)],
    ],
  },
}

describe.each(Object.entries(kinds))('%s', (_, { titles, numbers, forms }) => {
  it.each(titles)('lie as their sets of numbers: %s', (title) => {
    const [question = '', label] = title.split(' - ')
    const questions = forms.flatMap(([texts, holds]) =>
      texts.split('|').map((text) => ({
        market: label ? { title: `${question} - ${text}`, label: text } : { title: title.replace('_', text) },
        worlds: numbers.map(holds),
      })),
    )
    expect(misreadPairs(questions, lieOfWorlds)).toEqual([])
  })
})

describe('temperatures on two scales', () => {
  const hot = (bound: string) => `Will the highest temperature in Lima be ${bound} on May 3, 2031?`

  it.each([
    ['27°C or higher', '27°F or higher', 'subset'],
    ['27°C or higher', '85°F or higher', 'superset'],
    ['27°C or higher', '75°F or lower', 'disjoint'],
    ['25°C or higher', '77°F or higher', 'overlap'],
    ['25°C or higher', '77°C or higher', 'superset'],
  ])('%s | %s: %s', (one, other, relation) => {
    expect(relationOf(hot(one), hot(other))).toBe(relation)
  })
})

it.each([
  ['Will Zorro win multiple awards in 2031?', 'Will Zorro win an award in 2031?'],
  ['Will Acme reach net zero in 2031?', 'Will Acme reach 0 in 2031?'],
  ['How many named storms in 2031? - 2 or lower', 'Will the Fed lower rates in 2031?'],
])('is another question: %s | %s', (one, other) => {
  expect(relationOf(one, other)).not.toBe('identity')
})
