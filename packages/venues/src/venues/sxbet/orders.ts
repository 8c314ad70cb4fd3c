import type { Balance, Order, Position, UserTrade } from '../../models.ts'
import { averagePrice } from '../../orders/order-prices.ts'
import { ONE, toNumber } from '../../values/decimal.ts'
import { parseInstant } from '../../values/instant.ts'
import { omitEmpty } from '../../values/omit-empty.ts'
import { priceOf, sharesOf } from './amounts.ts'
import { ID } from './api.ts'
import type { SxBalance, SxFill, SxOrder, SxPosition } from './order-schemas.ts'
import { outcomeIdOf } from './outcome.ts'

/** The shares of an order's fills, and their cost, in millionths. */
export interface Filled {
  shares: bigint
  stake: bigint
}

/** Adds up fills; one that failed took nothing. */
export const sumOf = (fills: readonly SxFill[]): Filled =>
  fills
    .filter(({ status }) => status !== 'FAILED')
    .reduce(
      ({ shares, stake }, { fillAmount, fillOdds }) => ({
        shares: shares + sharesOf(fillAmount, fillOdds),
        stake: stake + BigInt(fillAmount),
      }),
      { shares: 0n, stake: 0n },
    )

/** Returns the part of the stake that is taken. */
export const takenOf = ({ totalBetSize, remainingSize }: SxOrder): bigint =>
  BigInt(totalBetSize) - BigInt(remainingSize)

/**
 * Parses an order. Every order bets on an outcome, so a sale shows as the purchase of the other outcome that it equals.
 * The venue states the stake that is taken; `filled` is what it bought, which is more where the odds were better than
 * those of the order. Fills that are not listed yet count at the odds of the order.
 */
export function parseOrder(row: SxOrder, filled: Filled): Order {
  const { percentageOdds: odds } = row
  const taken = takenOf(row)
  const shares = filled.shares + (taken > filled.stake ? sharesOf(taken - filled.stake, odds) : 0n)
  const rest = sharesOf(row.remainingSize, odds)
  const average = averagePrice(filled.stake, filled.shares)
  return {
    id: row.id,
    marketId: row.marketHash,
    outcomeId: outcomeIdOf({ marketHash: row.marketHash, isOne: row.isBettingOutcomeOne }),
    side: 'buy',
    type: 'limit',
    price: priceOf(odds),
    ...(average !== undefined && average <= ONE && { averageFillPrice: toNumber(average) }),
    amount: toNumber(shares + rest),
    status: statusOf(row),
    filled: toNumber(shares),
    filledShares: toNumber(shares),
    remaining: row.status === 'ACTIVE' ? toNumber(rest) : 0,
    ...(row.createdAt && { timestamp: parseInstant(row.createdAt) }),
  }
}

function statusOf({ status, inactiveReason }: SxOrder): Order['status'] {
  if (status === 'ACTIVE') return 'open'
  return inactiveReason === 'FILLED' ? 'filled' : 'canceled'
}

export const parseFill = (row: SxFill): UserTrade => ({
  id: row.id,
  timestamp: parseInstant(row.createdAt),
  price: priceOf(row.fillOdds),
  amount: toNumber(sharesOf(row.fillAmount, row.fillOdds)),
  side: 'buy',
  outcomeId: outcomeIdOf({ marketHash: row.marketHash, isOne: row.isBettingOutcomeOne }),
  orderId: row.orderId,
  marketId: row.marketHash,
  ...omitEmpty({ txHash: row.txHash }),
  chain: 'sx',
})

/**
 * Parses the bets on a market as the shares that are left of them: a share of each outcome is a unit of money, whatever
 * the result, so only the difference of both profits is at stake. Undefined where there is none.
 */
export function parsePosition({
  marketHash,
  maxWin,
  maxLoss,
  isOutcomeOneMaxWin,
  odds,
}: SxPosition): Position | undefined {
  const size = BigInt(maxWin) - BigInt(maxLoss)
  if (size <= 0n) return undefined
  const entry = isOutcomeOneMaxWin ? odds?.outcomeOne : odds?.outcomeTwo
  return {
    marketId: marketHash,
    outcomeId: outcomeIdOf({ marketHash, isOne: isOutcomeOneMaxWin }),
    size: toNumber(size),
    ...(entry && { entryPrice: priceOf(entry) }),
  }
}

/** The venue does not say which part of the escrow belongs to open orders, so `locked` is not stated. */
export const parseBalance = ({ availableAmount }: SxBalance): Balance => ({
  currency: 'USDC',
  available: toNumber(BigInt(availableAmount)),
  venue: ID,
})
