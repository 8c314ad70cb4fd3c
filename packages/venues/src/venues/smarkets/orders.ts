import type { Balance, Order, Position, UserTrade } from '../../models.ts'
import { orderPrices } from '../../orders/order-prices.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { toMillionths, toNumber } from '../../values/decimal.ts'
import { parseInstant } from '../../values/instant.ts'
import type { ContractIds } from './contract-ids.ts'
import type { Account, Activity, OrderRow, Placed, SentOrder } from './order-schemas.ts'

/** Prices and quantities are in ten-thousandths. */
const UNIT = 10_000
const real = (units: number): number => units / UNIT

/**
 * The side of ours that a row stands for. To lay a contract is to sell it, or to buy its No: which one was meant, the
 * label says that we gave it.
 */
function sideOf(
  row: { side: 'buy' | 'sell'; price: number; label?: string | null | undefined },
  contract: ContractIds,
) {
  if (row.label !== 'NO' || contract.noId === undefined) {
    return { outcomeId: contract.outcomeId, side: row.side, price: real(row.price) }
  }
  const side = row.side === 'buy' ? ('sell' as const) : ('buy' as const)
  return { outcomeId: contract.noId, side, price: real(UNIT - row.price) }
}

/** The venue's states of an order that may still be matched. */
export const OPEN_STATES = ['created', 'partial']

/** An order that is matched and not confirmed yet is not over. */
export const isLive = ({ status }: Order): boolean => status === 'open' || status === 'pending'

export function parseOrder(row: OrderRow, contract: ContractIds): Order {
  const isOpen = (row.state === 'created' || row.state === 'partial') && row.quantity_unfilled > 0
  const isPending = (row.quantity_filled_pending ?? 0) > 0
  return {
    id: row.id,
    marketId: contract.marketId,
    ...sideOf(row, contract),
    type: row.type === 'immediate_or_cancel' ? 'market' : 'limit',
    amount: real(row.quantity),
    // A closed order that is not filled completely was canceled.
    status: isOpen ? 'open' : isPending ? 'pending' : row.quantity_filled >= row.quantity ? 'filled' : 'canceled',
    filled: real(row.quantity_filled),
    filledShares: real(row.quantity_filled),
    remaining: isOpen ? real(row.quantity_unfilled) : 0,
    ...instant(row.created_datetime),
  }
}

/** Returns the average price of a new order's fills, in millionths and for the requested side. */
function averageOfFills(
  { total_executed_quantity: filled, executed_avg_price: average }: Placed,
  { label }: SentOrder,
) {
  if (filled === 0 || !average) return undefined
  return toMillionths(real(label === 'NO' ? UNIT - average : average).toFixed(6))
}

/** Parses the answer to a new order, together with its parameters. */
export function parsePlaced(placed: Placed, sent: SentOrder, params: CreateOrderParams, now: number): Order {
  const filled = placed.total_executed_quantity
  const rests = sent.type !== 'immediate_or_cancel' && placed.available_quantity > 0
  return {
    id: placed.order_id,
    marketId: params.marketId,
    outcomeId: params.outcomeId,
    side: params.side,
    type: params.type,
    ...orderPrices(params, averageOfFills(placed, sent)),
    amount: real(sent.quantity),
    status: filled >= sent.quantity ? 'filled' : rests ? 'open' : 'canceled',
    filled: real(filled),
    filledShares: real(filled),
    remaining: rests ? real(placed.available_quantity) : 0,
    timestamp: now,
  }
}

/**
 * Keeps one row for each valid execution, newest first. In play an execution waits some seconds: its confirmation adds
 * nothing, and a voided one is dropped.
 */
export function standing(rows: readonly Activity[]): Activity[] {
  const trades: { row: Activity; isConfirmed: boolean }[] = []
  for (const row of rows.toSorted((a, b) => a.seq - b.seq || a.subseq - b.subseq)) {
    const change = Math.abs(row.quantity_change)
    const matching =
      row.source === 'order.execute'
        ? undefined
        : trades.find(
            ({ row: { order_id, price, quantity_change }, isConfirmed }) =>
              !isConfirmed &&
              order_id === row.order_id &&
              price === row.price &&
              (change === 0 || Math.abs(quantity_change) === change),
          )
    if (matching && row.source === 'order.execute.void') trades.splice(trades.indexOf(matching), 1)
    else if (matching) matching.isConfirmed = true
    else if (change > 0 && row.source !== 'order.execute.void') {
      trades.push({ row, isConfirmed: row.source === 'order.execute.confirm' })
    }
  }
  return trades.map(({ row }) => row).reverse()
}

/** Reads an execution; undefined where its time cannot be read. */
export function parseTrade(row: Activity, contract: ContractIds): UserTrade | undefined {
  const { timestamp } = instant(row.timestamp)
  if (timestamp === undefined) return undefined
  return {
    id: `${row.seq}-${row.subseq}`,
    timestamp,
    ...sideOf(row, contract),
    amount: real(Math.abs(row.quantity_change)),
    marketId: contract.marketId,
    orderId: row.order_id,
  }
}

/** Adds up what was executed of each contract: what was backed less what was laid. A lay alone is a No. */
export function parsePositions(rows: readonly OrderRow[], idsOf: (row: OrderRow) => ContractIds): Position[] {
  const executed = rows.filter(({ quantity_filled }) => quantity_filled > 0)
  return [...new Set(executed.map(({ contract_id }) => contract_id))].flatMap((contract) => {
    const all = executed.filter(({ contract_id }) => contract_id === contract)
    const [row] = all
    const [backed, laid] = [all.filter(({ side }) => side === 'buy'), all.filter(({ side }) => side === 'sell')]
    const size = quantityOf(backed) - quantityOf(laid)
    if (!row || size === 0) return []
    const { marketId, outcomeId, noId } = idsOf(row)
    const price = averageOf(size > 0 ? backed : laid)
    if (size > 0 || noId === undefined) return [{ marketId, outcomeId, size: real(size), ...entry(price) }]
    return [{ marketId, outcomeId: noId, size: real(-size), ...entry(price && UNIT - price) }]
  })
}

const quantityOf = (rows: readonly OrderRow[]): number => rows.reduce((sum, row) => sum + row.quantity_filled, 0)

function averageOf(rows: readonly OrderRow[]): number | undefined {
  if (rows.some(({ average_price_matched: price }) => !price)) return undefined
  return rows.reduce((sum, row) => sum + row.quantity_filled * (row.average_price_matched ?? 0), 0) / quantityOf(rows)
}

const entry = (price: number | undefined) => (price === undefined ? {} : { entryPrice: Number(real(price).toFixed(6)) })

/** The maximum loss of open bets is held back. */
export function parseBalance({ account }: Account): Balance {
  const [total, available] = [toMillionths(account.balance), toMillionths(account.available_balance)]
  return {
    currency: account.currency,
    available: Number(account.available_balance),
    ...(total !== undefined &&
      available !== undefined && { total: toNumber(total), locked: toNumber(total - available) }),
    venue: 'smarkets',
  }
}

const instant = (date: string): { timestamp?: number } => {
  const at = parseInstant(date)
  return Number.isNaN(at) ? {} : { timestamp: at }
}
