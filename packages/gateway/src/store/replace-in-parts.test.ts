import type { Edge } from '@crossvenue/matcher'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { edgeOf, eventOf } from '../clusters/__fixtures__/catalogue.ts'
import { nameEvents } from '../clusters/name-members.ts'
import { nameQuestions } from '../questions/name-questions.ts'
import { type EmptyStore, engines } from './__fixtures__/engines.ts'
import { connectStore } from './connect-store.ts'
import type { Connections } from './connections.ts'
import { createStore } from './create-store.ts'
import { replaceEdges } from './replace-edges.ts'
import type { Matching, Store } from './store.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const NUMBERS = [1, 2, 3, 4]
const EVENTS = NUMBERS.flatMap((number) => [`k:${number}`, `m:${number}`])
const EDGES = NUMBERS.map((number) => edgeOf(`k:${number}`, `m:${number}`))

const pairOf = (edges: readonly Edge[]) => edges.map((edge) => ({ a: edge.a, b: edge.b, edges: [edge] }))
const matching = (edges: readonly Edge[], more: Partial<Matching> = {}): Matching => ({
  ...{ pairs: [pairOf(edges)], whole: true, content: 1, at: 10 },
  name: (known, links) => nameEvents(links, known),
  nameQuestions: (known, made) => nameQuestions(made, known, []),
  ...more,
})

/** Names clusters, but fails as a killed process would at this part. */
function failingAt(part: number): Matching['name'] {
  let parts = 0
  return (known, links) => {
    parts++
    if (parts === part) throw new Error('killed')
    return nameEvents(links, known)
  }
}

describe.each(engines)('all edges, replaced in parts in $name,', ({ missing, prepare }) => {
  describe.skipIf(missing !== undefined)('are', () => {
    let empty: EmptyStore
    let connections: Connections
    let store: Store
    beforeEach(async () => {
      empty = await prepare()
      connections = await connectStore(empty.location)
      store = createStore(connections)
      const sweep = await store.beginSweep('file', { at: 1, freshSince: Number.POSITIVE_INFINITY })
      await store.commitPage({ sweep, events: EVENTS.map((id) => eventOf(id)), at: 1 })
    })
    afterEach(async () => {
      await store.close()
      await empty.remove()
    })

    const replace = (given: Matching) => replaceEdges(connections.writer, given, 1)
    const state = () =>
      store.read(async (view) => ({
        edges: (await view.edges({})).map(({ a }) => a.eventId).sort(),
        clusters: new Set((await view.clusterIds(EVENTS)).members.values()).size,
        questions: (await view.questions()).length,
        matched: (await view.counters()).matched,
        last: await view.lastMatching(),
      }))

    it('not noted as matched before the last part, and completed by the next matching', async () => {
      await expect(replace(matching(EDGES, { name: failingAt(3) }))).rejects.toThrow('killed')
      expect(await state()).toEqual({ edges: ['1', '2'], clusters: 2, questions: 2, matched: 0, last: undefined })
      const { edges, churn } = await replace(matching(EDGES))
      expect({ edges, churn }).toMatchObject({ edges: 4, churn: { new: 2, unchanged: 2 } })
      expect(await state()).toMatchObject({ edges: ['1', '2', '3', '4'], clusters: 4, questions: 4, matched: 1 })
    })

    it('deleted where no pair has them any more, with their clusters and questions', async () => {
      await replace(matching(EDGES))
      const { edges, churn } = await replace(matching(EDGES.slice(2), { at: 20 }))
      expect({ edges, churn }).toMatchObject({ edges: 2, churn: { gone: 2, unchanged: 2, new: 0 } })
      expect(await state()).toMatchObject({ edges: ['3', '4'], questions: 2 })
    })

    it('those of this process, even if another one stores edges of an earlier state meanwhile', async () => {
      const other = createStore(await connectStore(empty.location))
      let parts = 0
      async function* pairs() {
        yield pairOf(EDGES)
      }
      const naming: Matching['nameQuestions'] = async (known, made) => {
        parts++
        return nameQuestions(made, known, [])
      }
      const begun = replace(matching(EDGES, { content: 2, pairs: pairs(), nameQuestions: naming }))
      // It finds the lock free only between two parts, if at all before the last one.
      const meanwhile = other.replaceEdges(matching(EDGES.slice(0, 1), { content: 1 }))
      await Promise.all([begun, meanwhile])
      expect(parts).toBeGreaterThanOrEqual(4)
      expect(await state()).toMatchObject({ edges: ['1', '2', '3', '4'], clusters: 4, questions: 4, matched: 2 })
      await other.close()
    })

    it('not replaced by those of an earlier state', async () => {
      await replace(matching(EDGES, { content: 2 }))
      const { churn, edges } = await replace(matching(EDGES.slice(1), { content: 1 }))
      expect({ churn, edges }).toEqual({ churn: undefined, edges: 4 })
      expect(await state()).toMatchObject({ edges: ['1', '2', '3', '4'], matched: 2 })
    })
  })
})
