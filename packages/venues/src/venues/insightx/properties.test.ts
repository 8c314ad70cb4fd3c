import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkEvent } from '../../invariants.ts'
import { InsightMarket } from './api.ts'
import { parseEvent } from './parse.ts'

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary)
/** Texts that are no list of two prices. */
const prices = fc.oneof(
  fc.array(fc.constantFrom(0, 1, -0.5, 1.2, '', 'none', null), { maxLength: 3 }).map((list) => JSON.stringify(list)),
  fc.json(),
  fc.string(),
)

const row = fc.record({
  id: fc.nat(),
  event_id: optional(fc.nat()),
  title: fc.stringMatching(/^[A-Z][a-z]{1,9}$/),
  description: optional(fc.string()),
  outcome0_name: fc.constantFrom('Yes', 'Porto'),
  outcome1_name: fc.constantFrom('No', 'Braga'),
  outcome_prices: optional(prices),
  end_time: optional(fc.oneof(fc.constant(0), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))),
  created_at: optional(fc.integer()),
  winner_idx: optional(fc.integer({ min: -1, max: 3 })),
  status: fc.integer({ min: 0, max: 5 }),
  poly_clob_token_ids: optional(fc.string()),
  category: optional(fc.string()),
  tags: optional(fc.string()),
})

describe('parseEvent', () => {
  it('keeps every invariant for every row that the schema accepts', () => {
    fc.assert(
      fc.property(row, (raw) => {
        expect(checkEvent(parseEvent(InsightMarket.parse(raw)), 'insightx')).toEqual([])
      }),
    )
  })

  it('takes two prices between 0 and 1 as they are', () => {
    const price = fc.integer({ min: 1, max: 9_999 }).map((steps) => steps / 10_000)
    fc.assert(
      fc.property(row, price, (raw, first) => {
        const shown = [first, Number((1 - first).toFixed(4))]
        const parsed = InsightMarket.parse({ ...raw, status: 1, outcome_prices: JSON.stringify(shown) })
        expect(parseEvent(parsed).markets[0]?.outcomes.map(({ price }) => price)).toEqual(shown)
      }),
    )
  })
})
