import { createHash } from 'node:crypto'
import type { EngineOrder, Fill } from '../../engine/order.ts'
import { ownPrice } from '../../engine/order.ts'
import { textOf } from '../../engine/text.ts'
import type { ApiKey } from './sign-in.ts'
import type { Token } from './tokens.ts'

// Orders and trades in the venue's own field names and types.

/** The venue's tag of an order in the engine. */
export interface Tag {
  token: Token
  orderType: string
  owner: ApiKey['apiKey']
}
export const tagOf = (order: EngineOrder): Tag | undefined => order.tag as Tag | undefined

const statusOf = { open: 'LIVE', filled: 'MATCHED', canceled: 'CANCELED' } as const
const seconds = (at: number): number => Math.floor(at / 1_000)
const upper = (order: EngineOrder): 'BUY' | 'SELL' => (order.side === 'buy' ? 'BUY' : 'SELL')
const hashOf = (text: string): string => `0x${createHash('sha256').update(text).digest('hex')}`

export function orderRow(order: EngineOrder, { token, orderType, owner }: Tag, fills: readonly Fill[]) {
  return {
    id: order.id,
    status: statusOf[order.status],
    owner,
    market: token.condition,
    asset_id: token.id,
    side: upper(order),
    original_size: textOf(order.size),
    size_matched: textOf(order.filled),
    price: textOf(order.price),
    outcome: token.label,
    maker_address: order.account,
    expiration: '0',
    order_type: orderType,
    associate_trades: fills.filter(({ taker, maker }) => taker === order || maker === order).map(({ id }) => id),
    created_at: seconds(order.placedAt),
  }
}

/** A trade as one of its two sides sees it; a maker finds itself among the orders of the makers. */
export function tradeRow(fill: Fill, viewer: EngineOrder, tokenOf: (order: EngineOrder) => Token) {
  const { taker, maker } = fill
  const token = tokenOf(taker)
  return {
    id: fill.id,
    taker_order_id: taker.id,
    market: token.condition,
    asset_id: token.id,
    side: upper(taker),
    size: textOf(fill.size),
    fee_rate_bps: '0',
    price: textOf(ownPrice(taker, fill.price)),
    status: 'CONFIRMED',
    match_time: String(seconds(fill.at)),
    last_update: String(seconds(fill.at)),
    outcome: token.label,
    owner: tagOf(taker)?.owner ?? '',
    maker_address: taker.account,
    transaction_hash: hashOf(`trade ${fill.id}`),
    bucket_index: 0,
    trader_side: viewer === taker ? 'TAKER' : 'MAKER',
    maker_orders: [
      {
        order_id: maker.id,
        owner: tagOf(maker)?.owner ?? '',
        maker_address: maker.account,
        matched_amount: textOf(fill.size),
        price: textOf(ownPrice(maker, fill.price)),
        fee_rate_bps: '0',
        asset_id: tokenOf(maker).id,
        outcome: tokenOf(maker).label,
        side: upper(maker),
      },
    ],
  }
}
