import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault, SandboxVenue } from '@crossvenue/sandbox'
import { printUsage } from '../../scripts/print-usage.ts'
import { quantile } from '../load.ts'
import type { Usage } from '../servers/child.ts'
import type { FaultOrder } from '../servers/failing-venues.ts'
import { servers } from '../servers.ts'
import { type Started, startProcess } from '../start-process.ts'
import { type Answers, createSender, type LoadRequest } from './sender.ts'

// Puts a gateway under load for half an hour: requests at 80 % of the highest rate that it answers, while it reads its
// venues five times as often as by default, matches, and streams books to sockets, and while its venues fail in turn. A
// second gateway without any of this shows how long the same requests take at the same rate. Fails if the 99th
// percentile is more than three times as long, if memory grows by 5 %, or if an error is not that of a failing venue.
//
//   npm run bench:load         half an hour
//   npm run bench:load -- 2    two minutes

printUsage(import.meta.url)

const minutes = Number(process.argv[2] ?? 30)
const [SHARE, CONNECTIONS, SOCKETS, READ_EVERY_SECONDS, QUIET_SECONDS, FAULT_MS] = [0.8, 20, 50, 60, 60, 10_000]
const [MAX_P99, MAX_GROWTH] = [3, 0.05]
// The machine is to be the limit, not what a venue allows.
const UNLIMITED = { calls: 1_000_000, perMs: 1 }
const steady: SandboxVenue = 'polymarket'
const failing: readonly SandboxVenue[] = ['kalshi', 'limitless', 'manifold', 'predictit', 'smarkets']
const faults: readonly Fault[] = [
  'too many calls',
  'server error',
  'HTML error page',
  'truncated JSON',
  'wrong types',
  'slow drip',
  'connection reset',
  'broken off',
]

const dataDir = mkdtempSync(join(tmpdir(), 'crossvenue-load-'))
const venues = await startProcess(servers.failingVenues)
const venueUrls = venues.message as Record<SandboxVenue, string>
const startGateway = async (more: object) => {
  const config = { venues: [steady, ...failing], venueUrls, limits: false, ...more }
  const gateway = await startProcess(servers.gateway, { config, options: { budget: UNLIMITED } })
  await gateway.ask('ingested')
  return { gateway, ...(gateway.message as { url: string; key: string }) }
}

const loaded = await startGateway({ dataDir, ingestSeconds: READ_EVERY_SECONDS })
const quiet = await startGateway({ ingestSeconds: 86_400 })
const outcomeId = await outcomeOfBook(loaded)
// Few of them go to the venue that does not fail: the sandbox enforces its rate limits.
const requests: LoadRequest[] = [
  { path: '/v0/matched-event-clusters?limit=20' },
  { path: '/v0/matched-market-clusters?limit=20' },
  { path: '/v0/matched-event-clusters?eventId=kalshi:KXNETANYAHUOUT-27&view=full' },
  { path: '/v0/markets?query=champion' },
  { path: '/v0/venues' },
  { path: '/v0/matched-event-clusters?query=rate' },
  { path: '/v0/matched-markets?limit=20' },
  { path: '/v0/events?limit=20' },
  { path: '/v0/matched-event-clusters?minConfidence=0.9&venues=kalshi&limit=20' },
  call(steady, 'fetchEvents', { limit: 3 }),
  call(steady, 'fetchOrderBook', outcomeId),
  ...failing.map((venue) => ({ ...call(venue, 'fetchMarkets', { limit: 3 }), mayFail: venue })),
]
const readers = await startProcess(servers.socketReaders, {
  url: `${loaded.url.replace('http', 'ws')}/ws`,
  sockets: SOCKETS,
  headers: { authorization: `Bearer ${loaded.key}` },
  message: JSON.stringify({
    ...{ id: '1', action: 'subscribe', exchange: steady },
    ...{ method: 'watchOrderBook', args: [outcomeId] },
  }),
})

