import type { Order, Position, UserTrade } from '../../models.ts'
import { parseInstant } from '../../values/instant.ts'
import { omitEmpty } from '../../values/omit-empty.ts'
import type { MatchLeg, MatchRow } from './api.ts'
import type { OrderRow, PositionRow } from './order-schemas.ts'
import { fromWei } from './parse.ts'

const WEI = 10n ** 18n

/** Parses an order; rows have no time. */
export function parseOrder(row: OrderRow): Order {
  const { order, marketId } = row
  const isMarket = row.strategy === 'MARKET'
  const [amount, filled] = [BigInt(row.amount), BigInt(row.amountFilled)]
  const [money, shares] =
    order.side === 0 ? [order.makerAmount, order.takerAmount] : [order.takerAmount, order.makerAmount]
  const price = BigInt(shares) === 0n ? 0n : (BigInt(money) * WEI + BigInt(shares) / 2n) / BigInt(shares)
  const status = statusOf(row, { amount, filled, isMarket })
  return {
    id: order.hash,
    marketId,
    outcomeId: order.tokenId,
    side: order.side === 0 ? 'buy' : 'sell',
    type: isMarket ? 'market' : 'limit',
    ...(!isMarket && price > 0n && price < WEI && { price: fromWei(String(price)) }),
    amount: fromWei(row.amount),
    status,
    filled: fromWei(row.amountFilled),
    filledShares: fromWei(row.amountFilled),
    remaining: (status === 'open' || status === 'pending') && amount > filled ? fromWei(String(amount - filled)) : 0,
    ...omitEmpty({ feeRateBps: order.feeRateBps === undefined ? undefined : Number(order.feeRateBps) }),
  }
}

/** The venue calls a market order filled after any fill, and counts what is settled only. */
function statusOf(
  { status }: OrderRow,
  { amount, filled, isMarket }: { amount: bigint; filled: bigint; isMarket: boolean },
): Order['status'] {
  if (status === 'OPEN') return 'open'
  if (status !== 'FILLED') return status === 'INVALIDATED' ? 'rejected' : 'canceled'
  if (!isMarket || filled >= amount) return 'filled'
  return filled === 0n ? 'pending' : 'canceled'
}

/** Parses the trades that a wallet made in one match: as its taker, and as the owner of resting orders. */
export function parseUserTrades(row: MatchRow, wallet: string): UserTrade[] {
  const own = ({ signer }: MatchLeg) => signer.toLowerCase() === wallet.toLowerCase()
  const trade = ({ hash, outcome, quoteType }: MatchLeg, price: string, amount: string): UserTrade => ({
    id: `${row.settlementId}:${hash}`,
    timestamp: parseInstant(row.executedAt),
    price: fromWei(price),
    amount: fromWei(amount),
    side: quoteType === 'Bid' ? 'buy' : 'sell',
    outcomeId: outcome.onChainId,
    orderId: hash,
    marketId: row.market.id,
    ...omitEmpty({ txHash: row.transactionHash }),
    chain: 'bnb',
  })
  return [
    // The taker's own price is a limit.
    ...(own(row.taker) ? [trade(row.taker, row.priceExecuted, row.amountFilled)] : []),
    ...row.makers.filter(own).map((leg) => trade(leg, leg.price, leg.amount)),
  ]
}

export const parsePosition = (row: PositionRow): Position => ({
  marketId: row.market.id,
  outcomeId: row.outcome.onChainId,
  size: fromWei(row.amount),
  ...omitEmpty({
    outcomeLabel: row.outcome.name,
    entryPrice: row.averageBuyPriceUsd,
    currentPrice: row.outcome.bestBid?.price,
    currentValue: row.valueUsd,
    unrealizedPnL: row.pnlUsd,
  }),
})
