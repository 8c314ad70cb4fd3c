import type { Edge } from '@crossvenue/matcher'
import { Relation } from '@crossvenue/venues'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type EmptyStore, engines } from './__fixtures__/engines.ts'
import { makeOldStore } from './__fixtures__/old-store.ts'
import { openStore } from './open-store.ts'
import { packPayload } from './payload.ts'
import type { CatalogueEvent, EdgeScope, Link, Matching, Store, Ties } from './store.ts'

// Ties that are read from the stored groups are those of the edges themselves.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const EVENTS = ['kalshi:A', 'kalshi:B', 'polymarket:C', 'polymarket:D']
const MARKETS = ['', 'm1', 'm2', 'm3']
const GROUPS = [EVENTS, EVENTS.slice(0, 3)]
const SCOPES: readonly EdgeScope[] = [
  {},
  { minConfidence: 0.7 },
  { relations: ['subset', 'identity'] },
  { relations: ['overlap'], minConfidence: 1 / 3 },
]

const QUOTED = new Set(['kalshi:A m1', 'kalshi:A m2', 'kalshi:B m2', 'polymarket:C m1', 'polymarket:D m3'])
const BOOK_VENUES = [[], ['kalshi'], ['polymarket'], ['kalshi', 'polymarket']]

const refOf = (id: string, marketId: string) => {
  const [venue = '', eventId = ''] = id.split(':')
  return { venue, eventId, ...(marketId !== '' && { marketId }) }
}

const eventOf = (id: string): CatalogueEvent => ({
  ...{ id: refOf(id, '').eventId, sourceExchange: refOf(id, '').venue, title: id },
  markets: MARKETS.slice(1).map((marketId) => ({
    ...{ marketId, title: marketId, outcomes: [] },
    ...(QUOTED.has(`${id} ${marketId}`) && { bestBid: 0.4 }),
  })),
})

const none = { members: new Map(), minted: [], merged: new Map(), revived: [], origins: new Map() }
const matching = (edges: readonly Edge[], whole: boolean): Matching => {
  const pairs = new Map<string, Edge[]>()
  for (const edge of edges) {
    const name = `${edge.a.eventId} ${edge.b.eventId}`
    pairs.set(name, [...(pairs.get(name) ?? []), edge])
  }
  return {
    pairs: [[...pairs.values()].flatMap((some) => (some[0] ? { a: some[0].a, b: some[0].b, edges: some } : []))],
    ...{ whole, content: 1, at: 100 },
    name: async () => none,
    nameQuestions: async () => ({ questions: [], ...none }),
  }
}

const someEdges = fc.uniqueArray(
  fc.record({
    a: fc.tuple(fc.constantFrom(...EVENTS.slice(0, 2)), fc.constantFrom(...MARKETS)),
    b: fc.tuple(fc.constantFrom(...EVENTS.slice(2)), fc.constantFrom(...MARKETS)),
    relation: fc.constantFrom(...Relation.options),
    confidence: fc.constantFrom(1 / 3, 0.7, 0.71234, 0.9, 1),
  }),
  { selector: ({ a, b }) => `${a} ${b}`, maxLength: 30 },
)
const toEdge = ({
  a,
  b,
  relation,
  confidence,
}: typeof someEdges extends fc.Arbitrary<(infer E)[]> ? E : never): Edge => ({
  ...{ a: refOf(...a), b: refOf(...b), relation, confidence, outcomes: [] },
  evidence: [{ comparison: 'title', verdict: 'agree', weight: 1 }],
})

const linksInOrder = (links: readonly Link[]) => links.map((link) => JSON.stringify(link)).sort()
const inOrder = (all: readonly Ties[]) => all.map(({ merged, ...ties }) => ({ ...ties, merged: merged.toSorted() }))

