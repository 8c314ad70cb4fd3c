import { afterEach, beforeEach, expect, it } from 'vitest'
import { alike, fillPair, quotedEvent, requote } from '../changes/__fixtures__/quoted.ts'
import { edgeOf, fill } from '../clusters/__fixtures__/catalogue.ts'
import { CHANGES_KEPT_MS } from './changes.ts'
import { openStore } from './open-store.ts'
import type { Store } from './store.ts'

let store: Store
beforeEach(async () => {
  store = await openStore(':memory:')
})
afterEach(() => store.close())

const changes = (after = 0) => store.read((view) => view.changes(after, 100))
const last = async () => (await store.read((view) => view.changeRange())).last

it('records that clusters of events and of markets are created, grow, split and end', async () => {
  await fillPair(store, { bid: 0.4, ask: 0.42 }, { bid: 0.41, ask: 0.43 }, 5_000)
  const created = await changes()
  expect(created.map(({ kind, at, data }) => [kind, at, data.members, data.venues, data.category])).toEqual([
    ['cluster.created', '1970-01-01T00:00:05.000Z', ['kalshi:a', 'polymarket:b'], ['kalshi', 'polymarket'], 'Politics'],
    [
      'cluster.created',
      '1970-01-01T00:00:05.000Z',
      ['kalshi:a/a-1', 'polymarket:b/b-1'],
      ['kalshi', 'polymarket'],
      'Politics',
    ],
  ])
  expect(created.map(({ data }) => data.clusterId?.slice(0, 4))).toEqual(['ecl_', 'mcl_'])

  let place = await last()
  const events = ['kalshi:a', 'polymarket:b', 'predictit:c'].map((id) => quotedEvent(id, { bid: 0.4, ask: 0.42 }))
  const ab = edgeOf('kalshi:a', 'polymarket:b', { outcomes: alike('a', 'b') })
  const bc = edgeOf('polymarket:b', 'predictit:c', { outcomes: alike('b', 'c') })
  await fill(store, { events, edges: [ab, bc] })
  expect((await changes(place)).map(({ kind, data }) => [kind, data.added])).toEqual([
    ['cluster.grown', ['predictit:c']],
    ['cluster.grown', ['predictit:c/c-1']],
  ])
  expect((await changes(place)).map(({ data }) => data.clusterId)).toEqual(created.map(({ data }) => data.clusterId))

  place = await last()
  await fill(store, { events, edges: [bc] })
  expect((await changes(place)).map(({ kind, data }) => [kind, data.removed])).toEqual([
    ['cluster.shrunk', ['kalshi:a']],
    ['cluster.shrunk', ['kalshi:a/a-1']],
  ])

  place = await last()
  await fill(store, { events, edges: [] })
  expect((await changes(place)).map(({ kind }) => kind)).toEqual(['cluster.retired', 'cluster.retired'])
  place = await last()
  await fill(store, { events, edges: [] })
  expect(await changes(place)).toEqual([])
})

it('records once that quotes begin to cross, and once that they stop', async () => {
  await fillPair(store, { bid: 0.4, ask: 0.42 }, { bid: 0.41, ask: 0.43 })
  const place = await last()
  await requote(store, [quotedEvent('polymarket:b', { bid: 0.45, ask: 0.47 })], 2_000)
  await requote(store, [quotedEvent('polymarket:b', { bid: 0.46, ask: 0.47 })], 3_000)
  await requote(store, [quotedEvent('kalshi:a', { bid: 0.45, ask: 0.48 })], 4_000)
  const found = await changes(place)
  expect(found.map(({ kind, at, data }) => ({ kind, at, ...data }))).toEqual([
    {
      kind: 'gap.crossed',
      at: '1970-01-01T00:00:02.000Z',
      clusterId: expect.stringMatching(/^mcl_/),
      title: 'Market a-1',
      category: 'Politics',
      venues: ['kalshi', 'polymarket'],
      isCrossed: true,
      buy: { venue: 'kalshi', marketId: 'a-1', outcomeId: 'a-1:YES', price: 0.42 },
      sell: { venue: 'polymarket', marketId: 'b-1', outcomeId: 'b-1:YES', price: 0.45 },
    },
    expect.objectContaining({ kind: 'gap.crossed', at: '1970-01-01T00:00:04.000Z', isCrossed: false }),
  ])
})

