import { once } from 'node:events'
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCatalogue } from '../catalogue/make-catalogue.ts'
import { compared, measure, quantile, type Target, timeEach } from '../load.ts'
import type { Usage } from '../servers/child.ts'
import { servers } from '../servers.ts'
import { type Started, startProcess } from '../start-process.ts'
import type { Keep, Result, Results } from '../targets.ts'
import { makeFilters } from './filters.ts'
import { fillPast, measureQuestions } from './questions.ts'

const CLUSTERS = '/v0/matched-event-clusters'
const FILTERS = 1_000
const ANCHORS = 400
const SAMPLED_ANSWERS = 40
const POLL_MS = 20
const MARKETS = 25

interface ClustersOptions {
  events: number
  seconds: number
  keep: Keep
  /** Where the catalogue and its store are left for the next run. */
  folder?: string | undefined
}

/** Measures a generated catalogue: its first start, its restart, its size, and queries of its clusters. */
export async function measureClusters({ events, seconds, keep, folder: given }: ClustersOptions): Promise<void> {
  const folder = given ?? mkdtempSync(join(tmpdir(), 'crossvenue-bench-'))
  mkdirSync(folder, { recursive: true })
  try {
    const file = join(folder, `catalogue-${events}.jsonl`)
    const changed = join(folder, `prices-${events}.jsonl`)
    const dataDir = join(folder, `store-${events}`)
    const isStored = existsSync(dataDir)
    if (!existsSync(file)) await writeCatalogue(file, events)
    const built = await build(file, dataDir, events)
    keep(isStored ? keptStore : built.results)
    await serve({ file, dataDir, events, seconds, keep })
    if (isStored) return
    await writeCatalogue(changed, events, 0.01)
    keep(await refresh(changed, dataDir, built.ingestMs))
  } finally {
    if (given === undefined) rmSync(folder, { recursive: true })
  }
}

const kept = { notMeasured: 'the store of an earlier run was kept' }
const keptStore: Results = { ingest: kept, peak: kept, wal: kept, size: kept, busy: kept, refresh: kept }

