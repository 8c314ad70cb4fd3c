import type { Relation, Venue } from '@crossvenue/venues'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { alike, fillPair, quotedEvent, quotedMarket, requote } from '../changes/__fixtures__/quoted.ts'
import { edgeOf, fill } from '../clusters/__fixtures__/catalogue.ts'
import { answersOf } from '../lookups/job.ts'
import { createLookups } from '../lookups/lookups.ts'
import { openStore } from '../store/open-store.ts'
import type { AuditedEdge } from '../store/settlements.ts'
import type { Store } from '../store/store.ts'
import { heldAsStated } from './held.ts'
import { settleSome } from './keep-settling.ts'
import { recentTally } from './recent-tally.ts'
import { auditOf } from './settlement-audit.ts'
import { wilsonInterval } from './wilson.ts'

let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
})
afterEach(() => store.close())

const market = (id: string, isYes: boolean) => ({
  eventId: `kalshi:${id}`,
  marketId: id,
  title: id,
  yes: `${id}:YES`,
  winner: `${id}:${isYes ? 'YES' : 'NO'}`,
})
const edge = (relation: Relation, isA: boolean, isB: boolean, outcomes: AuditedEdge['outcomes'] = []): AuditedEdge => ({
  a: market('a', isA),
  b: market('b', isB),
  relation,
  confidence: 0.9,
  outcomes,
})

it('holds in exactly the worlds that a relation allows', () => {
  const worlds = [
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ] as const
  const same = [
    { a: 'a:YES', b: 'b:YES' },
    { a: 'a:NO', b: 'b:NO' },
  ]
  const opposite = [
    { a: 'a:YES', b: 'b:NO' },
    { a: 'a:NO', b: 'b:YES' },
  ]
  const held = (relation: Relation, outcomes?: AuditedEdge['outcomes']) =>
    worlds.map(([a, b]) => heldAsStated(edge(relation, a, b, outcomes)))
  expect(held('identity', same)).toEqual([true, false, false, true])
  expect(held('complement', opposite)).toEqual([false, true, true, false])
  expect(held('subset')).toEqual([true, false, true, true])
  expect(held('superset')).toEqual([true, true, false, true])
  expect(held('disjoint')).toEqual([false, true, true, true])
  expect(held('overlap')).toEqual([undefined, undefined, undefined, undefined])
})

it('gives the Wilson intervals of the literature', () => {
  // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
  for (const [held, all, low, high] of [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ] as const) {
    const [lower, upper] = wilsonInterval(held, all)
    expect(lower).toBeCloseTo(low, 4)
    expect(upper).toBeCloseTo(high, 4)
  }
})

it('reports the total, which is counted once a minute', async () => {
  let [now, counts] = [0, 0]
  const lookups = createLookups({ store, resolveUrl: () => undefined, bookVenues: [] })
  const answers = answersOf(lookups)
  const tally = recentTally(
    {
      answer: (job) => {
        counts++
        return answers.answer(job)
      },
    },
    () => now,
  )
  await fillPair(store, {}, {})
  expect(await tally()).toBeUndefined()
  const results = ['kalshi:a', 'polymarket:b'].map((id) => quotedEvent(id, { price: 1, status: 'resolved' }))
  await requote(store, results, 2_000)
  now = 59_999
  expect(await tally()).toBeUndefined()
  now = 60_000
  expect(await tally()).toMatchObject({ pairs: 1, held: 1, share: 1 })
  expect(counts).toBe(2)
})

it('stores the result of a market that only has a related one, once, while its event is listed', async () => {
  await fill(store, {
    at: 1_000,
    events: [quotedEvent('kalshi:a', {}), quotedEvent('polymarket:b', {})],
    edges: [edgeOf('kalshi:a', 'polymarket:b', { relation: 'subset' })],
  })
  const results = ['kalshi:a', 'polymarket:b'].map((id) => quotedEvent(id, { price: 1, status: 'resolved' }))
  await requote(store, results, 2_000)
  const { byRelation } = auditOf(await store.read((view) => view.auditedEdges()), 10)
  expect(byRelation).toMatchObject({ subset: { pairs: 1, held: 1 } })
})

it('requests a market that left the lists by its slug first, and takes no other market for it', async () => {
  const slugged = { ...quotedEvent('kalshi:a', {}), markets: [{ ...quotedMarket('a-1', {}), slug: 'will-a' }] }
  await fill(store, {
    at: 1_000,
    events: [slugged, quotedEvent('polymarket:b', {})],
    edges: [edgeOf('kalshi:a', 'polymarket:b', { outcomes: alike('a', 'b') })],
  })
  const sweep = await store.beginSweep('file', { at: 2_000, freshSince: Number.POSITIVE_INFINITY })
  await store.commitPage({ sweep, events: [quotedEvent('polymarket:b', {})], at: 2_000, isCertain: true })
  const requests: unknown[] = []
  const kalshi: Venue = {
    id: 'kalshi',
    name: 'Kalshi',
    fetchMarket: async (params) => {
      requests.push(params)
      const id = requests.length === 1 ? 'another' : 'a-1'
      return quotedMarket(id, { price: 1, status: 'resolved' }) as never
    },
  }
  await settleSome({ store, venues: new Map([['kalshi', kalshi]]), now: () => 3_000 })
  expect(requests).toEqual([{ slug: 'will-a' }, { marketId: 'a-1' }])
  expect(await store.read((view) => view.unsettled({ since: 0, requestedBefore: 9_000, limit: 9 }))).toEqual([])
})

