import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../store/open-store.ts'
import type { View } from '../store/store.ts'
import { EVENTS_PER_PAGE, PAGES, VENUES } from './__fixtures__/pages.ts'

const CHILD = fileURLToPath(new URL('./__fixtures__/ingest-child.ts', import.meta.url))
const KILLS = 20

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'crossvenue-kill-'))
})
afterAll(() => rmSync(directory, { recursive: true }))

/** Starts a child that has loaded its modules by the time it is told to go. */
const start = () => spawn(process.execPath, ['--import', 'tsx', CHILD, directory], { stdio: ['pipe', 'pipe', 'inherit'] })

/** Lets a child go and returns what it said; it is killed at the first line that `deadly` picks. */
async function run(child: ChildProcess, deadly: (line: string, stored: number) => boolean): Promise<string[]> {
  const ended = once(child, 'close')
  child.stdin?.write('go\n')
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

const acknowledged = (said: string[]) =>
  said.flatMap((line) => (line.startsWith('stored ') ? line.slice('stored '.length).split(',') : []))

async function inspect<T>(work: (view: View) => Promise<T>): Promise<T> {
  const store = await openStore(directory)
  try {
    return await store.read(work)
  } finally {
    await store.close()
  }
}

describe('an ingestion that is killed twenty times in a row', () => {
  it('loses no acknowledged event, never begins anew, and ends', { timeout: 120_000 }, async () => {
    const certain = new Set<string>()
    const diedAt = new Map<string, number>()
    let next = start()
    for (let attempt = 0; attempt < KILLS; attempt++) {
      const child = next
      next = start()
      // Every fifth dies while it opens the store, the others after one to seven pages or when they come to matching.
      const pages = 1 + ((attempt * 3) % 7)
      const deadly = (line: string, stored: number) =>
        line === (attempt % 5 === 0 ? 'opening' : 'matching') || stored === pages
      const said = await run(child, deadly)
      expect(child.signalCode).toBe('SIGKILL')
      const [last = ''] = said.at(-1)?.split(' ') ?? []
      diedAt.set(last, (diedAt.get(last) ?? 0) + 1)

      for (const id of acknowledged(said)) certain.add(id)
      const present = await inspect(async (view) => new Set((await view.events()).map((one) => `${one.sourceExchange}:${one.id}`)))
      expect([...certain].filter((id) => !present.has(id))).toEqual([])
    }
    expect(certain.size).toBeGreaterThan(0)

    expect((await run(next, () => false)).at(-1)).toBe('done')
    const { venues, edges, clusterIds, feeds } = await inspect(async (view) => ({
      venues: await view.venues(),
      edges: await view.edges({}),
      clusterIds: await view.clusterIds(),
      feeds: await view.feeds(),
    }))
    const count = PAGES * EVENTS_PER_PAGE
    expect(venues).toEqual(VENUES.map((venue) => ({ venue, feed: venue, events: count, markets: count })))
    expect(edges).toHaveLength(count)
    expect(new Set(clusterIds.members.values()).size).toBe(count)
    expect(feeds.map(({ feed, failure }) => [feed, failure])).toEqual(VENUES.map((venue) => [venue, undefined]))
    console.info('died at', Object.fromEntries(diedAt))
  })
})

describe('several processes that open a new store at once', () => {
  it('bring its schema up to date once', async () => {
    const shared = directory
    rmSync(shared, { recursive: true })
    const said = await Promise.all([start(), start(), start()].map((child) => run(child, () => false)))
    expect(said.map((lines) => lines.at(-1))).toEqual(['done', 'done', 'done'])
    expect((await inspect((view) => view.events())).length).toBe(VENUES.length * PAGES * EVENTS_PER_PAGE)
  })
})
