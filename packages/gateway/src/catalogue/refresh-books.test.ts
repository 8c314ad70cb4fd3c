import { CrossvenueError, type OrderBook, type Venue } from '@crossvenue/venues'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { edgeOf, eventOf, fill } from '../clusters/__fixtures__/catalogue.ts'
import type { Cluster } from '../clusters/cluster.ts'
import { parseClusterQuery } from '../clusters/cluster-query.ts'
import { type Clusters, createClusters } from '../clusters/clusters.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { busiestOutcomes } from '../streams/busiest-outcomes.ts'
import { refreshBooks } from './refresh-books.ts'

const FULL: OrderBook = { bids: [{ price: 0.4, size: 10 }], asks: [] }
const EMPTY: OrderBook = { bids: [], asks: [] }
const MAX_AGE = 900_000

let store: Store
let clusters: Clusters
/** The answers of the fake venue by outcome; a book with a bid if none is set. */
let answers: Map<string, OrderBook | Error>
let requested: string[]
let clock: number

const opinion: Venue = {
  id: 'opinion',
  name: 'Opinion',
  async fetchOrderBook(outcomeId) {
    requested.push(outcomeId)
    const answer = answers.get(outcomeId) ?? FULL
    if (answer instanceof Error) throw answer
    return answer
  },
}

const market = (marketId: string, outcomes: readonly string[] = ['YES'], status = 'active') => ({
  marketId,
  title: marketId,
  status,
  outcomes: outcomes.map((label) => ({ outcomeId: `${marketId}:${label}`, label })),
})

beforeEach(async () => {
  ;[answers, requested, clock] = [new Map(), [], 1_000_000]
  store = await openStore(':memory:')
  clusters = createClusters({ store, resolveUrl: () => undefined, bookVenues: ['opinion'] })
  await fill(store, {
    events: [
      eventOf('opinion:alone', { markets: [market('A')] }),
      eventOf('opinion:tied', { markets: [market('T'), market('shut', ['YES'], 'resolved')] }),
      eventOf('predictit:tied'),
    ],
    edges: [edgeOf('opinion:tied/T', 'predictit:tied')],
  })
})
afterEach(() => store.close())

const refresh = (signal?: AbortSignal) => refreshBooks(opinion, { store, maxAgeMs: MAX_AGE, now: () => clock, signal })
const covered = async () => {
  const found = await clusters.find(parseClusterQuery(new URLSearchParams('withOrderbook=true')))
  const data: Cluster[] = found.clusters.map((cluster) => JSON.parse(String(cluster)))
  return data.flatMap(({ events }) => events.map(({ eventId }) => eventId))
}
const BOTH = ['opinion:tied', 'predictit:tied']
const counters = () => store.read((view) => view.counters())

describe('an open market of a venue whose lists carry no quotes', () => {
  it('is covered until its book was requested', async () => {
    expect(await covered()).toEqual(BOTH)
  })

  it('leaves withOrderbook when its book is empty and comes back when it has one', async () => {
    answers.set('T:YES', EMPTY)
    await refresh()
    expect(await covered()).toEqual([])
    answers.delete('T:YES')
    clock += MAX_AGE + 1
    await refresh()
    expect(await covered()).toEqual(BOTH)
  })

  it.each(['OUTCOME_NOT_FOUND', 'MARKET_NOT_FOUND'] as const)(
    'leaves withOrderbook when the venue answers %s',
    async (code) => {
      answers.set('T:YES', new CrossvenueError(code, 'no such book'))
      await refresh()
      expect(await covered()).toEqual([])
    },
  )

  it('leaves watchAllOrderBooks when its book is empty', async () => {
    const before = await busiestOutcomes(store, opinion)
    expect(before).toEqual(['A:YES', 'T:YES'])
    answers.set('T:YES', EMPTY)
    await refresh()
    expect(await busiestOutcomes(store, opinion)).toEqual(['A:YES'])
    answers.set('A:YES', EMPTY)
    clock += MAX_AGE + 1
    await refresh()
    await expect(busiestOutcomes(store, opinion)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Opinion has no open market with an order book to watch',
    })
  })

  it('is covered if any of its outcomes has a book', async () => {
    await list(eventOf('opinion:tied', { markets: [market('T', ['one', 'two', 'three'])] }))
    answers.set('T:one', EMPTY).set('T:two', FULL)
    await refresh()
    expect(requested).toEqual(['T:one', 'T:two', 'A:YES'])
    expect(await covered()).toEqual(BOTH)
  })

  it('stays empty when its event is listed again, and is removed when the market closes', async () => {
    answers.set('T:YES', EMPTY)
    await refresh()
    await list(eventOf('opinion:tied', { title: 'Another title', markets: [market('T')] }))
    expect(await covered()).toEqual([])
    await list(eventOf('opinion:tied', { markets: [market('T', ['YES'], 'resolved')] }))
    await list(eventOf('opinion:tied', { markets: [market('T')] }))
    expect(await covered()).toEqual(BOTH)
  })

  it('is covered if its list carries a quote after all', async () => {
    answers.set('T:YES', EMPTY)
    await refresh()
    await list(eventOf('opinion:tied', { markets: [{ ...market('T'), bestAsk: 0.3 }] }))
    expect(await covered()).toEqual(BOTH)
    requested = []
    clock += MAX_AGE + 1
    await refresh()
    expect(requested).toEqual(['A:YES'])
  })

  /** Stores another state of one event. */
  async function list(event: ReturnType<typeof eventOf>): Promise<void> {
    const others = (await store.read((view) => view.events())).filter(
      ({ id, sourceExchange }) => `${sourceExchange}:${id}` !== `${event.sourceExchange}:${event.id}`,
    )
    const sweep = await store.beginSweep('file', { at: clock, freshSince: Number.POSITIVE_INFINITY })
    await store.commitPage({ sweep, events: [...others, event], at: clock })
  }
})

