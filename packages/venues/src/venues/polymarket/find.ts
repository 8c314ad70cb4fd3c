import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import type { EventFetchParams, MarketFetchParams } from '../../parameters.ts'
import type { Query } from '../../request.ts'
import type { PolymarketApi } from './api.ts'
import type { GammaEvent, GammaMarket, GammaParent } from './schemas.ts'
import { parseUrl } from './urls.ts'

/** A market's row and, where the row does not tell it, the event it was found in. */
export interface FoundMarket {
  row: GammaMarket
  parent?: GammaParent
}

/** What a page names; a market's page may name its event as well. */
type Page = { [name in 'slug' | 'marketSlug' | 'eventId' | 'marketId']?: string }

/** Finds an event by id, slug or page. */
export async function findEvent(
  api: PolymarketApi,
  { eventId, slug, url }: Pick<EventFetchParams, 'eventId' | 'slug' | 'url'>,
): Promise<GammaEvent> {
  if (eventId !== undefined) {
    // The venue refuses any other id as malformed.
    if (!/^\d{1,18}$/.test(eventId)) throw failure('EVENT_NOT_FOUND', `polymarket has no event ${eventId}`)
    return api.eventById(eventId)
  }
  if (slug !== undefined) return api.eventBySlug(slug)
  if (url === undefined) throw failure('VALIDATION_ERROR', 'Name the event by eventId, slug or url')
  const page = pageOf(url)
  if (page.slug !== undefined) return api.eventBySlug(page.slug)
  const [parent] = (page.marketSlug && (await api.marketBySlug(page.marketSlug)).events) || []
  if (!parent) throw failure('EVENT_NOT_FOUND', `polymarket has no event at ${url}`)
  return api.eventById(parent.id)
}

/** Finds a market by id, condition id, outcome token, slug or page; an event names its only market. */
export async function findMarket(
  api: PolymarketApi,
  { marketId, outcomeId, slug, url, eventId }: MarketFetchParams,
): Promise<FoundMarket> {
  if (marketId !== undefined) return /^0x/i.test(marketId) ? byCondition(api, marketId) : byId(api, marketId)
  if (outcomeId !== undefined) return byToken(api, outcomeId)
  if (slug !== undefined) return { row: await api.marketBySlug(slug) }
  if (url !== undefined) {
    const page = pageOf(url)
    if (page.marketSlug !== undefined) return { row: await api.marketBySlug(page.marketSlug) }
    return onlyMarket(await findEvent(api, page))
  }
  if (eventId !== undefined) return onlyMarket(await findEvent(api, { eventId }))
  throw failure('VALIDATION_ERROR', 'Name the market by marketId, outcomeId, slug, url or eventId')
}

async function byId(api: PolymarketApi, marketId: string): Promise<FoundMarket> {
  if (!/^\d{1,18}$/.test(marketId)) throw failure('MARKET_NOT_FOUND', `polymarket has no market ${marketId}`)
  const row = await api.marketById(marketId)
  // Looked up by id a market does not tell its event, looked up by slug it does.
  return { row: row.events?.length || !row.slug ? row : await api.marketBySlug(row.slug) }
}

const byCondition = (api: PolymarketApi, conditionId: string) =>
  byFilter(api, conditionId, [{ condition_ids: conditionId }])

const byToken = (api: PolymarketApi, tokenId: string) =>
  // Tokens of the second protocol version are filed under another name.
  byFilter(api, tokenId, [{ clob_token_ids: tokenId }, { position_ids: tokenId }])

/** A list without `closed` leaves out either kind, so both are asked for. */
async function byFilter(api: PolymarketApi, name: string, filters: readonly Query[]): Promise<FoundMarket> {
  for (const filter of filters) {
    for (const closed of [false, true]) {
      const { rows } = await api.markets({ ...filter, closed, limit: 2 })
      if (rows.length > 1) throw failure('AMBIGUOUS_IDENTIFIER', `polymarket has several markets ${name}`)
      if (rows[0]) return { row: rows[0] }
    }
  }
  throw failure('MARKET_NOT_FOUND', `polymarket has no market ${name}`)
}

function onlyMarket(event: GammaEvent): FoundMarket {
  const [row, another] = event.markets
  if (!row) throw failure('MARKET_NOT_FOUND', `polymarket lists no market of event ${event.id}`)
  if (another) {
    const count = event.markets.length
    throw failure('AMBIGUOUS_IDENTIFIER', `polymarket event ${event.id} has ${count} markets: name one of them`)
  }
  return { row, parent: event }
}

function pageOf(url: string): Page {
  const page: Page | undefined = URL.canParse(url) ? parseUrl(new URL(url)) : undefined
  if (!page) throw failure('VALIDATION_ERROR', `Not a page of a polymarket event or market: ${url}`)
  return page
}

const failure = (code: ErrorCode, message: string) => new CrossvenueError(code, message, { exchange: 'polymarket' })
