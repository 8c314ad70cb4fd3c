import type { Edge } from '@crossvenue/matcher'
import type { UnifiedEvent, UnifiedMarket } from '@crossvenue/venues'

/**
 * Returns, as texts, the edges whose recorded prices contradict their relation by more than `above`, the largest gap
 * first: two identical questions cost about the same, a narrower one costs no more, and two of which one comes true at
 * most cost no more than 1 together. A stale price contradicts too, so each has to be read.
 */
export function contradictedByPrice(events: readonly UnifiedEvent[], edges: readonly Edge[], above: number): string[] {
  const markets = new Map(
    events.flatMap(({ sourceExchange, id, markets: listed }) =>
      listed.map((market) => [[sourceExchange, id, market.marketId].join(' '), market] as const),
    ),
  )
  const marketOf = ({ venue, eventId, marketId }: Edge['a']) => markets.get([venue, eventId, marketId].join(' '))
  return edges
    .flatMap(({ a, b, relation, confidence, evidence }) => {
      const [one, other] = [marketOf(a), marketOf(b)]
      const gap = one && other && gapOf(relation, priceOf(one), priceOf(other))
      if (gap === undefined || gap <= above) return []
      const rules = evidence.flatMap(({ rules: ids = [] }) => ids).join(', ')
      return {
        gap,
        text: `${gap.toFixed(2)} ${relation} ${confidence.toFixed(3)} ${rules}\n  ${one?.title}\n  ${other?.title}`,
      }
    })
    .sort((x, y) => y.gap - x.gap || (x.text < y.text ? -1 : 1))
    .map(({ text }) => text)
}

/** Returns how far two prices are from what a relation allows; undefined if it allows all, or a price is unknown. */
function gapOf(relation: Edge['relation'], a: number | undefined, b: number | undefined): number | undefined {
  if (a === undefined || b === undefined || relation === 'overlap') return undefined
  if (relation === 'subset') return a - b
  if (relation === 'superset') return b - a
  if (relation === 'disjoint') return a + b - 1
  return Math.abs(a - (relation === 'identity' ? b : 1 - b))
}

/** Returns the middle of the best quotes of the first outcome if they are close, else its last price. */
function priceOf({ yes, outcomes }: UnifiedMarket): number | undefined {
  const { bestBid, bestAsk, price } = yes ?? outcomes[0] ?? {}
  const isClose = bestBid !== undefined && bestAsk !== undefined && bestAsk - bestBid < 0.15
  return isClose ? (bestBid + bestAsk) / 2 : price
}
