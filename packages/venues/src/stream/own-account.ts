import { CrossvenueError } from '../errors.ts'
import type { SubscribedAddressSnapshot } from '../models.ts'
import type { Venue } from '../venue.ts'

/** The account operations that a watch of the account uses. */
export type AccountReads = Required<Pick<Venue, 'fetchMyTrades' | 'fetchPositions' | 'fetchBalance'>>

/** The number of trades in a snapshot, the newest. */
const TRADES = 100

/**
 * Returns the function that reads the signing account, on a venue that has accounts instead of wallets; its address is
 * `me`.
 */
export function readOwnAccount(exchange: string, reads: AccountReads) {
  return async (address: string): Promise<Omit<SubscribedAddressSnapshot, 'address' | 'timestamp'>> => {
    if (address !== 'me') {
      const message = `${exchange} has no wallets; pass 'me' for your own account`
      throw new CrossvenueError('VALIDATION_ERROR', message, { exchange, field: 'address' })
    }
    const [trades, positions, balances] = await Promise.all([
      reads.fetchMyTrades({ limit: TRADES }),
      reads.fetchPositions(),
      reads.fetchBalance(),
    ])
    return { trades, positions, balances }
  }
}
