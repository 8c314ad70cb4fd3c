import { match, type PairEdges } from '@crossvenue/matcher'
import { expect, it } from 'vitest'
import type { CatalogueIndex } from '../catalogue/keep-matched.ts'
import { createIndexInWorker } from './index-in-worker.ts'
import { createLocalIndex } from './local-index.ts'

const market = (marketId: string, title: string) => ({
  marketId,
  title,
  resolutionDate: '2026-03-18T18:00:00Z',
  outcomes: [
    { outcomeId: `${marketId}:YES`, label: 'Yes' },
    { outcomeId: `${marketId}:NO`, label: 'No' },
  ],
})
const title = 'Will the Fed cut rates at its March 2026 meeting?'
const polymarket = { sourceExchange: 'polymarket', id: '101', title, markets: [market('201', title)] }
const kalshi = { sourceExchange: 'kalshi', id: 'KXFEDCUT-26MAR', title, markets: [market('KXFEDCUT-26MAR-T0', title)] }
const [a, b] = [
  { venue: 'kalshi', eventId: 'KXFEDCUT-26MAR' },
  { venue: 'polymarket', eventId: '101' },
]

async function allOf(batches: ReturnType<CatalogueIndex['pairs']>): Promise<PairEdges[]> {
  const all: PairEdges[] = []
  for await (const batch of batches) all.push(...batch)
  return all
}

it.each([
  ['in its thread', createIndexInWorker],
  ['in this one', createLocalIndex],
])('%s an index finds edges and how they change', async (_, createIndex) => {
  const index = createIndex({ overrides: [] })
  await index.put([polymarket, kalshi])
  const edges = match([polymarket, kalshi])
  expect(edges).toHaveLength(1)
  expect(await allOf(index.changes())).toEqual([{ a, b, edges }])
  expect(await allOf(index.changes())).toEqual([])
  await index.remove([b])
  expect(await allOf(index.changes())).toEqual([{ a, b, edges: [] }])
  await index.put([polymarket])
  expect(await allOf(index.pairs())).toEqual([{ a, b, edges }])
  await index.close()
})

it('goes by overrides', async () => {
  const index = createIndexInWorker({ overrides: [{ a, b, relation: 'none' }] })
  await index.put([polymarket, kalshi])
  expect(await allOf(index.pairs())).toEqual([])
  await index.close()
})

it('ends what is under way when it is closed', async () => {
  const index = createIndexInWorker({ overrides: [] })
  const matching = allOf(index.pairs())
  await Promise.all([expect(matching).rejects.toThrow('the matching thread ended'), index.close()])
  await expect(allOf(index.pairs())).rejects.toThrow('the matching thread ended')
})

it('passes a failure in its thread on and continues', async () => {
  const index = createIndexInWorker({ overrides: [] })
  await expect(index.put(7 as unknown as [])).rejects.toThrow()
  await index.put([polymarket])
  expect(await allOf(index.pairs())).toEqual([])
  await index.close()
})

it.each([
  ['in its thread', createIndexInWorker],
  ['in this one', createLocalIndex],
])('%s an index reports an event that cannot be read and matches all others', async (_, createIndex) => {
  const index = createIndex({ overrides: [] })
  const broken = { sourceExchange: 'manifold', id: 'M1', title: 'Will it rain?', markets: undefined as unknown as [] }
  await index.put([polymarket, broken, kalshi])
  expect(await allOf(index.changes())).toHaveLength(1)
  expect(await index.omitted()).toEqual([
    { venue: 'manifold', eventId: 'M1', title: 'Will it rain?', reason: expect.stringMatching(/^reading it failed: /) },
  ])
  await index.close()
})

it.each([
  ['in its thread', createIndexInWorker],
  ['in this one', createLocalIndex],
])('%s an index says how far it has come', async (_, createIndex) => {
  const heard: unknown[] = []
  const index = createIndex({ overrides: [], onProgress: (...progress) => heard.push(progress) })
  await index.put([polymarket, kalshi])
  await allOf(index.changes())
  await index.close()
  expect(heard[0]).toEqual(['comparing events', 1, 2])
})
