import { CrossvenueError } from '../../errors.ts'
import type { Trade } from '../../models.ts'
import type { TradesParams } from '../../parameters.ts'
import { parseInstant } from '../../values/instant.ts'
import type { PolymarketApi } from './api.ts'
import { findMarket } from './find.ts'
import { parseTrade } from './parse.ts'

const PER_REQUEST = 500
/** The largest offset; older trades are requested by their time. */
const LAST_OFFSET = 10_000
/** The maximum number of a market's trades that are read for those of one outcome. */
const MOST = 100_000
const DEFAULT_LIMIT = 100

const tooMany = () =>
  new CrossvenueError('VALIDATION_ERROR', `start: more than ${MOST} trades; request a shorter time span`, {
    exchange: 'polymarket',
    field: 'start',
  })

/** Reads the takers' trades of one outcome, newest first; the venue lists a market's outcomes together. */
export async function fetchTrades(
  api: PolymarketApi,
  outcomeId: string,
  { start, end, limit = DEFAULT_LIMIT }: TradesParams = {},
): Promise<Trade[]> {
  const { row } = await findMarket(api, { by: 'outcomeId', value: outcomeId })
  const from = start === undefined ? Number.NEGATIVE_INFINITY : parseInstant(start)
  const until = end === undefined ? Number.POSITIVE_INFINITY : parseInstant(end)
  // New trades shift the rest between two pages: repeated rows count once.
  const found = new Map<string, Trade>()
  let before = end === undefined ? undefined : Math.floor(until / 1_000)
  for (let [offset, read] = [0, 0]; found.size < limit; ) {
    if (read > MOST && start !== undefined) throw tooMany()
    if (read > MOST) break
    const { rows, count } = await api.trades({
      market: row.conditionId ?? undefined,
      takerOnly: true,
      limit: PER_REQUEST,
      offset,
      ...(start !== undefined && { start: Math.ceil(from / 1_000) }),
      ...(before !== undefined && { end: before }),
    })
    const trades = rows.map(parseTrade)
    for (const trade of trades) {
      const within = trade.timestamp >= from && trade.timestamp <= until
      if (trade.outcomeId === outcomeId && within) found.set(trade.id, trade)
    }
    const oldest = trades.at(-1)
    if (count < PER_REQUEST || (oldest !== undefined && oldest.timestamp < from)) break
    offset += PER_REQUEST
    read += PER_REQUEST
    if (offset <= LAST_OFFSET) continue
    const ended = oldest && oldest.timestamp / 1_000
    if (ended === undefined || (before !== undefined && ended >= before)) break
    ;[offset, before] = [0, ended]
  }
  return [...found.values()].slice(0, limit)
}
