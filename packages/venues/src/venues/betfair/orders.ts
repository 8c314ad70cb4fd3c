import { CrossvenueError } from '../../errors.ts'
import type { Balance, Order, Position, UserTrade } from '../../models.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { ONE, toMillionths, toNumber } from '../../values/decimal.ts'
import { parseInstant } from '../../values/instant.ts'
import { contractsOf, priceOf } from './odds.ts'
import type { ClearedOrder, CurrentOrder, Funds, MatchedMarket, Placed, SentOrder } from './order-schemas.ts'
import { idsOf } from './parse.ts'
import { refusalError } from './refusals.ts'

const ID = 'betfair'
/** To lay a runner is to sell Yes, or to buy No: the name that we gave the order says which one was meant. */
export const OF_NO = 'NO-'

interface Bet {
  marketId: string
  selectionId: number
  side: 'BACK' | 'LAY'
  customerOrderRef?: string | null | undefined
}

/** Returns the outcome and the side of ours that a bet is on. */
function sideOf({ marketId, selectionId, side, customerOrderRef }: Bet) {
  const isNo = customerOrderRef?.startsWith(OF_NO) ?? false
  const ids = idsOf(marketId, selectionId)
  return {
    marketId: ids.marketId,
    outcomeId: isNo ? ids.no : ids.yes,
    side: (side === 'BACK') === isNo ? ('sell' as const) : ('buy' as const),
    isNo,
  }
}

/** Returns the price of the outcome at these odds. */
function priceAt(odds: number | null | undefined, isNo: boolean): number | undefined {
  const price = odds ? priceOf(odds) : undefined
  return price === undefined ? undefined : toNumber(isNo ? ONE - price : price)
}

const contracts = (stake: number | null | undefined, odds: number | null | undefined): bigint =>
  (stake && odds ? contractsOf(stake, odds) : undefined) ?? 0n

const instant = (date: string | null | undefined): { timestamp?: number } => {
  const at = date ? parseInstant(date) : Number.NaN
  return Number.isNaN(at) ? {} : { timestamp: at }
}

const prices = (limit: number | null | undefined, average: number | null | undefined, isNo: boolean) => {
  const [price, averageFillPrice] = [priceAt(limit, isNo), priceAt(average, isNo)]
  return { ...(price !== undefined && { price }), ...(averageFillPrice !== undefined && { averageFillPrice }) }
}

/** Parses a bet on a market that is not settled. What was matched counts at the odds of the matches. */
export function parseOrder(row: CurrentOrder): Order {
  const { isNo, ...own } = sideOf(row)
  const { price } = row.priceSize
  const filled = contracts(row.sizeMatched, row.averagePriceMatched)
  const isOpen = row.status === 'EXECUTABLE'
  const remaining = isOpen ? contracts(row.sizeRemaining, price) : 0n
  const dropped = [row.sizeLapsed, row.sizeCancelled, row.sizeVoided].reduce(
    (sum, size) => sum + contracts(size, price),
    0n,
  )
  return {
    id: row.betId,
    ...own,
    type: 'limit',
    ...prices(price, filled > 0n ? row.averagePriceMatched : undefined, isNo),
    amount: toNumber(filled + remaining + dropped),
    status: isOpen ? 'open' : dropped > 0n ? 'canceled' : 'filled',
    filled: toNumber(filled),
    filledShares: toNumber(filled),
    remaining: toNumber(remaining),
    ...instant(row.placedDate),
  }
}

/** Parses a bet that is over: settled, or ended before any match. */
export function parseCleared(row: ClearedOrder, isSettled: boolean): Order {
  const { isNo, ...own } = sideOf(row)
  const filled = isSettled ? contracts(row.sizeSettled, row.priceMatched) : 0n
  const dropped = isSettled ? 0n : contracts(row.sizeCancelled ?? row.sizeSettled, row.priceRequested)
  return {
    id: row.betId,
    ...own,
    type: 'limit',
    ...prices(row.priceRequested, filled > 0n ? row.priceMatched : undefined, isNo),
    amount: toNumber(filled + dropped),
    status: isSettled ? 'filled' : 'canceled',
    filled: toNumber(filled),
    filledShares: toNumber(filled),
    remaining: 0,
    ...instant(row.placedDate),
  }
}

