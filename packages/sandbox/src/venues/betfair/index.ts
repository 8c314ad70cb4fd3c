import { type Context, Hono } from 'hono'
import { createExchange, type Exchange } from '../../exchange.ts'
import type { FakeVenue, Served } from '../../fake-venue.ts'
import type { World } from '../../world.ts'
import { exception, malformed } from './answers.ts'
import { nearestPrice } from './ladder.ts'
import { createOrders, type Operation } from './orders.ts'
import { createReads } from './reads.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createStream } from './stream.ts'
import { style } from './style.ts'

/** The sessions of readers begin with the scenario, whichever sandbox serves it. */
const READER = 'reader'

export const venue: FakeVenue = {
  serve: serveBetfair,
  style,
  lists: { openOnly: true },
  trading: {
    terms: ['IOC', 'FOK'],
    shorts: true,
    undated: true,
    walletless: true,
    priceNear: (price, isSecond) => (isSecond ? complement(nearestPrice(1 - price)) : nearestPrice(price)),
    reads: ({ url }) => /\/(list\w+|get\w+|keepAlive)\/?$/.test(new URL(url).pathname),
  },
  more: { fields: { moreAvailable: () => true }, onlyOrders: true },
  key: createSessions().reader(READER),
}

const complement = (price: number): number => Number((1 - price).toFixed(6))

function serveBetfair(world: World): Served {
  // A lay is a sale of what nobody needs to have: both sides of a runner in one hand are money.
  const exchange = createExchange(world, { netting: true })
  const sessions = createSessions()
  sessions.reader(READER)
  exchange.open(READER, 0)
  return {
    fetch: betfair(exchange, sessions).fetch,
    connect: createStream(exchange, sessions),
    tick: exchange.tick,
    openAccount(name, dollars) {
      const { member, credentials } = sessions.openAccount(name)
      exchange.open(member.name, dollars)
      return credentials
    },
  }
}

/** The fake Betfair: every request is a POST with a JSON body, and nothing is answered without a key and a session. */
function betfair(exchange: Exchange, sessions: Sessions): Hono {
  const app = new Hono()
  app.notFound(() => new Response('', { status: 404 }))
  /** An operation of the host where sessions are begun, prolonged and ended. */
  const onSession = (path: string, run: (token: string | undefined) => boolean) =>
    app.post(path, (context) => {
      const token = context.req.header('x-authentication')
      const isDone = run(token)
      const product = context.req.header('x-application') ?? ''
      return context.json({ token, product, status: isDone ? 'SUCCESS' : 'FAIL', error: isDone ? '' : 'NO_SESSION' })
    })
  onSession('/api/keepAlive', sessions.isLive)
  onSession('/api/logout', sessions.end)

  const orders = createOrders(exchange)
  const reads = createReads(exchange, orders.matchesOf)
  const serve = (path: string, api: 'betting' | 'account', operations: Readonly<Record<string, Operation>>) =>
    app.post(path, async (context) => {
      const name = context.req.param('operation') ?? ''
      const operation = Object.hasOwn(operations, name) ? operations[name] : undefined
      if (!operation) return context.notFound()
      const member = sessions.signIn(context.req.header('x-application'), context.req.header('x-authentication'))
      if (typeof member === 'string') return exception(member, api)
      const body = await bodyOf(context)
      return body ? operation(member, body) : malformed()
    })
  serve('/exchange/betting/rest/v1.0/:operation/', 'betting', { ...reads, ...orders.betting })
  serve('/exchange/account/rest/v1.0/:operation/', 'account', orders.account)
  return app
}

const bodyOf = async (context: Context): Promise<Record<string, unknown> | undefined> => {
  const body = await context.req.json().catch(() => undefined)
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : undefined
}
