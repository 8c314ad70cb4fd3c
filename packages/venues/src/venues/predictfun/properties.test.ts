import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkEvent, checkOrderBook } from '../../invariants.ts'
import { parseBook, parseEvent } from './parse.ts'

/** A bid is below the ask, which the venue's book keeps. */
const quote = (min: number, max: number) =>
  fc.option(fc.record({ price: fc.integer({ min, max }).map((price) => price / 1_000), size: fc.nat() }))
const words = (...list: (string | null | undefined)[]) => fc.constantFrom(...list)
const dollars = fc.option(fc.double({ min: 0, max: 1e9, noNaN: true }))
const stats = fc.option(fc.record({ totalLiquidityUsd: dollars, volumeTotalUsd: dollars, volume24hUsd: dollars }))

const market = fc
  .record({
    id: fc.nat(),
    question: fc.stringMatching(/^[A-Z][a-z]{1,9}\?$/),
    title: words('Yes', '', null),
    status: words('REGISTERED', 'PAUSED', 'RESOLVED', 'PRICE_PROPOSED', 'NEW_WORD', null),
    tradingStatus: words('OPEN', 'CLOSED', 'NEW_WORD', null),
    resolution: fc.option(fc.record({ indexSet: fc.constantFrom(1, 2, 3) })),
    decimalPrecision: fc.constantFrom(2 as const, 3 as const, null),
    bid: quote(0, 500),
    ask: quote(501, 1_000),
    results: fc.constantFrom([null, null], ['WON', 'LOST'], ['LOST', 'WON']),
    isSecondFirst: fc.boolean(),
    stats,
    polymarketConditionIds: fc.option(fc.array(fc.stringMatching(/^0x[0-9a-f]{64}$/), { maxLength: 2 })),
    kalshiMarketTicker: words('KXRAIN-26', '', null),
  })
  .map(({ id, bid, ask, results, isSecondFirst, ...rest }) => {
    const first = {
      name: 'Up',
      indexSet: 1 as const,
      onChainId: `${id}1`,
      status: results[0],
      bestBid: bid,
      bestAsk: ask,
    }
    const second = {
      name: 'Down',
      indexSet: 2 as const,
      onChainId: `${id}2`,
      status: results[1],
      bestBid: null,
      bestAsk: null,
    }
    const outcomes = isSecondFirst ? [second, first] : [first, second]
    return { ...rest, id: String(id), categorySlug: 'rain', outcomes }
  })
const time = words('2026-10-03T22:00:00.000Z', 'soon', '', null)
const category = fc.record({
  id: fc.constant('4'),
  slug: fc.constant('rain'),
  title: fc.constant('Rain'),
  startsAt: time,
  endsAt: time,
  publishedAt: time,
  marketVariant: words('DEFAULT', 'SPORTS_MATCH', null),
  tags: fc.option(
    fc.array(fc.record({ name: words('Politics', 'Rain').map(String), level: fc.constantFrom(1, 2, null) })),
  ),
  stats,
  markets: fc.uniqueArray(market, { selector: ({ id }) => id, maxLength: 4 }),
})

it('parses every category that the schema accepts', () => {
  fc.assert(
    fc.property(category, (found) => {
      const event = parseEvent(found)
      expect(checkEvent(event, 'predictfun')).toEqual([])
      expect(event.markets.map(({ outcomes }) => outcomes.map(({ label }) => label))).toEqual(
        found.markets.map(() => ['Up', 'Down']),
      )
    }),
  )
})

const levels = (min: number, max: number) =>
  fc
    .uniqueArray(fc.tuple(fc.integer({ min, max }), fc.nat()), { selector: ([price]) => price })
    .map((rows) => rows.map(([price, size]): [number, number] => [price / 1_000, size / 8]))

it('parses every book that the schema accepts, from both sides', () => {
  fc.assert(
    fc.property(levels(0, 500), levels(501, 1_000), fc.constantFrom(1 as const, 2 as const), (bids, asks, indexSet) => {
      expect(checkOrderBook(parseBook({ bids, asks }, indexSet))).toEqual([])
    }),
  )
})
