import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UnifiedEvent, Venue } from '@crossvenue/venues'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ingest } from '../catalogue/ingest.ts'
import { keepMatched } from '../catalogue/keep-matched.ts'
import { forbidPair, listOverrides, pinPair, unpinPair } from '../commands/manage-overrides.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { createLocalIndex } from '../matching/local-index.ts'
import { type RunningService, startService } from '../service.ts'
import { openStore } from '../store/open-store.ts'

// An operator's commands against a running service, over real HTTP and a real database.

const FED = 'Will the Fed cut rates at its March 2027 meeting?'
const RAIN = 'Will it rain in Lima on March 3, 2027?'
const CUP = 'Who lifts the trophy of the village?'

let folder: string
let service: RunningService
let lines: string[]
let printed: string[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crossvenue-'))
  lines = []
  printed = []
  for (const stream of ['log', 'error'] as const) {
    vi.spyOn(console, stream).mockImplementation((line: string) => printed.push(line))
  }
  await readVenues()
  await start()
})
afterEach(async () => {
  await service.close()
  rmSync(folder, { recursive: true })
  vi.restoreAllMocks()
})

const listed = (id: string, title: string): UnifiedEvent => ({
  id,
  title,
  markets: [
    {
      marketId: `${id}-1`,
      title,
      resolutionDate: '2027-03-18T18:00:00Z',
      outcomes: [
        { outcomeId: `${id}-1:YES`, label: 'Yes' },
        { outcomeId: `${id}-1:NO`, label: 'No' },
      ],
    },
  ],
})

const venue = (id: string, events: UnifiedEvent[]): Venue => ({
  id,
  name: id,
  fetchEventsPaginated: async () => ({ data: events }),
})

/** Ingests three venues while the service runs; `more` adds events. */
async function readVenues(...more: UnifiedEvent[]): Promise<void> {
  const store = await openStore(folder)
  const venues = [
    venue('kalshi', [listed('FED', FED), listed('RAIN', RAIN), ...more]),
    venue('manifold', [listed('fed', FED)]),
    venue('polymarket', [listed('101', FED), listed('102', CUP)]),
  ]
  await ingest({ store, venues, matcher: keepMatched({ store, createIndex: createLocalIndex }) })
  await store.close()
}

async function start(overrides?: string): Promise<void> {
  const config = { ...readConfig({}), port: 0, dataDir: folder, venues: [], ...(overrides && { overrides }) }
  service = await startService(config, { log: createLog('info', { write: (line) => lines.push(line) }) })
  await service.ingested
}

async function restart(overrides?: string): Promise<void> {
  await service.close()
  await start(overrides)
}

interface Answer {
  data: { clusterId: string; events: { eventId: string }[]; rawMatches: Record<string, unknown>[] }[]
}

let keysMade = 0

async function clusters(): Promise<Answer['data']> {
  // Names of live keys are unique, and the store persists over restarts.
  keysMade += 1
  const key = await service.keys.create(`test ${keysMade}`)
  const query = 'includeRawMatches=true&relations=identity,complement,subset,superset,overlap'
  const response = await fetch(`${service.url}/v0/matched-event-clusters?${query}`, {
    headers: { authorization: `Bearer ${key}` },
  })
  return ((await response.json()) as Answer).data
}

const members = async () =>
  (await clusters()).map(({ events }) => events.map(({ eventId }) => eventId).join(' ')).sort()

const pairs = async () =>
  (await clusters())
    .flatMap(({ rawMatches }) => rawMatches)
    .map(({ venueA, marketAId, venueB, marketBId }) => `${venueA}:${marketAId} ${venueB}:${marketBId}`)
    .sort()

const here = () => ({ data: folder })
const UNTOUCHED = ['kalshi:FED-1 manifold:fed-1', 'kalshi:FED-1 polymarket:101-1', 'manifold:fed-1 polymarket:101-1']

/** Runs a check now, after a restart and after another ingestion. */
async function lasting(check: () => Promise<void>): Promise<void> {
  await check()
  await restart()
  await check()
  await readVenues(listed('NEW', 'Will a new event be listed in 2027?'))
  await check()
}

