/** The venues' own words for a market that takes orders; under any other word it does not. */
const openWords = new Set(['active', 'activated', 'open', 'live', 'funded'])

/** The venues' own words for a market on which nobody will trade any more, or not before it is opened anew. */
const overWords = new Set([
  ...['closed', 'expired', 'ended', 'terminated', 'resolving', 'resolved', 'settled', 'finalized', 'determined'],
  ...['disputed', 'amended', 'under_review', 'voided', 'void', 'invalid', 'canceled', 'cancelled', 'failed', 'deleted'],
  ...['winner', 'loser', 'deadheat', 'reduced', 'market_state_expired', 'market_state_terminated'],
])

/** Whether a market of this status takes orders; undefined where the venue states none. */
export const isOpen = (status: string | undefined): boolean | undefined =>
  status === undefined ? undefined : openWords.has(status.toLowerCase())

/** Whether trading on a market of this status has ended: one that is paused or not open yet has not. */
export const isOver = (status: string | undefined): boolean =>
  status !== undefined && overWords.has(status.toLowerCase())
