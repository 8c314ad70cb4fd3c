import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import type { Query } from '../../http/request.ts'
import type { Target } from '../../paging/lookup.ts'
import type { PolymarketApi } from './api.ts'
import type { GammaEvent, GammaMarket, GammaParent } from './schemas.ts'

/** A market's row and, if it was found inside its event, that event. */
export interface FoundMarket {
  row: GammaMarket
  parent?: GammaParent
}

/** Finds an event by id, slug or page; a market's page leads to its event. */
export async function findEvent(api: PolymarketApi, { by, value }: Target): Promise<GammaEvent> {
  if (by === 'slug') return api.eventBySlug(value)
  if (by === 'eventId') return eventById(api, value)
  const [parent] = (await api.marketBySlug(value)).events ?? []
  if (!parent) throw failure('EVENT_NOT_FOUND', `polymarket does not state the event of market ${value}`)
  return api.eventById(parent.id)
}

/** Finds a market by id, condition id, outcome token, slug or page; an event leads to its only market. */
export async function findMarket(api: PolymarketApi, { by, value, isPage }: Target): Promise<FoundMarket> {
  if (by === 'outcomeId') return byToken(api, value)
  if (by === 'marketId') return /^0x/i.test(value) ? byCondition(api, value) : byId(api, value)
  if (by === 'eventId') return onlyMarket(await eventById(api, value))
  // The slug of a page is that of an event.
  if (by === 'slug' && isPage) return onlyMarket(await api.eventBySlug(value))
  return { row: await api.marketBySlug(value) }
}

/** The venue's ids are numbers, and it refuses any other as malformed. */
const isId = (text: string): boolean => /^\d{1,18}$/.test(text)

async function eventById(api: PolymarketApi, eventId: string): Promise<GammaEvent> {
  if (!isId(eventId)) throw failure('EVENT_NOT_FOUND', `polymarket has no event ${eventId}`)
  return api.eventById(eventId)
}

async function byId(api: PolymarketApi, marketId: string): Promise<FoundMarket> {
  if (!isId(marketId)) throw failure('MARKET_NOT_FOUND', `polymarket has no market ${marketId}`)
  const row = await api.marketById(marketId)
  // The lookup by id omits the event of a market, the lookup by slug includes it.
  return { row: row.events?.length || !row.slug ? row : await api.marketBySlug(row.slug) }
}

const byCondition = (api: PolymarketApi, conditionId: string) =>
  byFilter(api, conditionId, [{ condition_ids: conditionId }])

/** Ids of tokens are numbers of 256 bits; the venue refuses a list narrowed by any other text. */
const isToken = (text: string): boolean => /^\d{1,78}$/.test(text)

async function byToken(api: PolymarketApi, tokenId: string): Promise<FoundMarket> {
  if (!isToken(tokenId)) throw failure('MARKET_NOT_FOUND', `polymarket has no market ${tokenId}`)
  // Tokens of the second protocol version have another filter.
  return byFilter(api, tokenId, [{ clob_token_ids: tokenId }, { position_ids: tokenId }])
}

/** The default of `closed` has changed over time, so open and closed markets are both requested. */
async function byFilter(api: PolymarketApi, name: string, filters: readonly Query[]): Promise<FoundMarket> {
  for (const filter of filters) {
    for (const closed of [false, true]) {
      const { rows } = await api.markets({ ...filter, closed, limit: 2 })
      if (rows.length > 1) throw failure('AMBIGUOUS_IDENTIFIER', `polymarket has several markets named ${name}`)
      if (rows[0]) return { row: rows[0] }
    }
  }
  throw failure('MARKET_NOT_FOUND', `polymarket has no market ${name}`)
}

function onlyMarket(event: GammaEvent): FoundMarket {
  const [row, another] = event.markets
  if (!row) throw failure('MARKET_NOT_FOUND', `polymarket lists no market of event ${event.id}`)
  if (!another) return { row, parent: event }
  throw failure(
    'AMBIGUOUS_IDENTIFIER',
    `polymarket event ${event.id} has ${event.markets.length} markets: name one of them`,
  )
}

const failure = (code: ErrorCode, message: string) => new CrossvenueError(code, message, { exchange: 'polymarket' })
