import { CrossvenueError } from '../../errors.ts'
import { parseInstant } from '../../values/instant.ts'
import { type BetQuery, MAX_BETS, type ManifoldApi, type ManifoldBet } from './api.ts'

/** The maximum number of pages: 50 calls of the 500 a minute that the venue allows. */
const MAX_PAGES = 50

/** Converts a time span with both ends included to the venue's form, which excludes both. */
export const spanOf = (since: string | undefined, until: string | undefined) => ({
  beforeTime: until === undefined ? undefined : parseInstant(until) + 1,
  afterTime: since === undefined ? undefined : parseInstant(since) - 1,
})

/** Yields the bets of a question or an answer, or of a user, newest first, each once, back to `afterTime` or to the first one made. */
export async function* betsOf(api: Pick<ManifoldApi, 'bets'>, query: BetQuery): AsyncGenerator<ManifoldBet> {
  const given = new Set<string>()
  let { beforeTime } = query
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { bets, rows, count } = await api.bets({ ...query, beforeTime })
    const before = given.size
    for (const bet of bets) {
      if (!given.has(bet.id)) yield bet
      given.add(bet.id)
    }
    const last = rows.at(-1)
    if (!last || count < MAX_BETS || given.size === before) return
    // The bets that share the last one's time are repeated.
    beforeTime = last.createdTime + 1
  }
  throw new CrossvenueError('VALIDATION_ERROR', 'too many bets since then: request a shorter time span', {
    exchange: 'manifold',
    field: 'start',
  })
}
