import type { Edge } from '@crossvenue/matcher'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { edgeOf, eventOf, fill } from '../clusters/__fixtures__/catalogue.ts'
import { parseClusterQuery } from '../clusters/cluster-query.ts'
import { createClusters } from '../clusters/clusters.ts'
import { openStore } from '../store/open-store.ts'
import type { CatalogueEvent, Store } from '../store/store.ts'
import { parseMarketClusterQuery } from './question-query.ts'
import { createQuestions } from './questions.ts'

// Rows, links and texts that are kept from query to query must not change an answer. `updatedSince` before all edges
// selects the same edges and is answered by grouping all of them again, with nothing kept.

const VENUES = ['kalshi', 'limitless', 'manifold', 'polymarket']
const EVENTS = VENUES.flatMap((venue) => ['a', 'b', 'c'].map((name) => `${venue}:${name}`))
const MARKETS = 2

const event = fc.record({
  volume: fc.option(fc.integer({ min: 0, max: 3 })),
  bids: fc.array(fc.integer({ min: 1, max: 98 }), { minLength: MARKETS, maxLength: MARKETS }),
  title: fc.constantFrom('Rain in May', 'The rain', 'Winner of the cup'),
})

const edge = fc.record({
  ends: fc.tuple(fc.nat(EVENTS.length - 1), fc.nat(EVENTS.length - 1)),
  markets: fc.tuple(fc.nat(MARKETS - 1), fc.nat(MARKETS - 1)),
  relation: fc.constantFrom('identity' as const, 'complement' as const),
  confidence: fc.constantFrom(0.6, 0.7, 0.8, 0.9),
})

const state = fc.record({
  events: fc.array(fc.option(event, { freq: 5 }), { minLength: EVENTS.length, maxLength: EVENTS.length }),
  edges: fc.option(fc.array(edge, { maxLength: 14 }), { nil: undefined, freq: 3 }),
})

const QUERIES = [
  '',
  'minConfidence=0.75',
  'minConfidence=0.9',
  'minConfidence=0.65',
  'sort=confidence&limit=2',
  'minVenues=3',
  'venues=kalshi&excludeVenues=manifold',
  'query=rain&limit=3',
  'includeRawMatches=true&minConfidence=0.75',
  'includeRawMatches=true&minConfidence=0.65',
  'view=full&limit=2',
]

it('kept rows, links and texts give the answers that a lookup with nothing kept gives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(state, { minLength: 2, maxLength: 4 }), async (states) => {
      const store = await openStore(':memory:')
      try {
        const kept = lookupsOf(store)
        let edges: Edge[] = []
        for (const [round, one] of states.entries()) {
          const events = one.events.flatMap((made, place) => (made ? [toEvent(EVENTS[place] ?? '', made)] : []))
          edges = one.edges ? one.edges.flatMap((made) => toEdge(made)) : edges
          const present = new Set(events.map(({ sourceExchange, id }) => `${sourceExchange}:${id}`))
          const among = edges.filter(({ a, b }) =>
            [a, b].every(({ venue, eventId }) => present.has(`${venue}:${eventId}`)),
          )
          await fill(store, { events, edges: among, at: 1_000 + round })
          for (const query of QUERIES) {
            const plain = lookupsOf(store)
            const all = `${query}&updatedSince=1970-01-01T00:00:00Z`
            expect(await kept.events(query)).toEqual(await plain.events(all))
            expect(await kept.questions(query)).toEqual(await plain.questions(all))
            expect(await kept.events(query)).toEqual(await plain.events(all))
          }
        }
      } finally {
        await store.close()
      }
    }),
    { numRuns: 8 },
  )
})

function lookupsOf(store: Store) {
  const options = { store, resolveUrl: () => undefined, bookVenues: [] }
  const [clusters, questions] = [createClusters(options), createQuestions(options)]
  return {
    events: (query: string) => clusters.find(parseClusterQuery(new URLSearchParams(query))),
    questions: (query: string) => questions.find(parseMarketClusterQuery(new URLSearchParams(query))),
  }
}

type Made<T> = T extends fc.Arbitrary<infer V> ? V : never

function toEvent(id: string, { volume, bids, title }: Made<typeof event>): CatalogueEvent {
  return eventOf(id, {
    title,
    ...(volume !== null && { volume24h: volume, volumeUnit: 'USD' }),
    markets: bids.map((bid, place) => ({
      marketId: `${id}-${place}`,
      title: `${title} ${place}`,
      outcomes: [
        { outcomeId: `${id}-${place}:YES`, label: 'Yes', bestBid: bid / 100, bestAsk: (bid + 1) / 100 },
        { outcomeId: `${id}-${place}:NO`, label: 'No', bestBid: 0.99 - bid / 100, bestAsk: 1 - bid / 100 },
      ],
      ...(volume !== null && { volume24h: volume + place, volumeUnit: 'USD' }),
    })),
  })
}

function toEdge({ ends, markets, relation, confidence }: Made<typeof edge>): Edge[] {
  const [one, other] = ends.map((end) => EVENTS[end] ?? '').sort() as [string, string]
  if (one.split(':')[0] === other.split(':')[0]) return []
  const [first, second] = [`${one}-${markets[0]}`, `${other}-${markets[1]}`]
  const sides = relation === 'identity' ? ['YES', 'NO'] : ['NO', 'YES']
  return [
    edgeOf(`${one}/${first}`, `${other}/${second}`, {
      relation,
      confidence,
      outcomes: [
        { a: `${first}:YES`, b: `${second}:${sides[0]}` },
        { a: `${first}:NO`, b: `${second}:${sides[1]}` },
      ],
    }),
  ]
}
