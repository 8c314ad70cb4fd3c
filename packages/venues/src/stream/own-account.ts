import { CrossvenueError } from '../errors.ts'
import type { SubscribedAddressSnapshot } from '../models.ts'
import type { Venue } from '../venue.ts'

/** The account operations that a watch of the account is made of. */
export type AccountReads = Required<Pick<Venue, 'fetchMyTrades' | 'fetchPositions' | 'fetchBalance'>>

/** How many trades a snapshot tells, the newest. */
const TRADES = 100

/** Returns what reads the account that signs, on a venue that knows accounts and no wallets; its address is `me`. */
export function readOwnAccount(exchange: string, reads: AccountReads) {
  return async (address: string): Promise<Omit<SubscribedAddressSnapshot, 'address' | 'timestamp'>> => {
    if (address !== 'me') {
      const message = `${exchange} knows no wallets: the account that signs is 'me'`
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
