import type { PriceHistory } from 'crossvenue'
import { midPrice, quoteOf } from '../shell/mid-price.ts'

type History = Pick<PriceHistory, 'times' | 'series'>

/** Returns the middle of each venue's quotes at every instant in cents, or its display price, or the close of a candle. */
export const middlesOf = ({ times, series }: History): (number | null)[][] =>
  series.map(({ bid, ask, price, close }) =>
    times.map((_, index) => {
      const middle = midPrice(bid[index], ask[index], price[index] ?? close[index])
      return middle === undefined ? null : 100 * middle
    }),
  )

/** Returns the highest bid less the lowest ask of all venues at every instant in cents; above 0 they cross. */
export const gapsOf = ({ times, series }: History): (number | null)[] =>
  times.map((_, index) => {
    const bids = series.flatMap(({ bid }) => quoteOf(bid[index]) ?? [])
    const asks = series.flatMap(({ ask }) => quoteOf(ask[index]) ?? [])
    if (bids.length === 0 || asks.length === 0) return null
    return Number((100 * (Math.max(...bids) - Math.min(...asks))).toFixed(6))
  })
