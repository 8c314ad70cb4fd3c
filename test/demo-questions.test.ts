import { scenario } from '@crossvenue/sandbox'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerError } from '../packages/gateway/src/answer-error.ts'
import type { Environment } from '../packages/gateway/src/environment.ts'
import { createLog } from '../packages/gateway/src/log.ts'
import { answersOf } from '../packages/gateway/src/lookups/job.ts'
import type { Question } from '../packages/gateway/src/questions/question.ts'
import { parseMarketClusterQuery } from '../packages/gateway/src/questions/question-query.ts'
import { answerLookup } from '../packages/gateway/src/routes/lookup.ts'
import { openDemoCatalogue } from './demo-catalogue.ts'
import { gapByBruteForce } from './gap-by-brute-force.ts'
import { trueClasses } from './true-classes.ts'

let demo: Awaited<ReturnType<typeof openDemoCatalogue>>
let app: Hono<Environment>
beforeAll(async () => {
  demo = await openDemoCatalogue()
  const answer = answerLookup(answersOf(demo.lookups))
  app = new Hono<Environment>().get('/v0/matched-market-clusters', answer('marketClusters', parseMarketClusterQuery))
  app.onError(answerError(createLog('fatal')))
})
afterAll(() => demo.close())

const ask = async (query: string): Promise<string> => (await app.request(`/v0/matched-market-clusters?${query}`)).text()
const find = async (query: string): Promise<{ data: Question[]; meta: { total: number; nextCursor?: string } }> =>
  JSON.parse(await ask(query))

async function findAll(query = ''): Promise<Question[]> {
  const all: Question[] = []
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    const { data, meta } = await find(`limit=500&${query}${cursor && `&cursor=${cursor}`}`)
    all.push(...data)
    cursor = meta.nextCursor
  }
  return all
}

describe('the size of an answer', () => {
  it('is under half a megabyte for 400 questions, and under 1.2 kB for half of them', async () => {
    const text = await ask('limit=400')
    const { data } = JSON.parse(text) as { data: Question[] }
    expect(data).toHaveLength(400)
    expect(Buffer.byteLength(text)).toBeLessThan(500_000)
    const sizes = data.map((question) => Buffer.byteLength(JSON.stringify(question))).sort((a, b) => a - b)
    expect(sizes[200]).toBeLessThan(1_200)
  })
})

describe('the order and the filters by quotes and volume', () => {
  const spreads = (questions: readonly Question[]) => questions.map(({ yes }) => yes?.spread ?? 2)

  it('list the lowest spread first, on every page', async () => {
    const all = await findAll('sort=spread')
    expect(spreads(all)).toEqual(spreads(all).sort((a, b) => a - b))
    expect(spreads(all)[0]).toBeLessThan(0)
    const { meta } = await find('sort=spread&limit=20')
    const { data } = await find(`sort=spread&limit=20&cursor=${meta.nextCursor}`)
    expect(data).toEqual(all.slice(20, 40))
  })

  it('keep exactly the questions that are at most that wide or traded at least that much', async () => {
    const all = await findAll()
    const fitting = all.filter(({ yes, volume24h = 0 }) => (yes?.spread ?? 2) <= -0.01 && volume24h >= 1_000)
    expect(fitting.length).toBeGreaterThan(0)
    expect(fitting.length).toBeLessThan(all.length)
    expect(await findAll('maxSpread=-0.01&minVolume24h=1000')).toEqual(fitting)
  })

  it('state gaps after fees as they result from every pair of markets, and keep exactly those that are wide enough', async () => {
    const all = await findAll('view=full')
    const gaps = new Map(all.map((question) => [question.clusterId, gapByBruteForce(question)]))
    for (const { clusterId, gap } of all) {
      const expected = gaps.get(clusterId)
      if (expected === undefined) expect(gap, clusterId).toBeUndefined()
      else expect(gap, clusterId).toBeCloseTo(expected, 5)
    }
    const known = all.flatMap(({ gap }) => gap ?? [])
    expect(known.length).toBeGreaterThan(50)
    expect(known.length).toBeLessThan(all.length)
    const least = known.toSorted((a, b) => b - a)[20] ?? 0
    const found = await findAll(`minGap=${least}`)
    expect(found.map(({ clusterId }) => clusterId)).toEqual(
      all.filter(({ gap = -1 }) => gap >= least).map(({ clusterId }) => clusterId),
    )
    expect(found.length).toBeGreaterThan(20)
    expect(found.length).toBeLessThan(known.length)
    expect((await findAll('minGap=-1')).length).toBe(known.length)
  })

  it('are those of an event by its id, as by its page', async () => {
    const byPage = await findAll(`url=${encodeURIComponent('https://kalshi.com/events/kxucl-27')}`)
    expect(byPage.length).toBeGreaterThan(5)
    expect(await findAll('eventId=kalshi:KXUCL-27')).toEqual(byPage)
    expect(await findAll('eventId=KXUCL-27')).toEqual(byPage)
  })

  it('keep exactly the questions of which an open market closes before an instant, a bare date at the end of its day', async () => {
    const end = Date.parse('2026-12-31T12:00:00.000Z')
    const closing = ({ resolutionDate, status }: Question['markets'][number]): number => {
      if (!resolutionDate || /closed|resolved|settled|finalized/i.test(status ?? '')) return Number.POSITIVE_INFINITY
      return Date.parse(resolutionDate) + (resolutionDate.includes('T') ? 0 : 86_400_000)
    }
    const all = await findAll('view=full')
    const fitting = all.filter(({ markets }) => markets.some((market) => closing(market) < end))
    expect(fitting.length).toBeGreaterThan(0)
    expect(fitting.length).toBeLessThan(all.length)
    const found = await findAll('closesBefore=2026-12-31T12:00:00Z')
    expect(found.map(({ clusterId }) => clusterId)).toEqual(fitting.map(({ clusterId }) => clusterId))
  })
})