describe('a pinned pair', () => {
  it('is an edge with the override as evidence', async () => {
    expect(await pairs()).toEqual(UNTOUCHED)
    await pinPair('kalshi:RAIN/RAIN-1', 'polymarket:102/102-1', { ...here(), relation: 'subset', note: 'asked them' })
    expect(printed).toEqual(['4 matches among all events\nclusters: 1 unchanged, 1 new'])
    await lasting(async () => {
      const [pinned] = (await clusters())
        .flatMap(({ rawMatches }) => rawMatches)
        .filter(({ eventAId }) => eventAId === 'RAIN')
      expect(pinned).toMatchObject({
        venueA: 'kalshi',
        marketAId: 'RAIN-1',
        venueB: 'polymarket',
        marketBId: '102-1',
        relation: 'subset',
        confidence: 1,
        evidence: [{ comparison: 'override', verdict: 'agree', a: 'asked them', weight: 0 }],
      })
    })
  })

  it('is restored when it is unpinned, with its ends in either order', async () => {
    await pinPair('polymarket:102', 'kalshi:RAIN', { ...here(), relation: 'superset' })
    await listOverrides(here())
    expect(printed.at(-1)).toMatch(/^kalshi:RAIN\tsubset\tpolymarket:102\tcommand\t\d{4}-\d\d-\d\d$/)
    await unpinPair('kalshi:RAIN', 'polymarket:102', here())
    expect(await pairs()).toEqual(UNTOUCHED)
    await expect(unpinPair('kalshi:RAIN', 'polymarket:102', here())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

it('clusters that a pin merges have the ids they had before once it is removed', async () => {
  const idsByEvent = async () =>
    Object.fromEntries((await clusters()).flatMap(({ clusterId, events }) => events.map((e) => [e.eventId, clusterId])))
  await pinPair('kalshi:RAIN/RAIN-1', 'polymarket:102/102-1', { ...here(), relation: 'identity' })
  const before = await idsByEvent()
  expect(new Set(Object.values(before)).size).toBe(2)
  await pinPair('kalshi:RAIN/RAIN-1', 'manifold:fed/fed-1', { ...here(), relation: 'identity' })
  expect(await idsByEvent()).not.toEqual(before)
  await unpinPair('kalshi:RAIN/RAIN-1', 'manifold:fed/fed-1', here())
  expect(await idsByEvent()).toEqual(before)
})

describe('a forbidden pair', () => {
  it('of markets has no edge, and neither have markets that would join them', async () => {
    await forbidPair('polymarket:101/101-1', 'kalshi:FED/FED-1', here())
    await lasting(async () => {
      expect(await pairs()).toHaveLength(1)
      expect(await pairs()).not.toContain('kalshi:FED-1 polymarket:101-1')
    })
  })

  it('of events is never in one cluster', async () => {
    await forbidPair('polymarket:101', 'kalshi:FED', here())
    await lasting(async () => {
      const [cluster, ...others] = await members()
      expect(others).toEqual([])
      expect(['kalshi:FED manifold:fed', 'manifold:fed polymarket:101']).toContain(cluster)
    })
  })
})

describe('a pair that makes no sense', () => {
  it.each([
    ['EVENT_NOT_FOUND', 'kalshi:NONE', 'polymarket:101'],
    ['MARKET_NOT_FOUND', 'kalshi:FED/FED-9', 'polymarket:101/101-1'],
    ['VALIDATION_ERROR', 'kalshi:FED', 'polymarket:101/101-1'],
    ['VALIDATION_ERROR', 'kalshi:FED', 'kalshi:RAIN'],
  ])('is refused with %s', async (code, a, b) => {
    await expect(pinPair(a, b, { ...here(), relation: 'identity' })).rejects.toMatchObject({ code })
    await listOverrides(here())
    expect(printed).toEqual([])
  })

  it('is refused for a relation that does not exist', async () => {
    expect(() => pinPair('kalshi:FED', 'polymarket:101', { ...here(), relation: 'none' })).toThrow('relation: expected')
  })
})

describe("the operator's file", () => {
  const write = (...overrides: unknown[]) => {
    const path = join(folder, 'overrides.jsonl')
    writeFileSync(path, overrides.map((override) => `${JSON.stringify(override)}\n`).join(''))
    return path
  }
  const a = { venue: 'kalshi', eventId: 'RAIN', marketId: 'RAIN-1' }
  const b = { venue: 'polymarket', eventId: '102', marketId: '102-1' }

  it('applies only while it is configured', async () => {
    await restart(write({ a, b, relation: 'overlap' }))
    expect(await pairs()).toContain('kalshi:RAIN-1 polymarket:102-1')
    await restart()
    expect(await pairs()).toEqual(UNTOUCHED)
  })

  it('overrules a command, and the log says so', async () => {
    await pinPair('kalshi:RAIN/RAIN-1', 'polymarket:102/102-1', { ...here(), relation: 'identity' })
    await restart(write({ a: b, b: a, relation: 'none', note: 'no' }))
    expect(await pairs()).toEqual(UNTOUCHED)
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({
        a: 'kalshi:RAIN/RAIN-1',
        b: 'polymarket:102/102-1',
        command: 'identity',
        msg: 'the override file overrules a command',
      }),
    )
    printed = []
    await listOverrides(here())
    expect(
      printed.map((line) =>
        line
          .replace(/\d{4}-\d\d-\d\d/, 'day')
          .split('\t')
          .slice(1),
      ),
    ).toEqual([
      ['identity', 'polymarket:102/102-1', 'command', 'day', 'overruled by the file'],
      ['none', 'polymarket:102/102-1', 'file', 'day', 'no'],
    ])
  })

  it('is refused if a line is invalid, with file, line and field', async () => {
    const path = write(
      { a, b, relation: 'none' },
      { a, b: { venue: 'manifold', eventId: 'x', marketId: 'y' }, relation: 'same' },
    )
    await service.close()
    await expect(start(path)).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      field: 'relation',
      message: expect.stringContaining(`${path}: line 2: relation: expected one of identity`),
    })
    await start()
  })
})
