import type { Venue } from '@crossvenue/venues'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { edgesOfEqualIds, indexOf } from './catalogue/__fixtures__/index-of.ts'
import { EVENTS_PER_PAGE, eventsOfPage, PAGES, VENUES } from './catalogue/__fixtures__/pages.ts'
import { keepMatched } from './catalogue/keep-matched.ts'
import { readReadiness } from './catalogue/readiness.ts'
import { keepIngesting } from './keep-ingesting.ts'
import { createLog } from './log.ts'
import { type KillableServer, startKillableServer } from './store/__fixtures__/killable-server.ts'
import { openStore } from './store/open-store.ts'
import { serverTurns } from './store/postgres/server-turns.ts'

// A gateway whose PostgreSQL server is killed while it reads venues and matches. `CROSSVENUE_KILLS` is how often.

const KILLS = Number(process.env.CROSSVENUE_KILLS ?? 4)
const MINUTE = 60_000
const RECOVERY = { timeout: 2 * MINUTE, interval: 50 }

vi.setConfig({ hookTimeout: 2 * MINUTE, testTimeout: (5 + KILLS) * MINUTE })

const server = await startKillableServer()
afterAll(() => server?.remove())

let pages = 0
let round = 0

/** A venue whose events all change from one round to the next, so that each round is stored and matched. */
const venueOf = (id: string): Venue => ({
  id,
  name: id,
  async fetchEventsPaginated(params) {
    const page = Number(params?.cursor ?? 0)
    pages++
    if (page === 0) round++
    const data = eventsOfPage(page).map((event) => ({ ...event, title: `${event.title} in round ${round}` }))
    return { data, ...(page + 1 < PAGES && { nextCursor: String(page + 1) }) }
  },
})

const createIndex = indexOf((events) => edgesOfEqualIds(events, VENUES))

describe.skipIf(server === undefined)('a database that is killed again and again', () => {
  it('loses nothing that was acknowledged, is said to be missing meanwhile, and is used again by itself', async () => {
    const { url, kill, start } = server as KillableServer
    const store = await openStore(url)
    const turns = serverTurns(url, { everyMs: 100 })
    const log = createLog('silent')
    const matcher = keepMatched({ store, createIndex })
    const ingestion = keepIngesting({ store, venues: VENUES.map(venueOf), matcher, seconds: 0, log, turns, waitMs: 50 })
    const readiness = () => readReadiness(store, ingestion.matching(), Date.now())
    const ids = () =>
      store.read(async (view) => (await view.events()).map((event) => `${event.sourceExchange}:${event.id}`).sort())
    const clusters = async () => (await store.read(async (view) => view.clusterIds(await ids()))).members
    try {
      await ingestion.first
      const [allIds, allClusters] = [await ids(), await clusters()]
      expect(allIds).toHaveLength(VENUES.length * PAGES * EVENTS_PER_PAGE)
      expect(new Set(allClusters.values()).size).toBe(PAGES * EVENTS_PER_PAGE)

      const keys: string[] = []
      for (let number = 0; number < KILLS; number++) {
        const key = { id: `k${number}`, name: `key ${number}`, scope: 'trade' as const, createdAt: number }
        const killAt = pages + 1 + ((number * 11) % PAGES)
        await expect.poll(() => pages, RECOVERY).toBeGreaterThanOrEqual(killAt)
        expect(await store.keys.insert({ ...key, hash: key.id })).toBe(true)
        keys.push(key.id)
        await kill()
        await expect.poll(readiness, RECOVERY).toMatchObject({
          status: 'not-ready',
          reasons: [
            { code: 'STORE_UNREADABLE', message: expect.stringContaining('the database of this service cannot') },
          ],
        })
        await expect(store.keys.find(key.id)).rejects.toMatchObject({ code: 'NOT_READY', status: 503, retryable: true })

        await start()
        await expect.poll(readiness, RECOVERY).toEqual({ status: 'ready', reasons: [] })
        for (const each of keys) expect(await store.keys.find(each)).toMatchObject({ id: each })
        expect(await ids()).toEqual(allIds)
        expect(await clusters()).toEqual(allClusters)
        const [before, matchedAt] = [pages, (await store.counters()).matched]
        await expect.poll(() => pages, RECOVERY).toBeGreaterThan(before + PAGES)
        await expect.poll(async () => (await store.counters()).matched, RECOVERY).toBeGreaterThan(matchedAt)
      }
      await expect.poll(() => store.read(async (view) => (await view.feeds()).length), RECOVERY).toBe(VENUES.length)
    } finally {
      await ingestion.stop()
      await store.close()
    }
  })
})
