import type { Unsupported } from '../../unsupported.ts'

const NO_ACCOUNTS = 'The mock has no accounts: its data follow from the time alone and are the same for everyone.'

export const unsupported: Unsupported = {
  Orders: 'The mock takes no orders: it has no accounts. The demo of Kalshi takes them, for play money.',
  Account: NO_ACCOUNTS,
  watchAddress: NO_ACCOUNTS,
  unwatchAddress: NO_ACCOUNTS,
}