const nameOf = ({ sourceExchange, marketId }: Question['markets'][number]) => `${sourceExchange} ${marketId}`

describe('the questions of the scenario', () => {
  let found: Question[]
  beforeAll(async () => {
    found = await findAll('view=full')
  })

  it('are exactly the classes of its written truth', () => {
    const classes = trueClasses()
    const listed = new Set(demo.venues.map(({ id }) => id))
    const written = [...new Set(classes.values())]
      .map((names) => [...names.keys()].filter((name) => listed.has(name.split(' ')[0] ?? '')).sort())
      .filter(({ length }) => length > 1)
    expect(found.map(({ markets }) => markets.map(nameOf).sort().join(', ')).sort()).toEqual(
      written.map((names) => names.join(', ')).sort(),
    )
  })

  it('put every outcome on the side that settles with it', () => {
    const classes = trueClasses()
    const wrong = found.flatMap(({ markets, canonicalTitle }) => {
      const [first] = markets
      const polarities = first && classes.get(nameOf(first))
      const base = first && polarities?.get(nameOf(first))
      return markets.flatMap((market) => {
        const isTurned = polarities?.get(nameOf(market)) !== base
        const sides = market.outcomes.map(({ side }) => side)
        const expected = market.outcomes.length === 0 ? [] : isTurned ? ['no', 'yes'] : ['yes', 'no']
        return sides.join() === expected.join() ? [] : [`${canonicalTitle} ${nameOf(market)}: ${sides}`]
      })
    })
    expect(wrong).toEqual([])
  })

  it('quote each side at the best price that the fake venues quote', () => {
    const classes = trueClasses()
    const byName = new Map(
      scenario.events.flatMap(({ venue, markets }) => markets.map((market) => [`${venue} ${market.id}`, market])),
    )
    const rounded = (price: number | undefined) => price && Math.round(price * 1e6) / 1e6
    const wrong = found.flatMap(({ markets, yes, no, canonicalTitle }) => {
      const quotes = markets.flatMap((market) => {
        const name = nameOf(market)
        const source = byName.get(name)
        const quote = source && demo.world.quote(source)
        const isTurned = classes.get(name)?.get(name) !== classes.get(name)?.get(nameOf(markets[0] ?? market))
        const own = market.outcomes.map(({ bestBid, bestAsk }) => (bestBid ?? bestAsk) !== undefined)
        if (!quote) return []
        const [first, second] = [
          { bid: quote.bid, ask: quote.ask, isListed: own[0] },
          { bid: 1 - quote.ask, ask: 1 - quote.bid, isListed: own[1] },
        ]
        return [isTurned ? { yes: second, no: first } : { yes: first, no: second }]
      })
      return (['yes', 'no'] as const).flatMap((side) => {
        const listed = quotes.map((quote) => quote[side]).filter(({ isListed }) => isListed)
        const best = {
          buy: listed.length > 0 ? rounded(Math.min(...listed.map(({ ask }) => ask))) : undefined,
          sell: listed.length > 0 ? rounded(Math.max(...listed.map(({ bid }) => bid))) : undefined,
        }
        const ours = { yes, no }[side]
        const given = { buy: rounded(ours?.buy?.price), sell: rounded(ours?.sell?.price) }
        return JSON.stringify(given) === JSON.stringify(best)
          ? []
          : [`${canonicalTitle} ${side}: ${JSON.stringify(given)}, not ${JSON.stringify(best)}`]
      })
    })
    expect(wrong).toEqual([])
    expect(found.filter(({ yes }) => yes?.spread !== undefined).length).toBeGreaterThan(300)
  })
})

