import type { PriceHistory } from 'crossvenue'

type History = Pick<PriceHistory, 'times' | 'series'>

/** Returns the middle of each venue's quotes at every instant in cents, or its display price, or the close of a candle. */
export const middlesOf = ({ times, series }: History): (number | null)[][] =>
  series.map(({ bid, ask, price, close }) =>
    times.map((_, index) => {
      const [low, high] = [bid[index], ask[index]]
      if (low != null && high != null) return 50 * (low + high)
      const shown = price[index] ?? close[index]
      return shown == null ? null : 100 * shown
    }),
  )

/** Returns the highest bid less the lowest ask of all venues at every instant in cents; above 0 they cross. */
export const gapsOf = ({ times, series }: History): (number | null)[] =>
  times.map((_, index) => {
    const bids = series.flatMap(({ bid }) => bid[index] ?? [])
    const asks = series.flatMap(({ ask }) => ask[index] ?? [])
    if (bids.length === 0 || asks.length === 0) return null
    return Number((100 * (Math.max(...bids) - Math.min(...asks))).toFixed(6))
  })
