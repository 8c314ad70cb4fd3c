import { type Absences, NOT_BUILT } from '../../absences.ts'

export const absences: Absences = {
  fetchSeries: 'Limitless lists no series: recurring markets stand on their own.',
  fetchEventMetadata: 'Limitless tells of a group all it has in the group itself, which fetchEvent returns.',
  fetchClosedOrders: NOT_BUILT,
  fetchAllOrders: NOT_BUILT,
  fetchBalance: NOT_BUILT,
  watchTrades: 'Limitless streams whole books and prices, and no trades; fetchTrades reads its feed.',
  watchAddress: NOT_BUILT,
  unwatchAddress: NOT_BUILT,
}
