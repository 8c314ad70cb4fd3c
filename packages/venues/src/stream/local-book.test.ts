import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BookSide, createLocalBook, mirrored } from './local-book.ts'

const price = fc.bigInt(1n, 999n).map((step) => step * 1_000n)
const size = fc.bigInt(1n, 10_000_000_000n)
const side = fc.constantFrom<BookSide>('bids', 'asks')
const change = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), side, price, size: fc.oneof(fc.constant(0n), size) }),
  fc.record({ kind: fc.constant('add' as const), side, price, size }),
  fc.record({ kind: fc.constant('remove' as const), side, price, share: fc.bigInt(1n, 100n) }),
  fc.record({
    kind: fc.constant('reset' as const),
    bids: fc.array(fc.tuple(price, size)),
    asks: fc.array(fc.tuple(price, size)),
  }),
)

describe('createLocalBook', () => {
  it('is the book that the changes replayed from the beginning make', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 80 }), (changes) => {
        const book = createLocalBook()
        // The model: plain objects by side and price.
        let model: Record<BookSide, Record<string, bigint>> = { bids: {}, asks: {} }
        for (const each of changes) {
          if (each.kind === 'reset') {
            book.reset(each.bids, each.asks)
            const levelsOf = (levels: [bigint, bigint][]) =>
              Object.fromEntries(levels.map(([at, much]) => [String(at), much]))
            model = { bids: levelsOf(each.bids), asks: levelsOf(each.asks) }
            continue
          }
          const at = String(each.price)
          const before = model[each.side][at] ?? 0n
          if (each.kind === 'set') {
            book.set(each.side, each.price, each.size)
            model[each.side][at] = each.size
          } else {
            const by = each.kind === 'add' ? each.size : -(before * each.share) / 100n
            book.add(each.side, each.price, by)
            model[each.side][at] = before + by
          }
        }
        const levels = (name: BookSide) =>
          Object.entries(model[name])
            .filter(([, much]) => much > 0n)
            .map(([at, much]) => ({ price: Number(at) / 1e6, size: Number(much) / 1e6 }))
            .sort((a, b) => (name === 'bids' ? b.price - a.price : a.price - b.price))
        expect(book.view()).toEqual({ bids: levels('bids'), asks: levels('asks') })
        const best = (name: BookSide) => levels(name)[0]?.price
        expect(book.best('bids')).toBe(
          best('bids') === undefined ? undefined : BigInt(Math.round((best('bids') ?? 0) * 1e6)),
        )
        expect(book.best('asks')).toBe(
          best('asks') === undefined ? undefined : BigInt(Math.round((best('asks') ?? 0) * 1e6)),
        )
        expect(mirrored(mirrored(book.view()))).toEqual(book.view())
      }),
    )
  })

  it('loses a level exactly when it is used up', () => {
    const book = createLocalBook()
    book.reset([[370_000n, 300_000n]], [])
    book.add('bids', 370_000n, -100_000n)
    book.add('bids', 370_000n, -100_000n)
    expect(book.view().bids).toEqual([{ price: 0.37, size: 0.1 }])
    book.add('bids', 370_000n, -100_000n)
    expect(book.view().bids).toEqual([])
  })
})
