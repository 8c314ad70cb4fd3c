import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type EmptyStore, engines } from '../__fixtures__/engines.ts'
import { makeOldStore } from '../__fixtures__/old-store.ts'
import { openStore } from '../open-store.ts'
import { packPayload } from '../payload.ts'
import type { CatalogueEvent } from '../store.ts'

// The titles of a store of the version before are indexed when it is opened, also after processes that were killed meanwhile.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const CHILD = fileURLToPath(new URL('./__fixtures__/fill-child.ts', import.meta.url))
const LOADER = fileURLToPath(new URL('../../../bin/load-typescript.js', import.meta.url))
const BEFORE = '0024-replicas'
const EVENTS = 1000
const MARKETS = 3

let empty: EmptyStore

afterEach(() => empty.remove())

/** Makes a store as the version before left it. */
async function makeOld(engine: string): Promise<void> {
  const database = await makeOldStore(engine, empty.location, BEFORE)
  for (let number = 0; number < EVENTS; number += 100) {
    await database.transaction().execute(async (transaction) => {
      for (const event of Array.from({ length: 100 }, (_, index) => eventOf(number + index))) {
        const id = `kalshi:${event.id}`
        await sql`insert into events (id, venue, native_id, title, words, category, volume24h, market_count, feed, sweep,
          content, born, digest, payload, updated_at) values (${id}, 'kalshi', ${event.id}, ${event.title}, ' old ', 'Sports',
          ${event.volume24h}, ${MARKETS}, 'kalshi', 1, 'c', 1, 'd', ${packPayload(JSON.stringify(event))}, 1)`.execute(
          transaction,
        )
        for (const { marketId, title } of event.markets) {
          await sql`insert into markets (event_id, market_id, title, words, category, outcomes, quotes, volume24h, is_open,
            quoted) values (${id}, ${marketId}, ${title}, ' old ', 'Sports', '[]', '[]', 5, 1, 0)`.execute(transaction)
        }
      }
    })
  }
  await database.destroy()
}

const eventOf = (number: number): CatalogueEvent => ({
  id: `E${number}`,
  sourceExchange: 'kalshi',
  title: `Derby ${number} between ${number % 2 === 0 ? 'Ajax' : 'Porto'} and others`,
  volume24h: number,
  markets: Array.from({ length: MARKETS }, (_, index) => ({
    marketId: `E${number}-${index}`,
    title: `Goal ${index} of derby ${number}`,
    outcomes: [],
  })),
})

/** Starts a process that opens the store. */
const start = (): ChildProcess =>
  spawn(process.execPath, ['--import', LOADER, CHILD, empty.location], { stdio: ['ignore', 'pipe', 'inherit'] })

/** Returns the lines of a process, which is killed once it has indexed so much. */
async function listen(child: ChildProcess, deadly?: number): Promise<string[]> {
  const ended = once(child, 'close')
  const said: string[] = []
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    said.push(line)
    const done = Number(/^titles (\d+) /.exec(line)?.[1])
    if (deadly !== undefined && done >= deadly) child.kill('SIGKILL')
  }
  await ended
  return said
}

describe.each(engines)('a store of the version before in $name', ({ name, missing, prepare }) => {
  it.skipIf(missing !== undefined)(
    'is indexed by processes of which the first ones are killed, and loses nothing',
    async () => {
      empty = await prepare()
      await makeOld(name)
      for (const deadly of [200, 400]) {
        const killed = start()
        await listen(killed, deadly)
        expect(killed.signalCode).toBe('SIGKILL')
      }
      const said = await listen(start())
      expect(said.at(-1)).toBe('done')
      // The first line says how much the others left.
      expect(Number(/of (\d+)$/.exec(said[0] ?? '')?.[1])).toBeLessThanOrEqual(EVENTS - 400)

      const store = await openStore(empty.location, () => expect.unreachable('all titles are indexed'))
      await store.read(async (view) => {
        const all = { limit: 10, offset: 0 }
        expect((await view.venues())[0]).toMatchObject({ events: EVENTS, markets: EVENTS * MARKETS })
        expect((await view.searchEvents({ ...all, text: 'derby' })).total).toBe(EVENTS)
        expect((await view.searchEvents(all)).total).toBe(EVENTS)
        expect((await view.searchMarkets({ ...all, text: 'goal' })).total).toBe(EVENTS * MARKETS)
        const porto = await view.searchEvents({ ...all, text: 'prto derby', category: 'sports', isOpen: true })
        expect(porto.total).toBe(EVENTS / 2)
        expect(porto.found[0]?.item).toBe(`kalshi:E${EVENTS - 1}`)
      })
      await store.close()
    },
  )
})
