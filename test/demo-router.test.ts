import { scenario } from '@crossvenue/sandbox'
import {
  mirrorBook,
  type OrderBook,
  venues as registry,
  type UnifiedEvent,
  type UnifiedMarket,
  type Venue,
} from '@crossvenue/venues'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bruteForce, type Market } from '../packages/gateway/src/arbitrage/__fixtures__/brute-force.ts'
import { createSetArbitrage } from '../packages/gateway/src/arbitrage/set-arbitrage.ts'
import { SetQuery } from '../packages/gateway/src/arbitrage/set-candidates.ts'
import { parseClusterQuery } from '../packages/gateway/src/clusters/cluster-query.ts'
import { answersOf } from '../packages/gateway/src/lookups/job.ts'
import { parseMarketClusterQuery } from '../packages/gateway/src/questions/question-query.ts'
import { createRouter } from '../packages/gateway/src/router/router.ts'
import { parseEventSearch, parseMarketSearch } from '../packages/gateway/src/search/search-query.ts'
import { openDemoCatalogue } from './demo-catalogue.ts'
import { trueClasses } from './true-classes.ts'

let demo: Awaited<ReturnType<typeof openDemoCatalogue>>
let router: Required<Venue>
let venues: Map<string, Venue>
beforeAll(async () => {
  demo = await openDemoCatalogue()
  venues = await venuesWithBooks()
  router = createRouter({ answers: answersOf(demo.lookups), venues }) as Required<Venue>
}, 900_000)
afterAll(() => demo.close())

/** The venues with the books of the scenario: the clock of the fake ones stands still, so their rate limits never end. */
async function venuesWithBooks(): Promise<Map<string, Venue>> {
  const events = await demo.store.read((view) => view.events())
  const bookOf = new Map<string, () => OrderBook>()
  for (const { sourceExchange, markets } of events) {
    for (const { marketId, outcomes } of markets) {
      const source = sources.get(`${sourceExchange}:${marketId}`)
      for (const [index, { outcomeId }] of outcomes.entries()) {
        if (!source) continue
        bookOf.set(`${sourceExchange} ${outcomeId}`, () => {
          const { bids, asks } = demo.world.book(source)
          const book = { bids: [...bids], asks: [...asks] }
          return index === 0 ? book : mirrorBook(book)
        })
      }
    }
  }
  const fetchOrderBook = (id: string) => async (outcomeId: string) => {
    const book = bookOf.get(`${id} ${outcomeId}`)
    if (!book) throw new Error(`${id} has no outcome ${outcomeId}`)
    return book()
  }
  return new Map(
    demo.venues.map(({ id, name, fetchOrderBook: known }) => [
      id,
      { id, name, ...(known && { fetchOrderBook: fetchOrderBook(id) }) },
    ]),
  )
}

const { truth } = scenario
const sources = new Map(
  scenario.events.flatMap(({ venue, markets }) => markets.map((market) => [`${venue}:${market.id}`, market])),
)
const nameOf = ({ sourceExchange, marketId }: UnifiedMarket) => `${sourceExchange}:${marketId}`

/** The markets that the truth says settle alike or opposite with each market. */
function truePartners(): Map<string, Map<string, 'identity' | 'complement'>> {
  const partners = new Map<string, Map<string, 'identity' | 'complement'>>()
  const note = (one: string, other: string, relation: 'identity' | 'complement') =>
    partners.set(one, (partners.get(one) ?? new Map()).set(other, relation))
  const listed = new Set(demo.venues.map(({ id }) => id as string))
  for (const { a, b, relation } of truth.pairs) {
    if (!listed.has(a.venue) || !listed.has(b.venue)) continue
    const [one, other] = [`${a.venue}:${a.marketId}`, `${b.venue}:${b.marketId}`]
    note(one, other, relation)
    note(other, one, relation)
  }
  return partners
}

