import { Hono } from 'hono'
import { holdingsOf } from '../../engine/holdings.ts'
import { type EngineOrder, type Fill, ONE, ownPrice } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import { hashId } from '../../token-ids.ts'
import { numberOf, pageOf, USD1 } from './wire.ts'

const toNumber = (millionths: bigint): number => Number(millionths) / Number(ONE)

/** Actions and positions of a wallet, which are public. */
export function portfolio(exchange: Exchange): Hono {
  const app = new Hono()
  const { fills } = exchange.engine
  const listed = new Map(
    exchange.events('myriad').flatMap(({ markets }) => markets.map((market) => [market.id, market])),
  )

  app.get('/users/:address/events', (context) => {
    const address = context.req.param('address').toLowerCase()
    const { market_id: marketId, since = '0', until = '99999999999' } = context.req.query()
    const row = (order: EngineOrder, { id, market: key, price, size, at }: Fill) => {
      const market = listed.get(key)
      if (!market) return []
      const own = ownPrice(order, price)
      return [
        {
          user: address,
          action: order.side,
          marketTitle: market.title,
          marketSlug: market.slug,
          marketId: Number(numberOf(market)),
          networkId: 56,
          outcomeTitle: (market.outcomes ?? ['Yes', 'No'])[order.token],
          outcomeId: order.token,
          shares: toNumber(size),
          value: toNumber((own * size) / ONE),
          timestamp: Math.floor(at / 1_000),
          blockNumber: 111_442_601,
          token: USD1.address,
          txId: hashId('transaction', id),
        },
      ]
    }
    const rows = fills
      .flatMap((fill) =>
        [fill.taker, fill.maker].filter(({ account }) => account === address).flatMap((order) => row(order, fill)),
      )
      .reverse()
      .filter((each) => marketId === undefined || String(each.marketId) === marketId)
      .filter(({ timestamp }) => timestamp >= Number(since) && timestamp <= Number(until))
    return context.json(pageOf(context, rows))
  })

  app.get('/users/:address/portfolio', (context) => {
    const rows = holdingsOf(fills, context.req.param('address').toLowerCase()).flatMap((holding) => {
      const market = listed.get(holding.market)
      if (!market || holding.size <= 0n) return []
      const [shares, cost] = [toNumber(holding.size), toNumber(holding.cost / ONE)]
      const price = exchange.price(market)
      const value = shares * (holding.token === 0 ? price : 1 - price)
      return [
        {
          marketId: Number(numberOf(market)),
          marketTitle: market.title,
          marketSlug: market.slug,
          outcomeId: holding.token,
          outcomeTitle: (market.outcomes ?? ['Yes', 'No'])[holding.token],
          networkId: 56,
          token: USD1.address,
          tokenId: null,
          shares,
          price: cost / shares,
          value,
          profit: value - cost,
          roi: (value - cost) / cost,
          winningsToClaim: false,
          winningsClaimed: false,
          status: 'ongoing',
          claimed: false,
          executionMode: 1,
        },
      ]
    })
    return context.json(pageOf(context, rows))
  })
  return app
}
