import { CrossvenueError } from '../../errors.ts'
import type { UnifiedEvent, UnifiedMarket } from '../../models.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import { type KalshiApi, MAX_MARKETS } from './api.ts'
import { type Environment, production } from './environment.ts'
import { parseEvent, parseMarket } from './parse.ts'
import type { KalshiEvent, KalshiMarket } from './schemas.ts'

/** Creates the lookups of one event or market: live, archived, or by the ticker of something else. */
export function createFinder(
  api: KalshiApi,
  environment: Environment = production,
  withTags: (event: KalshiEvent) => Promise<KalshiEvent> = async (event) => event,
) {
  const missing = (code: 'EVENT_NOT_FOUND' | 'MARKET_NOT_FOUND' | 'OUTCOME_NOT_FOUND', kind: string, ticker: string) =>
    new CrossvenueError(code, `No ${kind} ${ticker} on ${environment.name}`, { exchange: environment.id })

  const ambiguous = (ticker: string, kind: string, found: readonly string[]) =>
    new CrossvenueError(
      'AMBIGUOUS_IDENTIFIER',
      `${ticker} names several ${kind}, such as ${found.slice(0, 3).join(', ')}; name one of them`,
      {
        exchange: environment.id,
      },
    )

  /** The address of a page may contain the ticker of an event, of a series, or of a market. */
  const eventOfPage = (ticker: string): Promise<UnifiedEvent> =>
    orElse(
      () => event(ticker),
      async () => (await eventOfSeries(ticker)) ?? eventOfMarket(ticker),
    )

  const event = async (ticker: string): Promise<UnifiedEvent> => {
    // The start of a match is in its milestone. It is optional: an event without it is better than none.
    const [found, milestones] = await Promise.all([api.event(ticker), api.milestones(ticker).catch(() => [])])
    const [whole, { seriesTags }] = await Promise.all([withArchived(found), withTags(found)])
    return parseEvent({ ...whole, seriesTags }, milestones, environment)
  }

  const withArchived = async (found: KalshiEvent): Promise<KalshiEvent> => {
    if (found.markets.length > 0) return found
    const read = async (cursor?: string) => {
      const page = await api.archivedMarkets({ event_ticker: found.event_ticker, limit: MAX_MARKETS, cursor })
      return { markets: page.markets, nextCursor: page.cursor }
    }
    const markets: KalshiMarket[] = []
    const pages = walkPages({ exchange: environment.id, read, rows: (page) => page.markets })
    for await (const page of pages) markets.push(...page.markets)
    return { ...found, markets }
  }

  const eventOfSeries = async (ticker: string): Promise<UnifiedEvent | undefined> => {
    const { events, milestones } = await api.events({ series_ticker: ticker, status: 'open', limit: 2 })
    const tickers = events.map(({ event_ticker }) => event_ticker)
    if (tickers.length > 1) throw ambiguous(ticker, 'open events', tickers)
    return events[0] && parseEvent(await withTags(events[0]), milestones, environment)
  }

  const eventOfMarket = async (ticker: string): Promise<UnifiedEvent> => {
    const { eventId } = await orElse(
      () => exactMarket(ticker),
      () => Promise.reject(missing('EVENT_NOT_FOUND', 'event', ticker)),
    )
    return event(eventId ?? ticker)
  }

  const exactMarket = async (ticker: string): Promise<UnifiedMarket> =>
    parseMarket(
      await orElse(
        () => api.market(ticker),
        () => api.archivedMarket(ticker),
      ),
      undefined,
      environment,
    )

  /** Callers often pass an event's ticker for a market's; that is only correct if the event has a single market. */
  const onlyMarketOf = async (ticker: string): Promise<UnifiedMarket> => {
    const noMarket = () => missing('MARKET_NOT_FOUND', 'market', ticker)
    const { markets } = await orElse(
      () => event(ticker),
      () => Promise.reject(noMarket()),
    )
    const tickers = markets.map(({ marketId }) => marketId)
    if (tickers.length > 1) throw ambiguous(ticker, 'markets', tickers)
    if (!markets[0]) throw noMarket()
    return markets[0]
  }

  return {
    event,
    eventOfPage,
    market: (ticker: string) =>
      orElse(
        () => exactMarket(ticker),
        () => onlyMarketOf(ticker),
      ),
    /** For a page the event comes first: one of its markets may have the same ticker. */
    marketOfPage: (ticker: string) =>
      orElse(
        () => onlyMarketOf(ticker),
        () => exactMarket(ticker),
      ),
    /** A market without trades and an unknown market look alike in the venue's lists; only the latter is an error. */
    async checkTicker(ticker: string): Promise<void> {
      await orElse(
        () => exactMarket(ticker),
        () => Promise.reject(missing('OUTCOME_NOT_FOUND', 'market', ticker)),
      )
    },
  }
}

/** Uses the second lookup if the first finds nothing. */
export async function orElse<T>(first: () => Promise<T>, second: () => Promise<T>): Promise<T> {
  try {
    return await first()
  } catch (error) {
    if (error instanceof CrossvenueError && error.status === 404) return second()
    throw error
  }
}
