import { CrossvenueError } from '../errors.ts'
import type { UnifiedMarket } from '../models.ts'
import type { Target } from './lookup.ts'

/**
 * Returns the one of an event's markets that was named by its own id or that of an outcome, or the only one where the
 * event was named. Throws AMBIGUOUS_IDENTIFIER if an event has several.
 */
export function pickMarket(exchange: string, markets: readonly UnifiedMarket[], { by, value }: Target): UnifiedMarket {
  const named = markets.find(
    ({ marketId, slug, outcomes }) =>
      (by === 'marketId' && marketId === value) ||
      (by === 'outcomeId' && outcomes.some(({ outcomeId }) => outcomeId === value)) ||
      ((by === 'slug' || by === 'marketSlug') && slug === value),
  )
  if (named) return named
  const isEvent = by === 'eventId' || by === 'slug'
  if (isEvent && markets.length > 1) {
    throw new CrossvenueError(
      'AMBIGUOUS_IDENTIFIER',
      `${value} is an event of ${markets.length} markets; name one of them`,
      {
        exchange,
        field: by,
      },
    )
  }
  const only = isEvent ? markets[0] : undefined
  if (!only) throw new CrossvenueError('MARKET_NOT_FOUND', `No market ${value} on ${exchange}`, { exchange })
  return only
}
