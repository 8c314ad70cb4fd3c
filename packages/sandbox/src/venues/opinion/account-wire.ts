import type { Holding } from '../../engine/holdings.ts'
import { type EngineOrder, type Fill, ONE, ownPrice } from '../../engine/order.ts'
import { dollarsOf, textOf } from '../../engine/text.ts'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import { hashId } from '../../token-ids.ts'
import { EXCHANGE } from './signed-order.ts'
import { isBinary, tokenOf, USDT } from './wire.ts'

// Account data of the venue, in its own field names and types.

/** A token of a market, and what stands around it. */
export interface Outcome {
  event: ScenarioEvent
  market: ScenarioMarket
  token: 0 | 1
}

const seconds = (at: number): number => Math.floor(at / 1_000)

const marketOf = ({ event, market, token }: Outcome) => ({
  marketId: Number(market.id),
  marketTitle: market.label ?? market.title,
  rootMarketId: isBinary(event) ? 0 : Number(event.id),
  rootMarketTitle: isBinary(event) ? '' : event.title,
  outcome: (market.outcomes ?? ['Yes', 'No'])[token],
  outcomeSide: token + 1,
  outcomeSideEnum: ['Yes', 'No'][token],
  quoteToken: USDT,
})

/** Whether an order named money or shares to be traded at once. */
export interface OrderTag {
  atMarket: boolean
  money?: bigint
}

const words = { 1: 'Pending', 2: 'Finished', 3: 'Canceled' } as const

export function orderRow(order: EngineOrder, outcome: Outcome) {
  const { atMarket, money } = order.tag as OrderTag
  // The unfilled part of an immediate order does not count as canceled.
  const status = order.status === 'open' ? 1 : order.status === 'filled' || (atMarket && order.filled > 0n) ? 2 : 3
  return {
    orderId: order.id,
    transNo: order.id,
    ...marketOf(outcome),
    status,
    statusEnum: words[status],
    side: order.side === 'buy' ? 1 : 2,
    sideEnum: order.side === 'buy' ? 'Buy' : 'Sell',
    tradingMethod: atMarket ? 1 : 2,
    tradingMethodEnum: atMarket ? 'Market' : 'Limit',
    price: atMarket ? '0' : textOf(order.price),
    orderShares: money === undefined ? textOf(order.size, 18) : '0',
    orderAmount: money === undefined ? dollarsOf(order.price * order.size, 18) : textOf(money, 18),
    filledShares: textOf(order.filled, 18),
    filledAmount: dollarsOf(order.spent, 18),
    profit: '',
    createdAt: seconds(order.placedAt),
    expiresAt: 0,
  }
}

export function tradeRow(fill: Fill, order: EngineOrder, outcome: Outcome) {
  const price = ownPrice(order, fill.price)
  const amount = dollarsOf(price * fill.size, 6)
  return {
    orderNo: order.id,
    tradeNo: `${fill.id}-${order.id.slice(0, 8)}`,
    txHash: hashId('opinion transaction', fill.id),
    ...marketOf(outcome),
    side: order.side === 'buy' ? 'Buy' : 'Sell',
    price: textOf(price),
    shares: textOf(fill.size, 18),
    amount,
    fee: 0,
    feeFormatted: '0',
    profit: '0',
    quoteTokenUsdPrice: '1',
    usdAmount: amount,
    status: 2,
    statusEnum: 'Finished',
    chainId: '56',
    createdAt: seconds(fill.at),
  }
}

export function positionRow(holding: Holding, frozen: bigint, price: bigint, outcome: Outcome) {
  const value = holding.size * price
  return {
    ...marketOf(outcome),
    marketStatus: 2,
    marketStatusEnum: 'Activated',
    sharesOwned: textOf(holding.size, 18),
    sharesFrozen: textOf(frozen, 18),
    avgEntryPrice: textOf(holding.cost / holding.size),
    currentValueInQuoteToken: dollarsOf(value, 6),
    unrealizedPnl: dollarsOf(value - holding.cost, 6),
    unrealizedPnlPercent: dollarsOf(holding.cost === 0n ? 0n : ((value - holding.cost) * ONE * ONE) / holding.cost),
    tokenId: tokenOf(outcome.market, outcome.token === 0 ? 'yes' : 'no'),
    conditionId: hashId('condition', outcome.market.id),
    claimStatus: 0,
    claimStatusEnum: 'CanNotClaim',
  }
}

export const balanceRow = ({ cash, lockedCash }: { cash: bigint; lockedCash: bigint }) => ({
  quoteToken: USDT,
  tokenDecimals: 18,
  totalBalance: dollarsOf(cash + lockedCash, 18),
  availableBalance: dollarsOf(cash, 18),
  frozenBalance: dollarsOf(lockedCash, 18),
})

export const quoteTokenRow = {
  id: 1,
  chainId: '56',
  quoteTokenName: 'Tether USD',
  quoteTokenAddress: USDT,
  ctfExchangeAddress: EXCHANGE,
  decimal: 18,
  symbol: 'USDT',
  createdAt: 1_760_000_000,
}
