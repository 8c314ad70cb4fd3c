import { type EngineOrder, remainingOf } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import { MILLIONTH, type SignedOrder } from './signed-order.ts'

const PATTERN = /^(orders|positions):56:(0x[0-9a-f]{40})$/i

/** Sends the orders or positions of a wallet until the result is called; undefined for any other channel. */
export function openWalletChannel(
  { engine, now }: Exchange,
  channel: string,
  push: (data: object) => void,
): (() => void) | undefined {
  const [, kind, wallet = ''] = PATTERN.exec(channel) ?? []
  if (!kind) return undefined
  const isOwn = ({ account }: EngineOrder) => account === wallet.toLowerCase()
  return engine.listen((event) => {
    if ('fill' in event) {
      const { taker, maker, market } = event.fill
      if (kind === 'positions' && (isOwn(taker) || isOwn(maker))) push({ marketId: Number(market.split(':')[1]) })
    } else if (kind === 'orders' && isOwn(event.order)) push(orderUpdate(event.order, now()))
  })
}

function orderUpdate(order: EngineOrder, now: number) {
  const { marketId, outcomeId, price, amount } = (order.tag as { order: SignedOrder }).order
  return {
    marketId: Number(marketId),
    outcome: outcomeId,
    orderHash: order.id,
    side: order.side,
    price,
    amount,
    filledAmount: String((order.size - remainingOf(order)) * MILLIONTH),
    status: order.status === 'canceled' ? 'cancelled' : order.status,
    createdAt: new Date(order.placedAt).toISOString(),
    updatedAt: new Date(now).toISOString(),
  }
}
