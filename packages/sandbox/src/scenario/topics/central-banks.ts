import { bands } from '../families/bands.ts'
import { group, near, type Topic } from '../families/draft.ts'
import { field, type Option } from '../families/options.ts'
import { question } from '../families/question.ts'

const rates = { category: 'economics', tags: ['Economy', 'Central Banks'] } as const

/** The five things a committee can do, named as Polymarket does. */
const moves = (weights: readonly [number, number, number, number, number]): Option[] =>
  field(
    ['50+ bps decrease', '25 bps decrease', 'No change', '25 bps increase', '50+ bps increase']
      .map((name, n) => `${name} ${weights[n]}`)
      .join('; '),
  ).map((option, n) => ({
    ...option,
    code: ['C26', 'C25', 'H0', 'H25', 'H26'][n] ?? '',
    words: { ...option.words, act: acts[n] ?? '' },
  }))
const acts = [
  'Cut rates by more than 25bps',
  'Cut rates by 25bps',
  'Hike rates by 0bps',
  'Hike rates by 25bps',
  'Hike rates by more than 25bps',
]
const kalshiNames = {
  C26: 'Cut >25bps',
  C25: 'Cut 25bps',
  H0: 'Fed maintains rate',
  H25: 'Hike 25bps',
  H26: 'Hike >25bps',
}

const fedMeeting = (
  key: string,
  month: string,
  year: number,
  code: string,
  day: string,
  weights: readonly [number, number, number, number, number],
) => {
  const base = {
    ...rates,
    key,
    closes: day,
    options: moves(weights),
    fact: `the outcome of the ${month} ${year} FOMC meeting for the upper bound of the target range is: {name}`,
  }
  return {
    polymarket: question({
      ...base,
      listings: [
        {
          venue: 'polymarket',
          slug: `fed-decision-in-${month.toLowerCase()}-${year}-204`,
          title: `Fed decision in ${month}?`,
          ask: `Fed rates after the ${month} ${year} meeting: {name}?`,
        },
      ],
    }),
    kalshi: question({
      ...base,
      listings: [
        {
          venue: 'kalshi',
          ticker: `KXFEDDECISION-${code}`,
          title: `Fed decision in ${month.slice(0, 3)} ${year}?`,
          ask: `Will the Federal Reserve {act} at their ${month} ${year} meeting?`,
          names: kalshiNames,
          fact: `the Federal Reserve does the following at its ${month} ${year} meeting: {name}`,
        },
      ],
    }),
    limitless: question({
      ...base,
      listings: [
        {
          venue: 'limitless',
          title: `🏦 Fed decision in ${month} ${year}?`,
          ask: `Fed decision in ${month} ${year}?: {name}`,
        },
      ],
    }),
    manifold: (ask: string) =>
      question({
        ...base,
        listings: [
          {
            venue: 'manifold',
            ask,
            only: ['H0'],
            apart: true,
            opposite: true,
            fact: 'the target range is different after the meeting',
          },
        ],
      }),
  }
}
const december = fedMeeting('fed 2026-12', 'December', 2026, '26DEC', '2026-12-09', [1, 31, 66, 1.5, 0.5])
const january = fedMeeting('fed 2027-01', 'January', 2027, '27JAN', '2027-01-27', [1, 22, 75, 1.5, 0.5])
const march = fedMeeting('fed 2027-03', 'March', 2027, '27MAR', '2027-03-17', [2, 36, 60, 1.5, 0.5])

const level = bands({ mean: 3.41, deviation: 0.13, step: 0.25, write: (value) => `${value.toFixed(2)}%` })
const upperBound = question({
  ...rates,
  key: 'fed upper bound after 2026-12',
  closes: '2026-12-09',
  exclusive: false,
  options: level.above(2.75, 3, 3.25, 3.5, 3.75),
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXFED-26DEC',
      title: 'Fed funds rate after Dec 2026 meeting?',
      ask: "Will the upper bound of the federal funds rate be {band} following the Fed's Dec 9, 2026 meeting?",
      fact: 'the upper bound of the target range is {band} after the meeting',
    },
  ],
})

