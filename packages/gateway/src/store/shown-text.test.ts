import { expect, it } from 'vitest'
import { readShown, writeShown } from './shown-text.ts'
import type { CatalogueEvent } from './store.ts'

const event: CatalogueEvent = {
  id: 'A',
  sourceExchange: 'kalshi',
  title: 'Who wins?\nAnd when?',
  description: 'Long rules.',
  volume24h: 12,
  markets: [
    {
      marketId: 'A-1',
      title: 'Will Ann win?\n',
      subtitle: 'Ann',
      description: 'Rules.',
      volume24h: 7,
      volumeUnit: 'USD',
      image: 'https://images.test/a.png',
      outcomes: [{ outcomeId: 'A-1:YES', label: 'Yes', price: 0.4, bestAsk: 0.5, priceChange24h: 0.1 }],
    },
    { marketId: 'A-2', title: 'Will Bob win?', volume24h: 900, volumeUnit: 'mana', outcomes: [] },
  ],
}

it('keeps what lists show, each market by itself', () => {
  const { markets, ...head } = readShown(writeShown(event), null)
  expect(head).toEqual({ id: 'A', sourceExchange: 'kalshi', title: 'Who wins?\nAnd when?', volume24h: 12 })
  expect(markets.map(({ marketId, title, volume }) => [marketId, title, volume])).toEqual([
    ['A-1', 'Will Ann win?\n', 7],
    // Play money is not compared with dollars.
    ['A-2', 'Will Bob win?', undefined],
  ])
  expect(markets.map((market) => market.read())).toEqual([
    {
      marketId: 'A-1',
      title: 'Will Ann win?\n',
      subtitle: 'Ann',
      volume24h: 7,
      volumeUnit: 'USD',
      outcomes: [{ outcomeId: 'A-1:YES', label: 'Yes', price: 0.4, bestAsk: 0.5 }],
    },
    { marketId: 'A-2', title: 'Will Bob win?', volume24h: 900, volumeUnit: 'mana', outcomes: [] },
  ])
})

it('gives every market the time at which prices were read', () => {
  const { markets } = readShown(writeShown(event), Date.UTC(2026, 0, 1))
  expect(markets.map((market) => market.read().asOf)).toEqual(['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'])
})

it('states what all markets have in common once', () => {
  const shared = { title: 'Who?', url: 'https://venue.test/a', status: 'open', volumeUnit: 'USD' } as const
  const marketOf = (id: string, price: number) => ({
    ...{ ...shared, marketId: id, lastPrice: price, outcomes: [{ outcomeId: `${id}:Y`, label: 'Yes', price }] },
  })
  const alike = { ...event, markets: [marketOf('A-1', 0.25), marketOf('A-2', 0.5)] }
  const text = writeShown(alike)
  expect(text.split('\n').slice(1)).toEqual([
    '[0.25,[["A-1:Y","Yes",0.25,null,null]]]',
    '[0.5,[["A-2:Y","Yes",0.5,null,null]]]',
  ])
  const { markets } = readShown(text, null)
  expect(markets.map(({ title }) => title)).toEqual(['Who?', 'Who?'])
  expect(markets.map((market) => market.read())).toEqual(alike.markets)
})

it('keeps an event without markets', () => {
  expect(readShown(writeShown({ ...event, markets: [] }), null).markets).toEqual([])
})
