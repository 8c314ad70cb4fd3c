interface Row {
  tid: string
  timestampms: number
}

/** The most trades that the venue tells at once. */
export const MAX_TRADES = 500

/**
 * Reads trades: the latest, or where a time is told, in milliseconds, all from then on, page by page. The venue goes
 * back no other way.
 */
export async function readSince<T extends Row>(
  since: number | undefined,
  read: (timestamp: number | undefined) => Promise<T[]>,
): Promise<T[]> {
  const found = new Map<string, T>()
  for (let timestamp = since; ; ) {
    const page = await read(timestamp)
    for (const trade of page) found.set(trade.tid, trade)
    const latest = Math.max(...page.map(({ timestampms }) => timestampms))
    // A page of one instant leads nowhere.
    if (timestamp === undefined || page.length < MAX_TRADES || !(latest > timestamp)) return [...found.values()]
    timestamp = latest
  }
}
