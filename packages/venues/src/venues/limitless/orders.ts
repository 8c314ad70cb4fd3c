import type { ErrorCode } from '../../errors.ts'
import type { Order, Position, UserTrade } from '../../models.ts'
import { averagePrice, orderPrices } from '../../orders/order-prices.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { ONE, toMillionths, toNumber } from '../../values/decimal.ts'
import type { HistoryTrade, Placed, PositionRow, SentOrder, UserOrder } from './order-schemas.ts'
import type { Side } from './parse.ts'

const instant = (date: string | null | undefined) => {
  const at = date ? Date.parse(date) : Number.NaN
  return Number.isNaN(at) ? {} : { timestamp: at }
}

export function parseOrder(row: UserOrder): Order {
  const filled = row.originalSize - row.remainingSize
  const open = row.status === 'LIVE'
  return {
    id: row.id,
    marketId: row.marketId,
    outcomeId: row.token,
    side: row.side,
    type: row.type === 'FAK' || row.type === 'FOK' ? 'market' : 'limit',
    price: Number(row.price),
    amount: toNumber(row.originalSize),
    status: open ? 'open' : 'filled',
    filled: toNumber(filled),
    filledShares: toNumber(filled),
    remaining: open ? toNumber(row.remainingSize) : 0,
    ...instant(row.createdAt),
  }
}

/** Parses the answer to a new order, together with its parameters. */
export function parsePlaced(
  { order, makerMatches, execution }: Placed,
  sent: SentOrder,
  params: CreateOrderParams,
): Order {
  const amount = toMillionths(params.amount) ?? 0n
  const matched = (makerMatches ?? []).reduce((sum, { matchedSize }) => sum + matchedSize, 0n)
  const { contractsGross, usdGross } = execution?.totalsRaw ?? {}
  const filled = contractsGross ?? matched
  const average = contractsGross !== undefined && usdGross ? averagePrice(usdGross, contractsGross) : undefined
  const done = filled >= amount
  const dropped = sent.orderType === 'FAK'
  return {
    id: order.id,
    marketId: params.marketId,
    outcomeId: sent.order.tokenId,
    side: params.side,
    type: params.type,
    ...orderPrices(params, average),
    amount: params.amount,
    status: done ? 'filled' : dropped ? 'canceled' : 'open',
    filled: toNumber(filled),
    filledShares: toNumber(filled),
    remaining: done || dropped ? 0 : toNumber(amount - filled),
    ...instant(order.createdAt),
    feeRateBps: sent.order.feeRateBps,
  }
}

/** Parses a trade; the venue states the side of its token, not the token. Undefined for unreadable numbers. */
export function parseUserTrade(row: HistoryTrade, tokens: Record<Side, string> | undefined): UserTrade | undefined {
  const [price, amount] = [Number(row.outcomeTokenPrice), Number(row.outcomeTokenAmount)]
  if (!(price >= 0 && price <= 1 && amount >= 0)) return undefined
  const outcomeId = tokens?.[row.outcomeIndex === 0 ? 'yes' : 'no']
  return {
    id: [row.transactionHash, row.blockTimestamp, row.outcomeTokenPrice, row.outcomeTokenAmount]
      .filter(Boolean)
      .join(':'),
    timestamp: row.blockTimestamp * 1_000,
    price,
    amount,
    side: /sell/i.test(row.strategy) ? 'sell' : 'buy',
    ...(outcomeId !== undefined && { outcomeId }),
    marketId: row.market.id,
    chain: 'base',
    ...(row.transactionHash && { txHash: row.transactionHash }),
  }
}

/** Parses the positions in the two tokens of a market: none, one or both. */
export const parsePositions = ({ market, latestTrade, positions, tokensBalance }: PositionRow): Position[] =>
  (['yes', 'no'] as const).flatMap((side) => {
    const size = tokensBalance[side]
    if (size === 0n) return []
    const { fillPrice, marketValue, realisedPnl, unrealizedPnl } = positions[side]
    const price = side === 'yes' ? latestTrade?.latestYesPrice : latestTrade?.latestNoPrice
    return [
      {
        marketId: market.id,
        outcomeId: side === 'yes' ? market.yesPositionId : market.noPositionId,
        outcomeLabel: side === 'yes' ? 'Yes' : 'No',
        size: toNumber(size),
        ...(fillPrice > 0n && fillPrice <= ONE && { entryPrice: toNumber(fillPrice) }),
        ...(price !== undefined && price >= 0 && price <= 1 && { currentPrice: price }),
        currentValue: toNumber(marketValue),
        unrealizedPnL: toNumber(unrealizedPnl),
        realizedPnL: toNumber(realisedPnl),
      },
    ]
  })

/** Returns the error code for the text of a refusal. */
export function orderCode(message: string): ErrorCode | undefined {
  if (/insufficient|allowance|not enough/i.test(message)) return 'INSUFFICIENT_FUNDS'
  return /signature|price|amount|size|order|tick/i.test(message) ? 'INVALID_ORDER' : undefined
}
