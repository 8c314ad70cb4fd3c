import type { Edge } from '@crossvenue/matcher'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { edgeOf, eventOf } from '../clusters/__fixtures__/catalogue.ts'
import { createNaming } from '../clusters/__fixtures__/naming.ts'
import { clusterLinks, type LinkCluster } from '../clusters/cluster-links.ts'
import { nameEvents } from '../clusters/name-members.ts'
import { nameQuestions } from '../questions/name-questions.ts'
import { churnOf } from './churn.ts'
import { connectStore } from './connect-store.ts'
import { createStore } from './create-store.ts'
import { eventOf as idOf } from './refs.ts'
import { replaceEdges } from './replace-edges.ts'
import type { Matching, Store } from './store.ts'

const VENUES = ['k', 'm', 'p']
const EVENTS = VENUES.flatMap((venue) => [1, 2, 3, 4].map((number) => `${venue}:${number}`))
const pairOf = ({ a, b }: Edge) => [idOf(a), idOf(b)] as const

/** Makes these the only events of a store. */
async function list(store: Store, ids: readonly string[], at: number): Promise<void> {
  const sweep = await store.beginSweep('file', { at, freshSince: Number.POSITIVE_INFINITY })
  await store.commitPage({ sweep, events: ids.map((id) => eventOf(id)), at })
}

const event = fc.constantFrom(...EVENTS)
const edge = fc
  .record({
    a: event,
    b: event,
    market: fc.constantFrom('x', 'y'),
    relation: fc.constantFrom('identity', 'complement', 'subset', 'overlap', 'none'),
    tenth: fc.integer({ min: 5, max: 9 }),
  })
  .filter(({ a, b }) => a.slice(0, 1) !== b.slice(0, 1))
const step = fc.record({
  /** New edges of some markets; of several for one pair the last applies. */
  said: fc.array(edge, { maxLength: 6 }),
  /** Events that are removed for now. */
  gone: fc.uniqueArray(event, { maxLength: 3 }),
})

/** The ways in which edges are replaced: those of changed pairs, or all of them in parts of one edge or more. */
const ways = [
  { way: 'of the pairs that changed', whole: false },
  { way: 'of all pairs, in parts', whole: true },
]

it.each(ways)(
  'the clusters after edges $way are replaced are those of all edges, and so are their ids and the churn',
  async ({ whole }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (steps) => {
        const connections = await connectStore(':memory:')
        const store = createStore(connections)
        const batch = createNaming()
        let edges = new Map<string, Edge>()
        let ids = new Map<string, string>()
        for (const [index, { said, gone }] of steps.entries()) {
          const before = edges
          edges = new Map([...before].filter(([, made]) => !pairOf(made).some((id) => gone.includes(id))))
          const touched = [...before.values()].filter((made) => !edges.has(keyOf(made)))
          for (const { a, b, market, relation, tenth } of said) {
            const made = edgeOf(`${a}/${market}`, `${b}/${market}`, { confidence: tenth / 10 })
            if (pairOf(made).some((id) => gone.includes(id))) continue
            touched.push(made)
            if (relation === 'none') edges.delete(keyOf(made))
            else edges.set(keyOf(made), { ...made, relation })
          }

          const present = EVENTS.filter((id) => !gone.includes(id))
          await list(store, present, index)
          const pairs = (whole ? [...edges.values()] : touched).map((one) => ({
            a: one.a,
            b: one.b,
            edges: [...edges.values()].filter((other) => String(pairOf(other)) === String(pairOf(one))),
          }))
          const matching: Matching = {
            pairs: [pairs.slice(0, 2), pairs.slice(2)],
            whole,
            content: index,
            name: (known, links) => nameEvents(links, known),
            nameQuestions: (known, made) => nameQuestions(made, known, []),
            at: index,
          }
          const { churn } = await replaceEdges(connections.writer, matching, 1)

          const links = [...edges.values()].map(({ a, b, ...made }) => ({ ...made, a: idOf(a), b: idOf(b) }))
          const earlier = batch.now()
          await batch.name(clusterLinks(links).map(({ members }) => members))
          const kept = await store.read((view) => view.clusterIds(EVENTS))
          const now = new Map([...kept.members].filter(([id]) => kept.present.has(id)))
          const clusters = clustersOf(now)
          // Parts give clusters that are new in one matching another age among them, by which merges choose an id.
          if (whole) expect([...clusters.keys()]).toEqual([...clustersOf(batch.now()).keys()])
          else expect(now).toEqual(batch.now())
          for (const [members, id] of clusters) expect(ids.get(members) ?? id).toBe(id)
          ids = clusters
          expect(churn).toEqual(churnOf(earlier, batch.now()))
          const stored = clusterLinks(await store.read((view) => view.links({})))
          expect(stored.map(textOf).sort()).toEqual(clusterLinks(links).map(textOf).sort())
        }
        await store.close()
      }),
      { numRuns: whole ? 60 : 150 },
    )
  },
)

const textOf = (cluster: LinkCluster) => JSON.stringify(cluster)

/** Returns the id of each cluster by its members. */
function clustersOf(members: ReadonlyMap<string, string>): Map<string, string> {
  const events = [...members.keys()].sort()
  return new Map(
    events.map((event) => {
      const id = members.get(event) ?? ''
      return [events.filter((other) => members.get(other) === id).join(), id]
    }),
  )
}

const keyOf = ({ a, b }: Edge) => JSON.stringify([a, b])
