import { Hono } from 'hono'
import { holdingsOf } from '../../engine/holdings.ts'
import { ONE, ownPrice, type Token } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import { hashId } from '../../token-ids.ts'
import type { World } from '../../world.ts'
import { tokenOf } from './wire.ts'

/** The prefix of every path. */
export const PREFIX = '/public/api/v1'

const MOST = 500

/** A token of a market, and what stands around it. */
export interface Outcome {
  event: ScenarioEvent
  market: ScenarioMarket
  token: Token
  tokenId: string
}

/** All tokens, by market or by id. */
export function createOutcomes(world: World) {
  const outcomes = world
    .events('probable')
    .flatMap((event) =>
      event.markets.flatMap((market) =>
        ([0, 1] as const).map((token): Outcome => ({ event, market, token, tokenId: tokenOf(market, token) })),
      ),
    )
  const byToken = new Map(outcomes.map((outcome) => [outcome.tokenId, outcome]))
  return {
    ofToken: (tokenId: string): Outcome | undefined => byToken.get(tokenId),
    find(marketId: string, token: Token): Outcome {
      const found = outcomes.find((each) => each.market.id === marketId && each.token === token)
      if (!found) throw new Error(`no market ${marketId}`)
      return found
    },
  }
}

const plain = (millionths: bigint): number => Number(millionths) / Number(ONE)
const dollars = (money: bigint): number => Number(money) / Number(ONE * ONE)

const outcomeFields = ({ event, market, token, tokenId }: Outcome) => ({
  asset: tokenId,
  conditionId: hashId('condition', market.id),
  title: market.title,
  slug: market.slug,
  icon: '',
  eventSlug: event.slug,
  outcome: (market.outcomes ?? ['Yes', 'No'])[token],
  outcomeIndex: token,
})

/** The public data of a wallet: its trades and positions. */
export function portfolio(exchange: Exchange): Hono {
  const app = new Hono()
  const { engine } = exchange
  const outcomes = createOutcomes(exchange)
  const stretch = <T>(rows: readonly T[], { limit = '100', offset = '0' }: Record<string, string>): T[] =>
    rows.slice(Number(offset), Number(offset) + Math.min(Number(limit), MOST))

  app.get('/activity', (context) => {
    const { user, type, ...page } = context.req.query()
    if (!user) return context.json({ error: 'user is required' }, 400)
    const rows = engine.fills
      .flatMap((fill) => [fill.taker, fill.maker].map((order) => ({ fill, order })))
      .filter(({ order }) => order.account === user.toLowerCase())
      .map(({ fill, order }) => {
        const price = ownPrice(order, fill.price)
        return {
          proxyWallet: user,
          timestamp: Math.floor(fill.at / 1_000),
          type: 'TRADE',
          size: plain(fill.size),
          usdcSize: dollars(price * fill.size),
          transactionHash: hashId('probable transaction', fill.id),
          price: plain(price),
          side: order.side.toUpperCase(),
          ...outcomeFields(outcomes.find(order.market, order.token)),
        }
      })
      .reverse()
    return context.json(stretch(type === undefined || type.includes('TRADE') ? rows : [], page))
  })

  app.get('/position/current', (context) => {
    const { user, sizeThreshold = '1', ...page } = context.req.query()
    if (!user) return context.json({ error: 'user is required' }, 400)
    const rows = holdingsOf(engine.fills, user.toLowerCase())
      .filter(({ size }) => size > 0n && plain(size) >= Number(sizeThreshold))
      .map(({ market, token, size, cost, realized }) => {
        const { bids, asks } = engine.levels(market)
        const price = (token === 0 ? bids[0]?.price : asks[0] && ONE - asks[0].price) ?? 0n
        return {
          proxyWallet: user,
          size: plain(size),
          avgPrice: plain(cost / size),
          initialValue: dollars(cost),
          currentValue: dollars(size * price),
          cashPnl: dollars(size * price - cost),
          percentPnl: 0,
          totalBought: plain(size),
          realizedPnl: dollars(realized),
          percentRealizedPnl: 0,
          curPrice: plain(price),
          redeemable: false,
          mergeable: false,
          ...outcomeFields(outcomes.find(market, token)),
        }
      })
    return context.json(stretch(rows, page))
  })
  return app
}
