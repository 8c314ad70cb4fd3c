import { CrossvenueError } from '../errors.ts'
import type { EventFetchParams, MarketFetchParams } from '../parameters.ts'
import type { Venue } from '../venue.ts'

/** One thing, and the name it was given by. */
export interface Target {
  by: 'eventId' | 'marketId' | 'outcomeId' | 'slug' | 'marketSlug'
  value: string
}

const identifiers = ['eventId', 'marketId', 'outcomeId', 'slug', 'url'] as const

/**
 * Returns the one thing that lookup parameters name; a page address is read by the venue. Throws VALIDATION_ERROR where
 * they name nothing, AMBIGUOUS_IDENTIFIER where they name it in several ways, which need not agree.
 */
export function findTarget(
  { id, parseUrl }: Pick<Venue, 'id' | 'parseUrl'>,
  params: EventFetchParams | MarketFetchParams = {},
): Target {
  const named: { [name in (typeof identifiers)[number]]?: string | undefined } = params
  const given = identifiers.flatMap((by) => (named[by] ? [{ by, value: named[by] }] : []))
  const [first, second] = given
  if (!first) {
    throw new CrossvenueError('VALIDATION_ERROR', `Name one thing, by ${identifiers.join(', ')}`, { exchange: id })
  }
  if (second) {
    const ways = given.map(({ by }) => by).join(' and ')
    throw new CrossvenueError('AMBIGUOUS_IDENTIFIER', `Name one thing in one way, not by ${ways}`, {
      exchange: id,
      field: second.by,
    })
  }
  const { by, value } = first
  if (by !== 'url') return { by, value }
  const page = URL.canParse(value) ? parseUrl?.(new URL(value)) : undefined
  const [found] = Object.entries(page ?? {}) as [Target['by'], string][]
  if (found) return { by: found[0], value: found[1] }
  throw new CrossvenueError('VALIDATION_ERROR', `${value} is no page of an event or market on ${id}`, {
    exchange: id,
    field: 'url',
  })
}
