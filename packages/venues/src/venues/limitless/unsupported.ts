import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {
  fetchSeries: 'Limitless lists no series: recurring markets stand on their own.',
  fetchEventMetadata: 'Limitless tells of a group all it has in the group itself, which fetchEvent returns.',
  fetchBalance: 'Limitless keeps no money: the balance of a wallet stands on the chain, and its API does not tell it.',
  watchTrades: 'Limitless streams whole books and prices, and no trades; fetchTrades reads its feed.',
}
