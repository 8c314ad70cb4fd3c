import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkEvent } from '../../invariants.ts'
import { PredictItContract } from './api.ts'
import { parseEvent } from './parse.ts'

const cents = fc.integer({ min: 1, max: 98 })
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

/** A contract with a bid below its ask, either of which may be missing. */
const contract = fc
  .record({
    id: fc.nat(),
    name: fc.stringMatching(/^[A-Z][a-z]{1,9}$/),
    shortName: optional(fc.oneof(fc.string(), fc.constant(null))),
    status: optional(fc.constantFrom('Open', 'Closed', null)),
    dateEnd: optional(fc.constantFrom('NA', 'N/A', '', '2026-11-03T23:59:59', '11/03/2026 11:59:59 PM', null)),
    bid: fc.option(cents),
    spread: fc.integer({ min: 1, max: 40 }),
    last: fc.option(cents),
    hasAsk: fc.boolean(),
  })
  .map(({ bid, spread, last, hasAsk, ...rest }) => {
    const ask = hasAsk ? Math.min((bid ?? 1) + spread, 99) : null
    const dollars = (price: number | null) => (price === null ? null : price / 100)
    return {
      ...rest,
      lastTradePrice: dollars(last),
      bestBuyYesCost: dollars(ask),
      bestSellYesCost: dollars(bid),
      bestBuyNoCost: dollars(bid === null ? null : 100 - bid),
      bestSellNoCost: dollars(ask === null ? null : 100 - ask),
    }
  })

describe('parseEvent', () => {
  it('keeps every invariant and every quote, on the side it was made for', () => {
    const contracts = fc.uniqueArray(contract, { selector: ({ id }) => id, minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(contracts, (rows) => {
        const market = { id: '1', name: 'Who?', contracts: rows.map((row) => PredictItContract.parse(row)) }
        const event = parseEvent(market)
        expect(checkEvent(event, 'predictit')).toEqual([])
        expect(event.markets.map(({ yes, no }) => [yes?.bestBid, yes?.bestAsk, no?.bestBid, no?.bestAsk])).toEqual(
          rows.map((row) =>
            [row.bestSellYesCost, row.bestBuyYesCost, row.bestSellNoCost, row.bestBuyNoCost].map(
              (cost) => cost ?? undefined,
            ),
          ),
        )
      }),
    )
  })

  it('takes no number that is no price for one', () => {
    const wrong = fc.oneof(fc.double({ max: 0 }), fc.double({ min: 1 }), fc.constant(null), fc.constant(undefined))
    fc.assert(
      fc.property(wrong, wrong, wrong, (last, buy, sell) => {
        const { data, success } = PredictItContract.safeParse({
          id: 1,
          name: 'A',
          lastTradePrice: last,
          bestBuyYesCost: buy,
          bestSellYesCost: sell,
        })
        fc.pre(success)
        const { markets } = parseEvent({ id: '1', name: 'Who?', contracts: [data as PredictItContract] })
        expect(markets[0]?.yes).toEqual({ outcomeId: '1:YES', marketId: '1', label: 'Yes' })
      }),
    )
  })
})
