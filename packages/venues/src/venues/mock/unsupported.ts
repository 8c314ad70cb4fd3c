import type { Unsupported } from '../../unsupported.ts'

const NO_ACCOUNTS = 'The mock has no accounts: what it tells follows from the time alone, the same for everybody.'

export const unsupported: Unsupported = {
  Orders: 'The mock takes no orders: it has no accounts. The demo of Kalshi takes them, for play money.',
  Account: NO_ACCOUNTS,
  watchAddress: NO_ACCOUNTS,
  unwatchAddress: NO_ACCOUNTS,
}
