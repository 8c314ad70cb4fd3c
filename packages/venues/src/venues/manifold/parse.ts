import type { MarketOutcome, Trade, UnifiedEvent, UnifiedMarket } from '../../models.ts'
import { complement } from '../../orders/mirror.ts'
import { withSides } from '../../orders/sides.ts'
import type { PricePoint } from '../../values/candles.ts'
import type { ManifoldAnswer, ManifoldBet, ManifoldContract } from './api.ts'
import { MIN_BET } from './mana.ts'

export type Side = 'YES' | 'NO'

/** A question that never closes has the year 9999 or later. */
const NEVER = Date.UTC(9999, 0)

/** Parses a question as an event. It is its own only market, or each of its answers is one, with its own YES and NO. */
export function parseEvent(contract: ManifoldContract, now: number): UnifiedEvent {
  const { answers, volume24Hours, volume, coverImageUrl, shouldAnswersSumToOne, resolution } = contract
  const several = contract.mechanism === 'cpmm-multi-1'
  return {
    id: contract.id,
    title: contract.question,
    slug: contract.slug,
    ...described(contract),
    markets: several
      ? answers.map((answer) => parseAnswer(answer, contract, now))
      : [withSides({ ...parseMarket(contract, now), outcomes: outcomesOf(contract) })],
    ...volumes(contract, { volume24h: volume24Hours, volume }),
    ...(coverImageUrl && { image: coverImageUrl }),
    sourceMetadata: {
      outcomeType: contract.outcomeType,
      ...(contract.token && { token: contract.token }),
      ...(typeof shouldAnswersSumToOne === 'boolean' && { shouldAnswersSumToOne }),
      ...(resolution && { resolution }),
    },
  }
}

function parseMarket(contract: ManifoldContract, now: number): Omit<UnifiedMarket, 'outcomes'> {
  const { value, min, max, isLogScale, resolution, resolutionProbability } = contract
  return {
    ...shared(contract, now),
    marketId: contract.id,
    title: contract.question,
    slug: contract.slug,
    ...volumes(contract, { volume24h: contract.volume24Hours, volume: contract.volume }),
    ...(isInMana(contract) && numbers({ liquidity: contract.totalLiquidity })),
    sourceMetadata: {
      ...numbers({ value, min, max, resolutionProbability }),
      ...(typeof isLogScale === 'boolean' && { isLogScale }),
      ...(resolution && { resolution }),
    },
  }
}

function parseAnswer(answer: ManifoldAnswer, contract: ManifoldContract, now: number): UnifiedMarket {
  const { resolution, resolutionProbability, probability } = answer
  // Lists do not state the resolution of an answer; but pools never reach 0 or 1, which resolved answers do.
  const isResolved = Boolean(resolution || probability === 0 || probability === 1 || contract.isResolved)
  return withSides({
    ...shared(contract, now),
    marketId: answer.id,
    title: `${contract.question}: ${answer.text}`,
    subtitle: answer.text,
    outcomes: bothSides(answer.id, isResolved ? paidOf(answer) : probability),
    ...volumes(contract, { volume: answer.volume }),
    ...(isResolved && { status: 'resolved' }),
    sourceMetadata: { ...numbers({ resolutionProbability }), ...(resolution && { resolution }) },
  })
}

/** Returns the fields that a question and its answers have in common. */
function shared(contract: ManifoldContract, now: number) {
  const closes = instant(contract.closeTime)
  const starts = instant(contract.createdTime)
  return {
    ...described(contract),
    eventId: contract.id,
    status: statusOf(contract, now),
    currency: isInMana(contract) ? 'mana' : (contract.token ?? undefined),
    ...(isInMana(contract) && { minOrderCost: MIN_BET }),
    ...(starts !== undefined && { startDate: starts }),
    ...(closes !== undefined && { resolutionDate: closes }),
  }
}

function described({ url, textDescription, groupSlugs }: ManifoldContract) {
  return {
    ...(textDescription && { description: textDescription }),
    ...(url && { url }),
    ...(groupSlugs && { tags: groupSlugs }),
    sourceExchange: 'manifold',
  }
}

/** The venue has no status; these are the words of its own filters. */
function statusOf({ isResolved, closeTime }: ManifoldContract, now: number): 'open' | 'closed' | 'resolved' {
  if (isResolved) return 'resolved'
  return typeof closeTime === 'number' && closeTime <= now ? 'closed' : 'open'
}

/** The probability of a numeric question stands for a number on its scale: it has no outcomes. */
const outcomesOf = (contract: ManifoldContract): MarketOutcome[] =>
  contract.outcomeType === 'BINARY'
    ? bothSides(contract.id, contract.isResolved ? paidOf(contract) : contract.probability)
    : []

type Resolved = Pick<ManifoldContract, 'resolution' | 'resolutionProbability' | 'probability'>

