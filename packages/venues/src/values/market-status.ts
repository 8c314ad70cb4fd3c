/** The venues' own words for a market that accepts orders; under any other word it does not. */
const openWords = new Set(['active', 'activated', 'open', 'live', 'funded'])

/** The venues' own words for a market that never trades again, or not before it is reopened. */
const overWords = new Set([
  ...['closed', 'expired', 'ended', 'terminated', 'resolving', 'resolved', 'settled', 'finalized', 'determined'],
  ...['disputed', 'amended', 'under_review', 'voided', 'void', 'invalid', 'canceled', 'cancelled', 'failed', 'deleted'],
  ...['winner', 'loser', 'placed', 'removed', 'removed_vacant', 'deadheat', 'reduced'],
  ...['market_state_expired', 'market_state_terminated'],
])

/** Returns whether a market of this status accepts orders; undefined without a status. */
export const isOpen = (status: string | undefined): boolean | undefined =>
  status === undefined ? undefined : openWords.has(status.toLowerCase())

/** Returns whether trading on a market of this status has ended: one that is paused or not open yet has not. */
export const isOver = (status: string | undefined): boolean =>
  status !== undefined && overWords.has(status.toLowerCase())