describe('a market cluster', () => {
  it('shows in its compact form what the full form says', async () => {
    const [compact, full] = [await findAll(), await findAll('view=full')]
    expect(compact.map(({ clusterId }) => clusterId)).toEqual(full.map(({ clusterId }) => clusterId))
    for (const [index, question] of compact.entries()) {
      const whole = full[index] as Question
      const yesOf = ({ markets }: Question) =>
        markets.map(({ outcomes }) => outcomes.filter(({ side = 'yes' }) => side === 'yes').map((one) => one.outcomeId))
      expect(yesOf(question)).toEqual(yesOf(whole))
      expect(question.yes?.buy?.price).toBe(whole.yes?.buy?.price)
      if (!question.no && whole.no) {
        expect((whole.no.buy?.price ?? 0) + (whole.yes?.sell?.price ?? 1)).toBeCloseTo(1)
        expect(whole.no.buy?.venue).toBe(whole.yes?.sell?.venue)
      }
    }
  })

  it('is found by any of its markets: by service id, page and slug', async () => {
    const { data } = await find('limit=20&view=full')
    for (const { clusterId, markets } of data) {
      for (const { sourceExchange, marketId, url } of markets) {
        const byId = await find(`marketId=${encodeURIComponent(`${sourceExchange}:${marketId}`)}`)
        expect(byId.data.map((one) => one.clusterId)).toEqual([clusterId])
        // These state no addresses of their pages.
        if (!url && ['binance', 'insightx', 'sxbet'].includes(sourceExchange ?? '')) continue
        const byUrl = await find(`url=${encodeURIComponent(url ?? '')}`)
        expect(byUrl.data.map((one) => one.clusterId)).toContain(clusterId)
      }
    }
  })

  it.each(['relation=identity', 'minConfidence=0.9', 'withOrderbook=true', 'minConfidence=0.000001'])(
    'keeps its id where a filter has it computed from edges (%s)',
    async (filter) => {
      const stored = new Map(
        (await findAll()).flatMap(({ clusterId, markets }) => markets.map((one) => [nameOf(one), clusterId] as const)),
      )
      const filtered = await findAll(filter)
      expect(filtered.length).toBeGreaterThan(100)
      const strangers = filtered.filter(({ clusterId, markets }) =>
        markets.every((market) => stored.get(nameOf(market)) !== clusterId),
      )
      expect(strangers.length).toBeLessThan(filtered.length / 20)
      if (filter === 'minConfidence=0.000001') expect(filtered).toEqual(await findAll())
    },
  )

  it('answers errors as event clusters do', async () => {
    const errorOf = async (query: string) =>
      (JSON.parse(await ask(query)) as { error: { code: string; field: string } }).error
    expect(await errorOf('marketId=none')).toMatchObject({ code: 'MARKET_NOT_FOUND', field: 'marketId' })
    expect(await errorOf('eventId=none')).toMatchObject({ code: 'MARKET_NOT_FOUND', field: 'eventId' })
    expect(await errorOf('marketLimit=3')).toMatchObject({ code: 'VALIDATION_ERROR', field: 'marketLimit' })
    expect(await errorOf('venues=nowhere')).toMatchObject({ code: 'VALIDATION_ERROR', field: 'venues' })
    expect(await errorOf('cursor=x')).toMatchObject({ code: 'VALIDATION_ERROR', field: 'cursor' })
    expect(await errorOf('url=http://')).toMatchObject({ code: 'VALIDATION_ERROR', field: 'url' })
  })

  it('carries the edges between its markets on request', async () => {
    const { data } = await find('limit=50&includeRawMatches=true')
    for (const { markets, rawMatches = [] } of data) {
      const names = new Set(markets.map(nameOf))
      expect(rawMatches.length).toBeGreaterThanOrEqual(markets.length - 1)
      for (const { venueA, marketAId, venueB, marketBId } of rawMatches) {
        expect([names.has(`${venueA} ${marketAId}`), names.has(`${venueB} ${marketBId}`)]).toEqual([true, true])
      }
    }
  })

  it('is built from as many edges as `edgeLimit` allows', async () => {
    const { data, meta } = await find('edgeLimit=3&includeRawMatches=true')
    expect(data.flatMap(({ rawMatches = [] }) => rawMatches)).toHaveLength(3)
    expect(meta.total).toBeLessThanOrEqual(3)
  })
})
