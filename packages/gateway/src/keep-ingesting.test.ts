import { EventEmitter, once } from 'node:events'
import { CrossvenueError, type Venue } from '@crossvenue/venues'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { indexOf } from './catalogue/__fixtures__/index-of.ts'
import { keepMatched } from './catalogue/keep-matched.ts'
import { keepIngesting } from './keep-ingesting.ts'
import { createLog } from './log.ts'
import { openStore } from './store/open-store.ts'
import type { Store } from './store/store.ts'

let store: Store
let lines: string[]
beforeEach(async () => {
  store = await openStore(':memory:')
  lines = []
})
afterEach(() => store.close())

const start = (venues: Venue[], seconds: number) =>
  keepIngesting({
    store,
    venues,
    matcher: keepMatched({ store, createIndex: indexOf(() => []) }),
    seconds,
    log: createLog('info', { write: (line) => lines.push(line) }),
  })

const lister = (list: NonNullable<Venue['fetchEventsPaginated']>): Venue => ({
  id: 'kalshi',
  name: 'Kalshi',
  fetchEventsPaginated: list,
})
const page = { data: [{ id: 'E1', title: 'Fed decision in March', markets: [] }] }

it('reads every venue at once and tells when that is done', async () => {
  const ingestion = start([lister(async () => page)], 3600)
  await ingestion.first
  expect(await store.read((view) => view.events())).toMatchObject([{ id: 'E1', sourceExchange: 'kalshi' }])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { venue: 'kalshi', pages: 1, events: 1, markets: 0, msg: 'ingested' },
    { edges: 0, msg: 'matched' },
  ])
  await ingestion.stop()
})

it('goes on after a round that failed', async () => {
  const gate = new EventEmitter()
  const again = once(gate, 'again')
  const answers = [
    async () => {
      throw new CrossvenueError('NETWORK_ERROR', 'kalshi could not be reached')
    },
    async () => {
      gate.emit('again')
      return page
    },
  ]
  const ingestion = start([lister(() => (answers.shift() ?? (async () => page))())], 0)
  await again
  await ingestion.stop()
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    venue: 'kalshi',
    failure: { code: 'NETWORK_ERROR', message: 'kalshi could not be reached' },
    msg: 'the ingestion of a venue failed',
  })
  expect(await store.read((view) => view.events())).toHaveLength(1)
})

it('stores the page under way before it stops', async () => {
  const gate = new EventEmitter()
  const asked = once(gate, 'asked')
  const slow = lister(async () => {
    gate.emit('asked')
    await once(gate, 'answer')
    return page
  })
  const ingestion = start([slow], 3600)
  await asked
  const stopped = ingestion.stop()
  gate.emit('answer')
  await stopped
  expect(await store.read((view) => view.events())).toHaveLength(1)
})
