import { createHash } from 'node:crypto'
import type { Engine } from '../../engine/engine.ts'
import { holdingsOf } from '../../engine/holdings.ts'
import { type EngineOrder, type Fill, ownPrice, remainingOf, type Token } from '../../engine/order.ts'
import { dollarsOf, textOf } from '../../engine/text.ts'
import { tidOf } from './wire.ts'

// Actions and positions of wallets, in the venue's own field names and types; sizes with a decimal, as the venue writes them.

const QUOTE = 'USDC'
const encoded = (market: string, side: Token): number => 10 * Number(market) + side
const sideOf = ({ side }: EngineOrder): 'B' | 'A' => (side === 'buy' ? 'B' : 'A')

export const orderRow = (order: EngineOrder) => ({
  coin: `#${encoded(order.market, order.token)}`,
  side: sideOf(order),
  limitPx: textOf(order.price),
  sz: textOf(remainingOf(order), 1),
  oid: Number(order.id),
  timestamp: order.placedAt,
  triggerCondition: 'N/A',
  isTrigger: false,
  triggerPx: '0.0',
  children: [],
  isPositionTpsl: false,
  reduceOnly: false,
  orderType: 'Limit',
  origSz: textOf(order.size, 1),
  tif: order.unfilled === 'rest' ? 'Gtc' : 'Ioc',
  cloid: typeof order.tag === 'string' ? order.tag : null,
})

export const updateRow = (order: EngineOrder) => ({
  order: orderRow(order),
  status: order.status,
  statusTimestamp: order.changedAt,
})

/** A wallet's own side of each fill, newest first. */
export function fillRows(fills: readonly Fill[], account: string) {
  const held = new Map<string, bigint>()
  return fills
    .flatMap((fill) =>
      [fill.taker, fill.maker].flatMap((order) => (order.account === account ? [{ fill, order }] : [])),
    )
    .map(({ fill, order }) => {
      const coin = `#${encoded(order.market, order.token)}`
      const before = held.get(coin) ?? 0n
      held.set(coin, before + (order.side === 'buy' ? fill.size : -fill.size))
      return {
        coin,
        px: textOf(ownPrice(order, fill.price)),
        sz: textOf(fill.size, 1),
        side: sideOf(order),
        time: fill.at,
        startPosition: textOf(before, 1),
        dir: order.side === 'buy' ? 'Buy' : 'Sell',
        closedPnl: '0.0',
        hash: `0x${createHash('sha256').update(`fill ${fill.id}`).digest('hex')}`,
        oid: Number(order.id),
        crossed: fill.taker === order,
        fee: fill.taker === order ? dollarsOf(fill.fee, 1) : '0.0',
        tid: tidOf(fill.id),
        feeToken: QUOTE,
        twapId: null,
      }
    })
    .reverse()
}

/** Money, and the sides that a wallet holds. */
export function balanceRows({ ledger, fills }: Engine, account: string) {
  const owner = ledger.accounts.get(account)
  if (!owner) return []
  const costs = new Map(holdingsOf(fills, account).map(({ market, token, cost }) => [encoded(market, token), cost]))
  const sides = [...owner.shares].flatMap(([market, pair]) =>
    ([0, 1] as const).flatMap((side) => {
      const number = encoded(market, side)
      const hold = owner.lockedShares.get(market)?.[side] ?? 0n
      if (pair[side] === 0n) return []
      const entryNtl = dollarsOf(costs.get(number) ?? 0n, 1)
      return [{ coin: `+${number}`, hold: textOf(hold, 1), total: textOf(pair[side], 1), entryNtl }]
    }),
  )
  const money = {
    coin: QUOTE,
    token: 0,
    hold: dollarsOf(owner.lockedCash, 1),
    total: dollarsOf(owner.cash + owner.lockedCash, 1),
    entryNtl: '0.0',
  }
  return [money, ...sides]
}

/** Returns the taker's fee of closing a position: seven basis points of its proceeds; opening is free. */
export const closingFee = (order: EngineOrder, price: bigint, size: bigint): bigint =>
  order.side === 'sell' ? (ownPrice(order, price) * size * 7n) / 10_000n : 0n
