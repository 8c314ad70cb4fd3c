import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type EmptyStore, engines } from '../store/__fixtures__/engines.ts'
import { openStore } from '../store/open-store.ts'
import type { View } from '../store/store.ts'
import { EVENTS_PER_PAGE, eventsOfPage, PAGES, VENUES } from './__fixtures__/pages.ts'

const CHILD = fileURLToPath(new URL('./__fixtures__/ingest-child.ts', import.meta.url))
// In the folder of the packages that the bundle leaves out, so that they resolve.
const BUNDLE = fileURLToPath(new URL('../../node_modules/.kill-test', import.meta.url))
const KILLS = Number(process.env.CROSSVENUE_KILLS ?? 20)
vi.setConfig({ testTimeout: 120_000 + KILLS * 6_000 })
/** All that can be stored in two venues' lists is at least this. */
const STORED_AT_LEAST = EVENTS_PER_PAGE * 20

let empty: EmptyStore
beforeAll(() =>
  // Twenty starts of a bundle take seconds; from the sources they would take a minute.
  build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: CHILD, outDir: BUNDLE, emptyOutDir: true, target: 'node20' },
    ssr: { noExternal: true, external: ['libsql', 'pg'] },
  }).then(() => undefined),
)
afterAll(() => rmSync(BUNDLE, { recursive: true }))

/** Starts a child that ingests into the store. */
const start = () =>
  spawn(process.execPath, [join(BUNDLE, 'ingest-child.js'), empty.location], { stdio: ['ignore', 'pipe', 'inherit'] })

/** Returns the lines of a child, which is killed at the first line that `deadly` picks. */
async function listen(child: ChildProcess, deadly: (line: string, stored: number) => boolean): Promise<string[]> {
  const ended = once(child, 'close')
  const said: string[] = []
  let stored = 0
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    said.push(line)
    if (line.startsWith('stored ')) stored++
    if (deadly(line, stored)) child.kill('SIGKILL')
  }
  await ended
  return said
}

const storedPages = (said: string[]) =>
  said.flatMap((line) => {
    const [word, venue = '', page] = line.split(' ')
    return word === 'stored' ? [{ venue, page: Number(page) }] : []
  })

async function inspect<T>(work: (view: View) => Promise<T>): Promise<T> {
  const store = await openStore(empty.location)
  try {
    return await store.read(work)
  } finally {
    await store.close()
  }
}

const idsInStore = () =>
  inspect(async (view) => new Set((await view.events()).map((event) => `${event.sourceExchange}:${event.id}`)))

async function expectWhole(): Promise<void> {
  const count = PAGES * EVENTS_PER_PAGE
  await inspect(async (view) => {
    expect(await view.venues()).toEqual(VENUES.map((venue) => ({ venue, feed: venue, events: count, markets: count })))
    expect(await view.edges({})).toHaveLength(count)
    const ids = (await view.events()).map((event) => `${event.sourceExchange}:${event.id}`)
    expect(new Set((await view.clusterIds(ids)).members.values()).size).toBe(count)
    expect((await view.feeds()).filter(({ failure }) => failure)).toEqual([])
  })
}

/** Kills every fifth child while it opens the store, the first ones after some pages, all others at the matching. */
function deaths(attempt: number): (line: string, stored: number) => boolean {
  if (attempt % 5 === 0) return (line) => line === 'opening'
  const pages = attempt < 14 ? (attempt * 3) % 7 : Number.POSITIVE_INFINITY
  return (line, stored) => stored > pages || line === 'matching'
}

describe.each(engines)('in $name', ({ missing, prepare }) => {
  beforeEach(async () => {
    if (missing !== undefined) return
    empty = await prepare()
    return () => empty.remove()
  })

  it.skipIf(missing !== undefined)(
    'an ingestion that is killed again and again loses no acknowledged event, never requests a stored page again, and ends',
    async () => {
      const certain = new Set<string>()
      const reached = new Map<string, number>()
      let matchings = 0
      for (let attempt = 0; attempt < KILLS; attempt++) {
        const child = start()
        const said = await listen(child, deaths(attempt))
        expect(child.signalCode).toBe('SIGKILL')
        if (said.includes('matching')) matchings++
        for (const { venue, page } of storedPages(said)) {
          // The last page is printed only at the end, so a sweep whose last page is missing may have ended and start over.
          const before = reached.get(venue) ?? 0
          if (before < PAGES - 2) expect(page).toBeGreaterThanOrEqual(before)
          reached.set(venue, page)
          for (const { id } of eventsOfPage(page)) certain.add(`${venue}:${id}`)
        }
        const present = await idsInStore()
        expect([...certain].filter((id) => !present.has(id))).toEqual([])
      }
      expect(certain.size).toBeGreaterThan(STORED_AT_LEAST)
      expect(matchings).toBeGreaterThanOrEqual(5)

      expect((await listen(start(), () => false)).at(-1)).toBe('done')
      await expectWhole()
    },
  )

  it.skipIf(missing !== undefined)(
    'several processes that ingest into a new store at once bring its schema up to date once and agree on the clusters',
    async () => {
      const said = await Promise.all([start(), start(), start()].map((child) => listen(child, () => false)))
      expect(said.map((lines) => lines.at(-1))).toEqual(['done', 'done', 'done'])
      await expectWhole()
    },
  )
})
