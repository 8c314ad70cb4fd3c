import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createVenue, type Rejection, venues as registry, type Venue, type VenueOptions } from '@crossvenue/venues'
import { createApp } from './app.ts'
import { keepSettling } from './audit/keep-settling.ts'
import { recentTally } from './audit/recent-tally.ts'
import { ingestFiles } from './catalogue/ingest-files.ts'
import { isMatched, readReadiness } from './catalogue/readiness.ts'
import { readStatus } from './catalogue/status.ts'
import { createChangeFeed } from './changes/change-feed.ts'
import { answerInThreads } from './clusters/answer-in-threads.ts'
import type { BegunThread } from './clusters/begin-query-thread.ts'
import { onceMatched } from './clusters/once-matched.ts'
import { createQueryThreads } from './clusters/query-threads.ts'
import { warmUp } from './clusters/warm-up.ts'
import type { Config } from './config.ts'
import type { ExampleAccount } from './examples.ts'
import { watchFaults } from './faults.ts'
import { keepBackfilling } from './history/keep-backfilling.ts'
import { keepThinning } from './history/keep-thinning.ts'
import { keepInTurn } from './keep-in-turn.ts'
import { type Ingestion, type IngestionOptions, keepIngesting } from './keep-ingesting.ts'
import { createKeys, type Keys } from './keys.ts'
import { ofPlan } from './limits/limits.ts'
import { readPlans } from './limits/read-plans.ts'
import { listen } from './listen.ts'
import type { Log } from './log.ts'
import { createKnownLookups } from './lookups/known-lookups.ts'
import { matchInThread } from './matching/match-in-thread.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { nodeFetch } from './node-fetch.ts'
import { hosted, libraryDocument } from './openapi.ts'
import { useOverrideFile } from './overrides/use-override-file.ts'
import { loadGuidePages } from './reference/guide-pages.ts'
import { loadPages } from './reference/pages.ts'
import { createRouter } from './router/router.ts'
import { createKnownAnswers } from './routes/answer-known.ts'
import { loadExplorer } from './routes/explorer.ts'
import { createOverrides } from './routes/overrides.ts'
import { createSharedAnswers } from './routes/shared-answers.ts'
import { createChangeStreams } from './routes/stream.ts'
import { createWebhooks } from './routes/webhooks.ts'
import { openStore } from './store/open-store.ts'
import type { Store } from './store/store.ts'
import { allTurns } from './store/turns.ts'
import { turnsOf } from './store/turns-of.ts'
import { writeInThread } from './store/write-in-thread.ts'
import { storeLocation } from './store-location.ts'
import { busiestOutcomes } from './streams/busiest-outcomes.ts'
import { endWithKey } from './streams/end-with-key.ts'
import { createLongPolls } from './streams/long-polls.ts'
import { createSocketServer } from './streams/socket.ts'
import { growHeapsSlowly } from './threads/grow-heaps-slowly.ts'
import { startTracing, type Tracing } from './tracing/start-tracing.ts'
import { traceFetches, traceMatcher, traceStore } from './tracing/trace-parts.ts'
import { traceRequests } from './tracing/trace-requests.ts'
import { meterKeys } from './usage/meter-keys.ts'
import { keepDelivering } from './webhooks/deliver.ts'

export interface RunningService {
  url: string
  keys: Keys
  /** Resolves once every venue has been read, or has failed, and the events are matched. Rejects for an invalid file. */
  ingested: Promise<void>
  /** Finishes requests and the page being ingested, then closes the store. */
  close(): Promise<void>
}

export interface ServiceOptions {
  log: Log
  /** Files whose events are served instead of those that venues list. */
  catalogue?: readonly string[]
  /** Ports to try one after the other. @default the configured port */
  ports?: readonly number[]
  /** The first query thread, if it began before this module was loaded. */
  queryThread?: BegunThread
  /** An account at a fake venue that the examples of the reference act for. */
  account?: ExampleAccount
  /** The clock of the venues; fake venues have their own time. @default Date.now */
  now?: () => number
  /** The pause between two rounds of filling past prices. @default half a minute */
  backfillMs?: number
  /** The rate budget of every venue; fake venues may allow more. @default the published ones */
  budget?: NonNullable<VenueOptions['budget']>
}

/** Several threads, so that large answers do not delay small ones. */
const QUERY_THREADS = Math.min(Math.max(availableParallelism() - 1, 2), 4)

