import autocannon from 'autocannon'

const CONNECTIONS = 16
const WARM_UP_SECONDS = 2
const SECONDS = 6

export interface Measured {
  /** Answers per second. */
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** Sends the same request over and over and returns what came back. Fails where an answer is not a success. */
export async function measure(request: autocannon.Request & { url: string }): Promise<Measured> {
  const load = { ...request, connections: CONNECTIONS }
  await autocannon({ ...load, duration: WARM_UP_SECONDS })
  const { requests, latency, non2xx, errors } = await autocannon({ ...load, duration: SECONDS })
  if (non2xx + errors > 0) throw new Error(`${request.url}: ${non2xx} failures, ${errors} errors`)
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 }
}
