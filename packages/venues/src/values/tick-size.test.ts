import { expect, it } from 'vitest'
import { toTickSize } from './tick-size.ts'

it.each([
  ['0.01', [{ bestBid: 0.38, bestAsk: 0.39 }], 0.01],
  [0.001, [{ bestBid: 0.384 }, { bestAsk: 0.616 }], 0.001],
  [0.00125, [{ bestBid: 0.50125 }], 0.00125],
  [0.1, [], 0.1],
  // The venue quotes between the steps that it states.
  [0.01, [{ bestBid: 0.384 }], undefined],
  [0.1, [{ bestBid: 0.3 }, { bestBid: 0.65 }], undefined],
  // No step of a price between 0 and 1.
  [0.3, [], undefined],
  [1, [], undefined],
  [0, [], undefined],
  [-0.01, [], undefined],
  [1.0657560352763614e-16, [{ bestBid: 0.38 }], undefined],
  ['a cent', [], undefined],
  [null, [], undefined],
] as const)('%s with quotes %j is the tick size %s', (stated, quotes, tick) => {
  expect(toTickSize(stated, quotes)).toBe(tick)
})
