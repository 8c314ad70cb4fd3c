import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { createIdResolver } from '../../http/id-resolver.ts'
import type { Target } from '../../paging/lookup.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import { type BinanceApi, type BinanceTopic, MAX_ROWS } from './api.ts'

/** Where an id of a market or of a token is found. */
export interface Place {
  topicId: string
  vendor: string
  marketId: string
}

export type Finder = ReturnType<typeof createFinder>

/** Creates the lookups: a topic has one by its id; its markets and their tokens are found in the list. */
export function createFinder(api: BinanceApi, now: () => number) {
  const directory = createIdResolver<Place>(async function* () {
    const read = async (offset = 0) => {
      const { rows, hasMore } = await api.topics(offset, MAX_ROWS)
      const topics = await api.withMarkets('/market/list', rows)
      return { topics, nextCursor: hasMore ? offset + rows.length : undefined }
    }
    const rows = (page: { topics: readonly BinanceTopic[] }) => page.topics.map(({ marketTopicId }) => marketTopicId)
    for await (const { topics } of walkPages({ exchange: 'binance', read, rows })) yield placesOf(topics)
  }, now)
  const note = (topics: readonly BinanceTopic[]): void => directory.note(placesOf(topics))

  const place = async (kind: 'market' | 'outcome', id: string, code: ErrorCode): Promise<Place> => {
    const found = await directory.find(keyOf(kind, id))
    if (found) return found
    throw new CrossvenueError(code, `No ${kind} ${id} on Binance`, { exchange: 'binance' })
  }

  return {
    note,
    outcome: (tokenId: string) => place('outcome', tokenId, 'OUTCOME_NOT_FOUND'),
    async topic({ by, value }: Target, code: ErrorCode): Promise<BinanceTopic> {
      if (by === 'slug' || by === 'marketSlug') {
        throw new CrossvenueError(code, `Binance has no lookup by ${by}`, { exchange: 'binance' })
      }
      const topicId =
        by === 'eventId' ? value : (await place(by === 'marketId' ? 'market' : 'outcome', value, code)).topicId
      const topic = await api.topic(topicId, code)
      note([topic])
      return topic
    },
  }
}

/** Numbers of markets and of tokens might be the same. */
const keyOf = (kind: 'market' | 'outcome', id: string): string => `${kind} ${id}`

function* placesOf(topics: readonly BinanceTopic[]): Iterable<readonly [string, Place]> {
  for (const { marketTopicId: topicId, vendor, markets } of topics) {
    for (const { marketId, outcomes } of markets) {
      const place = { topicId, vendor, marketId }
      yield [keyOf('market', marketId), place]
      for (const { tokenId } of outcomes) yield [keyOf('outcome', tokenId), place]
    }
  }
}
