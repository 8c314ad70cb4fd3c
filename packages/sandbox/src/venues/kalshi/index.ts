import { Hono } from 'hono'
import { createExchange } from '../../exchange.ts'
import type { FakeVenue, Served, TradingWays } from '../../fake-venue.ts'
import { limitCalls } from '../../limit-calls.ts'
import type { SandboxVenue } from '../../scenario.ts'
import type { World } from '../../world.ts'
import { notFound, refused, tooManyRequests } from './answers.ts'
import { archive } from './archive.ts'
import { candleRoutes } from './candle-routes.ts'
import { eventRoutes } from './event-routes.ts'
import { tradingFee } from './fee.ts'
import { createListings } from './listings.ts'
import { marketRoutes } from './market-routes.ts'
import { portfolio } from './portfolio.ts'
import { createSignIn } from './sign-in.ts'
import { createStream } from './stream.ts'
import { style } from './style.ts'

/** 200 read tokens a second, 10 a call, with as much again in the bucket. */
const CALLS_A_SECOND = 40

/** Its lists name the next page by a cursor. */
export const more = { fields: { cursor: (page: number) => `page${page}` } }

export const trading: TradingWays = {
  shorts: true,
  terms: ['IOC', 'FOK', 'GTD', 'post-only'],
  listsMissedTrades: true,
  walletless: true,
}

export const venue: FakeVenue = { serve: (world) => serveKalshi(world, 'kalshi'), style, trading, more }

/** Serves public reads and account operations; each trade changes what the reads return. */
export function serveKalshi(world: World, id: SandboxVenue): Served {
  const exchange = createExchange(world, { netting: true, fee: tradingFee })
  const signIn = createSignIn(world.callersNow)
  const markets = new Map(world.events(id).flatMap((event) => event.markets.map((market) => [market.id, market])))
  const app = kalshi(exchange, id)
  app.route(
    '/portfolio',
    portfolio(exchange, signIn, (ticker) => markets.get(ticker)),
  )
  app.route('/historical', archive(exchange, signIn))
  app.get('/api_keys', (context) => {
    const { headers, method } = context.req.raw
    const signed = signIn.verify(headers, method, context.req.path)
    if ('wrong' in signed) return refused(401, 'authentication_error', 'authentication_error', signed.wrong)
    const key = { api_key_id: headers.get('kalshi-access-key'), name: 'the only one', scopes: ['read', 'write'] }
    return context.json({ api_keys: [key] })
  })
  return {
    fetch: app.fetch,
    connect: createStream(exchange, signIn, (ticker) => markets.get(ticker)),
    tick: exchange.tick,
    openAccount(name, dollars) {
      exchange.open(name, dollars)
      return signIn.openKey(name)
    },
  }
}

/** The fake Kalshi under `/trade-api/v2`: cursors of its own, string dollars, books of bids only. */
export function kalshi(world: World, id: SandboxVenue = 'kalshi'): Hono {
  const app = new Hono().basePath('/trade-api/v2')
  app.use(
    '*',
    limitCalls(CALLS_A_SECOND, 1_000, () => world.now(), tooManyRequests),
  )
  const listings = createListings(world, id)
  app.route('/', eventRoutes(listings))
  // Before the lookup of a market, whose path has the same shape.
  app.route('/', candleRoutes(listings))
  app.route('/', marketRoutes(listings))
  // Nothing in the scenario is older than the cutoff of the archive.
  app.get('/historical/markets', (context) => context.json({ markets: [], cursor: '' }))
  app.get('/historical/trades', (context) => context.json({ trades: [], cursor: '' }))
  app.notFound(notFound)
  return app
}
