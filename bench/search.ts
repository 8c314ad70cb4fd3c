import { statSync } from 'node:fs'
import Database from 'libsql'
import { createSearch } from '../packages/gateway/src/search/search.ts'
import { parseEventSearch, parseMarketSearch } from '../packages/gateway/src/search/search-query.ts'
import { engines } from '../packages/gateway/src/store/__fixtures__/engines.ts'
import { storeFile } from '../packages/gateway/src/store/open-database.ts'
import { openStore } from '../packages/gateway/src/store/open-store.ts'
import type { CatalogueEvent, Store } from '../packages/gateway/src/store/store.ts'
import { makeCatalogue } from './catalogue/make-catalogue.ts'

// Measures the store alone, without a server: a first reading, a reading of new prices, and the first answers to new
// searches. The CPU time is that of Node, which includes SQLite.
//
//   npm run bench:search -- [markets, 200000] [SQLite | PostgreSQL]

const [MARKETS = '200000', ENGINE = 'SQLite'] = process.argv.slice(2)
const EVENTS_PER_PAGE = 100
const MARKETS_PER_EVENT = 25

const TEXTS = [
  ...['winner', 'will', 'price', 'bitcoin above', 'high temp', 'mayor', 'say', 'w', 'in'],
  ...['will bitcoin be above 120000 in march', 'highest temperature in paris', 'champions cup winner'],
  ...['temprature in london', 'bitcion', 'nothing has this zzzzz', 'unemployment rate above 4'],
]

const engine = engines.find(({ name }) => name === ENGINE)
if (!engine || engine.missing !== undefined) throw new Error(engine?.missing ?? `there is no engine ${ENGINE}`)
const empty = await engine.prepare()
const store = await openStore(empty.location)
try {
  const events = [
    ...makeCatalogue(Math.ceil(Number(MARKETS) / MARKETS_PER_EVENT), MARKETS_PER_EVENT),
  ] as CatalogueEvent[]
  const count = events.reduce((sum, { markets }) => sum + markets.length, 0)
  console.log(`${count} markets of ${events.length} events in ${ENGINE}`)
  report('first reading', await read(store, events))
  for (const event of events) for (const market of event.markets) market.volume24h = (market.volume24h ?? 0) + 1
  report('new prices', await read(store, events))
  await search(store)
  if (ENGINE === 'SQLite') sizes(storeFile(empty.location), count)
} finally {
  await store.close()
  await empty.remove()
}

function report(name: string, { seconds, cpu }: { seconds: number; cpu: number }): void {
  console.log(`${name}: ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of CPU`)
}

/** Stores all events as one venue's list. */
async function read(into: Store, events: readonly CatalogueEvent[]): Promise<{ seconds: number; cpu: number }> {
  const [begun, before] = [performance.now(), process.cpuUsage()]
  const sweep = await into.beginSweep('made', { at: Date.now(), freshSince: Number.POSITIVE_INFINITY })
  for (let start = 0; start < events.length; start += EVENTS_PER_PAGE) {
    const next = start + EVENTS_PER_PAGE
    const nextCursor = next < events.length ? { nextCursor: String(next) } : {}
    await into.commitPage({ sweep, events: events.slice(start, next), at: Date.now(), ...nextCursor })
  }
  const { user, system } = process.cpuUsage(before)
  return { seconds: (performance.now() - begun) / 1000, cpu: (user + system) / 1e6 }
}

async function search(of: Store): Promise<void> {
  const searches = createSearch(of)
  const times: { taken: number; cpu: number }[] = []
  for (const list of ['events', 'markets'] as const) {
    for (const query of TEXTS) {
      const parameters = new URLSearchParams({ query, limit: '20' })
      const [begun, before] = [performance.now(), process.cpuUsage()]
      const { meta } = await (list === 'events'
        ? searches.events(parseEventSearch(parameters))
        : searches.markets(parseMarketSearch(parameters)))
      const taken = performance.now() - begun
      const { user, system } = process.cpuUsage(before)
      times.push({ taken, cpu: (user + system) / 1000 })
      console.log(
        `${taken.toFixed(1).padStart(8)} ms, ${((user + system) / 1000).toFixed(1)} of CPU: ${list} ${query}: ${meta.total}`,
      )
    }
  }
  for (const which of ['taken', 'cpu'] as const) {
    const sorted = times.map((time) => time[which]).sort((a, b) => a - b)
    const [median, worst] = [sorted[sorted.length >> 1], sorted.at(-1)].map((ms) => ms?.toFixed(1))
    console.log(`first answers, ${which}: median ${median} ms, worst ${worst} ms of ${sorted.length}`)
  }
}

/** Prints how much of a file each table and index takes. */
function sizes(file: string, count: number): void {
  const database = new Database(file)
  database.pragma('wal_checkpoint(TRUNCATE)')
  const rows = database.prepare('select name, sum(pgsize) as size from dbstat group by name order by size desc').all()
  for (const { name, size } of (rows as { name: string; size: number }[]).slice(0, 14)) {
    console.log(`${Math.round(size / count)} bytes per market: ${name}`)
  }
  console.log(`${Math.round(statSync(file).size / count)} bytes per market in all, without edges`)
  database.close()
}
