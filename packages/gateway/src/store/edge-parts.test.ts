import type { Edge } from '@crossvenue/matcher'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { edgeOf, eventOf } from '../clusters/__fixtures__/catalogue.ts'
import { type EmptyStore, engines } from './__fixtures__/engines.ts'
import { connectOld } from './__fixtures__/old-store.ts'
import { openStore } from './open-store.ts'
import type { Schema } from './schema.ts'
import type { Matching, Store } from './store.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const DAY = 24 * 60 * 60 * 1000
const none = { members: new Map(), minted: [], merged: new Map(), revived: [], origins: new Map() }
const because = (reason: string): Edge['evidence'] => [{ comparison: reason, verdict: 'agree', weight: 1 }]
const EDGES = [
  { ...edgeOf('k:1/x', 'm:1/x', {}), evidence: because('title') },
  { ...edgeOf('k:1/y', 'm:1/y', {}), evidence: because('title') },
  { ...edgeOf('k:1/z', 'm:1/z', {}), evidence: because('year') },
]

const pairOf = (edges: Edge[]) => edges.map((edge) => ({ a: edge.a, b: edge.b, edges: [edge] }))
const matching = (edges: Edge[], at: number, pairs: Matching['pairs'] = [pairOf(edges)]): Matching => ({
  ...{ pairs, whole: true, content: 1, at },
  name: async () => none,
  nameQuestions: async () => ({ questions: [], ...none }),
})

describe.each(engines)('the ends and the evidence of edges in $name', ({ name, missing, prepare }) => {
  describe.skipIf(missing !== undefined)('have', () => {
    let empty: EmptyStore
    let store: Store
    let raw: Kysely<Schema>
    beforeEach(async () => {
      empty = await prepare()
      store = await openStore(empty.location)
      raw = connectOld(name, empty.location)
      const sweep = await store.beginSweep('file', { at: 1, freshSince: Number.POSITIVE_INFINITY })
      await store.commitPage({ sweep, events: [eventOf('k:1'), eventOf('m:1')], at: 1 })
    })
    afterEach(async () => {
      await raw.destroy()
      await store.close()
      await empty.remove()
    })

    const stored = async () => ({
      ends: (await raw.selectFrom('edge_ends').select('market_id').orderBy('id').execute()).map((row) => row.market_id),
      evidence: (await raw.selectFrom('evidence').select('evidence').orderBy('id').execute()).map(
        (row) => row.evidence,
      ),
    })

    it('one row each, which is deleted some time after the last edge that has it', async () => {
      await store.replaceEdges(matching(EDGES, DAY))
      const [title, year] = [because('title'), because('year')].map((evidence) => JSON.stringify(evidence))
      expect(await stored()).toEqual({ ends: ['x', 'x', 'y', 'y', 'z', 'z'], evidence: [title, year] })
      const [first, second] = EDGES
      await store.replaceEdges(matching(EDGES.slice(0, 2), DAY + 1))
      expect((await stored()).evidence).toEqual([title, year])
      await store.replaceEdges(matching(first ? [first] : [], 2 * DAY))
      expect(await stored()).toEqual({ ends: ['x', 'x'], evidence: [title] })
      await store.replaceEdges(matching(first && second ? [first, second] : [], 2 * DAY + 1))
      const edges = await store.read((view) => view.edges({}))
      const reasons = await store.read((view) => view.reasons(edges.map(({ id }) => id)))
      expect([...reasons.values()].map(({ evidence }) => evidence)).toEqual([because('title'), because('title')])
    })

    it('to be there when edges are stored that refer to them', async () => {
      async function* whileAnotherForgets() {
        yield pairOf(EDGES)
        await sql`delete from evidence`.execute(raw)
      }
      await expect(store.replaceEdges(matching(EDGES, DAY, whileAnotherForgets()))).rejects.toThrow(
        'another process has deleted the evidence of edges that were about to be stored; they are matched again',
      )
      expect(await store.read((view) => view.edges({}))).toEqual([])
      expect(await store.replaceEdges(matching(EDGES, DAY))).toMatchObject({ edges: 3, revision: 1 })
    })
  })
})