describe('a search', () => {
  const read = async (lookup: 'events' | 'markets', text: string) => {
    const parameters = new URLSearchParams(text)
    const page =
      lookup === 'events'
        ? await demo.lookups.events(parseEventSearch(parameters))
        : await demo.lookups.markets(parseMarketSearch(parameters))
    return JSON.parse(new TextDecoder().decode(page.body)) as {
      data: (UnifiedMarket & { id?: string; eventId?: string })[]
      meta: { total: number; nextCursor?: string }
    }
  }
  const walk = async (lookup: 'events' | 'markets', text: string) => {
    const names: string[] = []
    let total = 0
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const { data, meta } = await read(lookup, `${text}&limit=97${cursor && `&cursor=${cursor}`}`)
      names.push(
        ...data.map((one) =>
          lookup === 'events' ? (one.eventId ?? '') : `${one.sourceExchange}:${one.eventId}/${one.marketId}`,
        ),
      )
      if (cursor === '') total = meta.total
      cursor = meta.nextCursor
    }
    return { names, total }
  }

  it.each(['events', 'markets'] as const)(
    'walks through all %s, each once',
    async (lookup) => {
      const events = await demo.store.read((view) => view.events())
      const expected = events.flatMap(({ id, sourceExchange, markets }) =>
        lookup === 'events'
          ? [`${sourceExchange}:${id}`]
          : markets.map((one) => `${sourceExchange}:${id}/${one.marketId}`),
      )
      const { names, total } = await walk(lookup, lookup === 'events' ? 'status=all&marketLimit=0' : 'status=all')
      expect(names.toSorted()).toEqual(expected.sort())
      expect(total).toBe(expected.length)
    },
    60_000,
  )

  it('finds by beginnings of words, on the venues and in the category requested', async () => {
    const { data, meta } = await read(
      'markets',
      'query=champ%20leag%20arsenal&status=all&limit=500&venues=kalshi,polymarket',
    )
    const titles = (await demo.store.read((view) => view.events()))
      .filter(({ sourceExchange }) => ['kalshi', 'polymarket'].includes(sourceExchange))
      .flatMap(({ markets }) => markets.map(({ title }) => title))
      .filter((title) => [/\bchamp/i, /\bleag/i, /\barsenal/i].every((word) => word.test(title)))
    expect(data.map(({ title }) => title).sort()).toEqual(titles.sort())
    expect(meta.total).toBe(titles.length)
    expect(titles.length).toBeGreaterThan(1)
    const sports = await read('markets', 'category=sport&limit=20')
    expect(new Set(sports.data.map(({ category }) => category))).toEqual(new Set(['Sports']))
    expect((await read('markets', 'category=nonsense')).meta.total).toBe(0)
  })

  it('refuses what it cannot read', () => {
    expect(() => parseMarketSearch(new URLSearchParams('cursor=x'))).toThrow('cursor: no cursor of such a page')
    expect(() => parseMarketSearch(new URLSearchParams('limit=501'))).toThrow('limit')
    expect(() => parseEventSearch(new URLSearchParams('constructor=1'))).toThrow('no such parameter')
  })
})

