import { type SandboxVenue, type Scenario, scenario, startSandbox } from '@crossvenue/sandbox'
import { createVenue } from '@crossvenue/venues'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settleSome } from '../packages/gateway/src/audit/keep-settling.ts'
import { auditOf } from '../packages/gateway/src/audit/settlement-audit.ts'
import { ingest } from '../packages/gateway/src/catalogue/ingest.ts'
import { keepMatched } from '../packages/gateway/src/catalogue/keep-matched.ts'
import { createLocalIndex } from '../packages/gateway/src/matching/local-index.ts'
import { parseServiceId } from '../packages/gateway/src/store/service-id.ts'
import type { CatalogueEvent } from '../packages/gateway/src/store/store.ts'
import { playToEnd } from '../packages/sandbox/src/play-to-end.ts'
import { exportedEdges, resultsOf } from '../scripts/audit/audit-winners.ts'
import { differences } from '../scripts/audit/compare.ts'
import { type ExportedEdge, type Result, recount } from '../scripts/audit/recount.ts'
import { openDemoCatalogue } from './demo-catalogue.ts'

const [SPACE, HOUR, YEAR] = [5_000, 3_600_000, 365 * 86_400_000]
/** Closed contracts of PredictIt leave its only list, and nothing else of it has them. */
const WITHOUT_RESULTS = ['predictit']

// `npm run test:long -- -t season` plays it; it takes minutes.
const isPlayed = process.env.CROSSVENUE_LONG_RUN !== undefined

let demo: Awaited<ReturnType<typeof openDemoCatalogue>>
let edges: ExportedEdge[]
let before: CatalogueEvent[]
let winners: Map<string, number>
let unknown: string[]
const failed: string[] = []

async function play(): Promise<void> {
  demo = await openDemoCatalogue()
  edges = await exportedEdges(demo.store)
  before = await demo.store.read((view) => view.events())
  const ended = playToEnd(scenario, 1)
  const markets = ended.events.flatMap((event) => event.markets)
  let clock = Math.max(...markets.map(({ closes }) => Date.parse(closes))) + HOUR
  const played = withNextSeason(ended, clock + YEAR)
  winners = new Map(
    played.events.flatMap(({ venue, markets: own }) =>
      own.flatMap(({ id, winner }) => (winner === undefined ? [] : [[`${venue} ${id}`, winner] as const])),
    ),
  )
  const sandbox = await startSandbox({ scenario: played, now: () => clock })
  const venues = demo.venues.map(({ id }) => {
    const apiKey = sandbox.keys[id]
    const credentials = apiKey === undefined ? {} : { credentials: { apiKey } }
    const options = { budget: { calls: 1_000_000, perMs: 1 }, timeoutMs: 120_000, ...credentials }
    const venue = createVenue(id, { baseUrl: sandbox.urls[id as SandboxVenue], now: () => clock, ...options })
    const { fetchMarket } = venue
    if (!fetchMarket) return venue
    // A few seconds pass with each request, so that no venue refuses one that comes too soon.
    const spaced: typeof fetchMarket = (...args) => {
      clock += SPACE
      return fetchMarket(...args)
    }
    return { ...venue, fetchMarket: spaced }
  })
  // A list that lost most of its events is only believed when it is read again.
  for (const _ of ['first', 'second']) {
    clock += HOUR
    const matcher = keepMatched({ store: demo.store, createIndex: createLocalIndex, now: () => clock })
    const read = await ingest({ store: demo.store, venues, matcher, now: () => clock })
    await matcher.close()
    const unread = read.venues.filter(({ state }) => state !== 'done')
    failed.splice(0, failed.length, ...unread.map(({ venue, failure }) => `${venue}: ${failure?.message}`))
  }
  const byId = new Map(venues.map((venue) => [venue.id, venue]))
  clock += HOUR
  const round = clock
  while ((await settleSome({ store: demo.store, venues: byId, now: () => round })) > 0) clock += SPACE
  unknown = (
    await demo.store.read((view) => view.unsettled({ since: 0, requestedBefore: clock + HOUR, limit: 1_000_000 }))
  ).map(({ eventId }) => parseServiceId(eventId).venue)
  await sandbox.close()
}

/** Leaves the first event of each venue that matches nothing open, because a venue that lists nothing is broken. */
function withNextSeason(ended: Scenario, closes: number): Scenario {
  const matched = new Set(
    scenario.truth.pairs.flatMap((pair) => [pair.a, pair.b].map(({ venue, eventId }) => `${venue} ${eventId}`)),
  )
  const open = new Map<string, Scenario['events'][number]>()
  for (const event of scenario.events) {
    const isLone = !matched.has(`${event.venue} ${event.id}`) && event.markets.every(({ status }) => status === 'open')
    if (isLone && !open.has(event.venue)) open.set(event.venue, event)
  }
  for (const event of scenario.events) if (!open.has(event.venue)) open.set(event.venue, event)
  const later = new Date(closes).toISOString()
  return {
    ...ended,
    events: ended.events.map((event) => {
      const kept = open.get(event.venue)
      if (kept?.id !== event.id) return event
      // A front trades as long as the venue whose book it shows.
      const markets = kept.markets.map(({ original, ...market }) => ({
        ...{ ...market, closes: later },
        ...(original && { original: { ...original, closes: later } }),
      }))
      return { ...kept, markets }
    }),
  }
}

const audited = async () => auditOf(await demo.store.read((view) => view.auditedEdges()), Number.MAX_SAFE_INTEGER)
/** The results that venues publish. Metaculus annuls a question of several options where none of them came true. */
const results = (): Result[] => {
  const annulled = new Set(annulledEvents().map(({ id }) => id))
  return resultsOf(before, winners).filter(
    ({ venue, eventId }) => !WITHOUT_RESULTS.includes(venue) && !(venue === 'metaculus' && annulled.has(eventId)),
  )
}
const annulledEvents = () =>
  before.filter(({ sourceExchange, id, markets }) => {
    const written = scenario.events.find((event) => event.venue === sourceExchange && event.id === id)
    const isChoice = sourceExchange === 'metaculus' && written?.exclusive === true && markets.length > 1
    return isChoice && markets.every(({ marketId }) => winners.get(`metaculus ${marketId}`) !== 0)
  })

describe.runIf(isPlayed)('the season of the sandbox, played to its end', () => {
  beforeAll(play, 900_000)
  afterAll(() => demo.close())

  it('leaves the lists of all venues', () => {
    expect(failed).toEqual([])
  })

  it('gives the counts that an independent count gives, group by group', async () => {
    const audit = await audited()
    expect(differences(audit, recount(edges, results()))).toEqual([])
    expect(audit.total.pairs).toBeGreaterThan(30_000)
    expect(Object.keys(audit.byVenues).length).toBeGreaterThan(70)
  })

  it('has every result that a venue publishes, after the events left the lists', () => {
    const left = [...new Set(unknown)].filter((venue) => venue !== 'metaculus')
    expect(left).toEqual(WITHOUT_RESULTS)
    expect(unknown.filter((venue) => venue === 'metaculus').length).toBeLessThanOrEqual(
      annulledEvents().reduce((sum, { markets }) => sum + markets.length, 0),
    )
  })

  it('settles every identity and complement as it is called', async () => {
    const { byRelation } = await audited()
    for (const relation of ['identity', 'complement']) {
      expect(byRelation[relation]).toMatchObject({ held: byRelation[relation]?.pairs, share: 1 })
    }
    expect(byRelation.identity?.pairs).toBeGreaterThan(2_500)
  })
})
