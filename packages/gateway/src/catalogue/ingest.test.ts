import { EventEmitter, once } from 'node:events'
import { CrossvenueError, type UnifiedEvent, type Venue } from '@crossvenue/venues'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { indexOf } from './__fixtures__/index-of.ts'
import { type IngestOptions, ingest } from './ingest.ts'
import type { Progress } from './ingest-venue.ts'
import { keepMatched } from './keep-matched.ts'

let store: Store
let clock: number
let matches: string[][]

/** Matches events of the same title across venues. */
const match: Parameters<typeof indexOf>[0] = (events) => {
  matches.push(events.map((event) => event.id))
  return events.flatMap((a) =>
    events
      .filter((b) => a.sourceExchange < b.sourceExchange && a.title === b.title)
      .map((b) => ({
        a: { venue: a.sourceExchange, eventId: a.id },
        b: { venue: b.sourceExchange, eventId: b.id },
        relation: 'identity' as const,
        confidence: 0.9,
        outcomes: [],
        evidence: [],
      })),
  )
}

beforeEach(async () => {
  store = await openStore(':memory:')
  clock = 1_000_000
  matches = []
})
afterEach(() => store.close())

const event = (id: string, title = id): UnifiedEvent => ({
  id,
  title,
  markets: [{ marketId: `${id}-1`, title, outcomes: [] }],
})

type Answer = UnifiedEvent[] | Error

/** A venue that lists these pages; the cursor of a page is its number. Records the requested cursors. */
function venueOf(id: string, pages: Answer[]): Venue & { requested: (string | undefined)[] } {
  const requested: (string | undefined)[] = []
  return {
    id,
    name: id,
    requested,
    async fetchEventsPaginated(params) {
      requested.push(params?.cursor)
      const number = Number(params?.cursor ?? 0)
      const page = pages[number]
      if (!page || page instanceof Error) throw page ?? new CrossvenueError('BAD_REQUEST', 'no such cursor')
      return { data: page, ...(number + 1 < pages.length && { nextCursor: String(number + 1) }) }
    },
  }
}

const run = (venues: Venue[], more: Partial<IngestOptions> = {}) =>
  ingest({
    store,
    venues,
    matcher: keepMatched({ store, createIndex: indexOf(match), now: () => ++clock }),
    now: () => ++clock,
    ...more,
  })

const idsInStore = () =>
  store.read(async (view) => (await view.events()).map((one) => `${one.sourceExchange}:${one.id}`))
const timeout = new CrossvenueError('EXCHANGE_TIMEOUT', 'too slow')

describe('an ingestion', () => {
  it('reads every page of every venue, then matches', async () => {
    const kalshi = venueOf('kalshi', [[event('A', 'same'), event('B')], [event('C')]])
    const polymarket = venueOf('polymarket', [[event('1', 'same')]])
    expect(await run([kalshi, polymarket])).toEqual({
      venues: [
        { venue: 'kalshi', state: 'done', pages: 2, events: 3, markets: 3 },
        { venue: 'polymarket', state: 'done', pages: 1, events: 1, markets: 1 },
      ],
      matched: {
        edges: 1,
        revision: 1,
        churn: { unchanged: 0, grown: 0, shrunk: 0, merged: 0, split: 0, new: 1, gone: 0 },
      },
    })
    expect(await idsInStore()).toEqual(['kalshi:A', 'kalshi:B', 'kalshi:C', 'polymarket:1'])
    expect(matches).toEqual([['A', 'B', 'C', '1']])
    const { members } = await store.read((view) => view.clusterIds(['kalshi:A', 'polymarket:1']))
    expect(members.get('kalshi:A')).toMatch(/^ecl_[0-9a-f]{16}$/)
    expect(members.get('polymarket:1')).toBe(members.get('kalshi:A'))
  })

  it('matches again only if a field changed that the matcher reads', async () => {
    await run([venueOf('kalshi', [[event('A')]])])
    const again = await run([venueOf('kalshi', [[{ ...event('A'), volume24h: 7 }]])])
    expect(again.matched).toBeUndefined()
    expect(matches).toHaveLength(1)
    await run([venueOf('kalshi', [[event('A', 'renamed')]])])
    expect(matches).toHaveLength(2)
  })

  it('matches the events that an interrupted run stored but did not match', async () => {
    const stopped = await run([venueOf('kalshi', [[event('A')]])], { signal: AbortSignal.abort() })
    expect(stopped.matched).toBeUndefined()
    expect(matches).toEqual([])
    await run([])
    expect(matches).toEqual([['A']])
  })

  it('reports the progress of each venue', async () => {
    const seen: Progress[] = []
    await run([venueOf('kalshi', [[event('A')], [event('B')]])], { onProgress: (progress) => seen.push(progress) })
    expect(seen).toEqual([
      { venue: 'kalshi', state: 'running', pages: 0, events: 0, markets: 0 },
      { venue: 'kalshi', state: 'running', pages: 1, events: 1, markets: 1 },
      { venue: 'kalshi', state: 'running', pages: 2, events: 2, markets: 2 },
      { venue: 'kalshi', state: 'done', pages: 2, events: 2, markets: 2 },
    ])
  })

  it('reads venues in parallel', async () => {
    // Each venue answers only once the other was called, so reading them in sequence would never end.
    const [first, second] = [new EventEmitter(), new EventEmitter()]
    const requested = { first: once(first, 'requested'), second: once(second, 'requested') }
    const waiting = (id: string, mine: EventEmitter, other: Promise<unknown>): Venue => ({
      id,
      name: id,
      async fetchEventsPaginated() {
        mine.emit('requested')
        await other
        return { data: [event(id)] }
      },
    })
    const { venues } = await run([
      waiting('kalshi', first, requested.second),
      waiting('polymarket', second, requested.first),
    ])
    expect(venues.map(({ state }) => state)).toEqual(['done', 'done'])
  })

  it('removes events that a venue no longer lists, with their edges', async () => {
    const polymarket = venueOf('polymarket', [[event('1', 'same')]])
    await run([venueOf('kalshi', [[event('A', 'same'), event('B')]]), polymarket])
    await run([venueOf('kalshi', [[event('B')]]), polymarket])
    expect(await idsInStore()).toEqual(['kalshi:B', 'polymarket:1'])
    expect(await store.read((view) => view.edges({}))).toEqual([])
  })
})

