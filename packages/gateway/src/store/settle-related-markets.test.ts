import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fillPair, quotedEvent, requote } from '../changes/__fixtures__/quoted.ts'
import { edgeOf, fill } from '../clusters/__fixtures__/catalogue.ts'
import { type EmptyStore, engines } from './__fixtures__/engines.ts'
import { openStore } from './open-store.ts'
import type { Store } from './store.ts'

const settled = (id: string) => quotedEvent(id, { price: 1, status: 'resolved' })

describe.each(engines)('results on $name', ({ prepare, missing }) => {
  describe.skipIf(missing !== undefined)('are stored', () => {
    let empty: EmptyStore
    let store: Store
    beforeEach(async () => {
      empty = await prepare()
      store = await openStore(empty.location)
    })
    afterEach(async () => {
      await store.close()
      await empty.remove()
    })

    const edgesOf = async () =>
      (await store.read((view) => view.auditedEdges())).map(({ relation, a, b }) => [relation, a.winner, b.winner])

    it.each(['subset', 'disjoint'] as const)('of markets that only a %s edge joins, once', async (relation) => {
      const events = ['kalshi:a', 'polymarket:b'].map((id) => quotedEvent(id, {}))
      await fill(store, { events, edges: [edgeOf('kalshi:a', 'polymarket:b', { relation })] })
      await requote(store, ['kalshi:a', 'polymarket:b'].map(settled), 2_000)
      await requote(store, ['kalshi:a', 'polymarket:b'].map(settled), 3_000)
      expect(await edgesOf()).toEqual([[relation, 'a-1:YES', 'b-1:YES']])
    })

    it('of markets of one question', async () => {
      await fillPair(store, { bid: 0.4 }, { bid: 0.4 })
      await requote(store, ['kalshi:a', 'polymarket:b'].map(settled), 2_000)
      expect(await edgesOf()).toEqual([['identity', 'a-1:YES', 'b-1:YES']])
    })

    it('of a market whose partner left the lists, which is requested later', async () => {
      const events = ['kalshi:a', 'polymarket:b'].map((id) => quotedEvent(id, {}))
      await fill(store, { events, edges: [edgeOf('kalshi:a', 'polymarket:b', { relation: 'superset' })] })
      const sweep = await store.beginSweep('file', { at: 2_000, freshSince: Number.POSITIVE_INFINITY })
      await store.commitPage({ sweep, events: [quotedEvent('polymarket:b', {})], at: 2_000, isCertain: true })
      await requote(store, [settled('polymarket:b')], 3_000)
      const due = { since: 0, requestedBefore: 9_000, limit: 9 }
      expect((await store.read((view) => view.unsettled(due))).map(({ marketId }) => marketId)).toEqual(['a-1'])
      await store.storeRequested({ eventId: 'kalshi:a', marketId: 'a-1', winner: 'a-1:NO' }, 4_000)
      expect(await edgesOf()).toEqual([['superset', 'a-1:NO', 'b-1:YES']])
    })

    it('of no market without an edge', async () => {
      await fill(store, { events: [quotedEvent('kalshi:a', {})], edges: [] })
      await requote(store, [settled('kalshi:a')], 2_000)
      expect(await edgesOf()).toEqual([])
    })
  })
})
