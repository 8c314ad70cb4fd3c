import type { SubscribedAddressSnapshot } from '../../models.ts'
import type { ManifoldApi } from './api.ts'
import { parseBalances, parsePositions, parseUserTrades } from './orders.ts'

/** The number of the latest trades in a snapshot. */
const TRADES = 100

/** Reads what a member holds and did last; all of it is public. */
export const createMemberReader =
  (api: Pick<ManifoldApi, 'bets' | 'holdings' | 'portfolio'>) =>
  async (userId: string): Promise<Omit<SubscribedAddressSnapshot, 'address' | 'timestamp'>> => {
    const [money, holdings, { bets }] = await Promise.all([
      api.portfolio(userId),
      api.holdings(userId),
      api.bets({ userId, limit: TRADES }),
    ])
    return {
      trades: bets.flatMap(parseUserTrades).sort((a, b) => b.timestamp - a.timestamp),
      positions: holdings.flatMap(parsePositions),
      balances: parseBalances(money),
    }
  }
