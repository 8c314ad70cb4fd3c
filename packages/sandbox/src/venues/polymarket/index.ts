import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { addressOfKey } from '../../ethereum.ts'
import { createExchange } from '../../exchange.ts'
import type { FakeVenue, Served } from '../../fake-venue.ts'
import { limitCalls } from '../../limit-calls.ts'
import type { World } from '../../world.ts'
import { clob } from './clob.ts'
import { data } from './data.ts'
import { gamma } from './gamma.ts'
import { orders } from './orders.ts'
import { positions } from './positions.ts'
import { createSignIn, walletsOf } from './sign-in.ts'
import { createStream } from './stream.ts'
import { style } from './style.ts'
import { tokensOf } from './tokens.ts'

/** Calls per ten seconds, as published: for a host as a whole ('') and for the paths that begin so. */
const RATES = {
  gamma: { '': 4_000, '/events': 500, '/markets': 300, '/public-search': 350, '/tags': 200 },
  clob: { '': 9_000, '/book': 1_500, '/books': 500, '/price': 1_500, '/midpoint': 1_500, '/prices-history': 1_000 },
  data: { '': 1_000, '/trades': 200 },
}
const WINDOW_MS = 10_000

const more = { fields: { next_cursor: (page: number) => `page${page}` } }

export const venue: FakeVenue = {
  serve: servePolymarket,
  style,
  trading: { terms: ['IOC', 'FOK', 'GTD', 'post-only'], oneSidedTrades: true },
  more,
}

/** Serves public data and wallet operations; each trade changes the public data. */
function servePolymarket(world: World): Served {
  const exchange = createExchange(world)
  const signIn = createSignIn(world.callersNow)
  const app = polymarket(exchange)
  app.route('/clob', orders(exchange, signIn, tokensOf(world)))
  app.get('/site/api/geoblock', (context) =>
    context.json({ blocked: false, ip: '203.0.113.7', country: 'CH', region: 'ZH' }),
  )
  app.route('/data', positions(exchange, tokensOf(world)))
  return {
    fetch: app.fetch,
    connect: createStream(exchange, signIn, tokensOf(world)),
    tick: exchange.tick,
    openAccount(name, dollars) {
      const key = createHash('sha256').update(`wallet ${name}`).digest()
      const address = addressOfKey(key)
      for (const wallet of walletsOf(address)) exchange.open(wallet, dollars)
      return { privateKey: `0x${key.toString('hex')}`, signatureType: 0, walletAddress: address }
    },
  }
}

/** The fake Polymarket: its three hosts side by side, each under its name. */
export function polymarket(world: World): Hono {
  const app = new Hono()
  const refuse = () => Response.json({ error: 'Too Many Requests' }, { status: 429, headers: { 'retry-after': '10' } })
  const hosts = { gamma: gamma(world), clob: clob(world), data: data(world) }
  for (const name of ['gamma', 'clob', 'data'] as const) {
    for (const [path, most] of Object.entries(RATES[name])) {
      app.use(
        `/${name}${path}/*`,
        limitCalls(most, WINDOW_MS, () => world.now(), refuse),
      )
    }
    app.route(`/${name}`, hosts[name])
  }
  return app
}
