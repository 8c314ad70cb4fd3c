import type { ErrorCode } from '../../errors.ts'
import type { Balance, Order, Position, UserTrade } from '../../models.ts'
import { complement } from '../../orders/mirror.ts'
import { omitEmpty } from '../../values/omit-empty.ts'
import type { Made, SentBet } from './account.ts'
import type { ManifoldBet, ManifoldHolding } from './api.ts'
import { outcomeIdOf, type Side } from './parse.ts'

/** Smaller amounts of shares are rounding errors of binary fractions. */
const DUST = 1e-6

const rounded = (value: number): number => Number(value.toFixed(9))

/** The fields of a bet that make an order. */
type Ordered = Omit<ManifoldBet, 'probBefore' | 'probAfter'>

const targetOf = ({ answerId, contractId, outcome }: Ordered) => {
  const marketId = answerId || contractId
  return marketId ? { marketId, outcomeId: outcomeIdOf(marketId, outcome) } : undefined
}

/**
 * Parses a bet as an order. The venue counts orders in mana: their shares are those bought, and those that the
 * remaining mana buys at the limit. Undefined for rows that are not orders: pairs converted back into mana.
 */
export function parseOrder(bet: Ordered, now: number): Order | undefined {
  const target = targetOf(bet)
  if (!target || bet.isRedemption) return undefined
  const { limitProb, shares, amount, orderAmount, isFilled, isCancelled, expiresAt } = bet
  const isLimit = typeof limitProb === 'number'
  const price = isLimit ? (bet.outcome === 'YES' ? limitProb : complement(limitProb)) : undefined
  const mana = isLimit ? Math.max(0, (orderAmount ?? amount) - amount) : 0
  const left = price ? rounded(mana / price) : 0
  const isOver = isCancelled || (typeof expiresAt === 'number' && expiresAt <= now)
  const status = !isLimit || isFilled ? 'filled' : isOver ? 'canceled' : 'open'
  const filled = rounded(Math.abs(shares))
  return {
    id: bet.id,
    ...target,
    side: shares < 0 || amount < 0 ? 'sell' : 'buy',
    type: isLimit ? 'limit' : 'market',
    ...omitEmpty({ price }),
    amount: rounded(filled + left),
    status,
    filled,
    filledShares: filled,
    remaining: status === 'open' ? left : 0,
    timestamp: bet.createdTime,
  }
}

/** Parses the answer to a bet, together with the request, because the answer does not state the question. */
export function parsePlaced({ betId, isFilled, ...made }: Made, sent: SentBet): Order {
  const { outcome, answerId } = sent.body
  const target = { outcome, answerId, contractId: sent.kind === 'bet' ? sent.body.contractId : sent.contractId }
  const terms = sent.kind === 'bet' ? sent.body : undefined
  const expiresAt = terms?.expiresMillisAfter === undefined ? terms?.expiresAt : made.createdTime
  const bet = { id: betId, ...made, ...target, isFilled: isFilled ?? true, limitProb: terms?.limitProb, expiresAt }
  return parseOrder({ ...bet, orderAmount: terms?.amount }, made.createdTime) as Order
}

/** Parses the trades of a bet, fill by fill: a limit order may be filled in parts. */
export function parseUserTrades(bet: ManifoldBet): UserTrade[] {
  const target = targetOf(bet)
  if (!target || bet.isRedemption) return []
  const { id, createdTime, amount, shares } = bet
  const fills = bet.fills?.length ? bet.fills : [{ amount, shares, timestamp: createdTime }]
  return fills.flatMap((fill, number) => {
    const price = rounded(fill.amount / fill.shares)
    if (Math.abs(fill.shares) < DUST || !(price >= 0 && price <= 1)) return []
    return [
      {
        id: `${id}:${number}`,
        orderId: id,
        timestamp: fill.timestamp,
        price,
        amount: rounded(Math.abs(fill.shares)),
        side: fill.shares < 0 ? ('sell' as const) : ('buy' as const),
        ...target,
      },
    ]
  })
}

/** Parses the positions in a question or an answer; resolved ones are paid out. */
export function parsePositions(holding: ManifoldHolding): Position[] {
  const { contract, answerId, totalShares, totalSpent, payout, invested } = holding
  const isSum = contract.mechanism === 'cpmm-multi-1' && !answerId
  if (contract.isResolved || isSum) return []
  const marketId = answerId || contract.id
  const held = (['YES', 'NO'] as const satisfies Side[]).filter((side) => (totalShares[side] ?? 0) > DUST)
  return held.map((side) => {
    const size = totalShares[side] ?? 0
    const entry = (totalSpent?.[side] ?? Number.NaN) / size
    // The other figures are of both sides together.
    const isAll = held.length === 1
    return {
      marketId,
      outcomeId: outcomeIdOf(marketId, side),
      outcomeLabel: side === 'YES' ? 'Yes' : 'No',
      size: rounded(size),
      ...omitEmpty({
        entryPrice: entry >= 0 && entry <= 1 ? rounded(entry) : undefined,
        currentValue: isAll ? payout : undefined,
        unrealizedPnL:
          isAll && typeof payout === 'number' && typeof invested === 'number' ? payout - invested : undefined,
      }),
    }
  })
}

/** Parses the balances: open orders reserve no money. */
export const parseBalances = (row: { balance: number; cashBalance?: number | null | undefined }): Balance[] => [
  { currency: 'MANA', total: row.balance, available: row.balance },
  ...(row.cashBalance ? [{ currency: 'CASH', total: row.cashBalance, available: row.cashBalance }] : []),
]

/** Returns the error code for the text of a refusal. */
export function betCode(message: string): ErrorCode | undefined {
  if (/insufficient|shares to sell|only sell up to/i.test(message)) return 'INSUFFICIENT_FUNDS'
  return /limitProb|bet|trad|resolved|expire|answer/i.test(message) ? 'INVALID_ORDER' : undefined
}
