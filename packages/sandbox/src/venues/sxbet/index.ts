import { type Context, Hono } from 'hono'
import { createExchange, type Exchange } from '../../exchange.ts'
import type { FakeVenue, Served } from '../../fake-venue.ts'
import { limitCalls } from '../../limit-calls.ts'
import { queryProblems, type Rules } from '../../read-query.ts'
import type { World } from '../../world.ts'
import { account } from './account.ts'
import { good, listed, refusal } from './answers.ts'
import { leagueOf } from './bets.ts'
import { createMembers } from './members.ts'
import { createStream } from './stream.ts'
import { style } from './style.ts'
import {
  type Books,
  createBooks,
  fillTradeRow,
  type Listings,
  listingsOf,
  marketRow,
  metadata,
  worldTradeRow,
} from './wire.ts'

const CALLS = 500
const MINUTE = 60_000
const TRADES = 1_000
const MAX_HASHES = 30

const text = { kind: 'text' } as const
const MARKETS: Rules = {
  leagueId: { kind: 'integer', least: 1 },
  eventId: text,
  pageSize: { kind: 'integer', least: 1, most: 50 },
  paginationKey: text,
}
const hash = { kind: 'text', pattern: /^0x[0-9a-f]{64}$/ } as const
const TRADE: Rules = { marketHash: hash, perPage: { kind: 'integer', least: 1, most: 100 }, nextKey: text }

export const venue: FakeVenue = {
  serve: serveSxBet,
  style,
  lists: { openOnly: true, unquoted: true, unpriced: true },
  trading: {
    shorts: true,
    terms: ['IOC', 'FOK', 'GTD'],
    undated: true,
    walletless: true,
    listsMissedTrades: true,
    sidelessTrades: true,
  },
  more: { fields: { nextKey: (page) => Buffer.from(String(page)).toString('base64') } },
}

/** Serves public reads, and the accounts of keys; each trade changes what the reads return. */
function serveSxBet(world: World): Served {
  // A bet on each outcome is a sum of money, whatever the result, and is given back at once.
  const exchange = createExchange(world, { netting: true })
  const members = createMembers()
  const listings = listingsOf(exchange)
  const bookRow = createBooks(exchange)
  const app = new Hono()
  const refuse = () =>
    Response.json({ error: 'Too Many Requests', message: 'RATE_LIMIT', statusCode: 429 }, { status: 429 })
  app.use(limitCalls(CALLS, MINUTE, () => world.now(), refuse))
  app.route('/', reads(exchange, listings, bookRow))
  app.route('/', account(exchange, members, listings))
  return {
    fetch: app.fetch,
    connect: createStream({ exchange, members, listings, bookRow }),
    tick: exchange.tick,
    openAccount(name, dollars) {
      const { wallet, credentials } = members.open(name)
      exchange.open(wallet, dollars)
      return credentials
    },
  }
}

/** The public data: leagues, their markets, books and trades. */
function reads(exchange: Exchange, listings: Listings, bookRow: Books): Hono {
  const app = new Hono()
  const check = (context: Context, rules: Rules) => {
    const problems = queryProblems(context.req.queries(), rules)
    return problems.length === 0 ? undefined : refusal(context, 400, problems)
  }
  const active = () =>
    [...listings.values()].filter(({ event }) => event.markets.some(({ status }) => status === 'open'))

  app.get('/metadata/obv3', (context) => good(context, metadata))
  app.get('/leagues/active', (context) => {
    const found = new Map(active().map(({ event }) => [leagueOf(event).leagueId, leagueOf(event)]))
    const rows = [...found.values()].map(({ leagueId, leagueLabel, sportId }) => ({
      leagueId,
      label: leagueLabel,
      sportId,
      eventsByType: { 'game-lines': 1 },
    }))
    return good(context, rows)
  })
  app.get('/markets/active', (context) => {
    const { leagueId, eventId } = context.req.query()
    const rows = active()
      .filter(({ event }) => leagueId === undefined || String(leagueOf(event).leagueId) === leagueId)
      .filter(({ event }) => eventId === undefined || event.id === eventId)
      .map((each) => marketRow(exchange, each))
    const length = { name: 'pageSize', usual: 50, most: 50 }
    return check(context, MARKETS) ?? listed(context, 'markets', rows, { key: 'paginationKey', length })
  })
  app.get('/markets/find', (context) => {
    const hashes = (context.req.query('marketHashes') ?? '').split(',')
    const isWrong = hashes.length > MAX_HASHES || hashes.some((each) => !hash.pattern.test(each))
    if (isWrong) return refusal(context, 400, 'BAD_MARKET_HASHES')
    return good(
      context,
      hashes.flatMap((each) => listings.get(each) ?? []).map((each) => marketRow(exchange, each)),
    )
  })
  app.get('/orderbook-v3/snapshot', (context) => {
    const { marketHash = '' } = context.req.query()
    const wrong = check(context, { marketHash: hash })
    const found = listings.get(marketHash)
    if (wrong) return wrong
    // An unknown market has an empty book.
    return good(context, found ? bookRow(found.market) : { marketHash, version: '0', outcomeOne: [], outcomeTwo: [] })
  })
  app.get('/trades-v3/public', (context) => {
    const found = listings.get(context.req.query('marketHash') ?? '')
    const wrong = check(context, TRADE)
    if (wrong || !found) return wrong ?? listed(context, 'trades', [], TRADE_PAGES)
    const own = new Map(exchange.engine.fills.map((fill) => [fill.id, fill]))
    const rows = exchange.trades(found.market, TRADES).map((trade) => {
      const fill = own.get(trade.id)
      return fill ? fillTradeRow(found, fill) : worldTradeRow(found, trade)
    })
    return listed(context, 'trades', rows, TRADE_PAGES)
  })
  return app
}

const TRADE_PAGES = { key: 'nextKey', length: { name: 'perPage', usual: 50, most: 100 } }
