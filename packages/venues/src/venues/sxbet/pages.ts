import { CrossvenueError } from '../../errors.ts'
import { ID, type SxApi, type SxMarket } from './api.ts'
import { groupByEvent } from './parse.ts'

type Rows = [SxMarket, ...SxMarket[]]

interface EventPage {
  events: Rows[]
  nextCursor?: string
}

const MAX_EVENTS = 100

/**
 * Creates the reader of pages of events. The venue's own pages are of markets, and cut events apart, so events are read
 * by leagues: the cursor is the id of the next league, and the number of its events that were returned before.
 */
export function createEventPages(api: Pick<SxApi, 'leagues' | 'marketsOfLeague'>) {
  return async (cursor: string | undefined, limit = MAX_EVENTS): Promise<EventPage> => {
    const place = parsePlace(cursor)
    const leagues = (await api.leagues('')).filter((id) => id >= place.league)
    const events: Rows[] = []
    for (const [at, league] of leagues.entries()) {
      const of = groupByEvent(await api.marketsOfLeague(league))
      const taken = league === place.league ? place.taken : 0
      const left = of.slice(taken, taken + limit - events.length)
      events.push(...left)
      const isWhole = taken + left.length >= of.length
      const next = isWhole ? leagues[at + 1] : league
      if (next === undefined) break
      if (events.length >= limit) return { events, nextCursor: isWhole ? `${next}` : `${next}:${taken + left.length}` }
    }
    return { events }
  }
}

function parsePlace(cursor = '0'): { league: number; taken: number } {
  const [, league, taken = '0'] = /^(\d{1,9})(?::(\d{1,6}))?$/.exec(cursor) ?? []
  if (league !== undefined) return { league: Number(league), taken: Number(taken) }
  const message = `${cursor} is not a cursor of this list; pass the nextCursor of an earlier page`
  throw new CrossvenueError('VALIDATION_ERROR', message, { exchange: ID, field: 'cursor' })
}
