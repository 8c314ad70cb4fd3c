import type { UnifiedMarket } from '@crossvenue/venues'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { edgeOf, eventOf, fill } from '../clusters/__fixtures__/catalogue.ts'
import { MAX_ANSWER_BYTES } from '../clusters/cluster.ts'
import type { Job, Lookups } from '../lookups/job.ts'
import { runJob } from '../lookups/job.ts'
import { createLookups } from '../lookups/lookups.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { AnchoredMatches, MatchBrowse } from './match-query.ts'

let store: Store
let lookups: Lookups
beforeEach(async () => {
  store = await openStore(':memory:')
  lookups = createLookups({ store, resolveUrl: () => undefined, bookVenues: [] })
})
afterEach(() => store.close())

interface MarketMatch {
  market: UnifiedMarket
  sourceMarket: UnifiedMarket
  relation: string
}
interface EventMatch {
  event: { id: string }
  marketMatches: MarketMatch[]
}
async function ask<T>(job: Job): Promise<{ data: T; meta?: object; bytes: number }> {
  const { body } = await runJob(lookups, job)
  return { ...JSON.parse(new TextDecoder().decode(body)), bytes: body.byteLength }
}
const anchored = (id: string, more = {}) => AnchoredMatches.parse({ id, ...more })
const namesOf = (matches: readonly MarketMatch[]) =>
  matches.map(({ sourceMarket, relation, market }) => `${sourceMarket.marketId} ${relation} ${market.marketId}`)

describe('matches of events', () => {
  beforeEach(() =>
    fill(store, {
      events: [
        eventOf('kalshi:K', { markets: ['K-1', 'K-2'] }),
        eventOf('polymarket:p', { markets: ['p-1', 'p-2'] }),
        eventOf('limitless:l', { markets: ['l-1'] }),
      ],
      edges: [
        edgeOf('kalshi:K/K-1', 'polymarket:p/p-1'),
        edgeOf('kalshi:K/K-2', 'polymarket:p/p-2', { relation: 'subset', confidence: 0.8 }),
        edgeOf('kalshi:K/K-1', 'limitless:l/l-1', { confidence: 0.7 }),
      ],
    }),
  )

  it('are those of one event with each other one, as seen from it, the most confident first', async () => {
    const { data } = await ask<{ matches: EventMatch[] }>({ lookup: 'eventMatches', query: anchored('polymarket:p') })
    expect(data.matches.map(({ event, marketMatches }) => [event.id, namesOf(marketMatches)])).toEqual([
      ['K', ['p-1 identity K-1', 'p-2 superset K-2']],
    ])
    const { data: own } = await ask<{ matches: EventMatch[] }>({ lookup: 'eventMatches', query: anchored('kalshi:K') })
    expect(own.matches.map(({ event, marketMatches }) => [event.id, namesOf(marketMatches)])).toEqual([
      ['p', ['K-1 identity p-1', 'K-2 subset p-2']],
      ['l', ['K-1 identity l-1']],
    ])
  })

  it('are listed by pairs of events, with the markets of the relations requested', async () => {
    const list = async (query: object) =>
      (await ask<EventMatch[]>({ lookup: 'browseEventMatches', query: MatchBrowse.parse(query) })).data.map(
        ({ event, marketMatches }) => [event.id, namesOf(marketMatches)],
      )
    expect(await list({})).toEqual([
      ['p', ['K-1 identity p-1']],
      ['l', ['K-1 identity l-1']],
    ])
    expect(await list({ relations: ['subset'] })).toEqual([['p', ['K-2 subset p-2']]])
    expect(await list({ limit: 1 })).toEqual([['p', ['K-1 identity p-1']]])
  })
})

describe('an answer that would be too large', () => {
  const MARKETS = 40
  const large = (venue: string, id: string) =>
    eventOf(`${venue}:${id}`, {
      markets: Array.from({ length: MARKETS }, (_, at) => ({
        marketId: `${id}-${at}`,
        title: `${at} ${'x'.repeat(4_000)}`,
        outcomes: [{ outcomeId: `${id}-${at}:YES`, label: 'Yes', price: 0.4 }],
      })),
    })
  const numbers = Array.from({ length: MARKETS }, (_, at) => at)
  beforeEach(() =>
    fill(store, {
      events: [large('kalshi', 'K'), large('polymarket', 'p'), large('limitless', 'l')],
      edges: numbers.flatMap((one) =>
        numbers.flatMap((other) => [
          edgeOf(`kalshi:K/K-${one}`, `polymarket:p/p-${other}`, { relation: 'disjoint' }),
          edgeOf(`limitless:l/l-${one}`, `polymarket:p/p-${other}`, { relation: 'disjoint' }),
        ]),
      ),
    }),
  )

  it.each<Job>([
    { lookup: 'eventMatches', query: anchored('polymarket:p') },
    { lookup: 'eventMatchesOf', query: anchored('', { id: undefined, eventId: 'polymarket:p' }) },
    { lookup: 'browseEventMatches', query: MatchBrowse.parse({ relations: ['disjoint'], limit: 500 }) },
  ])('of $lookup ends before it is, and says so', async (job) => {
    const { data, meta, bytes } = await ask<EventMatch[] | { matches: EventMatch[] }>(job)
    const matches = 'matches' in data ? data.matches : data
    expect(bytes).toBeLessThanOrEqual(MAX_ANSWER_BYTES)
    expect(bytes).toBeGreaterThan(0.9 * MAX_ANSWER_BYTES)
    expect(meta).toMatchObject({ cut: true })
    expect(matches[0]?.marketMatches.length).toBeGreaterThan(500)
  })

  it('of a list of pairs is cut as well', async () => {
    const market = (marketId: string): UnifiedMarket => ({
      marketId,
      title: 'x'.repeat(3e6),
      outcomes: [{ outcomeId: `${marketId}:YES`, label: 'Yes', price: 0.4 }],
    })
    await fill(store, {
      events: [
        eventOf('kalshi:H', { markets: [market('a'), market('b')] }),
        eventOf('polymarket:h', { markets: [market('c'), market('d')] }),
      ],
      edges: [
        edgeOf('kalshi:H/a', 'polymarket:h/c', { confidence: 0.9 }),
        edgeOf('kalshi:H/b', 'polymarket:h/d', { confidence: 0.8 }),
      ],
    })
    for (const lookup of ['browseMatches', 'pairs'] as const) {
      const { data, meta } = await ask<unknown[]>({ lookup, query: MatchBrowse.parse({}) })
      expect(data).toHaveLength(1)
      expect(meta).toMatchObject({ count: 1, total: 2, cut: true })
    }
  })

  it('because of a single event is refused, with the parameter to use instead', async () => {
    await fill(store, { events: [eventOf('kalshi:H', { description: 'x'.repeat(9e6) })], edges: [] })
    const query = { id: 'kalshi:H', view: 'full' as const, pretty: false }
    await expect(ask({ lookup: 'event', query })).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field: 'view' })
    await ask({ lookup: 'event', query: { ...query, view: 'compact' } })
  })
})
