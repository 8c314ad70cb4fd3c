import { afterEach, describe, expect, it } from 'vitest'
import { edgeOf, eventOf, fill } from '../clusters/__fixtures__/catalogue.ts'
import { type EmptyStore, engines } from './__fixtures__/engines.ts'
import { byConfidence } from './by-confidence.ts'
import { openStore } from './open-store.ts'
import type { MarketEdge, Store } from './store.ts'

let empty: EmptyStore
let store: Store
afterEach(async () => {
  await store.close()
  await empty.remove()
})

const VENUES = ['kalshi', 'limitless', 'manifold', 'polymarket']

describe.each(engines)('edges between markets in $name', ({ missing, prepare }) => {
  it.skipIf(missing !== undefined)('are the same in pages of any size, each once', async () => {
    empty = await prepare()
    store = await openStore(empty.location)
    const edges = VENUES.flatMap((a, n) =>
      VENUES.slice(n + 1).map((b) =>
        edgeOf(`${a}:E`, `${b}:E`, { relation: n === 0 ? 'subset' : 'identity', confidence: 0.8 + n / 100 }),
      ),
    )
    await fill(store, { events: VENUES.map((venue) => eventOf(`${venue}:E`)), edges })
    const read = (relations: MarketEdge['relation'][], perPage: number) =>
      store.read(async (view) => {
        const pages: MarketEdge[][] = []
        for await (const page of view.marketEdgePages({ relations }, perPage)) pages.push(page)
        return { pages, all: await view.marketEdges({ relations }) }
      })
    for (const perPage of [1, 2, 3, 4, 6, 7]) {
      const { pages, all } = await read(['identity', 'subset'], perPage)
      expect(all).toHaveLength(6)
      expect(pages.flat().sort(byConfidence)).toEqual(all)
      expect(pages).toHaveLength(Math.ceil(6 / perPage))
    }
    const { pages } = await read(['identity'], 2)
    expect(pages.map((page) => page.length)).toEqual([2, 1])
  })
})