// While no venue fails: a connection that waits for one would send nothing.
const sender = createSender(loaded.url, loaded.key, requests)
await sender.atMost(CONNECTIONS, 10)
const most = await sender.atMost(CONNECTIONS, 30)
const rate = Math.floor(SHARE * most)
console.log(`${most.toFixed(0)} requests a second at most; the load is ${rate}`)
const calmSender = createSender(quiet.url, quiet.key, requests)
await calmSender.atMost(CONNECTIONS, 10)
const calm = await calmSender.atRate(rate, QUIET_SECONDS)
calmSender.close()
await close(quiet.gateway)
const calmP99 = p99Of(calm)
console.log(`without other work: p99 ${calmP99.toFixed(1)} ms`)

let isOver = false
const failures = failInTurn()
const rows: { p99: number; megabytes: number; frames: number }[] = []
const all: Answers = { times: [], explained: new Map(), unexplained: new Map() }
for (let minute = 1; minute <= minutes; minute++) {
  const answers = await sender.atRate(rate, 60)
  const { megabytes } = (await loaded.gateway.ask('usage')) as Usage
  const { frames } = (await readers.ask('frames')) as { frames: number }
  rows.push({ p99: p99Of(answers), megabytes, frames })
  all.times = all.times.concat(answers.times)
  for (const [code, count] of answers.explained) all.explained.set(code, (all.explained.get(code) ?? 0) + count)
  for (const [kind, text] of answers.unexplained) all.unexplained.set(kind, text)
  console.log(
    `minute ${minute}: ${answers.times.length} answers, p50 ${quantile([...answers.times].sort(ascending), 0.5).toFixed(1)} ms, ` +
      `p99 ${p99Of(answers).toFixed(1)} ms, ${megabytes.toFixed(0)} MB, ${frames} frames`,
  )
}
isOver = true
await failures
await readers.stop()
sender.close()
await close(loaded.gateway)
await venues.stop()
rmSync(dataDir, { recursive: true })

const third = Math.max(1, Math.floor(rows.length / 3))
const memory = [rows.slice(0, third), rows.slice(-third)].map((part) => mean(part.map(({ megabytes }) => megabytes)))
const growth = (memory[1] ?? 0) / (memory[0] ?? 1) - 1
const times = p99Of(all) / calmP99
const stalled = rows.some(({ frames }, index) => frames <= (rows[index - 1]?.frames ?? 0))
console.table({
  'answers measured': all.times.length,
  'p99 under load, ms': rounded(p99Of(all)),
  'p99 without other work, ms': rounded(calmP99),
  'times as long': rounded(times),
  'memory, first third, MB': rounded(memory[0] ?? 0),
  'memory, last third, MB': rounded(memory[1] ?? 0),
  'errors of failing venues': [...all.explained].map(([code, count]) => `${count} ${code}`).join(', '),
  'errors that nothing explains': all.unexplained.size,
})
for (const [kind, text] of all.unexplained) console.log(`${kind}: ${text}`)
if (stalled) console.log('a stream stood still for a minute')
process.exitCode = times > MAX_P99 || growth > MAX_GROWTH || all.unexplained.size > 0 || stalled ? 1 : 0

/** Lets one venue after the other fail, each with another fault, until the load is over. */
async function failInTurn(): Promise<void> {
  for (let turn = 0; !isOver; turn++) {
    const venue = failing[turn % failing.length] as SandboxVenue
    await venues.ask({ venue, fault: faults[turn % faults.length] as Fault } satisfies FaultOrder)
    await wait(FAULT_MS)
    await venues.ask({ venue } satisfies FaultOrder)
  }
}

async function outcomeOfBook({ url, key }: { url: string; key: string }): Promise<string> {
  const { path, body } = call(steady, 'fetchMarkets', { limit: 1 })
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const response = await fetch(url + path, { method: 'POST', headers, body })
  const { data } = (await response.json()) as { data: { outcomes: { outcomeId: string }[] }[] }
  const found = data[0]?.outcomes[0]?.outcomeId
  if (found === undefined) throw new Error(`${steady} lists no market with an outcome`)
  return found
}

function call(venue: SandboxVenue, method: string, argument: unknown): { path: string; body: string } {
  return { path: `/api/${venue}/${method}`, body: JSON.stringify({ args: [argument] }) }
}

async function close(gateway: Started): Promise<void> {
  await gateway.ask('close')
  await gateway.stop()
}

function ascending(a: number, b: number): number {
  return a - b
}

function p99Of({ times }: Answers): number {
  return quantile([...times].sort(ascending), 0.99)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
