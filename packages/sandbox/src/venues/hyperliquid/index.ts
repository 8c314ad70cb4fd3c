import { Hono } from 'hono'
import type { FakeVenue } from '../../fake-venue.ts'
import type { World } from '../../world.ts'
import { style } from './style.ts'
import { bookRow, candleRows, coinOf, isOpen, lengths, midsRow, tradeRow, universeRow } from './wire.ts'

const POINTS_A_MINUTE = 1_200
const costs: Record<string, number> = { l2Book: 2, allMids: 2 }
const USUAL_COST = 20
const TRADES_KEPT = 100

interface Asked {
  type?: string
  coin?: string
  req?: { coin?: string; interval?: string; startTime?: number; endTime?: number }
}

export const venue: FakeVenue = { serve: hyperliquid, style, lists: { openOnly: true, unquoted: true } }

/** The fake Hyperliquid: one path that answers by the type of the question, at a price in points. */
function hyperliquid(world: World): Hono {
  const app = new Hono()
  const events = world.events('hyperliquid')
  let spent: { at: number; points: number }[] = []

  app.post('/info', async (context) => {
    const asked = await context.req.json<Asked>().catch((): Asked => ({}))
    const now = world.now()
    spent = spent.filter(({ at }) => at > now - 60_000)
    const points = costs[asked.type ?? ''] ?? USUAL_COST
    if (spent.reduce((sum, each) => sum + each.points, points) > POINTS_A_MINUTE) return context.json(null, 429)
    spent.push({ at: now, points })

    const open = events.filter((event) => isOpen(world, event)).flatMap(({ markets }) => markets)
    const find = (coin: string | undefined) => {
      for (const side of [0, 1] as const) {
        const market = open.find((each) => coinOf(each, side) === coin)
        if (market) return { market, side }
      }
      return undefined
    }
    switch (asked.type) {
      case 'outcomeMeta':
        return context.json(universeRow(world, events))
      case 'allMids':
        return context.json({ BTC: '91000.5', ...midsRow(world, open) })
      case 'l2Book': {
        const found = find(asked.coin)
        return context.json(found ? bookRow(world, found.market, found.side) : null)
      }
      case 'recentTrades': {
        const found = find(asked.coin)
        if (!found) return context.json([])
        return context.json(
          world.trades(found.market, TRADES_KEPT).map((trade) => tradeRow(found.market, trade, found.side)),
        )
      }
      case 'candleSnapshot': {
        const { coin, interval = '', startTime, endTime = now } = asked.req ?? {}
        if (!Object.hasOwn(lengths, interval) || typeof startTime !== 'number') return unprocessable()
        const found = find(coin)
        if (!found) return context.json([])
        return context.json(
          candleRows(world, found.market, { side: found.side, interval, from: startTime, to: endTime }),
        )
      }
      default:
        return unprocessable()
    }
  })
  return app
}

const unprocessable = (): Response =>
  new Response('Failed to deserialize the JSON body into the target type', { status: 422 })
