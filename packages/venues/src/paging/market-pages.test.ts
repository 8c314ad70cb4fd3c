import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { UnifiedEvent } from '../models.ts'
import { marketPages } from './market-pages.ts'

/** Events with so many markets each, in pages of two. */
function listing(sizes: readonly number[]) {
  const calls: (string | undefined)[] = []
  const events: UnifiedEvent[] = sizes.map((size, n) => ({
    id: `e${n}`,
    title: `Event ${n}`,
    markets: Array.from({ length: size }, (_, m) => ({
      marketId: `e${n}m${m}`,
      title: 'Market',
      outcomes: [],
      status: m === 2 ? 'closed' : 'open',
    })),
  }))
  const pages = marketPages(async ({ cursor } = {}) => {
    calls.push(cursor)
    const begin = Number(cursor ?? 0)
    return { data: events.slice(begin, begin + 2), ...(begin + 2 < events.length && { nextCursor: String(begin + 2) }) }
  })
  return { pages, calls, all: events.flatMap(({ markets }) => markets.map(({ marketId }) => marketId)) }
}

describe('marketPages', () => {
  it('walks the markets of all events once, in pages of any length', async () => {
    const sizes = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 7 })
    await fc.assert(
      fc.asyncProperty(sizes, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), async (events, limits) => {
        const { pages, all } = listing(events)
        const walked: string[] = []
        let cursor: string | undefined
        let turn = 0
        do {
          const limit = limits[turn++ % limits.length] as number
          const page = await pages({ limit, status: 'all', ...(cursor !== undefined && { cursor }) })
          expect(page.data.length).toBeLessThanOrEqual(limit)
          walked.push(...page.data.map(({ marketId }) => marketId))
          cursor = page.nextCursor
        } while (cursor !== undefined)
        expect(walked).toEqual(all)
      }),
    )
  })

  it('keeps open markets by default', async () => {
    const { pages } = listing([4])
    expect((await pages()).data.map(({ marketId }) => marketId)).toEqual(['e0m0', 'e0m1', 'e0m3'])
    expect((await pages({ status: 'closed' })).data.map(({ marketId }) => marketId)).toEqual(['e0m2'])
  })

  it('refuses a cursor that it did not give', async () => {
    await expect(listing([1]).pages({ cursor: 'x' })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'cursor',
    })
  })
})