/** Parses the answer to a new order, together with its parameters. Throws what the venue refused. */
export function parsePlaced(report: Placed, sent: SentOrder, params: CreateOrderParams, now: number): Order {
  const { limitOrder, selectionId, side, customerOrderRef } = sent.instruction
  if (report.status !== 'SUCCESS') throw refusalError([report.errorCode, report.status])
  if (!report.betId) {
    const message = 'Betfair answered an order without its id; look it up before you send it again'
    throw new CrossvenueError('WRITE_UNCONFIRMED', message, { exchange: ID })
  }
  const { isNo } = sideOf({ marketId: sent.marketId, selectionId, side, customerOrderRef })
  const filled = contracts(report.sizeMatched, report.averagePriceMatched)
  const atOnce = limitOrder.timeInForce !== undefined
  if (report.orderStatus === 'EXPIRED' || (atOnce && filled === 0n)) {
    const message = 'amount: the order was to be filled at once, and the book had changed; nothing was bet'
    throw new CrossvenueError('INVALID_ORDER', message, { exchange: ID, field: 'amount' })
  }
  const wanted = toMillionths(limitOrder.betTargetSize) ?? 0n
  const isFilled = atOnce || report.orderStatus === 'EXECUTION_COMPLETE' || filled >= wanted
  const { price, averageFillPrice } = prices(limitOrder.price, filled > 0n ? report.averagePriceMatched : 0, isNo)
  // A market order has a limit that the caller never named.
  const shown = params.type === 'limit' || params.price !== undefined ? price : averageFillPrice
  return {
    id: report.betId,
    marketId: params.marketId,
    outcomeId: params.outcomeId,
    side: params.side,
    type: params.type,
    ...(shown !== undefined && { price: shown }),
    ...(averageFillPrice !== undefined && { averageFillPrice }),
    // Stakes are whole pennies, so that what was filled may differ from the order by a part of a contract.
    amount: toNumber(isFilled ? filled : wanted),
    status: isFilled ? 'filled' : 'open',
    filled: toNumber(filled),
    filledShares: toNumber(filled),
    remaining: isFilled ? 0 : toNumber(wanted - filled),
    timestamp: instant(report.placedDate).timestamp ?? now,
  }
}

/** Parses the matches of markets that are not settled; `betOf` finds the bet of a match. */
export function parseMatches(
  markets: readonly MatchedMarket[],
  betOf: (betId: string) => CurrentOrder | undefined,
): UserTrade[] {
  return markets.flatMap(({ marketId, runners }) =>
    runners.flatMap(({ selectionId, matches }) =>
      (matches ?? []).flatMap(({ betId, matchId, side, price: odds, size, matchDate }) => {
        const customerOrderRef = betOf(betId)?.customerOrderRef
        const { isNo, ...own } = sideOf({ marketId, selectionId, side, customerOrderRef })
        return tradeOf({ id: matchId, orderId: betId, ...own }, { odds, stake: size, isNo, at: matchDate })
      }),
    ),
  )
}

/** Parses a settled bet as one trade: the venue no longer lists its matches. */
export function parseSettledTrade(row: ClearedOrder): UserTrade[] {
  const { isNo, ...own } = sideOf(row)
  const at = row.lastMatchedDate ?? row.placedDate
  return tradeOf(
    { id: row.betId, orderId: row.betId, ...own },
    { odds: row.priceMatched, stake: row.sizeSettled, isNo, at },
  )
}

function tradeOf(
  own: Pick<UserTrade, 'id' | 'orderId' | 'marketId' | 'outcomeId' | 'side'>,
  match: {
    odds: number | null | undefined
    stake: number | null | undefined
    isNo: boolean
    at: string | null | undefined
  },
): UserTrade[] {
  const [price, amount] = [priceAt(match.odds, match.isNo), contracts(match.stake, match.odds)]
  const { timestamp } = instant(match.at)
  if (price === undefined || amount === 0n || timestamp === undefined) return []
  return [{ ...own, timestamp, price, amount: toNumber(amount) }]
}

/** Adds up what was matched on each runner: what was backed less what was laid. A lay alone is a No. */
export function parsePositions(rows: readonly CurrentOrder[]): Position[] {
  const matched = rows.filter(({ sizeMatched }) => sizeMatched > 0)
  const keyOf = ({ marketId, selectionId }: CurrentOrder) => `${marketId}:${selectionId}`
  return [...new Set(matched.map(keyOf))].flatMap((key) => {
    const own = matched.filter((row) => keyOf(row) === key)
    const [backs, lays] = [own.filter(({ side }) => side === 'BACK'), own.filter(({ side }) => side === 'LAY')]
    const size = sizeOf(backs) - sizeOf(lays)
    const [first] = own
    if (!first || size === 0n) return []
    const ids = idsOf(first.marketId, first.selectionId)
    const entry = entryOf(size > 0n ? backs : lays)
    const outcome =
      size > 0n ? { outcomeId: ids.yes, size: toNumber(size) } : { outcomeId: ids.no, size: toNumber(-size) }
    const price = size > 0n ? entry : entry && ONE - entry
    return [{ marketId: ids.marketId, ...outcome, ...(price !== undefined && { entryPrice: toNumber(price) }) }]
  })
}

const sizeOf = (rows: readonly CurrentOrder[]): bigint =>
  rows.reduce((sum, { sizeMatched, averagePriceMatched }) => sum + contracts(sizeMatched, averagePriceMatched), 0n)

/** The average price of Yes: the stakes, divided by the contracts that they are. */
function entryOf(rows: readonly CurrentOrder[]): bigint | undefined {
  const total = sizeOf(rows)
  const stake = rows.reduce((sum, { sizeMatched }) => sum + (toMillionths(sizeMatched.toFixed(6)) ?? 0n), 0n)
  return total > 0n ? (stake * ONE + total / 2n) / total : undefined
}

/** The possible loss of bets is held back; the venue states it as a negative number. */
export function parseBalance({ availableToBetBalance, exposure }: Funds, currency: string): Balance {
  const [available, held] = [availableToBetBalance, exposure].map((sum) =>
    typeof sum === 'number' ? toMillionths(Math.abs(sum).toFixed(6)) : undefined,
  )
  return {
    currency,
    available: availableToBetBalance,
    ...(available !== undefined && held !== undefined && { total: toNumber(available + held), locked: toNumber(held) }),
    venue: ID,
  }
}
