import { Hono } from 'hono'
import { createExchange, type Exchange } from '../../exchange.ts'
import type { FakeVenue, Served } from '../../fake-venue.ts'
import type { World } from '../../world.ts'
import { createAccounts, type UserRequest } from './account.ts'
import { closingFee } from './account-wire.ts'
import { createActions } from './actions.ts'
import { createSignIn, type SignIn } from './sign-in.ts'
import type { SignedAction } from './signed-action.ts'
import { createStream } from './stream.ts'
import { style } from './style.ts'
import {
  bookRow,
  candleRows,
  coinOf,
  isOpen,
  lengths,
  midsRow,
  settledRow,
  spotRows,
  templateRows,
  tradeRow,
  universeRow,
} from './wire.ts'

const POINTS_A_MINUTE = 1_200
const costs = new Map<string, number>(
  Object.entries({ l2Book: 2, allMids: 2, orderStatus: 2, spotClearinghouseState: 2, userRole: 60, exchangeStatus: 2 }),
)
const ACTION_COST = 1
const USUAL_COST = 20
const TRADES_KEPT = 100

interface InfoRequest extends UserRequest {
  coin?: string
  outcome?: number
  req?: { coin?: string; interval?: string; startTime?: number; endTime?: number }
}

export const venue: FakeVenue = {
  serve: serveHyperliquid,
  style,
  lists: { openOnly: true, unquoted: true },
  trading: { terms: ['IOC', 'post-only'], listsMissedTrades: true, reads: ({ url }) => url.endsWith('/info') },
}

/** Serves public data and wallet operations; each trade changes the public data. */
function serveHyperliquid(world: World): Served {
  const exchange = createExchange(world, { fee: closingFee })
  const signIn = createSignIn(world.callersNow)
  const { connect, tick } = createStream(exchange)
  return {
    fetch: hyperliquid(exchange, signIn).fetch,
    connect,
    tick,
    openAccount(name, dollars) {
      const { address, credentials } = signIn.open(name)
      exchange.open(address, dollars)
      return credentials
    },
  }
}

/** The fake Hyperliquid: one path that answers by the type of the question, another that acts, at a price in points. */
function hyperliquid(world: Exchange, signIn: SignIn): Hono {
  const app = new Hono()
  const events = world.events('hyperliquid')
  const [ofUser, act] = [createAccounts(world, signIn.roleOf), createActions(world, signIn)]
  let spent: { at: number; points: number }[] = []
  const pay = (points: number): boolean => {
    const now = world.now()
    spent = spent.filter(({ at }) => at > now - 60_000)
    if (spent.reduce((sum, each) => sum + each.points, points) > POINTS_A_MINUTE) return false
    spent.push({ at: now, points })
    return true
  }

  app.post('/exchange', async (context) => {
    const body = await context.req.json<SignedAction>().catch(() => undefined)
    if (!pay(ACTION_COST)) return context.json(null, 429)
    return body?.action ? context.json(act(body)) : unprocessable()
  })

  app.post('/info', async (context) => {
    const request = await context.req.json<InfoRequest>().catch((): InfoRequest => ({}))
    const now = world.now()
    if (!pay(costs.get(request.type ?? '') ?? USUAL_COST)) return context.json(null, 429)

    const open = events.filter((event) => isOpen(world, event)).flatMap(({ markets }) => markets)
    const find = (coin: string | undefined) => {
      for (const side of [0, 1] as const) {
        const market = open.find((each) => coinOf(each, side) === coin)
        if (market) return { market, side }
      }
      return undefined
    }
    switch (request.type) {
      case 'outcomeMeta':
        return context.json(universeRow(world, events))
      case 'settledOutcome':
        return context.json(settledRow(events, request.outcome))
      case 'outcomeTemplates':
        return context.json(templateRows)
      case 'spotMetaAndAssetCtxs':
        return context.json(spotRows(open))
      case 'exchangeStatus':
        return context.json({ time: now, specialStatuses: null })
      case 'allMids':
        return context.json({ BTC: '91000.5', ...midsRow(world, open) })
      case 'l2Book': {
        const found = find(request.coin)
        return context.json(found ? bookRow(world, found.market, found.side) : null)
      }
      case 'recentTrades': {
        const found = find(request.coin)
        if (!found) return context.json([])
        return context.json(
          world.trades(found.market, TRADES_KEPT).map((trade) => tradeRow(found.market, trade, found.side)),
        )
      }
      case 'candleSnapshot': {
        const { coin, interval = '', startTime, endTime = now } = request.req ?? {}
        if (!lengths.has(interval) || typeof startTime !== 'number') return unprocessable()
        const found = find(coin)
        if (!found) return context.json([])
        return context.json(
          candleRows(world, found.market, { side: found.side, interval, from: startTime, to: endTime }),
        )
      }
      default: {
        const answer = ofUser(request)
        return answer ? context.json(answer) : unprocessable()
      }
    }
  })
  return app
}

const unprocessable = (): Response =>
  new Response('Failed to deserialize the JSON body into the target type', { status: 422 })
