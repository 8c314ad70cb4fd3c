import { readBookRequest } from '../../book-request.ts'
import { candleRange, candlesFromPoints } from '../../candles.ts'
import { type Adapter, completeVenue } from '../../complete.ts'
import { createDirectory } from '../../directory.ts'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { keepEvents } from '../../listing.ts'
import { findTarget, type Target } from '../../lookup.ts'
import { marketPages } from '../../market-pages.ts'
import { pickMarket } from '../../pick-market.ts'
import { readRows } from '../../row-pages.ts'
import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { absences } from './absences.ts'
import { createApi, type Listing, MAX_ROWS } from './api.ts'
import { isRoot, parseBook, parseEvent, parsePoint } from './parse.ts'
import { parseUrl } from './urls.ts'

const id = 'opinion'
const name = 'Opinion'

const HOUR = 3_600_000

const refuse = (code: ErrorCode, message: string) => new CrossvenueError(code, message, { exchange: id })

/** Creates the Opinion venue: order books on BNB chain. It publishes no trades but on its socket. */
function create(options: VenueOptions = {}): Venue {
  const api = createApi(options)
  const { now = Date.now } = options

  /** Ids of children and of tokens lead to their event, which is what the venue can be asked for. */
  const directory = createDirectory<string>(async function* () {
    for (let page = 1; ; page += 1) {
      const { rows } = await api.markets(page, undefined)
      yield placesOf(api.readListings(rows))
      if (rows.length < MAX_ROWS) return
    }
  }, now)

  /** One number names a root, a binary market, or a child of a root: the venue has a path for the first and one for the others. */
  const listingOf = async ({ by, value }: Target, code: ErrorCode): Promise<Listing> => {
    const slug = by === 'slug' || by === 'marketSlug'
    if (!slug && !/^\d+$/.test(value)) throw refuse(code, `No market ${value} on Opinion`)
    const event = by === 'marketId' || by === 'outcomeId' ? await directory.find(value) : value
    if (event === undefined) throw refuse(code, `No market ${value} on Opinion`)
    const listing = slug
      ? await api.listing('slug/', event, code)
      : ((await orNone(api.listing('categorical/', event, code))) ?? (await api.listing('', event, code)))
    if (!listing) throw refuse(code, `${value} is no market of a known kind on Opinion`)
    directory.note(placesOf([listing]))
    return listing
  }

  const fetchEventsPaginated: Adapter['fetchEventsPaginated'] = async (params = {}) => {
    const { cursor, limit, status = 'active', filter } = params
    const word = status === 'active' ? 'activated' : status === 'all' ? undefined : 'resolved'
    const page = await readRows({ exchange: id, cursor, limit, longest: MAX_ROWS, numbered: true }, ({ page }) =>
      api.markets(page, word),
    )
    const { rows, ...rest } = page
    const listings = api.readListings(rows)
    directory.note(placesOf(listings))
    return { ...rest, data: keepEvents(listings.map(parseEvent), { status, filter }) }
  }

  const adapter: Adapter = {
    id,
    name,
    parseUrl,
    fetchEventsPaginated,
    fetchMarketsPaginated: marketPages(fetchEventsPaginated),

    async fetchEvent(params) {
      return parseEvent(await listingOf(findTarget({ id, parseUrl }, params), 'EVENT_NOT_FOUND'))
    },

    async fetchMarket(params) {
      const target = findTarget({ id, parseUrl }, params)
      return pickMarket(id, parseEvent(await listingOf(target, 'MARKET_NOT_FOUND')).markets, target)
    },

    async fetchOrderBook(token, ...rest) {
      const { depth } = readBookRequest(id, rest)
      return parseBook(await api.book(token), depth)
    },

    /** Built from price points: the venue tells neither the prices in between nor what was traded. */
    async fetchOHLCV(token, params) {
      const range = candleRange(params, now())
      const interval = range.lengthMs < HOUR ? '1m' : range.lengthMs < 24 * HOUR ? '1h' : '1d'
      const points = await api.points(token, {
        interval,
        start_at: Math.floor(range.from / 1_000),
        end_at: Math.ceil(range.to / 1_000),
      })
      return candlesFromPoints(
        points.flatMap((point) => parsePoint(point) ?? []),
        range,
      )
    },
  }

  return completeVenue(adapter)
}

function* placesOf(listings: readonly Listing[]): Iterable<readonly [string, string]> {
  for (const listing of listings) {
    yield [listing.marketId, listing.marketId]
    for (const market of isRoot(listing) ? listing.childMarkets : [listing]) {
      for (const key of [market.marketId, market.yesTokenId, market.noTokenId]) yield [key, listing.marketId]
    }
  }
}

async function orNone<T>(thing: Promise<T>): Promise<T | undefined> {
  try {
    return await thing
  } catch (error) {
    if (error instanceof CrossvenueError && error.status === 404) return undefined
    throw error
  }
}

export const venue: VenueModule = { id, name, needsKey: true, absences, create }
