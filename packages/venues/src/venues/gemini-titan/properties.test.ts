import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkEvent } from '../../invariants.ts'
import { GeminiContract } from './api.ts'
import { parseEvent } from './parse.ts'

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const cents = fc.constantFrom('0', '0.00', '1.00', '', 'n/a', null)
const time = optional(fc.constantFrom('2026-08-05T02:57:31.548Z', '', 'soon', null))

const contract = fc
  .record({
    instrumentSymbol: fc.nat().map((n) => `GEMI-A-${n}`),
    label: fc.stringMatching(/^[A-Z][a-z]{1,9}$/),
    description: fc.anything(),
    bid: fc.integer({ min: 1, max: 90 }),
    spread: fc.integer({ min: 1, max: 9 }),
    bestBid: optional(cents),
    bestAsk: optional(cents),
    lastTradePrice: optional(cents),
    status: optional(fc.constantFrom('active', 'settled', null)),
    marketState: optional(fc.constantFrom('open', 'closed', null)),
    resolutionSide: optional(fc.constantFrom('yes', 'no', '', null)),
    expiryDate: time,
    resolvedAt: time,
    priceIncrement: optional(cents),
  })
  .map(({ bid, spread, bestBid, bestAsk, lastTradePrice, ...rest }) =>
    GeminiContract.parse({
      ...rest,
      ticker: 'A',
      prices: {
        bestBid: bestBid === undefined ? (bid / 100).toFixed(2) : bestBid,
        bestAsk: bestAsk === undefined ? ((bid + spread) / 100).toFixed(2) : bestAsk,
        lastTradePrice: lastTradePrice === undefined ? (bid / 100).toFixed(2) : lastTradePrice,
      },
    }),
  )

it('keeps every invariant, whatever is missing', () => {
  const contracts = fc.uniqueArray(contract, { selector: ({ instrumentSymbol }) => instrumentSymbol, maxLength: 4 })
  fc.assert(
    fc.property(contracts, optional(cents), (list, volume) => {
      expect(checkEvent(parseEvent({ ticker: 'A', title: 'Who?', volume, contracts: list }), 'gemini-titan')).toEqual(
        [],
      )
    }),
  )
})
