import type { Trade } from '../../models.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import { parseInstant } from '../../values/instant.ts'
import type { Venue } from '../../venue.ts'
import type { LimitlessApi } from './api.ts'
import type { Finder } from './find.ts'
import { parseTrade } from './parse.ts'

const DEFAULT_TRADES = 100

/** Reads the trades of one outcome, newest first. */
export const createTradeReader =
  (api: Pick<LimitlessApi, 'trades'>, targetOf: Finder['targetOf']): NonNullable<Venue['fetchTrades']> =>
  async (key, { start, end, limit = DEFAULT_TRADES } = {}) => {
    const { slug, side, tokens } = await targetOf(key)
    const from = start === undefined ? Number.NEGATIVE_INFINITY : parseInstant(start)
    const to = end === undefined ? Number.POSITIVE_INFINITY : parseInstant(end)
    // By id: a new trade shifts an older one to the next page, where it is repeated.
    const found = new Map<string, Trade>()
    for (let page = 1, pages = 1; page <= pages && found.size < limit; page += 1) {
      const answer = await api.trades(slug, page)
      const trades = answer.trades.flatMap((trade) => parseTrade(trade, tokens[side]) ?? [])
      for (const trade of trades) {
        if (trade.timestamp >= from && trade.timestamp <= to) found.set(trade.id, trade)
      }
      const oldest = trades.at(-1)
      pages = oldest && oldest.timestamp <= from ? page : answer.pages
    }
    return newestFirst([...found.values()], { limit })
  }
