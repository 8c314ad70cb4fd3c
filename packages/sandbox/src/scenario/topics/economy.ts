import { bands, percent } from '../families/bands.ts'
import { group, near, type Topic } from '../families/draft.ts'
import { deadlines } from '../families/options.ts'
import { question } from '../families/question.ts'

const economy = { category: 'economics', tags: ['Economy'] } as const
const published = { ...economy, closes: '2026-12-10T13:30:00Z' }

const annual = bands({ mean: 2.8, deviation: 0.14, step: 0.1, write: percent })
const inflation = question({
  ...published,
  key: 'us cpi yoy 2026-11',
  listings: [
    { venue: 'kalshi', ticker: 'KXCPIYOY-26NOV', title: 'Inflation in Nov 2026?', subtitle: 'Year over year', ask: 'Will the rate of CPI inflation be {band} for the year ending in November 2026?', fact: 'the Consumer Price Index rises by {band} over the twelve months to November 2026', source: 'the Bureau of Labor Statistics', options: annual.above(2.4, 2.5, 2.6, 2.7, 2.8, 2.9, 3, 3.1), exclusive: false },
    { venue: 'polymarket', title: 'November Inflation US - Annual', ask: 'Will annual inflation be {band} in November 2026?', label: '{short}', fact: 'the 12-month change of the U.S. Consumer Price Index for November 2026, before seasonal adjustment, is {band}', source: 'the Bureau of Labor Statistics', options: [...annual.atMost(2.5), ...annual.exactly(2.6, 2.7, 2.8, 2.9, 3), ...annual.atLeast(3.1)] },
  ],
})
const core = question({
  ...published,
  key: 'us core cpi yoy 2026-11',
  listings: [{ venue: 'limitless', title: '🇺🇸 November Core Inflation US - Annual', ask: 'November Core Inflation US - Annual: {short}', label: '{short}', fact: 'the 12-month change of the CPI less food and energy for November 2026 is {band}', options: [...annual.atMost(2.6), ...annual.exactly(2.7, 2.8, 2.9), ...annual.atLeast(3)] }],
})
const monthly = bands({ mean: 0.24, deviation: 0.09, step: 0.1, write: percent })
const month = question({
  ...published,
  key: 'us cpi mom 2026-11',
  listings: [
    { venue: 'kalshi', ticker: 'KXCPI-26NOV', title: 'CPI in Nov 2026?', subtitle: 'Month over month', ask: 'Will CPI rise {band} in November 2026?', fact: 'the seasonally adjusted CPI rises {band} from October to November 2026', options: monthly.above(-0.1, 0, 0.1, 0.2, 0.3, 0.4), exclusive: false },
    { venue: 'limitless', title: '🇺🇸 November Inflation US - Monthly', ask: 'November Inflation US - Monthly: {short}', label: '{short}', fact: 'the one-month change of the seasonally adjusted CPI for November 2026 is {band}', options: [...monthly.atMost(0), ...monthly.exactly(0.1, 0.2, 0.3), ...monthly.atLeast(0.4)] },
  ],
})
const unitedKingdom = question({
  ...economy,
  key: 'uk cpi yoy 2026-11',
  closes: '2026-12-16T07:00:00Z',
  listings: [{ venue: 'polymarket', title: 'UK November Inflation - Annual', ask: 'Will UK annual inflation be {band} in November 2026?', label: '{short}', fact: 'the 12-month CPI rate of the United Kingdom for November 2026 is {band}', options: [...annual.atMost(2.6), ...annual.exactly(2.7, 2.8, 2.9), ...annual.atLeast(3)] }],
})

