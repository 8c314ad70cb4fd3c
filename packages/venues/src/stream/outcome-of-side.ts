import { CrossvenueError } from '../errors.ts'
import type { BookSide } from '../parameters.ts'
import { undefinedIfNotFound } from '../values/undefined-if-not-found.ts'
import type { Venue } from '../venue.ts'

/**
 * Returns the id of an outcome, given an outcome id, or a market id with a side (yes or no). Any other id is returned
 * unchanged. Throws VALIDATION_ERROR if the market has no such side.
 */
export async function outcomeOfSide(
  { id: exchange, fetchMarket }: Pick<Venue, 'id' | 'fetchMarket'>,
  id: string,
  side: BookSide,
): Promise<string> {
  if (!fetchMarket) return id
  const market =
    (await undefinedIfNotFound(fetchMarket({ outcomeId: id }))) ??
    (await undefinedIfNotFound(fetchMarket({ marketId: id })))
  if (!market || market.outcomes.some(({ outcomeId }) => outcomeId === id)) return id
  const isTwoWay = market.outcomes.length === 2
  const outcome = market[side] ?? (isTwoWay ? market.outcomes[side === 'yes' ? 0 : 1] : undefined)
  if (outcome) return outcome.outcomeId
  throw new CrossvenueError(
    'VALIDATION_ERROR',
    `market ${id} has no outcome for side ${side}: name one of its outcomes`,
    {
      exchange,
      field: 'side',
    },
  )
}
