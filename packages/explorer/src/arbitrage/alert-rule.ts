import type { ArbitrageOpportunity } from 'crossvenue'

/** Which trades are announced, and how. */
export interface AlertRule {
  /** The least profit in dollars. */
  minProfit: number
  /** The least return, as a share of the cost. */
  minReturn: number
  /** Whether a sound is played. */
  hasSound: boolean
}

/** The name of a trade: the same two markets are one trade however its prices move. */
export const tradeName = ({ marketA, marketB, buyVenue, sellVenue }: ArbitrageOpportunity): string =>
  `${buyVenue}:${marketA.marketId} ${sellVenue}:${marketB.marketId}`

/** Returns the trades that fit a rule and were not known before. */
export const newTrades = (
  trades: readonly ArbitrageOpportunity[],
  { minProfit, minReturn }: AlertRule,
  known: ReadonlySet<string>,
): ArbitrageOpportunity[] =>
  trades.filter(
    (trade) => (trade.profit ?? 0) >= minProfit && (trade.return ?? 0) >= minReturn && !known.has(tradeName(trade)),
  )