/** Compares ties and links of stored groups with those of all edges that changed after a time before any. */
async function expectSame(store: Store): Promise<void> {
  await store.read(async (view) => {
    for (const scope of SCOPES) {
      const stored = await view.ties(scope, GROUPS)
      expect(inOrder(stored)).toEqual(inOrder(await view.ties({ ...scope, updatedSince: -1 }, GROUPS)))
      for (const quotedOn of BOOK_VENUES) {
        const quoted = { ...scope, quotedOn }
        const links = await view.links({ ...quoted, updatedSince: -1 })
        expect(linksInOrder(await view.links(quoted))).toEqual(linksInOrder(links))
        const ties = await view.ties({ ...quoted, updatedSince: -1 }, GROUPS)
        expect(inOrder(await view.ties(quoted, GROUPS))).toEqual(inOrder(ties))
      }
    }
  })
}

async function list(store: Store, ids: readonly string[]): Promise<void> {
  for (const venue of ['kalshi', 'polymarket']) {
    const sweep = await store.beginSweep(venue, { at: 100, freshSince: Number.POSITIVE_INFINITY })
    const events = ids.filter((id) => id.startsWith(venue)).map(eventOf)
    await store.commitPage({ sweep, events, isCertain: true, at: 100 })
  }
}

let empty: EmptyStore
afterEach(() => empty.remove())

describe.each(engines)('the groups of edges in $name', ({ name, missing, prepare }) => {
  it.skipIf(missing !== undefined)('are those of the edges, whatever is replaced and removed', async () => {
    empty = await prepare()
    const store = await openStore(empty.location)
    await fc.assert(
      fc.asyncProperty(someEdges, someEdges, fc.constantFrom(...EVENTS), async (first, then, gone) => {
        await list(store, EVENTS)
        await store.replaceEdges(matching(first.map(toEdge), true))
        await expectSame(store)
        await store.replaceEdges(matching(then.map(toEdge), false))
        await expectSame(store)
        await list(
          store,
          EVENTS.filter((id) => id !== gone),
        )
        await expectSame(store)
        const [ties] = await store.read((view) => view.ties({}, [EVENTS]))
        const left = [...(ties?.numbers.get(gone)?.values() ?? [])]
        expect(left.filter((market) => ties?.matched.has(market))).toEqual([])
      }),
      { numRuns: 15 },
    )
    await store.close()
  })

  it.skipIf(missing !== undefined)(
    'are made from the edges of the version before, and shown parts are whole events until then',
    async () => {
      empty = await prepare()
      const database = await makeOldStore(name, empty.location, '0033-stated-fees')
      for (const [place, id] of EVENTS.entries()) {
        const payload = packPayload(JSON.stringify(eventOf(id)))
        await sql`insert into events (id, venue, native_id, title, market_count, feed, sweep, content, born, digest, payload,
        shown, updated_at, titled) values (${id}, ${refOf(id, '').venue}, ${refOf(id, '').eventId}, ${id}, 3, 'f', 1, 'c', 1, 'd',
        ${payload}, ${payload}, 1, 1)`.execute(database)
        await sql`insert into edge_ends (id, event_id, market_id) values (${2 * place}, ${id}, 'm1'), (${2 * place + 1}, ${id}, 'm2')`.execute(
          database,
        )
      }
      await sql`insert into edge_rows (id, a, b, relation, confidence, outcomes, evidence_id, updated_at) values
      (1, 0, 4, 'identity', 0.9, '[]', 1, 5), (2, 1, 5, 'identity', 0.9, '[]', 1, 5), (3, 0, 5, 'subset', 0.8, '[]', 1, 5)`.execute(
        database,
      )
      await database.destroy()
      const store = await openStore(empty.location)
      await expectSame(store)
      const { ties, shown } = await store.read(async (view) => ({
        ties: (await view.ties({}, [EVENTS]))[0],
        shown: await view.shownEvents(['kalshi:A']),
      }))
      expect(ties?.merged.toSorted()).toEqual([
        [0, 4],
        [1, 5],
      ])
      expect(ties?.numbers.get('polymarket:C')).toEqual(
        new Map([
          ['m1', 4],
          ['m2', 5],
        ]),
      )
      expect(shown.map(({ markets }) => markets.map((market) => market.read()))).toEqual([eventOf('kalshi:A').markets])
      await store.close()
    },
  )
})
