import { bands, percent } from '../families/bands.ts'
import { group, near, type Topic } from '../families/draft.ts'
import { question } from '../families/question.ts'

const economy = { category: 'economics', tags: ['Economy'] } as const

const published = { ...economy, closes: '2026-12-10T13:30:00Z' }

const annual = bands({ mean: 2.8, deviation: 0.14, step: 0.1, write: percent })

const inflation = question({
  ...published,
  key: 'us cpi yoy 2026-11',
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXCPIYOY-26NOV',
      title: 'Inflation in Nov 2026?',
      subtitle: 'Year over year',
      ask: 'Will the rate of CPI inflation be {band} for the year ending in November 2026?',
      fact: 'the Consumer Price Index rises by {band} over the twelve months to November 2026',
      source: 'the Bureau of Labor Statistics',
      options: annual.above(2.4, 2.5, 2.6, 2.7, 2.8, 2.9, 3, 3.1),
      exclusive: false,
    },
    {
      venue: 'polymarket',
      title: 'November Inflation US - Annual',
      ask: 'Will annual inflation be {band} in November 2026?',
      label: '{short}',
      fact: 'the 12-month change of the U.S. Consumer Price Index for November 2026, before seasonal adjustment, is {band}',
      source: 'the Bureau of Labor Statistics',
      options: [...annual.atMost(2.5), ...annual.exactly(2.6, 2.7, 2.8, 2.9, 3), ...annual.atLeast(3.1)],
    },
  ],
})

const core = question({
  ...published,
  key: 'us core cpi yoy 2026-11',
  listings: [
    {
      venue: 'limitless',
      title: '🇺🇸 November Core Inflation US - Annual',
      ask: 'November Core Inflation US - Annual: {short}',
      label: '{short}',
      fact: 'the 12-month change of the CPI less food and energy for November 2026 is {band}',
      options: [...annual.atMost(2.6), ...annual.exactly(2.7, 2.8, 2.9), ...annual.atLeast(3)],
    },
  ],
})

const monthly = bands({ mean: 0.24, deviation: 0.09, step: 0.1, write: percent })

const month = question({
  ...published,
  key: 'us cpi mom 2026-11',
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXCPI-26NOV',
      title: 'CPI in Nov 2026?',
      subtitle: 'Month over month',
      ask: 'Will CPI rise {band} in November 2026?',
      fact: 'the seasonally adjusted CPI rises {band} from October to November 2026',
      options: monthly.above(-0.1, 0, 0.1, 0.2, 0.3, 0.4),
      exclusive: false,
    },
    {
      venue: 'limitless',
      title: '🇺🇸 November Inflation US - Monthly',
      ask: 'November Inflation US - Monthly: {short}',
      label: '{short}',
      fact: 'the one-month change of the seasonally adjusted CPI for November 2026 is {band}',
      options: [...monthly.atMost(0), ...monthly.exactly(0.1, 0.2, 0.3), ...monthly.atLeast(0.4)],
    },
  ],
})

const unitedKingdom = question({
  ...economy,
  key: 'uk cpi yoy 2026-11',
  closes: '2026-12-16T07:00:00Z',
  listings: [
    {
      venue: 'polymarket',
      title: 'UK November Inflation - Annual',
      ask: 'Will UK annual inflation be {band} in November 2026?',
      label: '{short}',
      fact: 'the 12-month CPI rate of the United Kingdom for November 2026 is {band}',
      options: [...annual.atMost(2.6), ...annual.exactly(2.7, 2.8, 2.9), ...annual.atLeast(3)],
    },
  ],
})

const pump = bands({ mean: 3.08, deviation: 0.07, write: (value) => `$${value.toFixed(2)}` })

const gas = question({
  ...economy,
  key: 'aaa gas 2026-11-30',
  closes: '2026-11-30T15:00:00Z',
  exclusive: false,
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXAAAGASM-26NOV30',
      title: 'US gas prices this month?',
      subtitle: 'Nov 30, 2026',
      ask: 'Will average gas prices be {band} on Nov 30, 2026?',
      fact: 'the AAA national average for regular gas is {band} on Nov 30, 2026',
      options: pump.above(2.9, 2.95, 3, 3.05, 3.1, 3.15, 3.2),
    },
    {
      venue: 'polymarket',
      title: 'Gas price on November 30?',
      ask: 'Will the AAA national average gas price be {band} on November 30, 2026?',
      label: '{short}',
      fact: 'AAA’s national average for regular gasoline on November 30, 2026 is {band}',
      options: [...pump.below(3), ...pump.above(3, 3.1, 3.2)],
    },
  ],
})

const california = question({
  ...economy,
  key: 'aaa gas california 2026-11-30',
  closes: '2026-11-30T15:00:00Z',
  exclusive: false,
  listings: [
    {
      venue: 'kalshi',
      ticker: 'KXAAAGASMCA-26NOV30',
      title: 'California gas prices this month?',
      ask: 'Will average gas prices in California be {band} on Nov 30, 2026?',
      fact: 'the AAA average for California is {band}',
      options: bands({ mean: 4.55, deviation: 0.1, write: (value) => `$${value.toFixed(2)}` }).above(4.4, 4.5, 4.6),
    },
  ],
})

export const consumerPrices: Topic = {
  groups: [
    group('US inflation, November, by the year', 'ladder-and-brackets', inflation),
    group('US inflation, November, by the month', 'ladder-and-brackets', month),
    group('US gas price at the end of November', 'ladder-and-brackets', gas),
  ],
  others: [core, unitedKingdom, california].flat(),
  nearMisses: [
    near(
      'core-or-headline',
      'overlap',
      'limitless us core cpi yoy 2026-11 2.8 .. 2.9',
      'polymarket us cpi yoy 2026-11 2.8 .. 2.9',
    ),
    near(
      'month-or-year',
      'overlap',
      'limitless us cpi mom 2026-11 0.2 .. 0.3',
      'polymarket us cpi yoy 2026-11 2.8 .. 2.9',
    ),
    near('country', 'none', 'kalshi us cpi yoy 2026-11 >= 2.8', 'polymarket uk cpi yoy 2026-11 2.7 .. 2.8'),
    near(
      'bracket-in-ladder',
      'superset',
      'kalshi us cpi yoy 2026-11 >= 2.7',
      'polymarket us cpi yoy 2026-11 2.7 .. 2.8',
    ),
    near('bracket-off', 'disjoint', 'kalshi us cpi yoy 2026-11 >= 2.9', 'polymarket us cpi yoy 2026-11 2.8 .. 2.9'),
    near('place', 'overlap', 'kalshi aaa gas california 2026-11-30 >= 4.5', 'polymarket aaa gas 2026-11-30 >= 3.1'),
  ],
}