const jobless = bands({ mean: 4.5, deviation: 0.12, step: 0.1, write: percent })
const unemployment = question({
  ...economy,
  key: 'us unemployment 2026-11',
  closes: '2026-12-04T13:30:00Z',
  listings: [
    { venue: 'kalshi', ticker: 'KXECONSTATU3-26NOV', title: 'Unemployment in November 2026', ask: 'Will the unemployment rate (U-3) be {band} in November 2026?', fact: 'the seasonally adjusted U-3 rate for November 2026 is {band}', options: [...jobless.atMost(4.3), ...jobless.exactly(4.4, 4.5, 4.6), ...jobless.atLeast(4.7)] },
    { venue: 'limitless', ask: 'November Unemployment Rate: {short}', label: '{short}', fact: 'the U.S. unemployment rate for November 2026, as first published, is {band}', options: [...jobless.atMost(4.3), ...jobless.exactly(4.4, 4.5, 4.6), ...jobless.atLeast(4.7)], apart: true },
    { venue: 'manifold', ask: 'Will the US unemployment rate for November 2026 be 4.7% or higher?', fact: 'the first published figure is at least 4.7%', options: jobless.atLeast(4.7), apart: true },
  ],
})
const payrolls = bands({ mean: 62_000, deviation: 55_000, write: (value) => value.toLocaleString('en-US') })
const jobs = question({
  ...economy,
  key: 'us payrolls 2026-11',
  closes: '2026-12-04T13:30:00Z',
  listings: [
    { venue: 'kalshi', ticker: 'KXPAYROLLS-26NOV', title: 'Jobs numbers in Nov 2026?', ask: 'Will {band} jobs be added in November 2026?', fact: 'nonfarm payrolls change by {band} in November 2026 as first published', options: payrolls.above(-50_000, 0, 25_000, 50_000, 75_000, 100_000, 150_000), exclusive: false },
    { venue: 'polymarket', title: 'How many jobs added in November?', ask: 'Will the U.S. add {band} jobs in November 2026?', label: '{short}', fact: 'the first published change of nonfarm payrolls for November 2026 is {band}', options: [...payrolls.below(0), ...payrolls.between([0, 50_000], [50_000, 100_000], [100_000, 150_000]), ...payrolls.atLeast(150_000)] },
  ],
})

const growth = bands({ mean: 1.9, deviation: 0.8, step: 0.1, write: percent })
const quarter = question({
  ...economy,
  key: 'us gdp 2026-q4',
  closes: '2027-01-28T13:30:00Z',
  listings: [
    { venue: 'kalshi', ticker: 'KXGDP-27JAN28', title: 'US GDP growth in Q4 2026?', ask: 'Will real GDP increase by {band} in Q4 2026?', fact: 'the advance estimate of annualised real GDP growth in the fourth quarter of 2026 is {band}', options: growth.above(0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5), exclusive: false },
    { venue: 'polymarket', title: 'US GDP growth in Q4 2026?', ask: 'Will US GDP growth in Q4 2026 be {band}?', label: '{short}', fact: 'the advance estimate of real GDP growth, annualised, for Q4 2026 is {band}', options: [...growth.atMost(0.5), ...growth.between([0.6, 1], [1.1, 1.5], [1.6, 2], [2.1, 2.5], [2.6, 3]), ...growth.atLeast(3.1)] },
  ],
})
const wholeYear = question({
  ...economy,
  key: 'us gdp 2026',
  closes: '2027-01-28T13:30:00Z',
  exclusive: false,
  listings: [{ venue: 'limitless', title: 'US GDP growth in 2026', ask: 'US GDP growth in 2026: {name}', fact: 'real GDP of the year 2026 is {band} higher than that of 2025', options: growth.above(1.5, 2, 2.5) }],
})
const britain = question({
  ...economy,
  key: 'uk gdp mom 2026-10',
  closes: '2026-12-11T07:00:00Z',
  exclusive: false,
  listings: [{ venue: 'kalshi', ticker: 'KXUKGDPMOM-26DEC11', title: 'UK GDP MoM for October 2026', ask: 'Will UK GDP grow {band} in October 2026?', fact: 'monthly GDP of the United Kingdom grows {band} in October 2026', options: monthly.above(-0.1, 0, 0.1, 0.2) }],
})
const britishQuarter = question({
  ...economy,
  key: 'uk gdp 2026-q4',
  closes: '2027-02-11T07:00:00Z',
  listings: [{ venue: 'polymarket', title: 'UK GDP growth in Q4 2026?', ask: 'Will UK GDP growth in Q4 2026 be {band}?', label: '{short}', fact: 'quarterly GDP growth of the United Kingdom in Q4 2026 is {band}', options: [...monthly.atMost(0), ...monthly.exactly(0.1, 0.2, 0.3), ...monthly.atLeast(0.4)] }],
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
    { venue: 'kalshi', ticker: 'KXRECSSNBER-27', title: 'Recession before 2028?', ask: 'Will there be a recession in the US before 2028?', label: 'Before 2028' },
    { venue: 'manifold', ask: 'Does the US enter a recession before 2028? (two negative quarters of GDP)' },
  ],
})
const pump = bands({ mean: 3.08, deviation: 0.07, write: (value) => `$${value.toFixed(2)}` })
const gas = question({
  ...economy,
  key: 'aaa gas 2026-11-30',
  closes: '2026-11-30T15:00:00Z',
  exclusive: false,
  listings: [
    { venue: 'kalshi', ticker: 'KXAAAGASM-26NOV30', title: 'US gas prices this month?', subtitle: 'Nov 30, 2026', ask: 'Will average gas prices be {band} on Nov 30, 2026?', fact: 'the AAA national average for regular gas is {band} on Nov 30, 2026', options: pump.above(2.9, 2.95, 3, 3.05, 3.1, 3.15, 3.2) },
    { venue: 'polymarket', title: 'Gas price on November 30?', ask: 'Will the AAA national average gas price be {band} on November 30, 2026?', label: '{short}', fact: 'AAA’s national average for regular gasoline on November 30, 2026 is {band}', options: [...pump.below(3), ...pump.above(3, 3.1, 3.2)] },
  ],
})
const california = question({
  ...economy,
  key: 'aaa gas california 2026-11-30',
  closes: '2026-11-30T15:00:00Z',
  exclusive: false,
  listings: [{ venue: 'kalshi', ticker: 'KXAAAGASMCA-26NOV30', title: 'California gas prices this month?', ask: 'Will average gas prices in California be {band} on Nov 30, 2026?', fact: 'the AAA average for California is {band}', options: bands({ mean: 4.55, deviation: 0.1, write: (value) => `$${value.toFixed(2)}` }).above(4.4, 4.5, 4.6) }],
})