async function writeCatalogue(path: string, events: number, move = 0): Promise<void> {
  const file = createWriteStream(path)
  for (const event of makeCatalogue(events)) {
    const moved =
      move === 0
        ? event
        : {
            ...event,
            markets: event.markets.map((market) => ({ ...market, lastPrice: (market.lastPrice ?? 0) + move / 10 })),
          }
    if (!file.write(`${JSON.stringify(moved)}\n`)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'finish')
}

const gatewayOf = (catalogue: string, dataDir: string): Promise<Started> =>
  startProcess(servers.gateway, { config: { venues: [], dataDir }, options: { catalogue: [catalogue] } })

async function build(file: string, dataDir: string, events: number): Promise<{ ingestMs: number; results: Results }> {
  const parser = await startProcess(servers.jsonParse, file)
  const parseMs = parser.message as number
  await parser.stop()
  const start = performance.now()
  const gateway = await gatewayOf(file, dataDir)
  const { url } = gateway.message as { url: string }
  const watched = watch(url, dataDir)
  await gateway.ask('ingested')
  const ingestMs = performance.now() - start
  const { health, walBytes } = await watched.end()
  const { peakMegabytes } = (await gateway.ask('usage')) as Usage
  await gateway.ask('close')
  await gateway.stop()
  const bytes = sizeOf(dataDir)
  return {
    ingestMs,
    results: {
      ingest: { value: ingestMs / parseMs, detail: { ingestMs, parseMs } },
      peak: { value: peakMegabytes },
      wal: { value: walBytes / 1e6 },
      size: { value: bytes / 1e3 / (events * MARKETS) },
      busy: { value: quantile(health, 0.99), detail: { p50: quantile(health, 0.5), worst: health.at(-1) } },
    },
  }
}

/** Polls the health of a service and the size of its write-ahead log until `end` is called. */
function watch(url: string, dataDir: string) {
  const health: number[] = []
  let walBytes = 0
  let isEnding = false
  const run = async (): Promise<void> => {
    while (!isEnding) {
      const start = performance.now()
      await fetch(`${url}/health`).then((response) => response.text())
      health.push(performance.now() - start)
      walBytes = Math.max(walBytes, sizeOf(dataDir, '-wal'))
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }
  const running = run()
  return {
    async end() {
      isEnding = true
      await running
      return { health: health.sort((a, b) => a - b), walBytes }
    },
  }
}

const sizeOf = (folder: string, ending = ''): number =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(ending))
        .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
    : 0

interface Served extends Required<Pick<ClustersOptions, 'events' | 'seconds' | 'keep'>> {
  file: string
  dataDir: string
}

async function serve({ file, dataDir, events, seconds, keep }: Served): Promise<void> {
  const reader = await startProcess(servers.readRows, dataDir)
  const readMs = reader.message as number
  await reader.stop()

  const pasts = fillPast(dataDir, Date.now())
  const start = performance.now()
  const gateway = await gatewayOf(file, dataDir)
  const { url, key } = gateway.message as { url: string; key: string }
  const headers = { authorization: `Bearer ${key}` }
  const target = (call: Partial<Target>): Target => ({ url, server: gateway, headers, ...call })
  const get = async (path: string): Promise<string> => {
    const response = await fetch(url + path, { headers })
    const text = await response.text()
    if (!response.ok) throw new Error(`GET ${path}: ${response.status} ${text.slice(0, 200)}`)
    return text
  }
  const first = await get(CLUSTERS)
  const restartMs = performance.now() - start
  keep({ restart: { value: restartMs / readMs, detail: { restartMs, readMs } } })
  await gateway.ask('ingested')

  const filters = makeFilters(FILTERS).map((query) => `${CLUSTERS}?${query}`)
  const unseen = await timeEach(target({}), filters)
  keep({ unseen: timed(unseen, 1) })
  const { megabytes } = (await gateway.ask('usage')) as Usage
  keep({ idle: { value: megabytes } })
  keep({ anchored: timed(await timeEach(target({}), anchorsOf(events)), 0.99) })

  const bare = await startProcess(servers.bare, { bodies: [first] })
  const sent = await measure({ url: bare.message as string, server: bare }, { seconds })
  const browsed = await measure(target({ path: CLUSTERS }), { seconds })
  await bare.stop()
  keep({ browse: compared(browsed, sent) })

  const bodies = await Promise.all(filters.filter((_, n) => n % (FILTERS / SAMPLED_ANSWERS) === 0).map(get))
  const stringify = await startProcess(servers.bare, { bodies, stringifies: true })
  const written = await measure({ url: stringify.message as string, server: stringify }, { seconds })
  await stringify.stop()
  const filtered = await measure(
    target({ path: CLUSTERS, vary: (n) => ({ path: filters[(n * 7_919) % FILTERS] ?? CLUSTERS }) }),
    { seconds },
  )
  keep({ filters: compared(filtered, written) })
  await measureQuestions({ gateway, url, headers, dataDir, pasts, seconds, keep })
  await gateway.ask('close')
  await gateway.stop()
}

const timed = (times: readonly number[], part: number): Result => ({
  value: quantile(times, part),
  detail: { p50: quantile(times, 0.5), p99: quantile(times, 0.99), worst: times.at(-1) },
})

/** Look-ups by the pages of events spread over the catalogue. */
function anchorsOf(events: number): string[] {
  const step = Math.max(1, Math.floor(events / ANCHORS))
  const paths: string[] = []
  let place = 0
  for (const { url } of makeCatalogue(events)) {
    if (place++ % step === 0 && url !== undefined) paths.push(`${CLUSTERS}?url=${encodeURIComponent(url)}`)
  }
  return paths
}

/** Ingests the same events with other prices. */
async function refresh(changed: string, dataDir: string, ingestMs: number): Promise<Results> {
  const start = performance.now()
  const gateway = await gatewayOf(changed, dataDir)
  await gateway.ask('ingested')
  const refreshMs = performance.now() - start
  await gateway.ask('close')
  await gateway.stop()
  return { refresh: { value: refreshMs / ingestMs, detail: { refreshMs, ingestMs } } }
}
