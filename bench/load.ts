import autocannon from 'autocannon'
import { atEvenIntervals } from './at-even-intervals.ts'
import type { Usage } from './servers/child.ts'
import type { Started } from './start-process.ts'

/** One request, or one function that makes a different request each time. */
export interface Target {
  url: string
  server: Pick<Started, 'ask'>
  headers?: Record<string, string>
  method?: 'GET' | 'POST'
  path?: string
  body?: string
  /** Makes the path or the body of the n-th request. */
  vary?: (n: number) => { path?: string; body?: string }
}

export interface Measured {
  /** Answers per second. */
  perSecond: number
  /** Milliseconds from request to answer. */
  p50: number
  p99: number
  /** Processor time that the server spent on one request, in milliseconds. */
  cpuMs: number
  /** Bytes of an answer with its headers. */
  bytes: number
}

/** Compares the answers per second of two servers; `cpu` is the same by processor time. */
export const compared = (ours: Measured, theirs: Measured) => ({
  value: ours.perSecond / theirs.perSecond,
  detail: { ours, theirs, cpu: theirs.cpuMs / ours.cpuMs },
})

export interface LoadOptions {
  seconds: number
  connections?: number
}

/** The connections with which the published figures are measured. */
const CONNECTIONS = 20
/** Requests after which a server is warm, or seconds if it is slow. */
const WARM_UP = { requests: 3_000, seconds: 5 }

/** Sends requests for some seconds and returns the measurements. Throws if an answer is not a success. */
export async function measure(target: Target, { seconds, connections = CONNECTIONS }: LoadOptions): Promise<Measured> {
  const { url, server, headers = {}, method = 'GET', path = '/', body, vary } = target
  let count = 0
  const request: autocannon.Request = {
    method,
    path,
    headers,
    ...(body !== undefined && { body }),
    ...(vary && { setupRequest: (made: autocannon.Request) => ({ ...made, ...vary(count++) }) }),
  }
  const load = { url, connections, requests: [request] }
  for (let sent = 0, passed = 0; sent < WARM_UP.requests && passed < WARM_UP.seconds; passed++) {
    sent += (await autocannon({ ...load, duration: 1 })).requests.total
  }
  const before = (await server.ask('usage')) as Usage
  const { requests, latency, non2xx, errors, throughput, duration } = await autocannon({ ...load, duration: seconds })
  const after = (await server.ask('usage')) as Usage
  if (non2xx + errors > 0) throw new Error(`${method} ${url}${path}: ${non2xx} failures, ${errors} errors`)
  return {
    perSecond: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    cpuMs: (after.cpuMs - before.cpuMs) / requests.total,
    bytes: Math.round(throughput.total / requests.total),
  }
}

/**
 * Sends requests at even intervals and returns how long each took, in milliseconds, sorted. `measure` with a rate would
 * send all requests of a second at once.
 */
export async function timeAtRate(target: Target, load: { seconds: number; rate: number }): Promise<number[]> {
  const { url, headers = {}, method = 'GET', path = '/', body, vary } = target
  const times: number[] = []
  const send = async (n: number): Promise<void> => {
    const made = { path, ...(body !== undefined && { body }), ...vary?.(n) }
    const start = performance.now()
    const response = await fetch(url + made.path, { method, headers, ...(made.body && { body: made.body }) })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${method} ${made.path}: ${response.status}`)
    times.push(performance.now() - start)
  }
  await atEvenIntervals(send, load)
  return times.sort((a, b) => a - b)
}

/** Sends requests one after the other and returns how long each took, in milliseconds, sorted. */
export async function timeEach({ url, headers = {} }: Target, paths: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const path of paths) {
    const start = performance.now()
    const response = await fetch(url + path, { headers })
    const text = await response.text()
    if (!response.ok) throw new Error(`GET ${path}: ${response.status} ${text.slice(0, 200)}`)
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)
}

/** Returns a quantile of sorted values. */
export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
