import type { Venue } from '@crossvenue/venues'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { indexOf } from './__fixtures__/index-of.ts'
import { ingest } from './ingest.ts'
import { keepMatched } from './keep-matched.ts'
import { readStatus, StatusReport } from './status.ts'

let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
})
afterEach(() => store.close())

const START = Date.parse('2026-03-01T12:00:00Z')
const event = { id: 'A', title: 'A', markets: [{ marketId: 'm', title: 'm', outcomes: [] }] }
const venue = (answer: () => Promise<{ data: (typeof event)[]; nextCursor?: string }>): Venue => ({
  id: 'kalshi',
  name: 'Kalshi',
  fetchEventsPaginated: answer,
})
const run = (one: Venue, at: number) =>
  ingest({
    store,
    venues: [one],
    matcher: keepMatched({ store, createIndex: indexOf(() => []), now: () => at }),
    now: () => at,
  })

const venuesAt = async (now: number) => (await readStatus(store, [], now)).venues

describe('the status', () => {
  it('lists expected venues that were never read', async () => {
    expect(await readStatus(store, ['polymarket', 'kalshi'], START)).toEqual({
      revision: 0,
      matching: { running: false, lagSeconds: 0, omitted: { count: 0, events: [] } },
      venues: [
        { venue: 'kalshi', running: false, events: 0, markets: 0 },
        { venue: 'polymarket', running: false, events: 0, markets: 0 },
      ],
    })
  })

  it('shows how long ago the whole list of a venue was read', async () => {
    await run(
      venue(async () => ({ data: [event] })),
      START,
    )
    const status = await readStatus(store, ['kalshi'], START + 90_000)
    expect(StatusReport.parse(status)).toEqual({
      revision: 0,
      matching: {
        at: '2026-03-01T12:00:00.000Z',
        edges: 0,
        clusters: { unchanged: 0, grown: 0, shrunk: 0, merged: 0, split: 0, new: 0, gone: 0 },
        running: false,
        lagSeconds: 0,
        omitted: { count: 0, events: [] },
      },
      venues: [
        {
          venue: 'kalshi',
          running: false,
          events: 1,
          markets: 1,
          lastSuccess: '2026-03-01T12:00:00.000Z',
          lagSeconds: 90,
        },
      ],
    })
  })

  it('shows the last error beside the last success, until an ingestion succeeds', async () => {
    const good = venue(async () => ({ data: [event] }))
    const bad = venue(async () => {
      throw new Error('boom')
    })
    await run(good, START)
    await run(bad, START + 1000)
    const [failed] = await venuesAt(START + 2000)
    expect(failed).toEqual({
      venue: 'kalshi',
      running: false,
      events: 1,
      markets: 1,
      lastSuccess: '2026-03-01T12:00:00.000Z',
      lagSeconds: 2,
      lastError: {
        code: 'INTERNAL_ERROR',
        message: 'the ingestion failed unexpectedly',
        at: '2026-03-01T12:00:01.000Z',
      },
    })
    await run(good, START + 3000)
    expect((await venuesAt(START + 3000))[0]).not.toHaveProperty('lastError')
  })

  it('shows that a venue is being read, unless it stored no page for minutes', async () => {
    const sweep = await store.beginSweep('kalshi', { at: START, freshSince: 0 })
    expect(await venuesAt(START)).toEqual([{ venue: 'kalshi', running: true, events: 0, markets: 0 }])
    const page = { sweep, events: [{ ...event, sourceExchange: 'kalshi' }], nextCursor: 'two', at: START + 60_000 }
    await store.commitPage(page)
    expect((await venuesAt(START + 150_000))[0]).toMatchObject({ running: true, events: 1 })
    expect((await venuesAt(START + 200_000))[0]).toMatchObject({ running: false, events: 1 })
  })

  it('shows a clock that was set back as a lag', async () => {
    await run(
      venue(async () => ({ data: [event] })),
      START,
    )
    expect((await venuesAt(START - 3600_000))[0]).toMatchObject({ lagSeconds: 3600 })
  })

  it('names the events that the matcher failed on', async () => {
    const omitted = { venue: 'manifold', eventId: 'M1', title: 'constructor', reason: 'reading it failed: boom' }
    const matcher = keepMatched({
      store,
      createIndex: (options) => ({ ...indexOf(() => [])(options), omitted: () => [omitted] }),
    })
    await ingest({ store, venues: [venue(async () => ({ data: [event] }))], matcher })
    const state = { running: false, omitted: matcher.omitted() }
    expect((await readStatus(store, [], START, state)).matching.omitted).toEqual({ count: 1, events: [omitted] })
  })

  it('lists venues known from files only', async () => {
    const sweep = await store.beginSweep('file', { at: START, freshSince: 0 })
    await store.commitPage({ sweep, events: [{ ...event, sourceExchange: 'betfair' }], at: START })
    expect(await venuesAt(START)).toEqual([
      {
        venue: 'betfair',
        running: false,
        events: 1,
        markets: 1,
        lastSuccess: '2026-03-01T12:00:00.000Z',
        lagSeconds: 0,
      },
    ])
  })
})
