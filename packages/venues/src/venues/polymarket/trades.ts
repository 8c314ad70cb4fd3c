import { parseInstant } from '../../instant.ts'
import type { Trade } from '../../models.ts'
import type { TradesParams } from '../../parameters.ts'
import type { PolymarketApi } from './api.ts'
import { findMarket } from './find.ts'
import { parseTrade } from './parse.ts'

const PER_REQUEST = 500
/** The venue's record of trades ends here: an offset beyond is refused. */
const LAST_OFFSET = 10_000
const DEFAULT_LIMIT = 100

/** Fetches the takers' trades of one outcome, newest first; the venue lists a market's outcomes in one. */
export async function fetchTrades(
  api: PolymarketApi,
  outcomeId: string,
  { start, end, limit = DEFAULT_LIMIT }: TradesParams = {},
): Promise<Trade[]> {
  const { row } = await findMarket(api, { outcomeId })
  const from = start === undefined ? Number.NEGATIVE_INFINITY : parseInstant(start)
  const until = end === undefined ? Number.POSITIVE_INFINITY : parseInstant(end)
  // Trades that come in between two pages move the rest down: what shows twice counts once.
  const found = new Map<string, Trade>()
  for (let offset = 0; offset <= LAST_OFFSET && found.size < limit; offset += PER_REQUEST) {
    const { rows, count } = await api.trades({
      market: row.conditionId ?? undefined,
      takerOnly: true,
      limit: PER_REQUEST,
      offset,
      ...(start !== undefined && { start: Math.ceil(from / 1_000) }),
      ...(end !== undefined && { end: Math.floor(until / 1_000) }),
    })
    const trades = rows.map(parseTrade)
    for (const trade of trades) {
      const within = trade.timestamp >= from && trade.timestamp <= until
      if (trade.outcomeId === outcomeId && within) found.set(trade.id, trade)
    }
    const oldest = trades.at(-1)
    if (count < PER_REQUEST || (oldest !== undefined && oldest.timestamp < from)) break
  }
  return [...found.values()].slice(0, limit)
}
