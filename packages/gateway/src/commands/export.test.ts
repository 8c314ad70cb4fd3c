import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from 'hyparquet'
import { afterAll, expect, it, vi } from 'vitest'
import { fillPair, quotedEvent, requote } from '../changes/__fixtures__/quoted.ts'
import { exportTables } from '../export/export-tables.ts'
import { writeParquet } from '../export/write-parquet.ts'
import { openStore } from '../store/open-store.ts'
import { exportStore } from './export.ts'

const directory = mkdtempSync(join(tmpdir(), 'crossvenue-export-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

it('writes what the store has of clusters, questions, edges, quotes and the audit', async () => {
  const data = join(directory, 'data')
  const store = await openStore(data)
  await fillPair(store, { bid: 0.4, ask: 0.42 }, { bid: 0.41, ask: 0.43 }, 1_000)
  await requote(
    store,
    [
      quotedEvent('kalshi:a', { price: 1, status: 'resolved' }),
      quotedEvent('polymarket:b', { price: 1, status: 'resolved' }),
    ],
    2_000,
  )
  await store.storeCandles(
    { eventId: 'kalshi:a', marketId: 'a-1' },
    [{ at: 500, outcomeId: 'a-1:YES', close: 0.3 }],
    3_000,
  )
  await store.close()
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await exportStore({ data, out: directory })
  await exportStore({ data, out: directory, format: 'jsonl', tables: 'edges' })
  await exportStore({ data, out: directory, format: 'jsonl' })
  await exportStore({ data, out: directory, format: 'parquet' })
  log.mockRestore()

  const lines = (name: string) => readFileSync(join(directory, name), 'utf8').trimEnd().split('\n')
  expect(lines('clusters.csv')).toEqual([
    'clusterId,venue,eventId,title,relations,confidence',
    expect.stringMatching(/^ecl_[0-9a-f]{16},kalshi,a,Title of a,"\[""identity""\]",0\.9$/),
    expect.stringMatching(/^ecl_[0-9a-f]{16},polymarket,b,Title of b,"\[""identity""\]",0\.9$/),
  ])
  expect(lines('questions.csv').slice(1)).toEqual([
    expect.stringMatching(/^mcl_[0-9a-f]{16},kalshi,a,a-1,a-1:YES,a-1:NO,/),
    expect.stringMatching(/^mcl_[0-9a-f]{16},polymarket,b,b-1,b-1:YES,b-1:NO,/),
  ])
  expect(lines('quotes.csv').map((line) => line.replace(/^mcl_[0-9a-f]{16},/, ''))).toEqual([
    'clusterId,venue,eventId,marketId,outcomeId,time,bid,ask,price',
    'kalshi,a,a-1,a-1:YES,1970-01-01T00:00:01.000Z,0.4,0.42,',
    'kalshi,a,a-1,a-1:NO,1970-01-01T00:00:01.000Z,0.58,0.6,',
    'kalshi,a,a-1,a-1:YES,1970-01-01T00:00:02.000Z,,,1',
    'kalshi,a,a-1,a-1:NO,1970-01-01T00:00:02.000Z,,,0',
    'polymarket,b,b-1,b-1:YES,1970-01-01T00:00:01.000Z,0.41,0.43,',
    'polymarket,b,b-1,b-1:NO,1970-01-01T00:00:01.000Z,0.57,0.59,',
    'polymarket,b,b-1,b-1:YES,1970-01-01T00:00:02.000Z,,,1',
    'polymarket,b,b-1,b-1:NO,1970-01-01T00:00:02.000Z,,,0',
  ])
  expect(lines('candles.csv').map((line) => line.replace(/^mcl_[0-9a-f]{16},/, ''))).toEqual([
    'clusterId,venue,eventId,marketId,outcomeId,time,close',
    'kalshi,a,a-1,a-1:YES,1970-01-01T00:00:00.500Z,0.3',
  ])
  expect(lines('audit.csv')).toEqual([
    'venueA,eventA,marketA,winnerA,venueB,eventB,marketB,winnerB,relation,confidence,held',
    'kalshi,a,a-1,a-1:YES,polymarket,b,b-1,b-1:YES,identity,0.9,true',
  ])
  expect(lines('edges.jsonl').map((line) => JSON.parse(line))).toEqual([
    {
      venueA: 'kalshi',
      eventA: 'a',
      marketA: 'a-1',
      venueB: 'polymarket',
      eventB: 'b',
      marketB: 'b-1',
      relation: 'identity',
      confidence: 0.9,
      updatedAt: '1970-01-01T00:00:01.000Z',
      outcomes: [
        { a: 'a-1:YES', b: 'b-1:YES' },
        { a: 'a-1:NO', b: 'b-1:NO' },
      ],
      evidence: [],
    },
  ])
})

it.each(exportTables)('writes the same %s as Parquet, with the types of its columns', async (table) => {
  const file = await asyncBufferFromFile(join(directory, `${table}.parquet`))
  const rows = (await parquetReadObjects({ file })).map((row) => JSON.parse(JSON.stringify(row)))
  const lines = readFileSync(join(directory, `${table}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
  expect(rows.length).toBeGreaterThan(0)
  expect(rows).toEqual(lines.map((line) => JSON.parse(line)))
})

/** Reads CSV whose cells may be quoted, as RFC 4180 defines them. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, plain, inQuotes, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n)/g)) {
    rows.at(-1)?.push(plain?.replaceAll('""', '"') ?? inQuotes ?? '')
    if (end === '\n') rows.push([])
  }
  return rows.slice(0, -1)
}

it.each(exportTables)('writes the same %s as CSV', (table) => {
  const [names = [], ...rows] = readCsv(readFileSync(join(directory, `${table}.csv`), 'utf8'))
  const lines = readFileSync(join(directory, `${table}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
  const textOf = (value: unknown) =>
    value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
  const expected = lines.map((line) => Object.values(JSON.parse(line) as object).map(textOf))
  expect(rows).toEqual(expected)
  expect(names).toEqual(Object.keys(JSON.parse(lines[0] ?? '{}')))
})

it.each(['csv', 'jsonl', 'parquet'])('writes the tables of an empty store as %s', async (format) => {
  const out = join(directory, `empty-${format}`)
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await exportStore({ data: join(directory, 'empty'), out, format })
  log.mockRestore()
  for (const table of exportTables) {
    const path = join(out, `${table}.${format}`)
    if (format === 'csv') expect(readFileSync(path, 'utf8')).toMatch(/^[A-Za-z]+(,[A-Za-z]+)+\n$/)
    if (format === 'jsonl') expect(readFileSync(path, 'utf8')).toBe('')
    if (format === 'parquet') expect(await parquetReadObjects({ file: await asyncBufferFromFile(path) })).toEqual([])
  }
})

it('writes a large table as several groups of rows', async () => {
  async function* rows() {
    for (let count = 0; count < 25; count++)
      yield { name: `row ${count}`, time: count % 2 ? null : '2026-11-01T00:00:00.000Z' }
  }
  const path = join(directory, 'large.parquet')
  await writeParquet(path, rows(), { name: 'text', time: 'time' }, 10)
  const file = await asyncBufferFromFile(path)
  expect((await parquetMetadataAsync(file)).row_groups.map(({ num_rows }) => Number(num_rows))).toEqual([10, 10, 5])
  const [first, second] = await parquetReadObjects({ file })
  expect([first, second]).toEqual([
    { name: 'row 0', time: new Date('2026-11-01T00:00:00.000Z') },
    { name: 'row 1', time: null },
  ])
})

it('names the option that is wrong', async () => {
  await expect(exportStore({ out: directory, tables: 'events' })).rejects.toMatchObject({ field: 'tables' })
  await expect(exportStore({ out: directory, format: 'xls' })).rejects.toMatchObject({ field: 'format' })
})
