import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type EmptyStore, engines } from './__fixtures__/engines.ts'
import { makeOldStore } from './__fixtures__/old-store.ts'
import { openStore } from './open-store.ts'
import type { Matching } from './store.ts'

// A store of the version before, with edges, keeps them when it is opened.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const evidence = [{ comparison: 'title', verdict: 'agree', a: 'fed', b: 'fed', weight: 2 }] as const
const other = [{ comparison: 'year', verdict: 'agree', weight: 1 }] as const
const EDGES = [
  { id: 3, a: 'kalshi:A', market: 'x', b: 'manifold:B', relation: 'identity', evidence, at: 5 },
  { id: 5, a: 'kalshi:A', market: '', b: 'manifold:B', relation: 'overlap', evidence, at: 6 },
  { id: 8, a: 'kalshi:A', market: 'y', b: 'manifold:C', relation: 'subset', evidence: other, at: 7 },
] as const

let empty: EmptyStore
afterEach(() => empty.remove())

async function makeOld(engine: string): Promise<void> {
  const database = await makeOldStore(engine, empty.location, '0029-authors-and-closing-times')
  for (const id of ['kalshi:A', 'manifold:B', 'manifold:C']) {
    await sql`insert into events (id, venue, native_id, title, market_count, feed, sweep, content, born, digest, payload,
      updated_at, titled) values (${id}, 'v', 'n', 't', 0, 'f', 1, 'c', 1, 'd', ${Buffer.from('')}, 1, 1)`.execute(
      database,
    )
  }
  for (const { id, a, market, b, relation, evidence: reasons, at } of EDGES) {
    await sql`insert into edges (id, a_event, a_market, b_event, b_market, relation, confidence, outcomes, evidence, digest,
      updated_at) values (${id}, ${a}, ${market}, ${b}, ${market}, ${relation}, 0.9, '[]', ${JSON.stringify(reasons)},
      ${`d${id}`}, ${at})`.execute(database)
    await sql`insert into links values (${a}, ${b}, ${relation}, 0.9)`.execute(database)
  }
  await sql`insert into quote_history values ('kalshi:A', 'x', 4, '[]'), ('kalshi:A', 'x', 5, '[[1]]')`.execute(
    database,
  )
  await sql`insert into question_markets values ('kalshi:A', 'x', 'q1', 'yes', null)`.execute(database)
  await sql`insert into questions values ('q1', '["identity"]', 0.9)`.execute(database)
  await sql`insert into cluster_members (event_id, cluster_id, present, left_at, origin)
    values ('kalshi:A', 'c1', 1, null, null), ('kalshi:Z', 'c1', 0, 9, 'c0')`.execute(database)
  await sql`insert into cluster_ids values ('c0', 1, 'c1'), ('c1', 2, null)`.execute(database)
  await database.destroy()
}

const refOf = (id: string, marketId: string) => {
  const [venue = '', eventId = ''] = id.split(':')
  return { venue, eventId, ...(marketId !== '' && { marketId }) }
}

const none = { members: new Map(), minted: [], merged: new Map(), revived: [], origins: new Map() }

describe.each(engines)('a store of the version before in $name', ({ name, missing, prepare }) => {
  it.skipIf(missing !== undefined)('keeps its edges with their numbers, times and evidence', async () => {
    empty = await prepare()
    await makeOld(name)
    const store = await openStore(empty.location)
    const edges = EDGES.map(({ id, a, market, b, relation, at }) => ({
      ...{ id, a: refOf(a, market), b: refOf(b, market), relation, confidence: 0.9, updatedAt: at },
    }))
    const stored = () => store.read((view) => view.edges({}))
    expect((await stored()).sort((one, two) => one.id - two.id)).toEqual(edges)
    expect(await store.read((view) => view.reasons([3, 8]))).toEqual(
      new Map([
        [3, { outcomes: [], evidence }],
        [8, { outcomes: [], evidence: other }],
      ]),
    )

    const pairs = EDGES.map(({ a, market, b, relation, evidence: reasons }) => {
      const [one, two] = [refOf(a, market), refOf(b, market)]
      return {
        a: one,
        b: two,
        edges: [{ a: one, b: two, relation, confidence: 0.9, outcomes: [], evidence: [...reasons] }],
      }
    })
    const matching: Matching = {
      ...{ pairs: [pairs], whole: true, content: 1, at: 100 },
      name: async () => none,
      nameQuestions: async () => ({ questions: [], ...none }),
    }
    expect(await store.replaceEdges(matching)).toMatchObject({ revision: 0, edges: 3 })
    expect((await stored()).map(({ updatedAt }) => updatedAt).sort()).toEqual([5, 6, 7])
    const [first, ...others] = pairs
    const { revision } = await store.replaceEdges({ ...matching, pairs: [others] })
    expect(revision).toBe(1)
    expect((await stored()).map(({ id }) => id).sort()).toEqual([5, 8])
    const { edges: count } = await store.replaceEdges({ ...matching, pairs: [[...(first ? [first] : []), ...others]] })
    expect(count).toBe(3)
    await store.close()
  })

  it.skipIf(missing !== undefined)('keeps questions, past quotes and the ids of clusters', async () => {
    empty = await prepare()
    await makeOld(name)
    const store = await openStore(empty.location)
    const read = await store.read(async (view) => ({
      questions: await view.questions(),
      quotes: await view.quoteHistory({ eventId: 'kalshi:A', marketId: 'x' }, 10),
      ids: await view.clusterIds(['kalshi:A', 'kalshi:Z']),
      links: await view.links({}),
    }))
    expect(read.questions).toEqual([
      {
        id: 'q1',
        relations: ['identity'],
        confidence: 0.9,
        markets: [{ eventId: 'kalshi:A', marketId: 'x', yes: 'yes' }],
      },
    ])
    expect(read.quotes).toEqual([
      { at: 4, quotes: [] },
      { at: 5, quotes: [[1]] },
    ])
    expect(read.ids.members).toEqual(
      new Map([
        ['kalshi:A', 'c1'],
        ['kalshi:Z', 'c1'],
      ]),
    )
    expect(read.ids.present).toEqual(new Set(['kalshi:A']))
    expect(read.links).toHaveLength(3)
    await store.close()
  })
})
