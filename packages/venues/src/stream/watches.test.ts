import { expect, it } from 'vitest'
import type { OrderBook } from '../models.ts'
import { createWatch } from './watch.ts'
import { createWatches } from './watches.ts'

/** Every book is there at once. Counts the watches that began since the event loop last turned. */
function bookStreams() {
  let begun = 0
  let most = 0
  const orderBook = () => {
    if (begun++ === 0) setImmediate(() => (begun = 0))
    most = Math.max(most, begun)
    const until = performance.now() + 1
    while (performance.now() < until);
    const { watch, push } = createWatch<OrderBook>(
      (_, next) => next,
      () => undefined,
    )
    push({ bids: [{ price: 0.4, size: 1 }], asks: [] })
    return watch
  }
  return { streams: { orderBook }, most: () => most }
}

const ids = (count: number) => Array.from({ length: count }, (_, at) => `outcome-${at}`)

it('begins the watches of many books in several turns of the event loop', async () => {
  const { streams, most } = bookStreams()
  const { watchOrderBooks, close } = createWatches({ id: 'mock' }, streams)
  expect(Object.keys((await watchOrderBooks?.(ids(200))) ?? {})).toEqual(ids(200))
  expect(most()).toBeLessThan(100)
  await close?.()
})

it('refuses more watches than one caller may have open', async () => {
  const { watchOrderBooks, close } = createWatches({ id: 'mock' }, bookStreams().streams)
  await expect(watchOrderBooks?.(ids(1_010))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await close?.()
})
