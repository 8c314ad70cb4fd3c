import { expect, it } from 'vitest'
import type { Ties } from '../store/store.ts'
import { type Arrangeable, arrangeMarkets } from './arrange-markets.ts'

const eventOf = (venue: string, id: string, volumes: Record<string, number>): Arrangeable => ({
  ...{ eventId: `${venue}:${id}`, id, sourceExchange: venue, title: id },
  markets: Object.entries(volumes).map(([marketId, volume]) => ({
    ...{ marketId, title: marketId, volume },
    read: () => ({ marketId, title: marketId, outcomes: [] }),
  })),
})

// a1 and b1 ask the same; a2 has an edge to something else; the others have none.
const events = [
  eventOf('kalshi', 'A', { a3: 900, a2: 5, a1: 1 }),
  eventOf('polymarket', 'B', { b2: 7, b1: 2 }),
  eventOf('manifold', 'C', { c1: 1, c2: 3 }),
]
const ties: Ties = {
  numbers: new Map([
    [
      'kalshi:A',
      new Map([
        ['a1', 11],
        ['a2', 12],
      ]),
    ],
    ['polymarket:B', new Map([['b1', 21]])],
  ]),
  matched: new Set([11, 12, 21]),
  merged: [[11, 21]],
  strongest: [
    { a: { event: 'kalshi:A', market: 11 }, b: { event: 'polymarket:B', market: 21 }, confidence: 0.9 },
    { a: { event: 'kalshi:A' }, b: { event: 'manifold:C' }, confidence: 0.8 },
  ],
  floors: { below: -1, upTo: 1 },
}
const shown = (limit?: number) =>
  arrangeMarkets(events, ties, limit).map(({ markets }) => markets.map(({ marketId }) => marketId).join(' '))

it('orders markets by question: shared ones first, then those with edges, then by volume', () => {
  expect(shown()).toEqual(['a1 a2 a3', 'b1 b2', 'c2 c1'])
})

it.each([
  // The markets that connect the events, and one of each event, are kept whatever the limit.
  [1, ['a1', 'b1', 'c2']],
  [3, ['a1', 'b1', 'c2']],
  [4, ['a1 a2', 'b1', 'c2']],
  [5, ['a1 a2 a3', 'b1', 'c2']],
  [6, ['a1 a2 a3', 'b1 b2', 'c2']],
  [0, ['', '', '']],
])('keeps at most %i markets', (limit, kept) => {
  expect(shown(limit)).toEqual(kept)
})

it('states how many markets each event has', () => {
  expect(arrangeMarkets(events, ties, 0).map(({ marketCount }) => marketCount)).toEqual([3, 2, 2])
})
