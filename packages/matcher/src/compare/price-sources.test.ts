import { describe, expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'
import { assess, isSure } from '../assess.ts'
import { readEvent } from '../extract/event.ts'

type Listed = readonly [title: string, closes?: string | undefined, rules?: string | undefined, id?: string]

function relationOf(...both: readonly [Listed, Listed]): string | undefined {
  const [a, b] = both.map(
    ([title, closes, rules, id], side) =>
      readEvent(
        listing(side ? 'kalshi' : 'polymarket', {
          title,
          ...(id && { id }),
          ...(closes && { closes }),
          markets: [{ title, ...(rules && { rules }), ...(id && { id: `${id}-T1` }) }],
        }),
      ).markets[0],
  )
  if (!a || !b) return 'not read'
  const found = assess(a, b)
  return isSure(found) ? found.relation : undefined
}

const index = 'Settles on the CF Benchmarks Real-Time Index.'
const candle = 'Settles on any Binance candle.'

it.each<readonly [string, string, string | undefined]>([
  [
    'Ethereum price on Jul 26, 2031 at 5pm EDT? - $2,090 or above',
    'Will Ethereum reach $2,000 in July 2031?',
    'subset',
  ],
  [
    'Ethereum price on Jul 26, 2031 at 5pm EDT? - $1,080 or below',
    'Will Ethereum dip to $1,300 in July 2031?',
    'subset',
  ],
  ['Will Solana reach $200 July 20-26, 2031?', 'Solana above $210 on Jul 21, 2031 at 3am EDT?', 'superset'],
  ['Bitcoin above $68,000 on Jul 31, 2031 at 5pm EDT?', 'Will Bitcoin reach $67,500 on July 31, 2031?', 'subset'],
  ['Bitcoin above $68,000 on Jul 31, 2031 at 5pm EDT?', 'Will Bitcoin hit $67,500 by December 31, 2031?', 'subset'],
  // below the level, above it for a dip, and in a range around it
  ['Ethereum above $1,875 on Aug 3, 2031 at 2pm EDT?', 'Will Ethereum reach $2,000 August 3-9, 2031?', 'overlap'],
  ['Ethereum above $2,090 on Jul 26, 2031 at 5pm EDT?', 'Will Ethereum dip to $2,000 in July 2031?', 'overlap'],
  [
    'Ethereum price on Jul 26, 2031 at 5pm EDT? - $2,490 to 2,529',
    'Will Ethereum reach $2,500 in July 2031?',
    'overlap',
  ],
  // another time
  ['Ethereum above $2,090 on Aug 1, 2031 at 5pm EDT?', 'Will Ethereum reach $2,000 in July 2031?', undefined],
  ['Ethereum above $2,090 on Aug 10, 2031 at 2pm EDT?', 'Will Ethereum reach $2,000 August 3-9, 2031?', undefined],
  ['Ethereum above $2,090 on Jul 26, 2031 at 5pm EDT?', 'Will Ethereum reach $2,000 in July 2030?', undefined],
  // nothing is touched
  ['Bitcoin Up or Down - July 25, 2031, 8PM ET', 'Bitcoin Up or Down in July 2031?', undefined],
  // another coin
  ['Ethereum above $2,090 on Jul 26, 2031 at 5pm EDT?', 'Will Solana reach $2,000 in July 2031?', undefined],
])('a price at an hour beside a level to be touched: %s | %s', (one, other, relation) => {
  const back: Record<string, string> = { subset: 'superset', superset: 'subset' }
  expect(relationOf([one], [other])).toBe(relation)
  expect(relationOf([other], [one])).toBe(relation && (back[relation] ?? relation))
})

it.each([
  ['Will Bitcoin reach $67,500 in July 2031?', 'Bitcoin above $68,000 on Jul 31, 2031?', 'superset'],
  ['Will Bitcoin reach $67,900 in July 2031?', 'Bitcoin above $68,000 on Jul 31, 2031?', 'overlap'],
  ['Will Bitcoin reach $68,000 in July 2031?', 'Bitcoin above $68,000 on Jul 31, 2031?', 'overlap'],
])('the prices of two exchanges differ by little: %s | %s', (reached, above, relation) => {
  expect(relationOf([reached, undefined, candle], [above, undefined, index])).toBe(relation)
})

const aboveOn = (level: string) => `Bitcoin above ${level} on Jul 29, 2031?`

it.each<readonly [string, Listed, Listed, string]>([
  [
    'midnight in its ticker',
    [aboveOn('$56,000'), '2031-07-29T16:00:00Z'],
    [aboveOn('$64,300'), '2031-07-29T04:00:00Z', undefined, 'KXBTCD-31JUL2900'],
    'overlap',
  ],
  [
    'one o’clock in its ticker',
    [aboveOn('$56,000'), '2031-07-29T16:00:00Z'],
    [aboveOn('$56,000'), '2031-07-29T05:00:00Z', undefined, 'KXBTCD-31JUL2901'],
    'overlap',
  ],
  [
    'its hour in both listings',
    [aboveOn('$56,000'), '2031-07-29T16:00:00Z'],
    [aboveOn('$64,300'), '2031-07-29T16:00:00Z', undefined, 'KXBTCD-31JUL2912'],
    'superset',
  ],
  [
    'only a date',
    [aboveOn('$56,000'), '2031-07-29T16:00:00Z'],
    [aboveOn('$64,300'), '2031-07-29T04:00:00Z', undefined, 'KXBTCD-31JUL29'],
    'superset',
  ],
])('a price is read at the hour of its listing: %s', (_, one, other, relation) => {
  expect(relationOf(one, other)).toBe(relation)
})

it.each([
  ['$67,500', 'overlap'],
  ['$60,000', 'subset'],
])(
  'the extremes of two exchanges may differ more than their prices at a time: $68,000 beside %s',
  (level, relation) => {
    const hits = (price: string) => `Will Bitcoin hit ${price} by December 31, 2031?`
    expect(relationOf([hits('$68,000'), undefined, index], [hits(level), undefined, candle])).toBe(relation)
  },
)

it('keeps two publishers of one level apart', () => {
  const daily = 'Settles on the daily high of Yahoo Finance.'
  const reach = 'Will Bitcoin reach $200,000 in 2031?'
  expect(relationOf([reach, undefined, candle], [reach, undefined, daily])).toBe('overlap')
  expect(relationOf([reach, undefined, daily], [reach, undefined, daily])).toBe('identity')
  expect(relationOf([reach, undefined, candle], [reach, undefined, 'Settles on CoinGecko.'])).toBe('overlap')
  expect(relationOf([reach, undefined, candle], ['Will Bitcoin reach $250,000 in 2031?', undefined, daily])).toBe(
    'superset',
  )
})

it.each([
  ['Will SOL trimmed mean be above $120 by Mar 31, 2031?', 'Will Solana reach $120 by March 31, 2031?', 'overlap'],
  ['Will SOL trimmed mean be below $80 by Mar 31, 2031?', 'Will Solana dip to $80 by March 31, 2031?', 'overlap'],
  ['Will SOL trimmed mean be above $120 by Mar 31, 2031?', 'Will Solana reach $119.70 by March 31, 2031?', 'overlap'],
  ['Will SOL trimmed mean be above $120 by Mar 31, 2031?', 'Will Solana reach $100 by March 31, 2031?', 'subset'],
  ['Will SOL trimmed mean be above $120 by Mar 31, 2031?', 'Will Solana reach $150 by March 31, 2031?', 'superset'],
  ['Will SOL trimmed mean be above $120 by Mar 31, 2031?', 'Will Solana dip to $80 by March 31, 2031?', 'overlap'],
  ['Will SOL trimmed mean be above $120 by Mar 31, 2031?', 'Will XRP reach $120 by March 31, 2031?', undefined],
  // one kind of price
  [
    'Will SOL trimmed mean be above $120 by Mar 31, 2031?',
    'Will Solana trimmed mean be above $120 by March 31, 2031?',
    'identity',
  ],
  ['Will Solana hit $120 by Mar 31, 2031?', 'Will Solana reach $120 by March 31, 2031?', 'identity'],
])('the mean of a minute may miss a level that a trade touches: %s | %s', (mean, touched, relation) => {
  expect(relationOf([mean], [touched])).toBe(relation)
})

it.each([
  ['Bitcoin above $79,000 on Apr 17, 2031 at 5pm EDT?', 'Will Bitcoin be above $82,000 on April 17, 2031?', 'overlap'],
  [
    'Bitcoin above $79,000 on Apr 17, 2031 at 12pm EDT?',
    'Will Bitcoin be above $82,000 on April 17, 2031?',
    'superset',
  ],
  ['Bitcoin above $79,000 on Apr 17, 2031 at 5pm EDT?', 'Will Bitcoin be above $82,000 on April 18, 2031?', undefined],
  ['Bitcoin above $79,000 on Apr 17, 2031 at 5pm EDT?', 'Will Bitcoin reach $77,000 on April 17, 2031?', 'subset'],
])('a price whose hour is not stated is read at noon: %s | %s', (hour, day, relation) => {
  expect(relationOf([hour], [day])).toBe(relation)
})

describe('numbers of two stations', () => {
  const heat = (range: string, station: string) => ({
    title: `Will the highest temperature in NYC be between ${range}°F on May 3, 2031?`,
    rules: `The highest temperature at ${station}.`,
  })
  testRelations([
    [heat('81-82', 'Central Park'), heat('83-84', 'LaGuardia Airport'), 'overlap'],
    [heat('81-82', 'Central Park'), heat('83-84', 'Central Park'), 'disjoint'],
    [heat('81-82', 'Denver International Airport'), heat('81-82', 'Buckley Space Force Base'), 'overlap'],
  ])
})
