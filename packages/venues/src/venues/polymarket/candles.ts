import type { CandleRange } from '../../candles.ts'

const MINUTE = 60_000
/** The order book opened in December 2022; before it there are no price points. */
const FIRST_POINT = Date.UTC(2022, 11, 1)
/** The longest stretch of points that one request may ask for. */
const LONGEST = 15 * 24 * 60 * MINUTE
/** Points that make a candle, where the venue's one point a minute allows. */
const POINTS_PER_CANDLE = 60

/** The requests for price points that cover a range of candles, oldest first, in the venue's seconds and minutes. */
export function* pointRequests({ from, to, lengthMs }: CandleRange, now: number) {
  const until = Math.min(to, now)
  for (let start = Math.max(from, FIRST_POINT); start <= until; start += LONGEST) {
    yield {
      startTs: Math.floor(start / 1_000),
      endTs: Math.floor(Math.min(start + LONGEST, until) / 1_000),
      fidelity: Math.max(1, Math.floor(lengthMs / MINUTE / POINTS_PER_CANDLE)),
    }
  }
}
