import { createAccountCheck, type OwnChecks } from '../account-check/check-account.ts'
import { CrossvenueError } from '../errors.ts'
import type { Position, UserTrade } from '../models.ts'
import type { Venue } from '../venue.ts'
import { withCancels } from './with-cancels.ts'

/** The clocks that stamp orders and trades of a venue may differ by this much. */
const CLOCKS_MS = 60_000

type Account = Required<
  Pick<Venue, 'cancelOrder' | 'fetchOpenOrders' | 'fetchOrder' | 'fetchMyTrades' | 'fetchPositions'>
> &
  Pick<Venue, 'fetchBalance'>

type Reads = Pick<Venue, 'fetchStatus' | 'fetchTime'>

/** Adds to the operations of an account every one that can be composed of them and of the venue's reads. */
export function completeAccount<T extends Account>(account: T, exchange: string, reads: Reads, own?: OwnChecks) {
  return {
    ...completeWithoutOrderTrades(account, exchange, reads, own),
    fetchOrderTrades: orderTrades(account),
  }
}

/** The same where the venue's trades do not name their orders. */
export function completeWithoutOrderTrades<T extends Account>(
  account: T,
  exchange: string,
  reads: Reads,
  own?: OwnChecks,
) {
  return {
    ...withCancels(account),
    ...withPosition(account, exchange),
    checkAccount: createAccountCheck(account, exchange, reads, own),
  }
}

/** Adds the lookup of one position to the list of all. */
export const withPosition = <T extends Required<Pick<Venue, 'fetchPositions'>>>(account: T, exchange: string) => ({
  ...account,
  async fetchPosition(outcomeId: string, address?: string): Promise<Position> {
    const positions = await account.fetchPositions(...(address === undefined ? [] : [address]))
    const position = positions.find((each) => each.outcomeId === outcomeId)
    if (position) return position
    throw new CrossvenueError('NOT_FOUND', `${exchange} has no position in outcome ${outcomeId}`, {
      exchange,
      field: 'outcomeId',
    })
  },
})

const orderTrades =
  ({ fetchOrder, fetchMyTrades }: Account) =>
  async (orderId: string): Promise<UserTrade[]> => {
    const { id, marketId, timestamp } = await fetchOrder(orderId)
    const since = timestamp === undefined ? undefined : new Date(timestamp - CLOCKS_MS).toISOString()
    const trades = await fetchMyTrades({ marketId, ...(since !== undefined && { since }) })
    return trades.filter((trade) => trade.orderId === id)
  }
