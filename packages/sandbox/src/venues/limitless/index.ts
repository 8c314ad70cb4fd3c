import { type Context, Hono } from 'hono'
import { createExchange } from '../../exchange.ts'
import type { FakeVenue, Served } from '../../fake-venue.ts'
import { limitCalls } from '../../limit-calls.ts'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import type { World } from '../../world.ts'
import { historyOf, intervals, isInterval } from './history.ts'
import { orders } from './orders.ts'
import { type Parameters, readQuery } from './query.ts'
import { createSignIn } from './sign-in.ts'
import { createStream } from './stream.ts'
import { style } from './style.ts'
import { bookRow, isSingle, pageRow, tradeRow } from './wire.ts'

/** The venue publishes no rate; this is one no well-behaved client meets. */
const CALLS_A_MINUTE = 1_000
const TRADES_KEPT = 1_000

const page = { kind: 'integer', least: 1, usual: 1 } as const
const ACTIVE: Parameters = {
  page,
  limit: { kind: 'integer', least: 1, most: 25, usual: 10 },
  sortBy: { kind: 'word', words: ['lp_rewards', 'ending_soon', 'newest', 'high_value', 'liquidity'] },
  tradeType: { kind: 'word', words: ['amm', 'clob', 'group'] },
  automationType: { kind: 'word', words: ['manual', 'lumy', 'sports'] },
}
const SEARCH: Parameters = {
  query: { kind: 'text' },
  page,
  limit: { kind: 'integer', least: 1, most: 50, usual: 10 },
  similarityThreshold: { kind: 'number', least: 0, most: 1 },
}
const TRADES: Parameters = { page, limit: { kind: 'integer', least: 1, most: 100, usual: 30 } }
const HISTORY: Parameters = { interval: { kind: 'word', words: intervals, usual: 'all' } }

export const venue: FakeVenue = {
  serve: serveLimitless,
  style,
  lists: { openOnly: true, emptyQuotes: { bid: 0.001, ask: 0.999 } },
  trading: {
    terms: ['IOC', 'post-only'],
    forgetsCanceled: true,
    tradesWithoutOrder: true,
    walletless: true,
    reads: ({ url }) => url.endsWith('/orders/status/batch'),
  },
  more: { fields: { totalMarketsCount: () => 1_000_000 }, length: 'limit' },
}

/** Serves public data and account operations; each trade changes the public data. */
function serveLimitless(world: World): Served {
  const exchange = createExchange(world)
  const signIn = createSignIn(world.callersNow)
  const app = limitless(exchange)
  app.route('/', orders(exchange, signIn))
  return {
    fetch: app.fetch,
    connect: createStream(exchange, signIn),
    tick: exchange.tick,
    openAccount(name, dollars) {
      const { address, credentials } = signIn.open(name)
      exchange.open(address, dollars)
      return credentials
    },
  }
}