it('requests the markets of one venue while another one has not answered yet', async () => {
  await fill(store, {
    at: 1_000,
    events: [quotedEvent('kalshi:a', {}), quotedEvent('polymarket:b', {})],
    edges: [edgeOf('kalshi:a', 'polymarket:b', { outcomes: alike('a', 'b') })],
  })
  const sweep = await store.beginSweep('file', { at: 2_000, freshSince: Number.POSITIVE_INFINITY })
  await store.commitPage({ sweep, events: [], at: 2_000, isCertain: true })
  let began = 0
  let bothBegan = (): void => undefined
  const both = new Promise<void>((resolve) => {
    bothBegan = resolve
  })
  const venueOf = (id: string, marketId: string): [string, Venue] => [
    id,
    {
      id,
      name: id,
      async fetchMarket() {
        began++
        if (began === 2) bothBegan()
        await both
        return quotedMarket(marketId, { price: 1, status: 'resolved' })
      },
    },
  ]
  const venues = new Map([venueOf('kalshi', 'a-1'), venueOf('polymarket', 'b-1')])
  expect(await settleSome({ store, venues, now: () => 3_000 })).toBe(2)
  expect(auditOf(await store.read((view) => view.auditedEdges()), 10).total).toMatchObject({ pairs: 1, held: 1 })
})

it('audits a pair once both are settled, in the lists or after they left them, and states the rules of divergences', async () => {
  const ab = edgeOf('kalshi:a', 'polymarket:b', { confidence: 0.97, outcomes: alike('a', 'b') })
  const events = [quotedEvent('kalshi:a', { bid: 0.4 }), quotedEvent('polymarket:b', { bid: 0.4 })]
  const ruled = { ...events[0], id: 'a', sourceExchange: 'kalshi', description: 'By the count.', title: 'A' }
  await fill(store, {
    events: [{ ...events[0], ...ruled, markets: events[0]?.markets ?? [] }, ...events.slice(1)],
    edges: [ab],
  })
  const audit = async () => auditOf(await store.read((view) => view.auditedEdges()), 10)
  expect((await audit()).total).toEqual({ pairs: 0, held: 0, low: 0, high: 1 })

  await requote(store, [quotedEvent('polymarket:b', { price: 1, status: 'resolved' })], 2_000)
  expect((await audit()).total.pairs).toBe(0)
  // The other market leaves the list before it is settled.
  const sweep = await store.beginSweep('file', { at: 3_000, freshSince: Number.POSITIVE_INFINITY })
  await store.commitPage({ sweep, events: events.slice(1), at: 3_000, isCertain: true })
  const requests: unknown[] = []
  const answers = [
    quotedMarket('a-1', { price: 0.5, status: 'closed' }),
    quotedMarket('a-1', { price: 0, status: 'resolved' }),
  ]
  const kalshi: Venue = {
    id: 'kalshi',
    name: 'Kalshi',
    fetchMarket: async (params) => {
      requests.push(params)
      return answers.shift() as never
    },
  }
  const venues = new Map([['kalshi', kalshi]])
  const settle = (at: number) => settleSome({ store, venues, now: () => at })
  expect(await settle(4_000)).toBe(1)
  expect(await settle(5_000)).toBe(0)
  expect((await audit()).total.pairs).toBe(0)
  expect(await settle(4_000 + 7 * 3_600_000)).toBe(1)
  expect(await settle(4_000 + 14 * 3_600_000)).toBe(0)
  expect(requests).toEqual([{ marketId: 'a-1' }, { marketId: 'a-1' }])

  const { total, byRelation, byCategory, byVenues, byConfidence, divergences } = await audit()
  const one = { pairs: 1, held: 0, share: 0, low: 0, high: expect.closeTo(0.7935, 4) }
  expect({ total, byRelation, byCategory, byVenues, byConfidence }).toEqual({
    total: one,
    byRelation: { identity: one },
    byCategory: { Politics: one },
    byVenues: { 'kalshi polymarket': one },
    byConfidence: { '0.9-1': one },
  })
  expect(divergences).toMatchObject([
    {
      relation: 'identity',
      a: { venue: 'kalshi', eventId: 'a', marketId: 'a-1', winner: 'a-1:NO', rules: 'By the count.' },
      b: { venue: 'polymarket', marketId: 'b-1', winner: 'b-1:YES' },
    },
  ])
})
