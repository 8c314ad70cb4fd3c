import { CrossvenueError } from '../errors.ts'

/** Throws if a call names a wallet address on a venue that has no wallets. */
export function refuseAddress(exchange: string, address: string | undefined): void {
  if (address === undefined) return
  const message = `address: ${exchange} has no wallets; omit it to read your own account`
  throw new CrossvenueError('VALIDATION_ERROR', message, { exchange, field: 'address' })
}
