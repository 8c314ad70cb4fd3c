import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { holdingsOf } from '../../engine/holdings.ts'
import { type EngineOrder, type Fill, ONE, ownPrice } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import type { Token } from './tokens.ts'
import { chainIdsOf, outcomesOf } from './wire.ts'

const MOST = 500
const plain = (money: bigint): number => Number(money / ONE) / Number(ONE)

/** Positions of wallets, which are public, by address. */
export function positions(exchange: Exchange, tokens: ReadonlyMap<string, Token>): Hono {
  const app = new Hono()
  app.get('/positions', (context) => {
    const { user = '', market, limit = '100', offset = '0', sizeThreshold = '1' } = context.req.query()
    if (!/^0x[0-9a-f]{40}$/i.test(user)) return context.json({ error: 'required query param "user" not provided' }, 400)
    const holdings = holdingsOf(exchange.engine.fills, user.toLowerCase())
    const rows = holdings.flatMap((holding) => {
      const token = [...tokens.values()].find(
        (each) => each.market.id === holding.market && each.index === holding.token,
      )
      const size = Number(holding.size) / Number(ONE)
      if (!token || size < Number(sizeThreshold) || size === 0) return []
      const first = exchange.price(token.market)
      const price = token.index === 0 ? first : Number((1 - first).toFixed(6))
      const cost = plain(holding.cost)
      return [
        {
          proxyWallet: user,
          asset: token.id,
          conditionId: token.condition,
          size,
          avgPrice: Number((cost / size).toFixed(6)),
          initialValue: cost,
          currentValue: Number((size * price).toFixed(6)),
          cashPnl: Number((size * price - cost).toFixed(6)),
          totalBought: plain(holding.traded),
          realizedPnl: plain(holding.realized),
          curPrice: price,
          redeemable: false,
          mergeable: false,
          title: token.market.title,
          slug: token.market.slug,
          eventSlug: token.event.slug,
          outcome: token.label,
          outcomeIndex: token.index,
          oppositeOutcome: outcomesOf(token.market)[token.index === 0 ? 1 : 0],
          oppositeAsset: chainIdsOf(token.market).tokens[token.index === 0 ? 1 : 0],
          endDate: token.market.closes.slice(0, 10),
          negativeRisk: token.negRisk,
        },
      ]
    })
    const wanted = rows.filter(({ conditionId }) => !market || market.split(',').includes(conditionId))
    return context.json(wanted.slice(Number(offset), Number(offset) + Math.min(Number(limit), MOST)))
  })

  app.get('/trades', (context) => {
    const { user = '', limit = '100', offset = '0' } = context.req.query()
    const rows = exchange.engine.fills
      .flatMap((fill) =>
        [fill.taker, fill.maker]
          .filter(({ account }) => account === user.toLowerCase())
          .map((order) => userTradeRow(fill, order, tokens)),
      )
      .reverse()
    return context.json(rows.slice(Number(offset), Number(offset) + Math.min(Number(limit), MOST)))
  })
  return app
}

function userTradeRow(fill: Fill, order: EngineOrder, tokens: ReadonlyMap<string, Token>) {
  const token = [...tokens.values()].find((each) => each.market.id === fill.market && each.index === order.token)
  return {
    proxyWallet: order.account,
    side: order.side === 'buy' ? 'BUY' : 'SELL',
    asset: token?.id,
    conditionId: token?.condition,
    size: Number(fill.size) / Number(ONE),
    price: Number(ownPrice(order, fill.price)) / Number(ONE),
    timestamp: Math.floor(fill.at / 1_000),
    transactionHash: `0x${createHash('sha256').update(`trade ${fill.id}`).digest('hex')}`,
  }
}
