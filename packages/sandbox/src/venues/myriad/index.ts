import { type Context, Hono } from 'hono'
import { createExchange } from '../../exchange.ts'
import type { FakeVenue, Served } from '../../fake-venue.ts'
import { limitCalls } from '../../limit-calls.ts'
import { queryProblems, type Rules } from '../../read-query.ts'
import type { World } from '../../world.ts'
import { orders } from './orders.ts'
import { portfolio } from './portfolio.ts'
import { createSignIn } from './sign-in.ts'
import { createStream } from './stream.ts'
import { style } from './style.ts'
import { actionRow, bookRow, marketRow, numberOf, pageOf, stateOf } from './wire.ts'

const KEYLESS_CALLS = 30
const KEYED_CALLS = 100
const MOST = 100
const TRADES_KEPT = 1_000

const count = { kind: 'integer', least: 1 } as const
const PAGES: Rules = { page: count, limit: { ...count, most: MOST } }
const MARKETS: Rules = {
  ...PAGES,
  sort: { kind: 'word', words: ['volume', 'volume_24h', 'liquidity', 'expires_at', 'published_at', 'featured'] },
  order: { kind: 'word', words: ['asc', 'desc'] },
  state: { kind: 'word', words: ['open', 'closed', 'resolved', 'voided'] },
  trading_model: { kind: 'word', words: ['amm', 'ob', 'all'] },
  network_id: { kind: 'text', pattern: /^\d+(,\d+)*$/ },
  keyword: { kind: 'text' },
}
const ACTIONS: Rules = {
  ...PAGES,
  network_id: count,
  since: count,
  until: count,
  trading_model: { kind: 'word', words: ['amm', 'ob', 'all'] },
}
const BOOK: Rules = { network_id: count, outcome: { kind: 'integer', least: 0 } }

export const venue: FakeVenue = {
  serve: serveMyriad,
  style,
  trading: { terms: ['IOC', 'FOK', 'GTD', 'post-only'], tradesWithoutOrder: true, oneSidedTrades: true },
  key: 'mk_reader',
  more: { fields: { hasNext: () => true, total: () => 1_000_000 }, length: 'limit' },
}

/** Serves public data and wallet operations; each trade changes the public data. */
function serveMyriad(world: World): Served {
  const exchange = createExchange(world)
  const signIn = createSignIn(world.callersNow)
  const app = myriad(exchange)
  app.route('/', orders(exchange, signIn))
  app.route('/', portfolio(exchange))
  return {
    fetch: app.fetch,
    connect: createStream(exchange),
    tick: exchange.tick,
    openAccount(name, dollars) {
      const { address, credentials } = signIn.open(name)
      exchange.open(address, dollars)
      return credentials
    },
  }
}

/** The fake Myriad: markets on one chain, each outcome with a book of its own. */
function myriad(world: World): Hono {
  const app = new Hono()
  const listed = world.events('myriad').flatMap((event) => event.markets.map((market) => ({ event, market })))
  const byAge = listed.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
  const refuse = () => Response.json({ message: 'Too many requests' }, { status: 429 })
  const keyless = limitCalls(KEYLESS_CALLS, 10_000, () => world.now(), refuse)
  const keyed = limitCalls(KEYED_CALLS, 1_000, () => world.now(), refuse)
  app.use((context, next) => (context.req.header('x-api-key') ? keyed : keyless)(context, next))
  app.notFound((context) => context.json({ message: 'Not found' }, 404))

  const check = (context: Context, rules: Rules) => {
    const [problem] = queryProblems(context.req.queries(), rules)
    return problem === undefined ? undefined : context.json({ message: problem }, 400)
  }
  /** By slug, or by number with the network beside it. */
  const find = (context: Context) => {
    const name = context.req.param('id')
    const network = context.req.query('network_id')
    return listed.find(({ market }) => market.slug === name || (numberOf(market) === name && network === '56'))
  }
  const missing = (context: Context) => context.json({ message: 'Market not found' }, 404)

  app.get('/markets', (context) => {
    const wrong = check(context, MARKETS)
    if (wrong) return wrong
    const { state, order = 'desc', sort = 'volume', keyword = '', trading_model: model = 'amm' } = context.req.query()
    const found = byAge.filter(
      ({ market }) =>
        model !== 'amm' &&
        (state === undefined || stateOf(world, market) === state) &&
        market.title.toLowerCase().includes(keyword.toLowerCase()),
    )
    if (sort === 'volume') found.sort((a, b) => a.market.volume - b.market.volume)
    if (order === 'desc') found.reverse()
    const { data, pagination } = pageOf(context, found)
    return context.json({ data: data.map(({ event, market }) => marketRow(world, event, market)), pagination })
  })
  app.get('/markets/:id', (context) => {
    const wrong = check(context, { network_id: count })
    const found = find(context)
    return (
      wrong ?? (found ? context.json(marketRow(world, found.event, found.market, { charts: true })) : missing(context))
    )
  })
  app.get('/markets/:id/orderbook', (context) => {
    const wrong = check(context, BOOK)
    const found = find(context)
    const outcome = Number(context.req.query('outcome') ?? 0)
    return wrong ?? (found && outcome < 2 ? context.json(bookRow(world, found.market, outcome)) : missing(context))
  })
  app.get('/markets/:id/events', (context) => {
    const wrong = check(context, ACTIONS)
    const found = find(context)
    if (wrong ?? !found) return wrong ?? missing(context)
    const { since = '0', until = '99999999999' } = context.req.query()
    const rows = world
      .trades(found.market, TRADES_KEPT)
      .map((trade) => actionRow(found.event, found.market, trade))
      .filter(({ timestamp }) => timestamp >= Number(since) && timestamp <= Number(until))
    return context.json(pageOf(context, rows))
  })
  return app
}

const key = ({ market }: { market: { opens: string; id: string } }): string => `${market.opens} ${market.id}`
