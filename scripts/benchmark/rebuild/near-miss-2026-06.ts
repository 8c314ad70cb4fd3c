import { gather, type ListedEvent, yesAndNo } from '../catalogue.ts'
import type { Source } from '../source.ts'

type Judged = Record<'venue_a' | 'venue_b' | 'market_a_id' | 'market_b_id' | 'question_a' | 'question_b', string>

/** One event per market: the source has neither event tickers nor parents. */
export async function rebuild(source: Source): Promise<ListedEvent[]> {
  const pairs = await source.json<Record<string, Judged>>('data/discovery/discovery_cache.json')
  const event = (sourceExchange: string, id: string, title: string): ListedEvent => ({
    sourceExchange,
    id,
    title,
    markets: [{ marketId: id, title, outcomes: yesAndNo(id) }],
  })
  return gather(
    Object.values(pairs).flatMap((pair) => [
      event(pair.venue_a, pair.market_a_id, pair.question_a),
      event(pair.venue_b, pair.market_b_id, pair.question_b),
    ]),
  )
}
