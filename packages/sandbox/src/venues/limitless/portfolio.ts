import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { holdingsOf } from '../../engine/holdings.ts'
import { ONE, ownPrice } from '../../engine/order.ts'
import { textOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import type { Signed } from './sign-in.ts'
import { tokensOf } from './wire.ts'

/** Trades and positions of a signed-in member, under `/portfolio`. */
export function portfolio(exchange: Exchange, marketOf: (id: string) => ScenarioMarket | undefined) {
  const app = new Hono<Signed>()
  const { engine } = exchange

  app.get('/portfolio/history', (context) => {
    const { cursor = '', limit = '20' } = context.req.query()
    const begin = Number(cursor || 0)
    const { address } = context.get('member')
    const rows = engine.fills
      .flatMap((fill) =>
        [fill.taker, fill.maker].filter(({ account }) => account === address).map((order) => ({ fill, order })),
      )
      .reverse()
      .map(({ fill, order }) => ({
        blockTimestamp: Math.floor(fill.at / 1_000),
        collateralAmount: textOf((ownPrice(order, fill.price) * fill.size) / ONE),
        market: { id: fill.market, slug: marketOf(fill.market)?.slug ?? '', closed: false },
        outcomeTokenAmount: textOf(fill.size),
        outcomeTokenPrice: textOf(ownPrice(order, fill.price)),
        outcomeIndex: order.token,
        strategy: `${order.unfilled === 'rest' ? 'Limit' : 'Market'} ${order.side === 'buy' ? 'Buy' : 'Sell'}`,
        transactionHash: `0x${createHash('sha256').update(`fill ${fill.id}`).digest('hex')}`,
      }))
    const end = begin + Number(limit)
    return context.json({ data: rows.slice(begin, end), nextCursor: end < rows.length ? String(end) : null })
  })

  const positionsOf = (address: string) => {
    const holdings = holdingsOf(engine.fills, address)
    const clob = [...new Set(holdings.map(({ market }) => market))].flatMap((id) => {
      const market = marketOf(id)
      if (!market) return []
      const first = exchange.price(market)
      const sideOf = (index: 0 | 1) => {
        const holding = holdings.find((each) => each.market === id && each.token === index)
        const size = holding?.size ?? 0n
        const cost = (holding?.cost ?? 0n) / ONE
        const value = BigInt(Math.round(Number(size) * (index === 0 ? first : 1 - first)))
        return {
          size,
          row: {
            cost: String(cost),
            fillPrice: String(size > 0n ? (cost * ONE) / size : 0n),
            marketValue: String(value),
            realisedPnl: String((holding?.realized ?? 0n) / ONE),
            unrealizedPnl: String(value - cost),
          },
        }
      }
      const [yes, no] = [sideOf(0), sideOf(1)]
      const { yes: yesPositionId, no: noPositionId } = tokensOf(market)
      return [
        {
          market: {
            id: Number(id),
            slug: market.slug,
            title: market.title,
            status: 'FUNDED',
            yesPositionId,
            noPositionId,
          },
          latestTrade: {
            latestYesPrice: first,
            latestNoPrice: Number((1 - first).toFixed(6)),
            outcomeTokenPrice: first,
          },
          orders: { liveOrders: [], totalCollateralLocked: '0' },
          positions: { yes: yes.row, no: no.row },
          tokensBalance: { yes: String(yes.size), no: String(no.size) },
        },
      ]
    })
    return { amm: [], clob, group: [] }
  }
  app.get('/portfolio/positions', (context) => context.json(positionsOf(context.get('member').address)))
  return { own: app, positionsOf }
}
