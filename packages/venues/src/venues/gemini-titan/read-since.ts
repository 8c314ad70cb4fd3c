interface Row {
  tid: string
  timestampms: number
}

/** The maximum number of trades per page. */
export const MAX_TRADES = 500

/**
 * Reads trades: the latest, or with a time in milliseconds all from then on, page by page. The venue pages no other
 * way.
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
    // A full page of one instant cannot be continued.
    if (timestamp === undefined || page.length < MAX_TRADES || !(latest > timestamp)) return [...found.values()]
    timestamp = latest
  }
}