describe('a venue that fails', () => {
  it('does not stop the others, and its failure is recorded', async () => {
    const { venues, matched } = await run([venueOf('kalshi', [timeout]), venueOf('polymarket', [[event('1')]])])
    const failure = { code: 'EXCHANGE_TIMEOUT', message: 'too slow' }
    expect(venues).toEqual([
      { venue: 'kalshi', state: 'failed', pages: 0, events: 0, markets: 0, failure, cause: timeout },
      { venue: 'polymarket', state: 'done', pages: 1, events: 1, markets: 1 },
    ])
    expect(matched).toMatchObject({ edges: 0, revision: 0 })
    const [feed] = await store.read((view) => view.feeds())
    expect(feed).toMatchObject({ feed: 'kalshi', failure })
  })

  it('keeps the events of its last sweep', async () => {
    await run([venueOf('kalshi', [[event('A')], [event('B')]])])
    await run([venueOf('kalshi', [[event('A')], timeout])])
    expect(await idsInStore()).toEqual(['kalshi:A', 'kalshi:B'])
  })

  it('is read from its last page in the next run', async () => {
    await run([venueOf('kalshi', [[event('A')], timeout])])
    const repaired = venueOf('kalshi', [[event('never requested')], [event('B')]])
    await run([repaired])
    expect(repaired.requested).toEqual(['1'])
    expect(await idsInStore()).toEqual(['kalshi:A', 'kalshi:B'])
  })

  it('is read from the start if the last page is an hour old', async () => {
    await run([venueOf('kalshi', [[event('A')], timeout])])
    clock += 60 * 60 * 1000
    const later = venueOf('kalshi', [[event('C')]])
    await run([later])
    expect(later.requested).toEqual([undefined])
    expect(await idsInStore()).toEqual(['kalshi:C'])
  })

  it('is read from the start if it refused the cursor', async () => {
    const gone = new CrossvenueError('BAD_REQUEST', 'cursor expired')
    await run([venueOf('kalshi', [[event('A')], gone])])
    const repaired = venueOf('kalshi', [[event('A')], [event('B')]])
    await run([repaired])
    expect(repaired.requested).toEqual([undefined, '1'])
  })

  it('does not empty the catalogue by listing nothing', async () => {
    await run([venueOf('kalshi', [[event('A')]])])
    const { venues } = await run([venueOf('kalshi', [[]])])
    expect(venues[0]?.failure).toEqual({ code: 'EXCHANGE_ERROR', message: 'kalshi lists no events' })
    expect(await idsInStore()).toEqual(['kalshi:A'])
  })

  it('may be empty from the start', async () => {
    const { venues } = await run([venueOf('kalshi', [[]])])
    expect(venues[0]?.state).toBe('done')
  })

  it('does not run forever by repeating a cursor', async () => {
    const endless: Venue = {
      id: 'kalshi',
      name: 'Kalshi',
      fetchEventsPaginated: async () => ({ data: [event('A')], nextCursor: 'again' }),
    }
    const { venues } = await run([endless])
    expect(venues[0]).toMatchObject({ pages: 1, failure: { code: 'EXCHANGE_ERROR' } })
  })
})

