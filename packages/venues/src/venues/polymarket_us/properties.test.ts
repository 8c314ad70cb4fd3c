import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkEvent, checkMirrored, checkOrderBook } from '../../invariants.ts'
import { PolymarketUsBook, PolymarketUsMarket } from './api.ts'
import { parseBook, parseEvent } from './parse.ts'

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const side = (least: number, most: number) =>
  fc.uniqueArray(
    fc.record({
      px: fc.integer({ min: least, max: most }).map((n) => ({ value: String(n / 1_000), currency: 'USD' })),
      qty: fc.integer({ min: 1, max: 1e9 }).map((n) => String(n / 1_000)),
    }),
    { selector: ({ px }) => px.value, maxLength: 12 },
  )

it('gives both sides of any book best first, as mirrors of each other', () => {
  fc.assert(
    fc.property(side(1, 499), side(500, 999), (bids, offers) => {
      const raw = PolymarketUsBook.parse({ bids, offers })
      const [long, short] = [parseBook(raw, false), parseBook(raw, true)]
      expect([...checkOrderBook(long), ...checkOrderBook(short), ...checkMirrored(long, short)]).toEqual([])
      expect([long.bids.length, long.asks.length]).toEqual([bids.length, offers.length])
    }),
  )
})

it('keeps every invariant of events, whatever is missing', () => {
  const none = optional(fc.constantFrom('0', 1, '', 'n/a', null))
  const market = fc
    .record({
      slug: fc.stringMatching(/^[a-z]{1,9}$/),
      title: optional(fc.constantFrom('Rain?', '', null)),
      question: optional(fc.constantFrom('Rain today?', '', null)),
      active: optional(fc.oneof(fc.boolean(), fc.constant(null))),
      closed: optional(fc.oneof(fc.boolean(), fc.constant(null))),
      bid: fc.integer({ min: 1, max: 90 }),
      noBid: none,
      noAsk: none,
      lastTradePrice: none,
      marketSides: optional(
        fc.array(fc.record({ long: fc.boolean(), price: none, description: optional(fc.string()) }), { maxLength: 3 }),
      ),
    })
    .map(({ bid, noBid, noAsk, ...rest }) =>
      PolymarketUsMarket.parse({
        ...rest,
        bestBid: noBid === undefined ? bid / 100 : noBid,
        bestAsk: noAsk === undefined ? String((bid + 2) / 100) : noAsk,
      }),
    )
  fc.assert(
    fc.property(fc.uniqueArray(market, { selector: ({ slug }) => slug, maxLength: 4 }), (markets) => {
      expect(checkEvent(parseEvent({ id: '1', slug: 'a', title: 'Who?', markets }), 'polymarket_us')).toEqual([])
    }),
  )
})
