import { bands, percent } from '../families/bands.ts'
import { group, near, type Topic } from '../families/draft.ts'
import { deadlines } from '../families/options.ts'
import { question } from '../families/question.ts'

const economy = { category: 'economics', tags: ['Economy'] } as const

const monthly = bands({ mean: 0.24, deviation: 0.09, step: 0.1, write: percent })

const jobless = bands({ mean: 4.5, deviation: 0.12, step: 0.1, write: percent })

const unemployment = question({
  ...economy,
  key: 'us unemployment 2026-11',
  closes: '2026-12-04T13:30:00Z',
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXECONSTATU3-26NOV',
      title: 'Unemployment in November 2026',
      ask: 'Will the unemployment rate (U-3) be {band} in November 2026?',
      fact: 'the seasonally adjusted U-3 rate for November 2026 is {band}',
      options: [...jobless.atMost(4.3), ...jobless.exactly(4.4, 4.5, 4.6), ...jobless.atLeast(4.7)],
    },
    {
      venue: 'limitless',
      ask: 'November Unemployment Rate: {short}',
      label: '{short}',
      fact: 'the U.S. unemployment rate for November 2026, as first published, is {band}',
      options: [...jobless.atMost(4.3), ...jobless.exactly(4.4, 4.5, 4.6), ...jobless.atLeast(4.7)],
      apart: true,
    },
    {
      venue: 'manifold',
      ask: 'Will the US unemployment rate for November 2026 be 4.7% or higher?',
      fact: 'the first published figure is at least 4.7%',
      options: jobless.atLeast(4.7),
      apart: true,
    },
  ],
})

const payrolls = bands({ mean: 62_000, deviation: 55_000, write: (value) => value.toLocaleString('en-US') })

const jobs = question({
  ...economy,
  key: 'us payrolls 2026-11',
  closes: '2026-12-04T13:30:00Z',
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXPAYROLLS-26NOV',
      title: 'Jobs numbers in Nov 2026?',
      ask: 'Will {band} jobs be added in November 2026?',
      fact: 'nonfarm payrolls change by {band} in November 2026 as first published',
      options: payrolls.above(-50_000, 0, 25_000, 50_000, 75_000, 100_000, 150_000),
      exclusive: false,
    },
    {
      venue: 'polymarket',
      title: 'How many jobs added in November?',
      ask: 'Will the U.S. add {band} jobs in November 2026?',
      label: '{short}',
      fact: 'the first published change of nonfarm payrolls for November 2026 is {band}',
      options: [
        ...payrolls.below(0),
        ...payrolls.between([0, 50_000], [50_000, 100_000], [100_000, 150_000]),
        // Jobs are published in thousands, so "150,000 or above" would be another question than Kalshi's "above 150,000".
        ...payrolls.above(150_000),
      ],
    },
  ],
})

const growth = bands({ mean: 1.9, deviation: 0.8, step: 0.1, write: percent })

const quarter = question({
  ...economy,
  key: 'us gdp 2026-q4',
  closes: '2027-01-28T13:30:00Z',
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXGDP-27JAN28',
      title: 'US GDP growth in Q4 2026?',
      ask: 'Will real GDP increase by {band} in Q4 2026?',
      fact: 'the advance estimate of annualised real GDP growth in the fourth quarter of 2026 is {band}',
      options: growth.above(0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5),
      exclusive: false,
    },
    {
      venue: 'polymarket',
      title: 'US GDP growth in Q4 2026?',
      ask: 'Will US GDP growth in Q4 2026 be {band}?',
      label: '{short}',
      fact: 'the advance estimate of real GDP growth, annualised, for Q4 2026 is {band}',
      options: [
        ...growth.atMost(0.5),
        ...growth.between([0.6, 1], [1.1, 1.5], [1.6, 2], [2.1, 2.5], [2.6, 3]),
        ...growth.atLeast(3.1),
      ],
    },
  ],
})

const wholeYear = question({
  ...economy,
  key: 'us gdp 2026',
  closes: '2027-01-28T13:30:00Z',
  exclusive: false,
  listings: [
    {
      venue: 'limitless',
      title: 'US GDP growth in 2026',
      ask: 'US GDP growth in 2026: {name}',
      fact: 'real GDP of the year 2026 is {band} higher than that of 2025',
      options: growth.above(1.5, 2, 2.5),
    },
  ],
})

const britain = question({
  ...economy,
  key: 'uk gdp mom 2026-10',
  closes: '2026-12-11T07:00:00Z',
  exclusive: false,
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXUKGDPMOM-26DEC11',
      title: 'UK GDP MoM for October 2026',
      ask: 'Will UK GDP grow {band} in October 2026?',
      fact: 'monthly GDP of the United Kingdom grows {band} in October 2026',
      options: monthly.above(-0.1, 0, 0.1, 0.2),
    },
  ],
})

const britishQuarter = question({
  ...economy,
  key: 'uk gdp 2026-q4',
  closes: '2027-02-11T07:00:00Z',
  listings: [
    {
      venue: 'polymarket',
      title: 'UK GDP growth in Q4 2026?',
      ask: 'Will UK GDP growth in Q4 2026 be {band}?',
      label: '{short}',
      fact: 'quarterly GDP growth of the United Kingdom in Q4 2026 is {band}',
      options: [...monthly.atMost(0), ...monthly.exactly(0.1, 0.2, 0.3), ...monthly.atLeast(0.4)],
    },
  ],
})

const recession = question({
  ...economy,
  key: 'us recession',
  closes: '2027-12-31',
  exclusive: false,
  options: deadlines('2027-12-31 0.24'),
  fact: 'U.S. real GDP falls in two consecutive quarters between Q4 2026 and Q4 2027',
  listings: [
    { venue: 'polymarket', ask: 'US recession by end of 2027?' },
    {
      venue: 'kalshi',
      ticker: 'KXRECSSNBER-27',
      title: 'Recession before 2028?',
      ask: 'Will there be a recession in the US before 2028?',
      label: 'Before 2028',
    },
    { venue: 'manifold', ask: 'Does the US enter a recession before 2028? (two negative quarters of GDP)' },
  ],
})

export const jobsAndGrowth: Topic = {
  groups: [
    group('US unemployment, November', 'event-per-option', unemployment),
    group('US jobs, November', 'ladder-and-brackets', jobs),
    group('US growth, fourth quarter', 'ladder-and-brackets', quarter),
    group('US recession before 2028', 'deadline-wording', recession),
  ],
  others: [wholeYear, britain, britishQuarter].flat(),
  nearMisses: [
    near('quarter-or-year', 'overlap', 'limitless us gdp 2026 >= 2.1', 'kalshi us gdp 2026-q4 >= 2.1'),
    near('month-or-quarter', 'overlap', 'kalshi uk gdp mom 2026-10 >= 0.2', 'polymarket uk gdp 2026-q4 0.2 .. 0.3'),
    near('country', 'none', 'kalshi us gdp 2026-q4 >= 2.1', 'polymarket uk gdp 2026-q4 0.3 .. 0.4'),
    near(
      'bracket-in-ladder',
      'superset',
      'kalshi us payrolls 2026-11 >= 50000',
      'polymarket us payrolls 2026-11 50000 .. 100000',
    ),
  ],
}
