import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Measured, measure, quantile, type Target, timeAtRate } from '../load.ts'
import { servers } from '../servers.ts'
import { type Started, startProcess } from '../start-process.ts'
import type { Results } from '../targets.ts'

const peerFolder = process.env.BENCH_PEER ?? fileURLToPath(new URL('../peer', import.meta.url))

const EVENTS = 10
const LIST = '/gamma/events/keyset'
/** The list in the form in which the peer reads it. */
const OLD_LIST = '/gamma/events'
const FRESH = 'public, max-age=2'
const UNLIMITED = { calls: 1_000_000, perMs: 1_000 }

const fetchEvents = (venue: string, params: object) =>
  ({ method: 'POST', path: `/api/${venue}/fetchEvents`, body: JSON.stringify({ args: [params] }) }) as const

/** Measures the cost of calls to venues compared with a bare server, a bare proxy and the peer. */
export async function measurePassThrough(seconds: number): Promise<Results> {
  const page = await recordedPage()
  const venue = await startProcess(servers.replayVenue, {
    [LIST]: page,
    [OLD_LIST]: JSON.stringify((JSON.parse(page) as { events: unknown[] }).events),
  })
  const venueUrl = venue.message as string
  const gateway = await startProcess(servers.gateway, {
    config: { venues: ['polymarket', 'mock'], venueUrls: { polymarket: venueUrl }, ingestSeconds: 86_400 },
    options: { budget: UNLIMITED },
  })
  const { url, key } = gateway.message as { url: string; key: string }
  await gateway.ask('ingested')
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const target = (call: Partial<Target>): Target => ({ url, server: gateway, headers, ...call })
  const call = fetchEvents('polymarket', { limit: EVENTS })
  const different: Partial<Target> = {
    ...call,
    vary: (n) => ({ body: fetchEvents('polymarket', { limit: EVENTS, cursor: `c${n}` }).body }),
  }
  const run = (load: Target) => measure(load, { seconds })

  const mock = await run(target(fetchEvents('mock', { limit: 5 })))

  const proxy = await startProcess(servers.proxy, venueUrl + LIST)
  const proxied = await run({ url: proxy.message as string, server: proxy, headers, ...different })
  const uncached = await run(target(different))
  await proxy.stop()

  const half = uncached.perSecond / 2
  const paced = async (load: Target) => {
    const times = await timeAtRate(load, { seconds, rate: half })
    return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
  }
  const direct = await paced({ url: venueUrl, server: venue, path: `${LIST}?limit=${EVENTS}` })
  const added = await paced(target(different))

  await venue.ask({ freshness: FRESH })
  const answer = await fetch(url + call.path, { ...call, headers })
  const bare = await startProcess(servers.bare, { bodies: [await answer.text()] })
  const sent = await run({ url: bare.message as string, server: bare, headers, ...call })
  const cached = await run(target(call))
  await bare.stop()

  const results: Results = {
    cached: ratio(cached, sent),
    uncached: ratio(uncached, proxied),
    added: { value: added.p99 - direct.p99, detail: { ours: added, theirs: direct, rate: half } },
    ...(await measurePeer(venueUrl, { cached, mock, uncached }, run)),
  }
  await Promise.all([gateway.stop(), venue.stop()])
  return results
}

async function measurePeer(
  venueUrl: string,
  ours: { cached: Measured; uncached: Measured; mock: Measured },
  run: (load: Target) => Promise<Measured>,
): Promise<Results> {
  if (!existsSync(`${peerFolder}/node_modules/pmxt-core`)) {
    const notMeasured = 'the peer is not installed: npm install --ignore-scripts --prefix bench/peer'
    return { peer: { notMeasured }, mock: { notMeasured } }
  }
  const peer = await startProcess(
    servers.peer,
    { folder: peerFolder },
    { env: { POLYMARKET_GAMMA_URL: venueUrl + OLD_LIST } },
  )
  const target = (call: Partial<Target>): Target => ({
    url: peer.message as string,
    server: peer as Started,
    headers: { 'content-type': 'application/json' },
    ...call,
  })
  const theirs = await run(target(fetchEvents('polymarket', { limit: EVENTS })))
  const theirMock = await run(target(fetchEvents('mock', { limit: 5 })))
  await peer.stop()
  const passed = ratio(ours.cached, theirs)
  return {
    peer: { ...passed, detail: { ...passed.detail, uncached: ours.uncached.perSecond / theirs.perSecond } },
    mock: ratio(ours.mock, theirMock),
  }
}

/** A page of events as the fake Polymarket writes it. */
async function recordedPage(): Promise<string> {
  const sandbox = await startProcess(servers.fakeVenues)
  const { polymarket } = sandbox.message as Record<string, string>
  const answer = await fetch(`${polymarket}${LIST}?limit=${EVENTS}&closed=false`)
  const { next_cursor: _, ...page } = (await answer.json()) as { next_cursor?: string }
  await sandbox.stop()
  // There is only this page, so the gateway need not read on.
  return JSON.stringify(page)
}

/** Requests per second against those of a baseline; `cpu` is the same by processor time, which other programs do not change. */
const ratio = (ours: Measured, theirs: Measured) => ({
  value: ours.perSecond / theirs.perSecond,
  detail: { ours, theirs, cpu: theirs.cpuMs / ours.cpuMs },
})
