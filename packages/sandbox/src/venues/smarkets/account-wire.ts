import type { Engine } from '../../engine/engine.ts'
import { exposureOf, fillsOfOrder, holdingsOf } from '../../engine/holdings.ts'
import { type EngineOrder, type Fill, ONE, ownPrice, remainingOf } from '../../engine/order.ts'
import type { Contract } from './wire.ts'

// Actions and balances of members, in the venue's own field names, units and types.

/** Millionths in a hundredth of a percent, and in a ten-thousandth of a contract. */
const UNIT = 100n

export const unitsOf = (millionths: bigint): number => Number(millionths / UNIT)
export const millionthsOf = (units: number): bigint => BigInt(units) * UNIT

/** The venue's tag of an order: its contract, its name there, its type and its label. */
export interface Tag {
  id: string
  contract: Contract
  type: string
  label: string | null
}
export const tagOf = ({ tag }: EngineOrder): Tag | undefined => tag as Tag | undefined

const instant = (at: number): string => new Date(at).toISOString()
const pounds = (money: bigint): string => (Number(money / ONE) / Number(ONE)).toFixed(2)

/** Returns the state of an order; undefined for one that was canceled before any fill, which is no longer listed. */
function stateOf({ status, filled }: EngineOrder): string | undefined {
  if (status === 'open') return filled > 0n ? 'partial' : 'created'
  return filled > 0n ? 'filled' : undefined
}

export function orderRow(order: EngineOrder, fills: readonly Fill[]) {
  const [tag, state] = [tagOf(order), stateOf(order)]
  if (!tag || !state) return undefined
  const inPounds = {
    quantity: unitsOf(order.size),
    quantity_filled: unitsOf(order.filled),
    quantity_filled_pending: 0,
    quantity_unfilled: order.status === 'open' ? unitsOf(remainingOf(order)) : 0,
  }
  // Each figure stands there once more in the currency of the account, which is pounds here.
  const inOwnCurrency = Object.entries(inPounds).map(([name, figure]) => [`${name}_user_currency`, figure])
  const spent = fillsOfOrder(fills, order).reduce((sum, [{ price, size }]) => sum + ownPrice(order, price) * size, 0n)
  return {
    id: tag.id,
    original_order_id: tag.id,
    market_id: tag.contract.marketId,
    contract_id: tag.contract.id,
    side: order.side,
    price: unitsOf(order.price),
    ...inPounds,
    ...Object.fromEntries(inOwnCurrency),
    average_price_matched: order.filled > 0n ? unitsOf(spent / order.filled) : null,
    best_price: null,
    state,
    outcome: null,
    type: tag.type,
    label: tag.label,
    created_datetime: instant(order.placedAt),
    last_modified_datetime: instant(order.changedAt),
    sequence_number: Number(tag.id),
    bonus_bet: false,
  }
}

/** A line for each order and for each execution of a member, newest first. */
export function activityRows({ fills, orders }: Engine, account: string, eventOf: (contract: Contract) => string) {
  const line = (order: EngineOrder, tag: Tag, source: string, price: bigint, size: bigint) => ({
    source,
    event_id: eventOf(tag.contract),
    market_id: tag.contract.marketId,
    contract_id: tag.contract.id,
    order_id: tag.id,
    side: order.side,
    label: tag.label,
    price: unitsOf(price),
    quantity: unitsOf(size),
    quantity_user_currency: unitsOf(size),
    quantity_change: source === 'order.execute' ? -unitsOf(size) : 0,
    quantity_user_currency_change: source === 'order.execute' ? -unitsOf(size) : 0,
    commission: null,
  })
  const placed = [...orders.values()].flatMap((order) => {
    const tag = order.account === account ? tagOf(order) : undefined
    return tag ? [{ at: order.placedAt, row: line(order, tag, 'order.create', order.price, order.size) }] : []
  })
  const executed = fills.flatMap((fill) =>
    [fill.taker, fill.maker].flatMap((order) => {
      const tag = order.account === account ? tagOf(order) : undefined
      if (!tag) return []
      return [{ at: fill.at, row: line(order, tag, 'order.execute', ownPrice(order, fill.price), fill.size) }]
    }),
  )
  return [...placed, ...executed]
    .sort((a, b) => a.at - b.at)
    .map(({ at, row }, n) => ({ ...row, seq: n + 1, subseq: 0, timestamp: instant(at).replace('Z', '') }))
    .reverse()
}

/** Money: what bets and open orders may cost at the worst is not available. */
export function accountRow({ ledger, fills }: Engine, account: string) {
  const { cash, lockedCash } = ledger.account(account)
  const held = holdingsOf(fills, account, { netting: true }).reduce((sum, holding) => sum + exposureOf(holding), 0n)
  const exposure = held + lockedCash
  return {
    account_id: '123556546',
    balance: pounds(cash + exposure),
    available_balance: pounds(cash),
    bonus_balance: '0.00',
    exposure: pounds(-exposure),
    currency: 'GBP',
    commission_type: '0.02',
    signup_date: '2020-01-01T00:00:00Z',
  }
}
