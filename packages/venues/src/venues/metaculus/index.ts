import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { mapInTurns } from '../../map-in-turns.ts'
import type { UnifiedEvent } from '../../models.ts'
import { type Adapter, completeVenue } from '../../paging/complete.ts'
import { keepEvents } from '../../paging/listing.ts'
import { candleRange, candlesFromPoints } from '../../values/candles.ts'
import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { createApi, MAX_POSTS, type Post } from './api.ts'
import { feesUnknown } from './fees.ts'
import { parseEvent, parseHistory, parseId } from './parse.ts'
import { unsupported } from './unsupported.ts'
import { parseUrl } from './urls.ts'

const id = 'metaculus'
const name = 'Metaculus'

const statusesOf = {
  active: ['open'],
  inactive: ['closed', 'resolved'],
  closed: ['closed', 'resolved'],
  all: ['upcoming', 'open', 'closed', 'resolved'],
}

const refuse = (code: ErrorCode, message: string, field?: string) =>
  new CrossvenueError(code, message, { exchange: id, field })

/**
 * Creates the Metaculus venue: forecasts without money, so it has no book, no trades and no volume. Prices are what the
 * community thinks, where the token may see that. Commercial use needs the venue's written agreement.
 */
function create(options: VenueOptions = {}): Venue {
  const api = createApi(options)
  const { now = Date.now } = options

  const postOf = async (postId: string | undefined, code: ErrorCode, named: string, withHistory = false) => {
    const missing = refuse(code, `No ${code === 'EVENT_NOT_FOUND' ? 'post' : 'question'} ${named} on Metaculus`)
    if (!postId || !/^\d+$/.test(postId)) throw missing
    try {
      return await api.post(postId, withHistory)
    } catch (error) {
      throw error instanceof CrossvenueError && error.code === 'EVENT_NOT_FOUND' ? missing : error
    }
  }

  /** By time of publication, so that what opens or closes meanwhile shifts nothing: `<time>/<posts of that time>`. */
  const fetchEventsPaginated: Adapter['fetchEventsPaginated'] = async (params = {}) => {
    const { cursor, limit = MAX_POSTS, status = 'active', filter } = params
    const [, from, skipped = '0'] = /^([\dTZ:.+-]+)\/(\d+)$/.exec(cursor ?? '') ?? []
    if (cursor !== undefined && from === undefined) {
      throw refuse(
        'VALIDATION_ERROR',
        `${cursor} is not a cursor of this list; pass the nextCursor of an earlier page`,
        'cursor',
      )
    }
    const query = { statuses: statusesOf[status], from, offset: Number(skipped), limit: Math.min(limit, MAX_POSTS) }
    const { posts, isLast } = await api.posts(query)
    const next = isLast ? undefined : placeAfter(posts, from, Number(skipped))
    return {
      data: keepEvents(await mapInTurns(posts, parseEvent), { status: 'all', filter }).filter(hasMarkets),
      ...(next !== undefined && { nextCursor: next }),
    }
  }

  const adapter: Adapter = {
    id,
    name,
    parseUrl,
    fetchEventsPaginated,

    async fetchEvent({ by, value }) {
      if (by !== 'eventId') throw refuse('EVENT_NOT_FOUND', `Metaculus has no lookup of posts by ${by}`)
      return parseEvent(await postOf(value, 'EVENT_NOT_FOUND', value))
    },

    async fetchMarket({ by, value }) {
      const wanted = by === 'eventId' ? value : parseId(value)?.post
      const { markets } = parseEvent(await postOf(wanted, 'MARKET_NOT_FOUND', value))
      const [only, another] = markets
      if (by === 'eventId' && another) {
        throw refuse('AMBIGUOUS_IDENTIFIER', `${value} is a post of ${markets.length} markets`, by)
      }
      const market =
        by === 'eventId'
          ? only
          : markets.find(
              ({ marketId, outcomes }) => marketId === value || outcomes.some(({ outcomeId }) => outcomeId === value),
            )
      if (!market) throw refuse('MARKET_NOT_FOUND', `No question ${value} on Metaculus`)
      return market
    },

    /** Built from the moments at which the community's view changed. */
    async fetchOHLCV(outcomeId, params) {
      const place = parseId(outcomeId)
      const { questions } = await postOf(place?.post, 'OUTCOME_NOT_FOUND', outcomeId, true)
      const question = questions.find((each) => String(each.id) === place?.question)
      if (!place || !question) throw refuse('OUTCOME_NOT_FOUND', `No outcome ${outcomeId} on Metaculus`)
      return candlesFromPoints(parseHistory(question, place.option, place.isNo), candleRange(params, now()))
    },
  }

  return completeVenue(adapter)
}

const hasMarkets = ({ markets }: UnifiedEvent): boolean => markets.length > 0

/** Returns the cursor after a page: behind the posts of its last moment, some of which may be on an earlier page. */
function placeAfter(posts: readonly Post[], from: string | undefined, skipped: number): string {
  const last = posts.at(-1)?.published_at
  if (!last)
    throw refuse('EXCHANGE_ERROR', 'Metaculus states that more posts follow, but sent no time to continue from')
  const same = posts.filter(({ published_at }) => published_at === last).length
  return `${last}/${last === from ? skipped + same : same}`
}

export const venue: VenueModule = { id, name, needsKey: true, unsupported, feesUnknown, create }
