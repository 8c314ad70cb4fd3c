import { contradictions, type Edge, match, type Ref } from '@crossvenue/matcher'
import { scenario, startSandbox } from '@crossvenue/sandbox'
import { createVenue, type UnifiedEvent } from '@crossvenue/venues'
import { beforeAll, describe, expect, it } from 'vitest'

interface Found extends Pick<Edge, 'a' | 'b'> {
  relation: string
}

const { truth } = scenario
const merges = ({ relation }: Found) => relation === 'identity' || relation === 'complement'

describe('what the matcher makes of the fake venues', () => {
  let events: UnifiedEvent[] = []
  let edges: Edge[] = []
  let merging: Edge[] = []
  beforeAll(async () => {
    events = await ingest()
    edges = match(events)
    merging = edges.filter(merges)
  })

  it('joins no two markets that are not the same', () => {
    const known = new Set(truth.pairs.map(key))
    const wrong = merging.filter((edge) => isOfMarkets(edge) && !known.has(key(edge)))
    expect(wrong.map(titled)).toEqual([])
  })

  it('finds every two markets that are the same or opposite', () => {
    const found = new Set(merging.map(key))
    expect(truth.pairs.filter((pair) => !found.has(key(pair))).map(titled)).toEqual([])
  })

  it('calls no near miss the same', () => {
    const found = new Set(merging.map(ends))
    expect(truth.nearMisses.filter((pair) => found.has(ends(pair))).map(titled)).toEqual([])
  })

  it('joins events as a whole inside their group only', () => {
    const groups = new Map(
      truth.groups.flatMap(({ name, events }) => events.map(({ venue, eventId }) => [`${venue} ${eventId}`, name])),
    )
    const groupOf = ({ venue, eventId }: Ref) => groups.get(`${venue} ${eventId}`)
    const wrong = merging.filter(({ a, b }) => groupOf(a) === undefined || groupOf(a) !== groupOf(b))
    expect(wrong.map(titled)).toEqual([])
  })

  it('finds no three relations that contradict each other', () => {
    const found = [...contradictions(edges)].map(({ x, p, y, relations }) => [
      titleOf(x),
      titleOf(p),
      titleOf(y),
      ...relations,
    ])
    expect(found).toEqual([])
  })

  /** The pair in words, so that a failing test shows what went wrong. */
  function titled({ a, b, relation }: Found): string {
    return `${titleOf(a)} ~ ${titleOf(b)}: ${relation}`
  }

  function titleOf({ venue, eventId, marketId }: Ref): string {
    const event = events.find(({ sourceExchange, id }) => sourceExchange === venue && id === eventId)
    const market = event?.markets.find((market) => market.marketId === marketId)
    return `${venue} ${market?.title ?? event?.title ?? eventId}`
  }
})

/** All events of all venues, read through the real adapters. */
async function ingest(): Promise<UnifiedEvent[]> {
  const begins = Date.parse(scenario.begins)
  const sandbox = await startSandbox({ now: () => begins })
  try {
    const lists = await Promise.all(
      Object.entries(sandbox.urls).map(([id, baseUrl]) =>
        readAll(
          createVenue(id, {
            baseUrl,
            now: sandbox.world.now,
            credentials: { apiKey: sandbox.keys[id] },
          }),
        ),
      ),
    )
    return lists.flat()
  } finally {
    await sandbox.close()
  }
}

async function readAll(venue: ReturnType<typeof createVenue>): Promise<UnifiedEvent[]> {
  const events: UnifiedEvent[] = []
  let cursor: string | undefined
  do {
    const page = await venue.fetchEventsPaginated?.(cursor === undefined ? {} : { cursor })
    events.push(...(page?.data ?? []))
    cursor = page?.nextCursor
  } while (cursor !== undefined)
  return events
}

const isOfMarkets = ({ a, b }: Found) => a.marketId !== undefined && b.marketId !== undefined
const name = ({ venue, eventId, marketId = '' }: Ref) => `${venue} ${eventId} ${marketId}`
const ends = ({ a, b }: Found) => `${name(a)} | ${name(b)}`
const key = (found: Found) => `${ends(found)} | ${found.relation}`