export const economics: Topic = {
  groups: [
    group('US inflation, November, by the year', 'ladder-and-brackets', inflation),
    group('US inflation, November, by the month', 'ladder-and-brackets', month),
    group('US unemployment, November', 'event-per-option', unemployment),
    group('US jobs, November', 'ladder-and-brackets', jobs),
    group('US growth, fourth quarter', 'ladder-and-brackets', quarter),
    group('US recession before 2028', 'deadline-wording', recession),
    group('US gas price at the end of November', 'ladder-and-brackets', gas),
  ],
  others: [core, unitedKingdom, wholeYear, britain, britishQuarter, california].flat(),
  nearMisses: [
    near('core-or-headline', 'overlap', 'limitless us core cpi yoy 2026-11 2.8 .. 2.9', 'polymarket us cpi yoy 2026-11 2.8 .. 2.9'),
    near('month-or-year', 'overlap', 'limitless us cpi mom 2026-11 0.2 .. 0.3', 'polymarket us cpi yoy 2026-11 2.8 .. 2.9'),
    near('country', 'none', 'kalshi us cpi yoy 2026-11 >= 2.8', 'polymarket uk cpi yoy 2026-11 2.7 .. 2.8'),
    near('bracket-in-ladder', 'superset', 'kalshi us cpi yoy 2026-11 >= 2.7', 'polymarket us cpi yoy 2026-11 2.7 .. 2.8'),
    near('bracket-off', 'disjoint', 'kalshi us cpi yoy 2026-11 >= 2.9', 'polymarket us cpi yoy 2026-11 2.8 .. 2.9'),
    near('quarter-or-year', 'overlap', 'limitless us gdp 2026 >= 2.1', 'kalshi us gdp 2026-q4 >= 2.1'),
    near('month-or-quarter', 'overlap', 'kalshi uk gdp mom 2026-10 >= 0.2', 'polymarket uk gdp 2026-q4 0.2 .. 0.3'),
    near('country', 'none', 'kalshi us gdp 2026-q4 >= 2.1', 'polymarket uk gdp 2026-q4 0.3 .. 0.4'),
    near('place', 'overlap', 'kalshi aaa gas california 2026-11-30 >= 4.5', 'polymarket aaa gas 2026-11-30 >= 3.1'),
    near('bracket-in-ladder', 'superset', 'kalshi us payrolls 2026-11 >= 50000', 'polymarket us payrolls 2026-11 50000 .. 100000'),
  ],
}