describe('the router', () => {
  it('matches every market of the truth with exactly its partners', async () => {
    const wrong: string[] = []
    for (const [name, partners] of truePartners()) {
      const found = await router.fetchMarketMatches({ marketId: name })
      const merging = found.filter(({ relation }) => relation === 'identity' || relation === 'complement')
      const given = merging
        .map(({ market, relation }) => `${nameOf(market)} ${relation}`)
        .sort()
        .join()
      const written = Array.from(partners, ([other, relation]) => `${other} ${relation}`)
        .sort()
        .join()
      if (given !== written) wrong.push(`${name}: ${given}, not ${written}`)
    }
    expect(wrong).toEqual([])
  }, 1_800_000)

  it('compares prices of the outcomes that settle alike', async () => {
    const wrong: string[] = []
    let compared = 0
    for (const [name, partners] of [...truePartners()].slice(0, 200)) {
      for (const { market, bestBid, bestAsk, venue } of await router.compareMarketPrices({ marketId: name })) {
        expect(venue).toBe(market.sourceExchange)
        const source = sources.get(nameOf(market))
        const quote = source && demo.world.quote(source)
        if (!quote || bestBid == null || bestAsk == null) continue
        const isOpposite = partners.get(nameOf(market)) === 'complement'
        const [bid, ask] = isOpposite ? [1 - quote.ask, 1 - quote.bid] : [quote.bid, quote.ask]
        compared++
        if (Math.abs(bid - bestBid) + Math.abs(ask - bestAsk) > 1e-6)
          wrong.push(`${name} ${nameOf(market)}: ${bestBid} ${bestAsk}`)
      }
    }
    expect(wrong).toEqual([])
    expect(compared).toBeGreaterThan(200)
  }, 900_000)

  it('merges the books of a question, each level of the outcome that settles alike', async () => {
    const pairs = (await router.fetchMatchedMarkets({ limit: 25, relations: 'complement' })).concat(
      await router.fetchMatchedMarkets({ limit: 25 }),
    )
    const classes = trueClasses()
    for (const { marketA } of pairs) {
      const [first] = marketA.outcomes
      const book = await router.fetchOrderBook(first?.outcomeId ?? '')
      const own = nameOf(marketA).replace(':', ' ')
      const names = Array.from(classes.get(own) ?? [], ([name, polarity]) => {
        const relation = polarity === classes.get(own)?.get(own) ? 'identity' : 'complement'
        return [name.replace(' ', ':'), relation] as const
      })
      const withBooks = new Set(demo.venues.filter((venue) => venue.fetchOrderBook).map(({ id }) => id as string))
      const expected = names.flatMap(([name, relation]) => {
        const [venue = ''] = name.split(':')
        const source = sources.get(name)
        if (!source || !withBooks.has(venue)) return []
        const { bids, asks } = demo.world.book(source)
        return (relation === 'identity' ? asks.map(({ price }) => price) : bids.map(({ price }) => 1 - price)).map(
          (price) => `${venue} ${price.toFixed(6)}`,
        )
      })
      expect(book.missing).toBeUndefined()
      expect(book.asks.map(({ venue, price }) => `${venue} ${price.toFixed(6)}`).sort()).toEqual(expected.sort())
      expect(book.asks.map(({ price }) => price)).toEqual(book.asks.map(({ price }) => price).sort((a, b) => a - b))
      expect(book.bids.map(({ price }) => price)).toEqual(book.bids.map(({ price }) => price).sort((a, b) => b - a))
    }
    expect(pairs.length).toBeGreaterThan(30)
  }, 900_000)

  it('pairs markets by the difference of the prices that settle alike', async () => {
    const pairs = await router.fetchMatchedPrices({ limit: 500, relations: ['identity', 'complement'] })
    expect(pairs.length).toBeGreaterThan(100)
    for (const { priceA, priceB, priceDifference, marketA, marketB, relation } of pairs) {
      expect(priceDifference).toBeCloseTo(Math.abs(priceA - priceB), 9)
      expect(priceDifference).toBeLessThanOrEqual(0.2)
      expect(truePartners().get(nameOf(marketA))?.get(nameOf(marketB))).toBe(relation)
    }
    const differences = pairs.map(({ priceDifference }) => priceDifference)
    expect(differences).toEqual(differences.toSorted((a, b) => b - a))
  }, 600_000)

  it('finds every arbitrage of the scenario that is certain after fees, and no other', async () => {
    const found = await router.fetchArbitrage({ limit: 500, relations: ['identity', 'complement'], size: 200 })
    const byPair = new Map<string, number>()
    for (const { marketA, marketB, profit = 0, legs = [], spread, buyPrice, sellPrice } of found) {
      const pair = [nameOf(marketA), nameOf(marketB)].sort().join(' ')
      byPair.set(pair, Math.max(profit, byPair.get(pair) ?? 0))
      expect(spread).toBeCloseTo(sellPrice - buyPrice, 6)
      expect(legs.map(({ side }) => side)).toEqual(['buy', 'sell'])
    }
    const units = new Map<string, string | undefined>()
    for (const { sourceExchange, markets } of await demo.store.read((view) => view.events())) {
      for (const market of markets) {
        const isQuoted = market.outcomes.some(({ bestBid, bestAsk }) => (bestBid ?? bestAsk) !== undefined)
        if (isQuoted) units.set(`${sourceExchange}:${market.marketId}`, market.volumeUnit)
      }
    }
    const sideOf = (name: string): Market | undefined => {
      const [source, declared] = [sources.get(name), registry[name.split(':')[0] ?? '']?.fees]
      // The fake Polymarket states that its markets have no fees.
      const fees = declared && name.startsWith('polymarket:') ? { ...declared, taker: declared.maker } : declared
      if (!source || !fees || !units.has(name) || ['GBP', 'mana'].includes(units.get(name) ?? '')) return undefined
      const { bids, asks } = demo.world.book(source)
      const inCents = (levels: readonly { price: number; size: number }[]) =>
        levels.map(({ price, size }) => ({ cents: price * 100, size }))
      return { fees, bids: inCents(bids), asks: inCents(asks) }
    }
    const turned = ({ fees, bids, asks }: Market): Market => {
      const turn = (levels: Market['bids']) => levels.map(({ cents, size }) => ({ cents: 100 - cents, size }))
      return { fees, bids: turn(asks), asks: turn(bids) }
    }
    const certain = new Map<string, number>()
    for (const [name, partners] of truePartners()) {
      for (const [other, relation] of partners) {
        const [one, second] = [sideOf(name), sideOf(other)]
        if (name > other || !one || !second) continue
        const profit = bruteForce(one, relation === 'identity' ? second : turned(second), 'identity', 200)
        if (profit > 1e-9) certain.set([name, other].sort().join(' '), profit)
      }
    }
    expect(certain.size).toBeGreaterThan(5)
    expect([...byPair.keys()].sort()).toEqual([...certain.keys()].sort())
    for (const [pair, profit] of certain) expect(byPair.get(pair)).toBeCloseTo(profit, 5)
  }, 1_800_000)

  it('merges books with the fees of each venue in the prices, and names the venues whose fees are not known', async () => {
    const [first] = await router.fetchMatchedMarkets({ limit: 1, minConfidence: 0.9 })
    const outcomeId = first?.marketA.outcomes[0]?.outcomeId ?? ''
    const plain = await router.fetchOrderBook(outcomeId)
    const after = await router.fetchOrderBook(outcomeId, undefined, { withFees: true })
    const declared = (venue: string | undefined) => registry[venue ?? '']?.fees !== undefined
    const kept = plain.asks.filter(({ venue }) => declared(venue)).map(({ venue, price }) => `${venue} ${price}`)
    expect(after.asks.map(({ venue, quoted }) => `${venue} ${quoted}`).sort()).toEqual(kept.sort())
    expect(after.asks.length).toBeGreaterThan(0)
    for (const { price, quoted = 1 } of after.asks) expect(price).toBeGreaterThanOrEqual(quoted - 1e-9)
    for (const { price, quoted = 0 } of after.bids) expect(price).toBeLessThanOrEqual(quoted + 1e-9)
    const left = [...plain.asks, ...plain.bids].filter(({ venue }) => !declared(venue))
    for (const { venue } of left) expect(after.withoutFees).toContain(venue)
  }, 600_000)

  it('lists the clusters that the addresses of the service return, with the same parameters', async () => {
    const read = async (query: ReturnType<typeof parseClusterQuery>) =>
      JSON.parse(new TextDecoder().decode((await demo.lookups.eventClusters(query)).body)).data
    const written = await read(parseClusterQuery(new URLSearchParams('relations=identity,complement&minVenues=3')))
    expect(written.length).toBeGreaterThan(10)
    expect(await router.fetchMatchedEventClusters({ relations: ['identity', 'complement'], min_venues: 3 })).toEqual(
      written,
    )
    expect(await router.fetchMatchedEventClusters({ relations: 'identity,complement', minVenues: '3' })).toEqual(
      written,
    )
    const [{ clusterId, events }] = written
    const [event] = events as UnifiedEvent[]
    const anchored = await router.fetchMatchedEventClusters({ event, limit: 5 })
    expect(anchored.map((cluster) => cluster.clusterId)).toEqual([clusterId])

    const questions = await router.fetchMatchedMarketClusters({ venues: ['kalshi', 'polymarket'], limit: 7 })
    const parameters = new URLSearchParams('venues=kalshi&venues=polymarket&limit=7')
    const page = await demo.lookups.marketClusters(parseMarketClusterQuery(parameters))
    expect(questions).toEqual(JSON.parse(new TextDecoder().decode(page.body)).data)
    expect(questions).toHaveLength(7)
    await expect(router.fetchMatchedMarketClusters({ minVenues: -1 })).rejects.toMatchObject({ field: 'minVenues' })
    await expect(router.fetchMatchedEventClusters({ venue: 'kalshi' })).rejects.toMatchObject({ field: 'venue' })
  }, 600_000)

  it('finds sets of which at most one market wins, each certain in every world of the scenario', async () => {
    const find = createSetArbitrage({ venues, now: () => Date.parse(scenario.begins) })
    const query = SetQuery.parse({ limit: 500, size: 50 })
    const { body } = await demo.lookups.setCandidates(query)
    const { data } = await find(JSON.parse(new TextDecoder().decode(body)).data, query)
    const classes = trueClasses()
    const events = await demo.store.read((view) => view.events())
    const firsts = new Set(
      events.flatMap(({ sourceExchange, markets }) =>
        markets.map(({ outcomes }) => `${sourceExchange} ${outcomes[0]?.outcomeId}`),
      ),
    )
    const classOf = (name: string) => classes.get(name)?.keys().next().value ?? name
    const polarity = (name: string) => classes.get(name)?.get(name) !== classes.get(name)?.get(classOf(name))
    const exclusive = scenario.events.filter(
      (event) => event.exclusive && ['kalshi', 'polymarket'].includes(event.venue) && event.markets.length > 1,
    )
    for (const { eventId, kind, legs, cost, payOut, profit, size } of data) {
      expect(kind).toBe('sell-all')
      const event = exclusive.find(({ venue, id }) => `${venue}:${id}` === eventId)
      const names = (event?.markets ?? []).map(({ id }) => `${event?.venue} ${id}`)
      // In a world one market of the event is true, or none; each states the truth of all that ask the same.
      const worlds = [...names, undefined].flatMap((winner) => {
        const truths = new Map<string, boolean>()
        for (const name of names) {
          const isTrue = (name === winner) !== polarity(name)
          // Two markets that are opposites of each other cannot both be false.
          if ((truths.get(classOf(name)) ?? isTrue) !== isTrue) return []
          truths.set(classOf(name), isTrue)
        }
        return [truths]
      })
      expect(worlds.length).toBeGreaterThan(1)
      const pays = worlds.map((truths) =>
        legs.reduce((sum, { venue, marketId, outcomeId, side, payOut: pay }) => {
          const name = `${venue} ${marketId}`
          const truth = truths.get(classOf(name))
          if (truth === undefined) throw new Error(`${name} is no market of ${eventId}`)
          const isOutcome = (truth !== polarity(name)) === firsts.has(`${venue} ${outcomeId}`)
          return sum + (isOutcome === (side === 'buy') ? pay : 0)
        }, 0),
      )
      expect(Math.min(...pays)).toBeGreaterThanOrEqual(payOut - 1e-6)
      expect(legs.reduce((sum, leg) => sum + leg.cost + leg.fee, 0)).toBeCloseTo(cost, 6)
      expect(profit).toBeCloseTo(payOut - cost, 6)
      expect(new Set(legs.map((leg) => leg.size))).toEqual(new Set([size]))
    }
    expect(data.length).toBeGreaterThan(0)
    expect(data.map(({ profit }) => profit)).toEqual(data.map(({ profit }) => profit).sort((a, b) => b - a))
  }, 1_800_000)

  it('lists hedges: the wider and the narrower markets only', async () => {
    const found = await router.fetchRelatedMarkets({ limit: 100 })
    expect(new Set(found.map(({ relation }) => relation))).toEqual(new Set(['subset', 'superset']))
  })

  it.each([
    ['an empty id', () => router.fetchMarketMatches({ marketId: '' }), 'marketId'],
    ['a limit that is too high', () => router.fetchMarketMatches({ marketId: 'any', limit: 501 }), 'limit'],
  ])('names the field of %s', async (_, call, field) => {
    await expect(call()).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field })
  })

  it('says what it does not do', async () => {
    await expect(router.fetchMarkets({ sort: 'newest' })).rejects.toMatchObject({
      code: 'NOT_SUPPORTED',
      field: 'sort',
    })
    await expect(router.fetchMarketMatches({ marketId: 'none' })).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
    await expect(router.fetchOrderBook('none')).rejects.toMatchObject({ code: 'OUTCOME_NOT_FOUND' })
    await expect(router.fetchMatchedMarkets({ relations: 'same' })).rejects.toMatchObject({ field: 'relations' })
  })
})

describe('an explanation', () => {
  it('shows both readings of any pair, matched or not', async () => {
    const explain = async (a: string, b: string) =>
      JSON.parse(new TextDecoder().decode((await demo.lookups.explain({ a, b, pretty: false })).body)).data
    const listed = new Set(demo.venues.map(({ id }) => id as string))
    const pairs = [...truth.pairs.slice(0, 40), ...truth.nearMisses.slice(0, 40)].filter(
      ({ a, b }) => listed.has(a.venue) && listed.has(b.venue),
    )
    for (const { a, b, relation } of pairs) {
      const [one, other] = [a, b].map(({ venue, eventId, marketId }) => `${venue}:${eventId}/${marketId}`) as [
        string,
        string,
      ]
      const [found] = await explain(one, other)
      if (relation === 'identity' || relation === 'complement')
        expect([one, other, found.relation]).toEqual([one, other, relation])
      else expect(['identity', 'complement']).not.toContain(found.relation)
      expect(found.read.length).toBeGreaterThan(0)
      expect(found.evidence.length).toBeGreaterThan(0)
    }
  }, 900_000)
})
