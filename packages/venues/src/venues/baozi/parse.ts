import type { MarketOutcome, UnifiedEvent, UnifiedMarket } from '../../models.ts'
import { withSides } from '../../orders/sides.ts'
import { toInstant } from '../../values/instant.ts'
import { omitEmpty } from '../../values/omit-empty.ts'
import { fromUnits } from '../../values/units.ts'
import { type BaoziMarket, DECIMALS } from './accounts.ts'
import { pageUrl } from './urls.ts'

const statuses = ['active', 'closed', 'resolved', 'cancelled', 'paused', 'resolved_pending', 'disputed']

/** Ids of outcomes are `<market>-YES`, `<market>-NO`, or `<market>-<place>` in a race. */
export const marketOf = (outcomeId: string): string => outcomeId.replace(/-(YES|NO|\d+)$/, '')

/** Every market is an event of its own. */
export function parseEvent(market: BaoziMarket, now: number): UnifiedEvent {
  const parsed = parseMarket(market, now)
  return {
    id: market.pubkey,
    title: parsed.title,
    markets: [parsed],
    url: pageUrl(market.pubkey),
    sourceExchange: 'baozi',
  }
}

function parseMarket(market: BaoziMarket, now: number): UnifiedMarket {
  const { pubkey, question, closingTime, resolutionTime, status } = market
  const closes = toInstant(Number(closingTime) * 1_000)
  const isOver = status === 0 && closes !== undefined && Date.parse(closes) <= now
  return withSides({
    marketId: pubkey,
    eventId: pubkey,
    title: question.trim() || pubkey,
    outcomes: outcomesOf(market),
    ...omitEmpty({ resolutionDate: closes, status: isOver ? 'closed' : statuses[status] }),
    url: pageUrl(pubkey),
    sourceExchange: 'baozi',
    currency: 'SOL',
    // Pools are in SOL, for which there is no volume unit here.
    sourceMetadata: omitEmpty({
      pools: Object.fromEntries(market.labels.map((label, n) => [label, fromUnits(String(market.pools[n]), DECIMALS)])),
      resolutionTime: toInstant(Number(resolutionTime) * 1_000),
      winner: market.winner === undefined ? undefined : market.labels[market.winner],
    }),
  })
}

const outcomesOf = (market: BaoziMarket): MarketOutcome[] =>
  market.labels.map((label, n) => ({
    outcomeId: outcomeIdOf(market, n),
    marketId: market.pubkey,
    label,
    ...omitEmpty({ price: priceOf(market, n) }),
  }))

/**
 * Returns the payout of a settled outcome, nothing where bets were returned. Before that, in a pari-mutuel, the share of
 * an outcome's pool in all pools is what the bettors hold for its chance.
 */
export function priceOf({ pools, status, winner }: BaoziMarket, n: number): number | undefined {
  if (statuses[status] === 'cancelled') return undefined
  if (statuses[status] === 'resolved') return winner === undefined ? undefined : Number(n === winner)
  const total = pools.reduce((sum, pool) => sum + pool, 0n)
  return total > 0n ? Number(pools[n]) / Number(total) : undefined
}

export function outcomeIdOf({ pubkey, labels }: BaoziMarket, n: number): string {
  const isBoolean = labels.length === 2 && labels[0] === 'Yes' && labels[1] === 'No'
  return `${pubkey}-${isBoolean ? labels[n]?.toUpperCase() : n}`
}
