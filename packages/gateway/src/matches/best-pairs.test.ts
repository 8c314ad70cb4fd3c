import fc from 'fast-check'
import { expect, it } from 'vitest'
import { marketMember } from '../store/market-member.ts'
import type { MarketEdge, MarketRef, MarketSummary, View } from '../store/store.ts'
import { tiersOf } from '../store/titles/tiers.ts'
import { bestPairs } from './best-pairs.ts'
import type { Pair } from './pairs.ts'

const WORDS = ['rates', 'fed', 'rain', 'cup']
const market = (n: number): MarketRef => ({ eventId: `kalshi:e${n}`, marketId: `m${n}` })

const catalogue = fc.record({
  titles: fc.array(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 8 }),
  edges: fc.uniqueArray(fc.record({ a: fc.nat(7), b: fc.nat(7), confidence: fc.constantFrom(0.5, 0.9) }), {
    selector: ({ a, b }) => `${a} ${b}`,
    maxLength: 30,
  }),
  query: fc.option(fc.subarray(WORDS, { minLength: 1 }), { nil: undefined }),
  limit: fc.integer({ min: 1, max: 5 }),
  perPage: fc.integer({ min: 1, max: 7 }),
})

/** Reads pairs of a catalogue that gives its edges in pages. */
function viewOf(titles: readonly string[][], edges: readonly MarketEdge[], perPage: number): View {
  const view: Pick<View, 'marketEdgePages' | 'marketSummaries'> = {
    async *marketEdgePages() {
      for (let start = 0; start < edges.length; start += perPage) yield edges.slice(start, start + perPage)
    },
    marketSummaries: async (refs) =>
      refs.flatMap((ref): MarketSummary[] => {
        const words = titles[Number(ref.marketId.slice(1))]
        return words ? [{ ...ref, title: words.join(' '), outcomes: [] }] : []
      }),
  }
  return view as View
}

it('returns the first pairs of all pages and counts all, those of the first tier in which a title fits', async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, async ({ titles, edges, query, limit, perPage }) => {
      const all = edges.map(({ a, b, confidence }, id): MarketEdge => {
        return {
          id,
          a: marketMember(market(a)),
          b: marketMember(market(b)),
          relation: 'identity',
          confidence,
          outcomes: [],
        }
      })
      const tiers = query && tiersOf(query.map((word) => ({ word, others: [] })))
      const found = await bestPairs(viewOf(titles, all, perPage), {}, { fits, measure, limit, tiers })

      const known = edges.filter(({ a, b }) => a < titles.length && b < titles.length && a !== b)
      const has = ({ a, b }: (typeof edges)[number], isEnough: (held: number, of: number) => boolean): boolean =>
        [a, b].some((n) =>
          isEnough(new Set(query?.filter((word) => titles[n]?.includes(word))).size, query?.length ?? 0),
        )
      const whole = query ? known.filter((edge) => has(edge, (held, of) => held === of)) : known
      const parts = known.filter((edge) => has(edge, (held, of) => of > 2 && held >= Math.max(2, of / 2)))
      const wanted = whole.length > 0 ? whole : query ? parts : []
      const names = wanted
        .map(({ a, b, confidence }) => ({
          a: marketMember(market(a)),
          b: marketMember(market(b)),
          confidence,
          at: a + b,
        }))
        .sort((x, y) => y.at - x.at || y.confidence - x.confidence || (`${x.a} ${x.b}` < `${y.a} ${y.b}` ? -1 : 1))
        .map(({ a, b }) => `${a} ${b}`)
      expect(found.total).toBe(wanted.length)
      expect(found.pairs.map(({ edge }) => `${edge.a} ${edge.b}`)).toEqual(names.slice(0, limit))
    }),
  )
})

const numberOf = ({ marketId }: MarketRef): number => Number(marketId.slice(1))
const fits = ({ a, b }: Pair): boolean => a.marketId !== b.marketId
const measure = ({ a, b }: Pair): number => numberOf(a) + numberOf(b)