/** Starts the whole service: store, venues, ingestion and the HTTP surface. */
export async function startService(config: Config, options: ServiceOptions): Promise<RunningService> {
  growHeapsSlowly('serving')
  const tracing = await startTracing()
  const { located, leave } = locateStore(config)
  const location = storeLocation(located)
  const logTitles = (done: number, all: number) =>
    options.log.info({ done, all }, 'indexing the titles of stored events')
  const opened = await openStore(location, logTitles).then((opened) => writeInThread(opened, location))
  const store = tracing ? traceStore(opened, tracing.trace) : opened
  const close = async (): Promise<void> => {
    await store.close()
    leave()
    await tracing?.stop()
  }
  try {
    const service = await serveStore(store, located, { ...options, tracing })
    return {
      ...service,
      async close() {
        await service.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Returns the configuration with the directory of the store. Threads share a store through its file, so a temporary
 * store is in a directory that `leave` removes.
 */
function locateStore(config: Config): { located: Config; leave: () => void } {
  if (storeLocation(config) !== ':memory:') return { located: config, leave: () => undefined }
  const dataDir = mkdtempSync(join(tmpdir(), 'crossvenue-'))
  return { located: { ...config, dataDir }, leave: () => rmSync(dataDir, { recursive: true, force: true }) }
}

type TracedOptions = ServiceOptions & { tracing: Tracing | undefined }

async function serveStore(store: Store, config: Config, options: TracedOptions): Promise<RunningService> {
  const { catalogue = [], ports = [config.port], now, backfillMs, budget, tracing } = options
  // All that the store knows of venues is dated by one clock: theirs.
  const clock = now ?? Date.now
  const { log, recent: recentFaults } = watchFaults(options.log)
  await useOverrideFile(store, config.overrides, { log, now: clock })
  const plans = config.plans === undefined ? {} : readPlans(config.plans)
  const metrics = createMetrics()
  const venues = createVenues(config, log, {
    ...(now && { now }),
    ...(budget && { budget }),
    fetchFor: tracing ? traceFetches(metrics, tracing.trace) : metrics.fetchFor,
    watchBudget: metrics.watchBudget,
  })
  const keys = createKeys(store)
  const bookVenues = [...venues.values()].filter((venue) => venue.fetchOrderBook).map(({ id }) => id)
  const read = { location: storeLocation(config), venues: config.venues, bookVenues }
  const threads = createQueryThreads(read, QUERY_THREADS, { begun: options.queryThread })
  const lookup = answerInThreads(threads, store)
  const closing = new AbortController()
  const warm = warmUp(lookup, closing.signal)
  const knownLookups = createKnownLookups(lookup)
  let ingestion: Ingestion | undefined
  const lookups = onceMatched(lookup, () => isMatched(store, ingestion?.matching()))
  const all = new Map([...venues, ['router', createRouter({ answers: lookups, venues, now })]])
  const trace = tracing?.trace
  const matcher = traceMatcher(matchInThread(config, log, { aheadMs: clock() - Date.now() }), trace)

  const listed = catalogue.length > 0 ? [] : venuesToIngest(config)
  const settled = recentTally(lookup)
  const status = async () => ({
    ...(await readStatus(store, listed, clock(), ingestion?.matching(), await settled())),
    ...(now && { venueTime: new Date(now()).toISOString() }),
  })
  const readiness = () => readReadiness(store, ingestion?.matching(), clock(), ingestion?.unstored())
  const meter = meterKeys(config, plans, store, log)
  const { limits, usage, readUsage } = meter
  const longPolls = createLongPolls(limits)
  const sockets = createSocketServer(all, keys, (venue) => busiestOutcomes(store, venue), limits)
  const feed = createChangeFeed(store)
  const changes = createChangeStreams(store, feed, (plan) => ofPlan(limits, plan).sockets)
  const allowPrivate = config.privateWebhooks
  const webhooks = createWebhooks({ store: store.webhooks, allowPrivate })
  const overrides = createOverrides({ store, log, matchAgain: () => ingestion?.matchAgain(), now: clock })
  const delivering = keepDelivering({ store: store.webhooks, log, allowPrivate })
  // Files are read by each process that was given them, and change no history of venues.
  const turns = catalogue.length > 0 ? allTurns : await turnsOf(storeLocation(config))
  const history = keepInTurn(turns, 'history', log, () =>
    keepHistory(config, { store, venues, log, now: clock, backfillMs }),
  )
  metrics.observe({ status, sockets: sockets.count, cacheBytes: lookup.cachedBytes, storeLagMs: store.lagMs })
  const answers = createSharedAnswers()
  const requests = tracing && traceRequests(tracing, (venue) => all.has(venue))
  const counting = requests?.counting(metrics) ?? metrics
  const known = createKnownAnswers({ answers, lookups: knownLookups, keys, limits, log, metrics: counting, usage })
  const answerKnown = requests?.known(known) ?? known
  const revocations = endWithKey(keys, [sockets, longPolls, changes], { log })
  const app = (url: string) =>
    createApp({
      venues: all,
      longPolls,
      usage,
      readUsage,
      answers,
      lookups,
      knownLookups,
      keys,
      changes,
      webhooks,
      overrides,
      recentFaults,
      status,
      readiness,
      config,
      limits,
      log,
      metrics,
      traceRequest: requests?.middleware,
      now,
      ...documentsOf(config.publicUrl ?? url, [...all.values()], options.account),
    }).fetch
  const endStreams = () => {
    closing.abort()
    revocations.stop()
    for (const streams of [sockets, longPolls, changes]) streams.close()
    feed.stop()
  }
  const closeThreads = async () => {
    await Promise.all([threads.close(), matcher.close(), delivering.stop(), history.stop(), meter.stop()])
    await turns.close()
  }
  const surroundings = { answerKnown, upgrades: sockets, connections: limits.connections, log }
  const server = await listen(config.host, ports, app, surroundings).catch(async (error) => {
    // An open thread would keep the process running.
    endStreams()
    await closeThreads()
    throw error
  })
  const listedVenues = listed.flatMap((id) => venues.get(id) ?? [])
  const sources = { store, catalogue, venues: listedVenues, matcher, log, turns, trace, now: clock }
  const running = beginLater(warm, closing.signal, () => {
    // Damage of the file then shows in /ready before a request reads the damaged part.
    void store.check()
    ingestion = beginIngestion(config, sources)
    return ingestion
  })
  return {
    url: server.url,
    keys,
    ingested: running.first,
    async close() {
      endStreams()
      // Both may wait for the same turn, of which the first signal counts.
      await Promise.all([server.close(), running.stop(), history.stop()])
      await closeThreads()
    },
  }
}

interface HistoryOptions {
  store: Store
  venues: ReadonlyMap<string, Venue>
  log: Log
  now: () => number
  backfillMs: number | undefined
}

/** Starts what keeps the past of the catalogue: results of markets, thinned quotes, and the closes before the first quotes. */
const keepHistory = (config: Config, { backfillMs, ...options }: HistoryOptions) => [
  keepSettling(options),
  keepThinning(options.store, config, options),
  keepBackfilling({
    ...options,
    days: config.historyDays,
    ...(backfillMs !== undefined && { everyMs: backfillMs }),
  }),
]

/** Returns the OpenAPI document of a service at an address, and its pages. */
function documentsOf(publicUrl: string, venues: readonly Venue[], account: ServiceOptions['account']) {
  const document = hosted(libraryDocument(), { publicUrl, venues, account })
  return { document, pages: loadPages(document), guide: loadGuidePages(), explorerFiles: loadExplorer() }
}

interface Sources extends Pick<IngestionOptions, 'store' | 'venues' | 'matcher' | 'log' | 'turns' | 'trace' | 'now'> {
  /** Files that are read instead of the venues. */
  catalogue: readonly string[]
}

/** Begins once callers can be answered from the store: they wait for that, and nobody for the next reading of venues. */
function beginLater(warm: Promise<void>, closing: AbortSignal, begin: () => Ingestion) {
  const begun = warm.then(() => (closing.aborted ? undefined : begin()))
  const first = begun.then((running) => running?.first)
  // The caller handles the failure; without this line Node would report it as unhandled.
  first.catch(() => undefined)
  return { first, stop: () => begun.then((running) => running?.stop()) }
}

const beginIngestion = (
  { ingestSeconds, maxEvents, bookSeconds }: Config,
  { catalogue, ...options }: Sources,
): Ingestion =>
  catalogue.length > 0
    ? ingestFiles({ ...options, paths: catalogue })
    : keepIngesting({ ...options, seconds: ingestSeconds, maxEvents, bookSeconds })

/** Returns the configured venues whose events go into the catalogue: real ones that can be read with the keys set. */
export const venuesToIngest = ({ venues, venueEnvironments, venueKeys }: Config): string[] =>
  venues.filter((id) => {
    const { testEnvironment, needsKey } = registry[id] ?? {}
    if (testEnvironment || venueEnvironments[id] === 'test') return false
    return !needsKey || venueKeys[id] !== undefined
  })

/** Creates the configured venues; rows that cannot be parsed are logged. */
export function createVenues(
  { venues, venueUrls, venueEnvironments, venueKeys }: Config,
  log: Log,
  {
    fetchFor,
    watchBudget,
    ...options
  }: Pick<VenueOptions, 'now' | 'budget'> & Partial<Pick<Metrics, 'fetchFor' | 'watchBudget'>> = {},
): Map<string, Venue> {
  const onReject = (rejection: Rejection) => log.info({ rejection }, 'left out a venue row that could not be parsed')
  return new Map(
    venues.map((id) => {
      const apiKey = venueKeys[id]
      const credentials = apiKey === undefined ? {} : { credentials: { apiKey } }
      return [
        id,
        createVenue(id, {
          ...options,
          baseUrl: venueUrls[id],
          environment: venueEnvironments[id],
          onReject,
          onBudget: (state) => watchBudget?.(id, state),
          fetch: fetchFor?.(id) ?? nodeFetch,
          ...credentials,
        }),
      ]
    }),
  )
}