/**
 * Returns what YES was paid; undefined where bets were returned. The probability of a question stays that of its pool
 * after the resolution, and so does its `resolutionProbability`, unless it is a partial one (MKT); that of an answer
 * becomes 0 or 1.
 */
function paidOf({ resolution, resolutionProbability, probability }: Resolved): number | undefined {
  if (resolution === 'YES') return 1
  if (resolution === 'NO') return 0
  if (resolution) return resolution === 'MKT' ? (resolutionProbability ?? undefined) : undefined
  return probability === 0 || probability === 1 ? probability : undefined
}

function bothSides(marketId: string, probability: number | null | undefined): MarketOutcome[] {
  const known = typeof probability === 'number' && probability >= 0 && probability <= 1
  const side = (label: 'Yes' | 'No', price: number | false): MarketOutcome => ({
    outcomeId: outcomeIdOf(marketId, label === 'Yes' ? 'YES' : 'NO'),
    marketId,
    label,
    ...(price !== false && { price }),
  })
  return [side('Yes', known && probability), side('No', known && complement(probability))]
}

export const outcomeIdOf = (marketId: string, side: Side): string => `${marketId}:${side}`

/** Parses `<id of the question or answer>:YES` and `:NO`; undefined for any other form. */
export function parseOutcomeId(outcomeId: string): { marketId: string; side: Side } | undefined {
  const [, marketId, side] = /^(.+):(YES|NO)$/.exec(outcomeId) ?? []
  return marketId === undefined ? undefined : { marketId, side: side as Side }
}

/**
 * Returns the part of a bet that traded when it was placed. A resting limit order is filled by later bets of others:
 * its row grows, but those trades are in the rows of their takers.
 */
function takenBy({ limitProb, fills, createdTime, ...bet }: ManifoldBet): { amount: number; shares: number } {
  if (typeof limitProb !== 'number' || !fills) return bet
  const taken = fills.filter(({ timestamp }) => timestamp <= createdTime)
  const sum = (of: 'amount' | 'shares') => taken.reduce((total, fill) => total + fill[of], 0)
  return { amount: sum('amount'), shares: sum('shares') }
}

/**
 * Parses a bet as a trade of one outcome: a buyer of NO sells YES. Its price is the average cost of a share of this
 * outcome. Undefined without a trade: orders not filled at once, and redemptions of pairs.
 */
export function parseTrade(bet: ManifoldBet, marketId: string, side: Side): Trade | undefined {
  const { amount, shares } = takenBy(bet)
  if (bet.isRedemption || shares === 0) return undefined
  const own = bet.outcome === side
  const average = Math.abs(amount / shares)
  // Old fees could raise the cost of a share above its payout; then the pool's own price is used.
  const price = average <= 1 ? (own ? average : complement(average)) : poolPrice(bet.probAfter, side)
  if (price === undefined) return undefined
  return {
    id: bet.id,
    timestamp: bet.createdTime,
    price,
    amount: Math.abs(shares),
    side: shares > 0 === own ? 'buy' : 'sell',
    outcomeId: outcomeIdOf(marketId, side),
  }
}

/**
 * Returns the price before and after a bet; the mana that moved it counts once. If the answers to a question exclude
 * each other, a bet on one moves the others too, which redemption rows show, without any mana.
 */
export function parsePoints(bet: ManifoldBet, side: Side): PricePoint[] {
  const [before, after] = [poolPrice(bet.probBefore, side), poolPrice(bet.probAfter, side)]
  const { amount, shares } = takenBy(bet)
  const isMove = bet.isRedemption ? before !== after : shares !== 0
  if (!isMove || before === undefined || after === undefined) return []
  return [
    { timestamp: bet.createdTime, price: before },
    { timestamp: bet.createdTime, price: after, ...(!bet.isRedemption && { volume: Math.abs(amount) }) },
  ]
}

/** The pool states the probability of YES. */
function poolPrice(probability: number, side: Side): number | undefined {
  if (!(probability >= 0 && probability <= 1)) return undefined
  return side === 'YES' ? probability : complement(probability)
}

const instant = (time: number | null | undefined): string | undefined =>
  typeof time === 'number' && time > 0 && time < NEVER ? new Date(time).toISOString() : undefined

/** A few old questions use another token, which is not mana. */
const isInMana = ({ token }: ManifoldContract): boolean => !token || token === 'MANA'

/** Returns the stated volumes in mana, with their unit. */
function volumes(
  contract: ManifoldContract,
  row: { volume24h?: number | null | undefined; volume: number | null | undefined },
) {
  const known: { volume24h?: number; volume?: number } = isInMana(contract) ? numbers(row) : {}
  return Object.keys(known).length > 0 ? { ...known, volumeUnit: 'mana' as const } : {}
}

const numbers = <N extends string>(row: { [name in N]?: number | null | undefined }): { [name in N]?: number } =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => typeof value === 'number')) as { [name in N]?: number }
