import { match, type PairEdges } from '@crossvenue/matcher'
import { expect, it } from 'vitest'
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

const allOf = (batches: Iterable<PairEdges[]>): PairEdges[] => [...batches].flat()

it('finds edges and how they change', () => {
  const index = createLocalIndex({ overrides: [] })
  index.put([polymarket, kalshi])
  const edges = match([polymarket, kalshi])
  expect(edges).toHaveLength(1)
  expect(allOf(index.changes())).toEqual([{ a, b, edges }])
  expect(allOf(index.changes())).toEqual([])
  index.remove([b])
  expect(allOf(index.changes())).toEqual([{ a, b, edges: [] }])
  index.put([polymarket])
  expect(allOf(index.pairs())).toEqual([{ a, b, edges }])
})

it('goes by overrides', () => {
  const index = createLocalIndex({ overrides: [{ a, b, relation: 'none' }] })
  index.put([polymarket, kalshi])
  expect(allOf(index.pairs())).toEqual([])
})

it('reports an event that cannot be read and matches all others', () => {
  const index = createLocalIndex({ overrides: [] })
  const broken = { sourceExchange: 'manifold', id: 'M1', title: 'Will it rain?', markets: undefined as unknown as [] }
  index.put([polymarket, broken, kalshi])
  expect(allOf(index.changes())).toHaveLength(1)
  expect(index.omitted()).toEqual([
    { venue: 'manifold', eventId: 'M1', title: 'Will it rain?', reason: expect.stringMatching(/^reading it failed: /) },
  ])
})

it('says how far it has come', () => {
  const heard: unknown[] = []
  const index = createLocalIndex({ overrides: [], onProgress: (...progress) => heard.push(progress) })
  index.put([polymarket, kalshi])
  allOf(index.changes())
  expect(heard[0]).toEqual(['comparing events', 1, 2])
})
