import type { Unsupported } from '../../unsupported.ts'

export const unsupported: Unsupported = {
  fetchTime: 'Kalshi has no endpoint for its time.',
  buildApprovals: 'Kalshi holds the money of its members itself: there is no wallet that approves.',
  buildRedemption: 'Kalshi pays for settled markets by itself.',
}
