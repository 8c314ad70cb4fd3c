import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { createIdResolver } from '../../http/id-resolver.ts'
import type { Target } from '../../paging/lookup.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import { undefinedIfNotFound } from '../../values/undefined-if-not-found.ts'
import { MAX_EVENTS, type ProbableApi, type ProbableEvent } from './api.ts'

interface Ids {
  eventId: string
  marketId: string
}

export type Finder = ReturnType<typeof createFinder>

/** Creates the lookups of events: ids of markets and tokens lead to them, and the venue returns only them. */
export function createFinder(api: ProbableApi, now: () => number) {
  const directory = createIdResolver<Ids>(async function* () {
    const read = async (page = 1) => {
      const { rows, hasMore } = await api.events(page, 'active')
      return { events: api.readEvents(rows), nextCursor: (hasMore ?? rows.length >= MAX_EVENTS) ? page + 1 : undefined }
    }
    const rows = (page: { events: readonly ProbableEvent[] }) => page.events.map(({ id }) => id)
    for await (const { events } of walkPages({ exchange: 'probable', read, rows })) yield idsOf(events)
  }, now)

  /** A market that has left the list may still state its event. */
  const parentOf = async (marketId: string): Promise<string | undefined> => {
    const { event_id } = (await undefinedIfNotFound(api.market(marketId))) ?? {}
    return event_id ? String(event_id) : undefined
  }

  return {
    note: (events: readonly ProbableEvent[]): void => directory.note(idsOf(events)),

    async event({ by, value }: Target, code: ErrorCode): Promise<ProbableEvent> {
      const isEvent = by === 'eventId' || by === 'slug'
      const eventId = isEvent ? value : ((await directory.find(value))?.eventId ?? (await parentOf(value)))
      if (eventId === undefined || (by === 'eventId' && !/^\d+$/.test(value))) {
        throw new CrossvenueError(code, `no event or market ${value} on Probable`, { exchange: 'probable' })
      }
      const event = await api.event(by === 'slug' ? 'slug' : 'id', eventId, code)
      directory.note(idsOf([event]))
      return event
    },

    /** The market of a token; undefined for one that has left the list. */
    marketOfToken: async (token: string): Promise<string | undefined> => (await directory.find(token))?.marketId,

    /** The tokens of a market. */
    async tokensOf(marketId: string): Promise<string[]> {
      return ((await api.market(marketId)).tokens ?? []).map(({ token_id }) => token_id)
    },
  }
}

function* idsOf(events: readonly ProbableEvent[]): Iterable<readonly [string, Ids]> {
  for (const { id: eventId, markets } of events) {
    for (const { id: marketId, tokens } of markets) {
      yield [marketId, { eventId, marketId }]
      for (const { token_id } of tokens ?? []) yield [token_id, { eventId, marketId }]
    }
  }
}
