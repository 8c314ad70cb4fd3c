import { parseInstant } from '@crossvenue/venues'
import type { Trade } from './best-trade.ts'
import type { CandidateMarket } from './candidates.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/**
 * Returns a leg as callers see it. A leg that is not bought is a sale: it was found as the purchase of the outcome that
 * settles oppositely.
 */
export function describeLeg(
  { venue, market, outcomeId }: Pick<CandidateMarket, 'venue' | 'market' | 'outcomeId'>,
  { cost, fee, settlementFee }: Trade['legs'][number],
  { isBought, size, at }: { isBought: boolean; size: number; at: number },
) {
  return {
    venue,
    marketId: market.marketId,
    outcomeId,
    side: isBought ? ('buy' as const) : ('sell' as const),
    price: rounded(isBought ? cost / size : 1 - cost / size),
    size,
    cost: rounded(cost),
    fee: rounded(fee),
    settlementFee: rounded(settlementFee),
    payOut: rounded(size - settlementFee),
    asOf: new Date(at).toISOString(),
  }
}

/** Returns the sums of a trade, with its annual return if every market states when it resolves. */
export function describeTotals(
  { size, cost, payOut, profit }: Trade,
  resolutionDates: readonly (string | undefined)[],
  now: number,
) {
  const dates = resolutionDates.flatMap((date) => (date ? [parseInstant(date)] : []))
  const end = dates.length === resolutionDates.length ? Math.max(...dates) : undefined
  return {
    size,
    cost: rounded(cost),
    payOut: rounded(payOut),
    profit: rounded(profit),
    return: rounded(profit / cost),
    ...(end !== undefined &&
      end > now && {
        resolutionDate: new Date(end).toISOString(),
        annualizedReturn: rounded(((profit / cost) * YEAR_MS) / (end - now)),
      }),
  }
}

/** Returns a sum without the rounding error of binary fractions. */
export const rounded = (value: number): number => Number(value.toFixed(9))
