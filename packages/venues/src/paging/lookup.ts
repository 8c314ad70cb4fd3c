import { CrossvenueError } from '../errors.ts'
import type { EventFetchParams, MarketFetchParams } from '../parameters.ts'
import type { Venue } from '../venue.ts'

/** The one item (event or market) that a call looks up, and the name by which it does: an id, a slug or a page. */
export interface Target {
  by: 'eventId' | 'marketId' | 'outcomeId' | 'slug' | 'marketSlug'
  value: string
  /** Whether the call named it by the address of its page. */
  isPage?: true
}

const identifiers = ['eventId', 'marketId', 'outcomeId', 'slug', 'url'] as const

/**
 * Returns the one thing that lookup parameters name; the venue parses a page address. Throws VALIDATION_ERROR if they
 * name nothing, AMBIGUOUS_IDENTIFIER if they name it in several ways, which need not agree.
 */
export function findTarget(
  { id, parseUrl }: Pick<Venue, 'id' | 'parseUrl'>,
  params: EventFetchParams | MarketFetchParams = {},
): Target {
  const named: { [name in (typeof identifiers)[number]]?: string | undefined } = params
  const given = identifiers.flatMap((by) => (named[by] ? [{ by, value: named[by] }] : []))
  const [first, second] = given
  if (!first) {
    throw new CrossvenueError('VALIDATION_ERROR', `one of ${identifiers.join(', ')} is required`, { exchange: id })
  }
  if (second) {
    const ways = given.map(({ by }) => by).join(' and ')
    throw new CrossvenueError('AMBIGUOUS_IDENTIFIER', `only one identifier is allowed, got ${ways}`, {
      exchange: id,
      field: second.by,
    })
  }
  const { by, value } = first
  if (by !== 'url') return { by, value }
  const page = URL.canParse(value) ? parseUrl?.(new URL(value)) : undefined
  const [found] = Object.entries(page ?? {}) as [Target['by'], string][]
  if (found) return { by: found[0], value: found[1], isPage: true }
  throw new CrossvenueError('VALIDATION_ERROR', `${value} is not the page of an event or market on ${id}`, {
    exchange: id,
    field: 'url',
  })
}