describe('a list that suddenly shrinks', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => event(`E${index}`))
  const message = 'kalshi suddenly lists far fewer events; 59 are kept until a second reading misses them too'

  it('deletes nothing until a second reading misses the same events', async () => {
    await run([venueOf('kalshi', [many(60)])])
    const { venues } = await run([venueOf('kalshi', [many(1)])])
    expect(venues[0]?.failure).toEqual({ code: 'EXCHANGE_ERROR', message })
    expect(await idsInStore()).toHaveLength(60)
    const again = await run([venueOf('kalshi', [many(1)])])
    expect(again.venues[0]?.state).toBe('done')
    expect(await idsInStore()).toEqual(['kalshi:E0'])
  })

  it('keeps its events if the second reading is complete again, and is protected again afterwards', async () => {
    for (const count of [60, 1, 60]) await run([venueOf('kalshi', [many(count)])])
    const { venues } = await run([venueOf('kalshi', [many(1)])])
    expect(venues[0]?.failure?.message).toBe(message)
    expect(await idsInStore()).toHaveLength(60)
  })

  it('keeps events that only one of two short readings missed', async () => {
    await run([venueOf('kalshi', [many(60)])])
    await run([venueOf('kalshi', [[event('E0')]])])
    await run([venueOf('kalshi', [[event('E1')]])])
    expect(await idsInStore()).toEqual(['kalshi:E0', 'kalshi:E1'])
  })

  it('may lose half of its events, or a few, at once', async () => {
    await run([venueOf('kalshi', [many(60)])])
    await run([venueOf('kalshi', [many(30)])])
    expect(await idsInStore()).toHaveLength(30)
    await run([venueOf('manifold', [many(10)])])
    await run([venueOf('manifold', [[event('other')]])])
    expect((await idsInStore()).filter((id) => id.startsWith('manifold'))).toEqual(['manifold:other'])
  })
})

describe('the bounds of a round', () => {
  /** Lists new events without end. */
  const endless = (from = 0): Venue => ({
    id: 'kalshi',
    name: 'Kalshi',
    async fetchEventsPaginated(params) {
      const page = Number(params?.cursor ?? from)
      return { data: [event(`${page}a`), event(`${page}b`)], nextCursor: String(page + 1) }
    },
  })

  /** Lists one event with forty markets on every page, without end. */
  const crowded: Venue['fetchEventsPaginated'] = async (params) => {
    const page = Number(params?.cursor ?? 0)
    const markets = Array.from({ length: 40 }, (_, at) => ({ marketId: `${page}-${at}`, title: `${at}`, outcomes: [] }))
    return { data: [{ ...event(`${page}`), markets }], nextCursor: String(page + 1) }
  }

  it('keep a maximum of events of an endless list, also after another round', async () => {
    const { venues } = await run([endless()], { maxEvents: 10 })
    expect(venues[0]).toMatchObject({
      pages: 5,
      failure: {
        code: 'EXCHANGE_ERROR',
        message: 'Kalshi lists more than 10 events with 10 markets; the rest is left out (CROSSVENUE_MAX_EVENTS)',
      },
    })
    for (const from of [100, 200, 300]) await run([endless(from)], { maxEvents: 10 })
    expect((await idsInStore()).length).toBeLessThanOrEqual(20)
  })

  it('keep at most ten times as many markets as events', async () => {
    const { venues } = await run([{ ...endless(), fetchEventsPaginated: crowded }], { maxEvents: 10 })
    expect(venues[0]).toMatchObject({ pages: 3, markets: 120, failure: { code: 'EXCHANGE_ERROR' } })
  })

  it('end a round that takes too long; the next one continues and counts the events read', async () => {
    // The clock of these tests advances with every call.
    const { venues } = await run([endless()], { maxMs: 5 })
    expect(venues[0]?.failure?.code).toBe('EXCHANGE_TIMEOUT')
    const before = (await idsInStore()).length
    expect(before).toBeGreaterThan(0)
    const again = await run([endless()], { maxEvents: before + 2 })
    expect(again.venues[0]).toMatchObject({ pages: 1, failure: { code: 'EXCHANGE_ERROR' } })
    expect(await idsInStore()).toHaveLength(before + 2)
  })
})