describe('requesting books', () => {
  it('begins with events in clusters, leaves closed markets out and waits until an answer is old', async () => {
    expect(await refresh()).toEqual({ requested: 2, isCut: false })
    expect(requested).toEqual(['T:YES', 'A:YES'])
    clock += MAX_AGE
    expect(await refresh()).toEqual({ requested: 0, isCut: false })
    clock += 1
    expect(await refresh()).toEqual({ requested: 2, isCut: false })
  })

  it('takes twenty at a time, the least recently requested first', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `M${String(index).padStart(2, '0')}`)
    await fill(store, { events: [eventOf('opinion:many', { markets: names.map((name) => market(name)) })], edges: [] })
    expect(await refresh()).toEqual({ requested: 20, isCut: true })
    clock += 1
    expect(await refresh()).toEqual({ requested: 5, isCut: false })
    expect(requested).toEqual(names.map((name) => `${name}:YES`))
    clock += MAX_AGE
    requested = []
    await refresh()
    expect(requested).toEqual(names.slice(0, 20).map((name) => `${name}:YES`))
  })

  it('increases the catalogue counter if a book became empty, and not if nothing changed', async () => {
    const before = await counters()
    await refresh()
    expect(await counters()).toEqual(before)
    answers.set('T:YES', EMPTY).set('A:YES', EMPTY)
    clock += MAX_AGE + 1
    await refresh()
    expect(await counters()).toEqual({ ...before, catalogue: before.catalogue + 1 })
  })
})

describe('a venue that fails', () => {
  const down = new CrossvenueError('EXCHANGE_NOT_AVAILABLE', 'Opinion is down')

  it.each([
    ['that had a book', FULL, BOTH],
    ['whose book was empty', EMPTY, []],
  ])('changes nothing of a market %s', async (_, book, expected) => {
    answers.set('T:YES', book)
    await refresh()
    const before = await counters()
    answers.set('T:YES', down)
    clock += MAX_AGE + 1
    expect(await refresh()).toEqual({ requested: 1, isCut: false, failure: down })
    expect(await covered()).toEqual(expected)
    expect(await counters()).toEqual(before)
  })

  it('because the address of books has moved leaves its books as they are', async () => {
    answers.set('T:YES', new CrossvenueError('NOT_FOUND', 'Opinion has nothing at /book'))
    expect(await refresh()).toMatchObject({ failure: { code: 'NOT_FOUND' } })
    expect(await covered()).toEqual(BOTH)
  })

  it('at one market does not prevent requests for the others', async () => {
    answers.set('T:YES', down)
    await refresh()
    expect(requested).toEqual(['T:YES'])
    await refresh()
    expect(requested).toEqual(['T:YES', 'A:YES'])
  })

  it('is not counted while the service is stopping', async () => {
    const stopping = new AbortController()
    stopping.abort()
    answers.set('T:YES', down)
    expect(await refresh(stopping.signal)).toMatchObject({ requested: 0 })
    requested = []
    await refresh()
    expect(requested).toEqual(['T:YES'])
  })
})
