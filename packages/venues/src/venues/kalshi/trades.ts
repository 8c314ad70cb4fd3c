import type { Trade } from '../../models.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import { parseInstant } from '../../values/instant.ts'
import type { Venue } from '../../venue.ts'
import { type KalshiApi, MAX_TRADES } from './api.ts'
import { parseOutcomeId, parseTrade } from './outcome.ts'

const DEFAULT_TRADES = 100

/** Reads the trades of one outcome: recent ones, then those of the archive. */
export const createTradeReader =
  (
    exchange: string,
    api: Pick<KalshiApi, 'trades' | 'archivedTrades'>,
    checkTicker: (ticker: string) => Promise<void>,
  ): NonNullable<Venue['fetchTrades']> =>
  async (outcomeId, { start, end, limit = DEFAULT_TRADES } = {}) => {
    const outcome = parseOutcomeId(outcomeId)
    const from = start === undefined ? -Infinity : parseInstant(start)
    const until = end === undefined ? Infinity : parseInstant(end)
    // Whole seconds around the span; the milliseconds are cut here.
    const seconds = {
      min_ts: start === undefined ? undefined : Math.floor(from / 1_000),
      max_ts: end === undefined ? undefined : Math.floor(until / 1_000) + 1,
    }
    const trades: Trade[] = []
    for (const pages of [api.trades, api.archivedTrades]) {
      const read = async (cursor?: string) => {
        const page = await pages({ ticker: outcome.ticker, limit: Math.min(limit, MAX_TRADES), cursor, ...seconds })
        return { ...page, nextCursor: page.cursor }
      }
      for await (const page of walkPages({ exchange, read, rows: (page) => page.trades })) {
        const found = page.trades.flatMap((trade) => parseTrade(trade, outcome) ?? [])
        trades.push(...found.filter(({ timestamp }) => timestamp >= from && timestamp <= until))
        if (trades.length >= limit) return trades.slice(0, limit)
      }
    }
    if (trades.length === 0) await checkTicker(outcome.ticker)
    return trades
  }
