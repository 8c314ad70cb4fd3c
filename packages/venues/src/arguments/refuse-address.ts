import { CrossvenueError } from '../errors.ts'

/** Throws where a wallet is named at a venue whose accounts have none. */
export function refuseAddress(exchange: string, address: string | undefined): void {
  if (address === undefined) return
  const message = `address: ${exchange} has no wallets; leave it out to read your own account`
  throw new CrossvenueError('VALIDATION_ERROR', message, { exchange, field: 'address' })
}