it('turns the quotes of an outcome that settles the other way', async () => {
  await fill(store, {
    events: [quotedEvent('kalshi:a', { bid: 0.4, ask: 0.42 }), quotedEvent('polymarket:b', { bid: 0.58, ask: 0.6 })],
    edges: [
      edgeOf('kalshi:a', 'polymarket:b', {
        relation: 'complement',
        outcomes: [
          { a: 'a-1:YES', b: 'b-1:NO' },
          { a: 'a-1:NO', b: 'b-1:YES' },
        ],
      }),
    ],
  })
  const place = await last()
  await requote(store, [quotedEvent('polymarket:b', { bid: 0.5, ask: 0.55 })], 2_000)
  // The best bid for NO of b is now 0.45, and its best ask 0.5.
  expect((await changes(place)).map(({ data }) => [data.isCrossed, data.buy?.price, data.sell?.price])).toEqual([
    [true, 0.42, 0.45],
  ])
})

it('states quotes of the first outcome of the market in the title', async () => {
  const traded = quotedEvent('polymarket:b', { bid: 0.58, ask: 0.6 })
  const turnedPairs = [
    { a: 'a-1:YES', b: 'b-1:NO' },
    { a: 'a-1:NO', b: 'b-1:YES' },
  ]
  const withVolume = (event: typeof traded) => ({
    ...event,
    markets: event.markets.map((market) => ({ ...market, volume24h: 10 })),
  })
  await fill(store, {
    events: [quotedEvent('kalshi:a', { bid: 0.4, ask: 0.42 }), withVolume(traded)],
    edges: [edgeOf('kalshi:a', 'polymarket:b', { relation: 'complement', outcomes: turnedPairs })],
  })
  const place = await last()
  await requote(store, [withVolume(quotedEvent('polymarket:b', { bid: 0.5, ask: 0.55 }))], 2_000)
  // YES of b, the most traded, is bought at 0.55 there, and sold as NO of a at 0.58.
  expect((await changes(place)).map(({ data: { title, buy, sell } }) => ({ title, buy, sell }))).toEqual([
    {
      title: 'Market b-1',
      buy: { venue: 'polymarket', marketId: 'b-1', outcomeId: 'b-1:YES', price: 0.55 },
      sell: { venue: 'kalshi', marketId: 'a-1', outcomeId: 'a-1:NO', price: 0.58 },
    },
  ])
})

it('records the outcome of a matched market that is settled, once', async () => {
  await fillPair(store, { bid: 0.4, ask: 0.42 }, { bid: 0.41, ask: 0.43 })
  const place = await last()
  const settled = quotedEvent('kalshi:a', { price: 0, status: 'resolved' })
  await requote(store, [settled], 2_000)
  await requote(store, [{ ...settled, title: 'Another title' }], 3_000)
  // Closed without a price of 1 and 0 is not settled.
  await requote(store, [quotedEvent('polymarket:b', { price: 0.5, status: 'closed' })], 4_000)
  expect((await changes(place)).map(({ kind, data }) => [kind, data.eventId, data.marketId, data.winner])).toEqual([
    ['market.resolved', 'kalshi:a', 'a-1', 'a-1:NO'],
  ])
})

it('keeps changes for a week, and the last one for ever', async () => {
  await fillPair(store, { bid: 0.4, ask: 0.42 }, { bid: 0.41, ask: 0.43 }, 1_000)
  const place = await last()
  const at = 1_000 + CHANGES_KEPT_MS + 1
  await fill(store, { at, events: [quotedEvent('kalshi:z', {})], edges: [] })
  const { first, last: end } = await store.read((view) => view.changeRange())
  expect(first).toBeGreaterThan(place)
  expect(end).toBeGreaterThan(place)
})
