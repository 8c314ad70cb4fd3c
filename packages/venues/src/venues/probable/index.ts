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
import { createApi, MAX_EVENTS, type ProbableEvent } from './api.ts'
import { parseBook, parseEvent, parsePoint } from './parse.ts'
import { parseUrl } from './urls.ts'

const id = 'probable'
const name = 'Probable'

const statusOf = { active: 'active', inactive: 'closed', closed: 'closed', all: 'all' } as const

/** Creates the Probable venue: order books on BNB chain, in USDT. Its public trades name no outcome we could ask for. */
function create(options: VenueOptions = {}): Venue {
  const api = createApi(options)
  const { now = Date.now } = options

  /** Ids of markets and tokens lead to their event, which is what the venue can be asked for. */
  const directory = createDirectory<string>(async function* () {
    for (let page = 1; ; page += 1) {
      const { rows } = await api.events(page, 'active')
      yield placesOf(api.readEvents(rows))
      if (rows.length < MAX_EVENTS) return
    }
  }, now)

  const eventOf = async ({ by, value }: Target, code: ErrorCode): Promise<ProbableEvent> => {
    const isEvent = by === 'eventId' || by === 'slug'
    const eventId = isEvent ? value : ((await directory.find(value)) ?? (await parentOf(value)))
    if (eventId === undefined || (by === 'eventId' && !/^\d+$/.test(value))) {
      throw new CrossvenueError(code, `Nothing named ${value} on Probable`, { exchange: id })
    }
    const event = await api.event(by === 'slug' ? 'slug' : 'id', eventId, code)
    directory.note(placesOf([event]))
    return event
  }

  /** A market that has left the list may still tell its event. */
  const parentOf = async (marketId: string): Promise<string | undefined> => {
    try {
      const { event_id } = await api.market(marketId)
      return event_id ? String(event_id) : undefined
    } catch (error) {
      if (error instanceof CrossvenueError && error.code === 'MARKET_NOT_FOUND') return undefined
      throw error
    }
  }

  const fetchEventsPaginated: Adapter['fetchEventsPaginated'] = async (params = {}) => {
    const { cursor, limit, status = 'active', filter } = params
    const page = await readRows({ exchange: id, cursor, limit, longest: MAX_EVENTS, numbered: true }, ({ page }) =>
      api.events(page, statusOf[status]),
    )
    const { rows, ...rest } = page
    const events = api.readEvents(rows)
    directory.note(placesOf(events))
    return { ...rest, data: keepEvents(events.map(parseEvent), { status: 'all', filter }) }
  }

  return completeVenue({
    id,
    name,
    parseUrl,
    fetchEventsPaginated,
    fetchMarketsPaginated: marketPages(fetchEventsPaginated),

    async fetchEvent(params) {
      return parseEvent(await eventOf(findTarget({ id, parseUrl }, params), 'EVENT_NOT_FOUND'))
    },

    async fetchMarket(params) {
      const target = findTarget({ id, parseUrl }, params)
      return pickMarket(id, parseEvent(await eventOf(target, 'MARKET_NOT_FOUND')).markets, target)
    },

    async fetchOrderBook(token, ...rest) {
      const { depth } = readBookRequest(id, rest)
      return parseBook(await api.book(token), depth)
    },

    /** Built from price points: the venue tells neither the prices in between nor what was traded. */
    async fetchOHLCV(token, params) {
      const range = candleRange(params, now())
      const points = await api.points(token, {
        startTs: Math.floor(range.from / 1_000),
        endTs: Math.ceil(range.to / 1_000),
        fidelity: Math.max(1, Math.floor(range.lengthMs / 60_000)),
      })
      return candlesFromPoints(
        points.flatMap((point) => parsePoint(point) ?? []),
        range,
      )
    },
  })
}

function* placesOf(events: readonly ProbableEvent[]): Iterable<readonly [string, string]> {
  for (const event of events) {
    for (const market of event.markets) {
      yield [market.id, event.id]
      for (const { token_id } of market.tokens ?? []) yield [token_id, event.id]
    }
  }
}

export const venue: VenueModule = { id, name, absences, create }
