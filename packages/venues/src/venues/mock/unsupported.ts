import type { Unsupported } from '../../unsupported.ts'

const NO_ACCOUNTS = 'The mock has no accounts: its data depend only on the time and are the same for everyone.'

export const unsupported: Unsupported = {
  Orders: 'The mock accepts no orders, because it has no accounts. The demo of Kalshi accepts them, for play money.',
  Account: NO_ACCOUNTS,
  watchAddress: NO_ACCOUNTS,
  unwatchAddress: NO_ACCOUNTS,
  watchOrders: NO_ACCOUNTS,
  watchMyTrades: NO_ACCOUNTS,
  watchPositions: NO_ACCOUNTS,
}
