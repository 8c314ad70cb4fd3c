import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { indexOf } from './__fixtures__/index-of.ts'
import { loadCatalogueFiles, readCatalogueFiles } from './catalogue-files.ts'
import { keepMatched } from './keep-matched.ts'

let directory: string
let store: Store

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'crossvenue-files-'))
  store = await openStore(':memory:')
})
afterEach(async () => {
  await store.close()
  rmSync(directory, { recursive: true })
})

function write(name: string, ...lines: (object | string)[]): string {
  const path = join(directory, name)
  writeFileSync(path, lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''))
  return path
}

const minimal = { sourceExchange: 'betfair', id: '1.2', title: 'Next PM', markets: [] }
const market = { marketId: 'm', title: 'Will it?', outcomes: [{ outcomeId: 'm:YES', label: 'Yes', price: 0.3 }] }
const idsInStore = () =>
  store.read(async (view) => (await view.events()).map((one) => `${one.sourceExchange}:${one.id}`))
const load = (...paths: string[]) =>
  loadCatalogueFiles({ store, paths, matcher: keepMatched({ store, createIndex: indexOf(() => []) }) })

describe('reading', () => {
  it('accepts venues without an adapter and leaves out unknown fields', async () => {
    const path = write('a.jsonl', { ...minimal, markets: [{ ...market, colour: 'red' }], weight: 3 }, '', minimal)
    expect(await readCatalogueFiles([path])).toEqual([{ ...minimal, markets: [market] }, minimal])
  })

  it('keeps every field of the format', async () => {
    const full = {
      sourceExchange: 'kalshi',
      id: 'KXFED-26MAR',
      slug: 'fed-march',
      title: 'Fed decision in March',
      subtitle: 'On Mar 18',
      description: 'The Fed decides.',
      category: 'Economics',
      tags: ['fed', 'rates'],
      url: 'https://kalshi.example.test/fed',
      volume24h: 12.5,
      volume: 900,
      markets: [
        {
          marketId: 'KXFED-26MAR-T3.5',
          title: 'Above 3.5 %?',
          subtitle: '3.5 %',
          slug: 'above-35',
          description: 'Rules.',
          outcomes: [{ outcomeId: 'y', label: 'Yes', price: 0.25, bestBid: 0.24, bestAsk: 0.26 }],
          resolutionDate: '2026-03-18T18:00:00Z',
          volume24h: 12.5,
          volume: 900,
          status: 'active',
          contractAddress: '0xabc',
        },
      ],
    }
    expect(await readCatalogueFiles([write('full.jsonl', full)])).toEqual([full])
  })

  it('sums the volume of an event if each of its markets states one', async () => {
    const [one, two] = [
      { ...market, volume24h: 2 },
      { ...market, marketId: 'n', volume24h: 3.5 },
    ]
    const all = { ...minimal, markets: [one, two] }
    const some = { ...minimal, id: '2', markets: [one, market] }
    const stated = { ...minimal, id: '3', volume24h: 9, markets: [one, two] }
    const events = await readCatalogueFiles([write('v.jsonl', all, some, stated)])
    expect(events.map((event) => event.volume24h)).toEqual([5.5, undefined, 9])
  })

  it.each([
    ['{"sourceExchange":"kalshi"', 'not a JSON object'],
    ['[]', 'Invalid input'],
    [JSON.stringify({ ...minimal, sourceExchange: undefined }), 'sourceExchange'],
    [JSON.stringify({ ...minimal, sourceExchange: 'Bet Fair' }), 'sourceExchange'],
    [
      JSON.stringify({ ...minimal, markets: [{ ...market, outcomes: [{ label: 'Yes' }] }] }),
      'markets.0.outcomes.0.outcomeId',
    ],
    [JSON.stringify({ ...minimal, markets: [{ ...market, bestBid: 1.2 }] }), 'markets.0.bestBid'],
    [JSON.stringify({ ...minimal, slug: null }), 'slug'],
  ])('names the line of %s', async (line, reason) => {
    const path = write('bad.jsonl', minimal, line)
    await expect(readCatalogueFiles([path])).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      field: `${path}:2`,
      message: expect.stringContaining(reason),
    })
  })

  it('names a missing file', async () => {
    await expect(readCatalogueFiles([join(directory, 'none.jsonl')])).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('loading', () => {
  it('stores the events of all files and matches them', async () => {
    const paths = [write('a.jsonl', minimal), write('b.jsonl', { ...minimal, sourceExchange: 'kalshi' })]
    const seen: string[] = []
    const { events, matched } = await loadCatalogueFiles({
      store,
      paths,
      matcher: keepMatched({
        store,
        createIndex: indexOf((events) => {
          seen.push(...events.map((event) => event.sourceExchange))
          return []
        }),
      }),
    })
    expect(events).toBe(2)
    expect(matched).toMatchObject({ edges: 0, revision: 0 })
    expect(seen).toEqual(['betfair', 'kalshi'])
  })

  it('replaces the events of other files and keeps those of venues', async () => {
    const sweep = await store.beginSweep('kalshi', { at: 1, freshSince: 0 })
    await store.commitPage({ sweep, events: [{ ...minimal, sourceExchange: 'kalshi' }], at: 1 })
    await load(write('a.jsonl', minimal, { ...minimal, id: 'x' }))
    expect(await idsInStore()).toEqual(['betfair:1.2', 'betfair:x', 'kalshi:1.2'])
    await load(write('b.jsonl', { ...minimal, id: 'y' }))
    expect(await idsInStore()).toEqual(['betfair:y', 'kalshi:1.2'])
  })

  it('stores nothing if a line is invalid', async () => {
    await load(write('a.jsonl', minimal))
    await expect(load(write('b.jsonl', { ...minimal, id: 'y' }, '{'))).rejects.toThrow('b.jsonl:2')
    expect(await idsInStore()).toEqual(['betfair:1.2'])
  })

  it('stores files of many pages', async () => {
    const lines = Array.from({ length: 1001 }, (_, index) => ({ ...minimal, id: String(index) }))
    expect((await load(write('many.jsonl', ...lines))).events).toBe(1001)
    expect(await idsInStore()).toHaveLength(1001)
  })
})
