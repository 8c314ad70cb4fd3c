import { expect, it } from 'vitest'
import { gapsOf, middlesOf } from './history-values.ts'

const of = (venue: string, columns: Record<'bid' | 'ask' | 'price' | 'close', (number | null)[]>) => ({
  venue,
  eventId: 'e',
  marketId: 'm',
  outcomeId: 'o',
  ...columns,
})
const times = ['2026-11-24T00:00:00.000Z', '2026-11-24T00:01:00.000Z', '2026-11-24T00:02:00.000Z']
const history = {
  times,
  series: [
    of('kalshi', { bid: [0.4, 0.45, null], ask: [0.42, 0.47, null], price: [0.41, 0.46, 0.5], close: [0.9, 0.9, 0.9] }),
    of('predictit', {
      bid: [0.38, 0.38, null],
      ask: [0.44, 0.44, 0.5],
      price: [null, null, null],
      close: [null, null, 0.4],
    }),
  ],
}

it('takes the middle of two quotes, else the display price, else the close of a candle', () => {
  const [kalshi, predictit] = middlesOf(history)
  expect(kalshi?.map((value) => value?.toFixed(2))).toEqual(['41.00', '46.00', '50.00'])
  expect(predictit?.map((value) => value?.toFixed(2))).toEqual(['41.00', '41.00', '40.00'])
})

it('takes the highest bid less the lowest ask of all venues, where both are known', () => {
  expect(gapsOf(history)).toEqual([-2, 1, null])
})
