import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkEvent, checkOrderBook } from '../../invariants.ts'
import { HyperliquidBook, HyperliquidOutcome, HyperliquidQuestion } from './api.ts'
import { parseBook, parseUniverse } from './parse.ts'

const side = (least: number, most: number) =>
  fc.uniqueArray(
    fc.record({
      px: fc.integer({ min: least, max: most }).map((n) => String(n / 1_000)),
      sz: fc.integer({ min: 1, max: 1e9 }).map((n) => `${n}.0`),
    }),
    { selector: ({ px }) => px, maxLength: 20 },
  )

it('gives any book best first, and loses no level', () => {
  fc.assert(
    fc.property(side(1, 499), side(500, 999), (bids, asks) => {
      const book = parseBook(HyperliquidBook.parse({ time: 1_788_267_600_123, levels: [bids, asks] }))
      expect(checkOrderBook(book)).toEqual([])
      expect([book.bids.length, book.asks.length]).toEqual([bids.length, asks.length])
    }),
  )
})

it('makes of any universe events that keep every invariant, and loses no outcome', () => {
  const text = fc.constantFrom(
    '',
    'other',
    'index:1',
    'A text',
    'class:priceBinary|underlying:BTC|expiry:x',
    'participant:Ann Reyes|time:20260913-0300',
    'A text metadata=category:sports|subCategory:N/A',
    null,
    undefined,
  )
  const outcome = fc.record({
    outcome: fc.nat({ max: 12 }),
    name: fc.constantFrom('Recurring', 'Recurring Named Outcome', 'Reyes', '', 'template:race', 'template:none'),
    description: text,
    sideSpecs: fc.constantFrom([{ name: 'Yes' }, { name: 'No' }], [{ name: 'Hare' }, { name: 'Tortoise' }], [], null),
  })
  const question = fc.record({
    question: fc.nat(),
    name: fc.constantFrom('Who?', 'Recurring', ''),
    description: text,
    fallbackOutcome: fc.constantFrom(0, 3, null),
    namedOutcomes: fc.array(fc.nat({ max: 12 }), { maxLength: 4 }),
  })
  const mids = fc.dictionary(
    fc.nat({ max: 129 }).map((n) => `#${n}`),
    fc.constantFrom('0.4', '0.0', '1.0', 'x'),
  )
  const unique = <T>(of: fc.Arbitrary<T>, selector: (each: T) => number) =>
    fc.uniqueArray(of, { selector, maxLength: 8 })
  fc.assert(
    fc.property(
      unique(outcome, (each) => each.outcome),
      unique(question, (each) => each.question),
      mids,
      (outcomes, questions, prices) => {
        const universe = {
          outcomes: outcomes.map((each) => HyperliquidOutcome.parse(each)),
          questions: questions.map((each) => HyperliquidQuestion.parse(each)),
          templates: new Map([['race', { id: 'race', name: '{participant} wins?' }]]),
        }
        const events = parseUniverse(universe, { mids: prices, volumes: new Map([['#30', 12]]) }, 0)
        const wrong = events.flatMap((event) => checkEvent(event, 'hyperliquid'))
        // Mid prices of both sides are the venue's own and need not sum to one.
        expect(wrong.filter((problem) => !problem.includes('sum to'))).toEqual([])
        const found = new Set(events.flatMap(({ markets }) => markets.map(({ marketId }) => marketId)))
        expect(found.size).toBe(outcomes.length)
      },
    ),
  )
})