const cuts = bands({ mean: 1.9, deviation: 1.4, step: 1, write: (value) => `${value} ${value === 1 ? 'cut' : 'cuts'}` })
const cutsOf2027 = question({
  ...rates,
  key: 'number of fed cuts in 2027',
  closes: '2027-12-15',
  fact: 'the number of 25 bps cuts that the FOMC makes in 2027 is: {name}',
  listings: [
    {
      venue: 'polymarket',
      title: 'How many Fed rate cuts in 2027?',
      ask: 'Will there be {band} by the Fed in 2027?',
      label: '{short}',
      options: [...cuts.atMost(0).map(none), ...cuts.exactly(1, 2, 3, 4, 5), ...cuts.atLeast(6)],
    },
    {
      venue: 'kalshi',
      ticker: 'KXRATECUTCOUNT-27',
      title: 'Number of rate cuts in 2027?',
      ask: 'Will the Fed make {band} in 2027?',
      options: [...cuts.atMost(0).map(none), ...cuts.exactly(1, 2, 3, 4, 5, 6, 7), ...cuts.atLeast(8)],
    },
    {
      venue: 'limitless',
      ask: 'Will the Fed cut rates in 2027?',
      fact: 'the FOMC lowers the target range at least once between January 1 and December 31, 2027',
      options: cuts.atLeast(1),
      apart: true,
    },
  ],
})
function none(option: Option): Option {
  return { ...option, words: { ...option.words, name: 'Exactly 0 cuts', band: 'no cuts', short: '0 (no cuts)' } }
}

const bank = (
  key: string,
  of: string,
  month: string,
  day: string,
  weights: readonly [number, number, number],
  ...venues: ('kalshi' | 'limitless' | 'polymarket')[]
) => {
  const options = field(`Decrease ${weights[0]}; No change ${weights[1]}; Increase ${weights[2]}`)
  return question({
    ...rates,
    key,
    closes: day,
    options,
    fact: `the ${of} announces this for its policy rate on its ${month} meeting: {name}`,
    listings: [
      {
        venue: 'polymarket' as const,
        title: `${of} decision in ${month}?`,
        ask: `${of} rate decision in ${month}: {name}?`,
      },
      {
        venue: 'kalshi' as const,
        ticker: `KX${of.replace(/[^A-Z]/g, '')}DECISION-${day.slice(2, 4)}${month.slice(0, 3).toUpperCase()}`,
        title: `${of} rate decision in ${month}?`,
        ask: `${of}: what happens to rates in ${month}? {name}`,
        names: { DECRE: 'Cut', NCHAN: 'Hold', INCRE: 'Hike' },
      },
      {
        venue: 'limitless' as const,
        title: `${of} in ${month}`,
        ask: `${of} in ${month}: {name}`,
        names: { DECRE: 'Rate cut', NCHAN: 'Rates unchanged', INCRE: 'Rate hike' },
      },
    ].filter(({ venue }) => (venues as string[]).includes(venue)),
  })
}

export const centralBanks: Topic = {
  groups: [
    group(
      'Fed: December 2026',
      'inverted-polarity',
      december.polymarket,
      december.kalshi,
      december.limitless,
      december.manifold('Will the FOMC change interest rates at its December 2026 meeting?'),
    ),
    group('Fed: January 2027', 'same-options', january.polymarket, january.kalshi),
    group('Fed: cuts of 2027', 'inverted-polarity', cutsOf2027),
    group(
      'ECB: December 2026',
      'same-options',
      bank('ecb 2026-12', 'European Central Bank', 'December 2026', '2026-12-17', [6, 92, 2], 'kalshi', 'polymarket'),
    ),
    group(
      'Bank of England: December 2026',
      'other-names',
      bank('boe 2026-12', 'Bank of England', 'December 2026', '2026-12-17', [46, 53, 1], 'polymarket', 'limitless'),
    ),
  ],
  others: [
    march.limitless,
    upperBound,
    bank('boj 2026-12', 'Bank of Japan', 'December 2026', '2026-12-18', [1, 58, 41], 'polymarket'),
    bank('boc 2026-12', 'Bank of Canada', 'December 2026', '2026-12-09', [28, 71, 1], 'kalshi'),
    bank('boe 2027-02', 'Bank of England', 'February 2027', '2027-02-04', [38, 61, 1], 'limitless'),
  ].flat(),
  nearMisses: [
    near('level-or-change', 'overlap', 'kalshi fed upper bound after 2026-12 >= 3.5', 'polymarket fed 2026-12 C25'),
    near('meeting', 'none', 'limitless fed 2027-03 C25', 'kalshi fed 2027-01 C25'),
    near('meeting', 'none', 'limitless fed 2026-12 H0', 'polymarket fed 2027-01 H0'),
    near('other-option', 'disjoint', 'kalshi fed 2026-12 C25', 'polymarket fed 2026-12 C26'),
    near('meeting-or-year', 'subset', 'polymarket fed 2027-01 C25', 'limitless number of fed cuts in 2027 >= 1'),
    near(
      'bracket-in-ladder',
      'subset',
      'kalshi number of fed cuts in 2027 6 .. 7',
      'polymarket number of fed cuts in 2027 >= 6',
    ),
    near('bank', 'none', 'kalshi boc 2026-12 DECRE', 'polymarket boe 2026-12 DECRE'),
    near('bank', 'none', 'polymarket boj 2026-12 NCHAN', 'kalshi ecb 2026-12 NCHAN'),
    near('meeting', 'none', 'limitless boe 2027-02 DECRE', 'polymarket boe 2026-12 DECRE'),
  ],
}