/** The fake Limitless: pages of 25 with groups beside single markets, and one book for both tokens of a market. */
export function limitless(world: World): Hono {
  const app = new Hono()
  const events = world.events('limitless')
  const refuse = () =>
    Response.json({ statusCode: 429, message: 'ThrottlerException: Too Many Requests' }, { status: 429 })
  app.use(limitCalls(CALLS_A_MINUTE, 60_000, () => world.now(), refuse))
  app.notFound((context) => failure(context, 404, 'Not Found', `Cannot ${context.req.method} ${context.req.path}`))

  app.get('/markets/active', (context) => {
    const query = readQuery(context.req.queries(), ACTIVE)
    if ('wrong' in query) return failure(context, 400, 'Bad Request', query.wrong)
    const { limit, page, sortBy, tradeType, automationType } = query.values
    const found = events
      .filter(
        (event) =>
          isActive(event) &&
          (tradeType === undefined || tradeType === (isSingle(event) ? 'clob' : 'group')) &&
          (automationType === undefined || automationType === (event.starts === undefined ? 'manual' : 'sports')),
      )
      .toSorted(orderings.get(String(sortBy)) ?? (() => 0))
    const begin = (Number(page) - 1) * Number(limit)
    const data = found.slice(begin, begin + Number(limit)).map((event) => pageRow(world, event))
    return context.json({ data, totalMarketsCount: found.length })
  })

  app.get('/markets/search', (context) => {
    const query = readQuery(context.req.queries(), SEARCH)
    if ('wrong' in query) return failure(context, 400, 'Bad Request', query.wrong)
    const { query: text, limit, page } = query.values
    const words = String(text).toLowerCase().split(/\s+/).filter(Boolean)
    const found = events.filter((event) => {
      const titles = [event.title, ...event.markets.map(({ title }) => title)].join(' ').toLowerCase()
      return isActive(event) && words.every((word) => titles.includes(word))
    })
    const begin = (Number(page) - 1) * Number(limit)
    return context.json({ markets: found.slice(begin, begin + Number(limit)).map((event) => pageRow(world, event)) })
  })

  app.get('/markets/:slug', (context) => {
    const { event, market } = find(events, context.req.param('slug'))
    if (!event) return noMarket(context)
    const row = pageRow(world, event)
    const child = market && 'markets' in row && row.markets.find(({ slug }) => slug === market.slug)
    return context.json(child || row)
  })

  app.get('/markets/:slug/orderbook', (context) => {
    const { market } = find(events, context.req.param('slug'))
    return market ? context.json(bookRow(world, market)) : noMarket(context)
  })

  app.get('/markets/:slug/events', (context) => {
    const query = readQuery(context.req.queries(), TRADES)
    if ('wrong' in query) return failure(context, 400, 'Bad Request', query.wrong)
    const { market } = find(events, context.req.param('slug'))
    if (!market) return noMarket(context)
    const [limit, page] = [Number(query.values.limit), Number(query.values.page)]
    const trades = world.trades(market, TRADES_KEPT)
    const rows = trades.slice((page - 1) * limit, page * limit).map((trade) => tradeRow(market, trade))
    const totalPages = Math.ceil(trades.length / limit)
    return context.json({ events: rows, limit, page, totalPages, totalRows: trades.length })
  })

  app.get('/markets/:slug/historical-price', (context) => {
    const query = readQuery(context.req.queries(), HISTORY)
    if ('wrong' in query) return failure(context, 400, 'Bad Request', query.wrong)
    const { interval } = query.values
    const { event, market } = find(events, context.req.param('slug'))
    if (!event || !isInterval(interval)) return noMarket(context)
    const series = (each: ScenarioMarket) => ({
      title: each.label ?? each.title,
      prices: historyOf(world, each, interval),
    })
    if (!market) return context.json(event.markets.map(series))
    return context.json({ ...series(market), marketStatus: market.status === 'resolved' ? 'RESOLVED' : 'FUNDED' })
  })
  return app
}

const orderings = new Map<string, (a: ScenarioEvent, b: ScenarioEvent) => number>(
  Object.entries({
    newest: (a, b) => time(b, 'opens') - time(a, 'opens') || Number(b.id) - Number(a.id),
    ending_soon: (a, b) => time(a, 'closes') - time(b, 'closes') || Number(a.id) - Number(b.id),
    liquidity: (a, b) => total(b, 'liquidity') - total(a, 'liquidity'),
    high_value: (a, b) => total(b, 'volume') - total(a, 'volume'),
  }),
)
const time = ({ markets }: ScenarioEvent, name: 'opens' | 'closes') =>
  Math.min(...markets.map((market) => Date.parse(market[name])))
const total = ({ markets }: ScenarioEvent, name: 'liquidity' | 'volume') =>
  markets.reduce((sum, market) => sum + market[name], 0)

/** Resolved markets leave the list; expired ones stay until they are resolved. */
const isActive = ({ markets }: ScenarioEvent): boolean => markets.some(({ status }) => status !== 'resolved')

/** A slug is of a group or of a market; the slug of a single market is both. */
function find(events: readonly ScenarioEvent[], slug: string): { event?: ScenarioEvent; market?: ScenarioMarket } {
  for (const event of events) {
    const market = event.markets.find((each) => each.slug === slug)
    if (market) return { event, market }
    if (event.slug === slug) return { event }
  }
  return {}
}

const failure = (context: Context, statusCode: 400 | 404, error: string, message: string | string[]) =>
  context.json({ message, error, statusCode }, statusCode)

const noMarket = (context: Context) => failure(context, 404, 'Not Found', 'Market not found')
