import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { createLocalIndex } from '../matching/local-index.ts'
import { startService } from '../service.ts'
import { openStore } from '../store/open-store.ts'
import type { CatalogueEvent, Store } from '../store/store.ts'
import { loadCatalogueFiles } from './catalogue-files.ts'
import { type CreateIndex, keepMatched, type MatcherOptions } from './keep-matched.ts'

const eventOf = (sourceExchange: string, id: string, title: string): CatalogueEvent => ({
  id,
  sourceExchange,
  title,
  markets: [{ marketId: id, title, outcomes: ['Yes', 'No'].map((label) => ({ outcomeId: `${id}:${label}`, label })) }],
})
const EVENTS = [
  eventOf('kalshi', 'K', 'Will Keir Starmer leave office before July 1, 2027?'),
  eventOf('polymarket', 'P', 'Keir Starmer out by June 30, 2027?'),
]

let directory: string
let path: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'crossvenue-unchanged-'))
  path = join(directory, 'catalogue.jsonl')
  write(EVENTS)
})
afterEach(() => rmSync(directory, { recursive: true }))

const write = (events: readonly object[]) =>
  writeFileSync(path, events.map((event) => `${JSON.stringify(event)}\n`).join(''))

/** Loads the file into the store in the directory, as a process does that starts, and returns what that read and matched. */
async function start(
  options: Partial<Pick<MatcherOptions, 'version' | 'review' | 'createIndex'>> = {},
  before: (store: Store) => Promise<void> = async () => undefined,
) {
  const matched: string[] = []
  const createIndex: CreateIndex = (given) => {
    const index = createLocalIndex(given)
    return {
      ...index,
      put(events) {
        matched.push(...events.map(({ id }) => id))
        return index.put(events)
      },
    }
  }
  const store = await openStore(join(directory, 'store'))
  try {
    await before(store)
    const matcher = keepMatched({ store, createIndex, ...options })
    const loaded = await loadCatalogueFiles({ store, paths: [path], matcher })
    await matcher.close()
    const { edges, ids } = await store.read(async (view) => ({
      edges: await view.edges({}),
      ids: (await view.clusterIds(['kalshi:K', 'polymarket:P'])).members,
    }))
    return { read: loaded.events, matched, edges: edges.length, ids }
  } finally {
    await store.close()
  }
}

describe('a catalogue file that was matched before', () => {
  it('is neither read nor matched again, and its clusters keep their ids', async () => {
    const first = await start()
    expect(first).toMatchObject({ read: 2, matched: ['K', 'P'], edges: 1 })
    expect(await start()).toEqual({ read: undefined, matched: [], edges: 1, ids: first.ids })
  })

  it('is read and matched again once its content changes', async () => {
    const { ids } = await start()
    write([...EVENTS, eventOf('manifold', 'M', 'Will it rain in Lima on March 3, 2027?')])
    expect(await start()).toEqual({ read: 3, matched: ['K', 'P', 'M'].sort(), edges: 1, ids })
    write([EVENTS[0] as object])
    expect(await start()).toMatchObject({ read: 1, edges: 0 })
  })

  it('is matched again, but not read, for another override or another version of the matcher', async () => {
    const forbid = (store: Store) =>
      store.overrides.replaceFile(
        [{ a: { venue: 'kalshi', eventId: 'K' }, b: { venue: 'polymarket', eventId: 'P' }, relation: 'none' }],
        1,
      )
    await start()
    expect(await start({}, forbid)).toMatchObject({ read: undefined, matched: ['K', 'P'], edges: 0 })
    expect(await start({}, forbid)).toMatchObject({ read: undefined, matched: [] })
    expect(await start({ version: 'next' }, forbid)).toMatchObject({ read: undefined, matched: ['K', 'P'] })
    expect(await start({ version: 'next' }, forbid)).toMatchObject({ matched: [] })
  })

  it('is read again where a venue has taken an event of it over', async () => {
    await start()
    const list = async (store: Store) => {
      const sweep = await store.beginSweep('kalshi', { at: 5, freshSince: Number.POSITIVE_INFINITY })
      await store.commitPage({ sweep, events: [eventOf('kalshi', 'K', 'Will it snow?')], at: 5 })
    }
    expect(await start({}, list)).toMatchObject({ read: 2, edges: 1 })
  })

  it('is matched again where a judge has not answered for all of it, or an event could not be read', async () => {
    const silent: MatcherOptions['review'] = {
      name: 'silent',
      apply: async (pairs) => ({ pairs: [...pairs], open: [...pairs] }),
      ask: async () => undefined,
    }
    await start({ review: silent })
    expect(await start({ review: silent })).toMatchObject({ read: undefined, matched: ['K', 'P'] })

    const omitted = [{ venue: 'kalshi', eventId: 'K', title: 'x', reason: 'reading it failed' }]
    const failing: CreateIndex = (given) => ({ ...createLocalIndex(given), omitted: () => omitted })
    await start({ createIndex: failing })
    expect(await start()).toMatchObject({ read: undefined, matched: ['K', 'P'] })
    expect(await start()).toMatchObject({ matched: [] })
  })
})

it('a service that starts again answers with the same clusters as soon as it listens', async () => {
  const config = { ...readConfig({}), port: 0, dataDir: join(directory, 'served'), venues: [] }
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => lines.push(line) })
  const serve = async (key?: string) => {
    const service = await startService(config, { log, catalogue: [path] })
    const secret = key ?? (await service.keys.create('laptop'))
    if (key === undefined) await service.ingested
    const response = await fetch(`${service.url}/v0/matched-event-clusters`, { headers: { 'x-api-key': secret } })
    const { data } = (await response.json()) as { data: { clusterId: string }[] }
    await service.ingested
    await service.close()
    return { secret, ids: data.map(({ clusterId }) => clusterId) }
  }
  const first = await serve()
  expect(first.ids).toHaveLength(1)
  expect((await serve(first.secret)).ids).toEqual(first.ids)
  const messages = lines.map((line) => JSON.parse(line).msg as string | undefined)
  expect(messages.filter((message) => message?.startsWith('matched'))).toEqual([
    'matched',
    'matched: files, overrides and matcher are unchanged',
  ])
})
