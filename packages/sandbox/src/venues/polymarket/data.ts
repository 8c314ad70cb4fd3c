import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import type { World, WorldTrade } from '../../world.ts'
import { chainIdsOf, mirror, outcomesOf } from './wire.ts'

const MAX_TRADES = 10_000
const LAST_OFFSET = 10_000

/** The record of trades, by condition id. */
export function data(world: World): Hono {
  const app = new Hono()
  const markets = world
    .events('polymarket')
    .flatMap((event) => event.markets.map((market) => ({ event, market, conditionId: chainIdsOf(market).condition })))

  app.get('/', (context) => context.json({ data: 'OK' }))
  app.get('/oi', (context) => {
    const wanted = context.req.query('market')?.split(',') ?? []
    return context.json(
      markets
        .filter(({ conditionId }) => wanted.includes(conditionId))
        .map(({ market, conditionId }) => ({ market: conditionId, value: Math.round(market.liquidity / 2) })),
    )
  })
  app.get('/trades', (context, next) => {
    const query = context.req.query()
    // Trades of one wallet are served by the wallet endpoints.
    if (query.user !== undefined) return next()
    const offset = Number(query.offset ?? 0)
    if (offset > LAST_OFFSET) {
      return context.json({ error: `max historical trades offset of ${LAST_OFFSET} exceeded` }, 400)
    }
    const limit = Math.min(Number(query.limit ?? 100), MAX_TRADES)
    const wanted = query.market?.split(',')
    // A bound of 0 counts as none.
    const start = Number(query.start ?? 0)
    const end = Number(query.end ?? 0) || Number.POSITIVE_INFINITY
    const narrowed = start > 0 || Number.isFinite(end) || query.side !== undefined
    const depth = narrowed ? MAX_TRADES + LAST_OFFSET : offset + limit
    const rows = markets
      .filter(({ conditionId }) => !wanted || wanted.includes(conditionId))
      .flatMap(({ event, market }) => world.trades(market, depth).map((trade) => tradeRow(event, market, trade)))
      .filter((row) => row.timestamp >= start && row.timestamp <= end && (!query.side || row.side === query.side))
    return context.json(rows.toSorted((a, b) => b.timestamp - a.timestamp).slice(offset, offset + limit))
  })
  return app
}

/** A fill as its taker saw it: every other one was made by buying or selling the second outcome. */
function tradeRow(event: ScenarioEvent, market: ScenarioMarket, trade: WorldTrade) {
  const digest = createHash('sha256').update(`trade ${market.id} ${trade.id}`).digest('hex')
  const outcomeIndex = Number.parseInt(digest.slice(0, 2), 16) % 2
  const buys = (trade.side === 'buy') === (outcomeIndex === 0)
  return {
    proxyWallet: `0x${digest.slice(0, 40)}`,
    side: buys ? 'BUY' : 'SELL',
    asset: chainIdsOf(market).tokens[outcomeIndex],
    conditionId: chainIdsOf(market).condition,
    size: trade.size,
    price: outcomeIndex === 0 ? trade.price : mirror(trade.price),
    timestamp: Math.floor(trade.at / 1_000),
    title: market.title,
    slug: market.slug,
    icon: `https://images.example.test/${market.slug}.png`,
    eventSlug: event.slug,
    outcome: outcomesOf(market)[outcomeIndex] ?? '',
    outcomeIndex,
    name: '',
    pseudonym: '',
    transactionHash: `0x${digest}`,
  }
}
