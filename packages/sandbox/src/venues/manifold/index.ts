import { type Context, Hono } from 'hono'
import type { FakeVenue, Served } from '../../fake-venue.ts'
import { limitCalls } from '../../limit-calls.ts'
import type { ScenarioEvent } from '../../scenario.ts'
import type { World } from '../../world.ts'
import { createHouse, type House } from './house.ts'
import { createMembers } from './members.ts'
import { createStream } from './stream.ts'
import { style } from './style.ts'
import { betsOfMembers, trading } from './trading.ts'
import { answerRow, betRow, contractRow, createdTime, fullRow, isMultiple, liteAnswers, statusOf } from './wire.ts'

const CALLS_A_MINUTE = 500
const MAX_ROWS = 1_000
const DEFAULT_MARKETS = 500
const DEFAULT_SEARCH = 100
const LAST_OFFSET = 1_000
/** Bets of an answer that the fake goes back to. */
const BETS_KEPT = 5_000

const SEARCH_PARAMETERS = (
  'term filter sort contractType offset limit beforeTime topicSlug forYou creatorId isPrizeMarket token gids ' +
  'liquidity hasBets includeLiteAnswers'
).split(' ')
const BET_PARAMETERS = (
  'id userId username contractId contractSlug answerId limit before after beforeTime afterTime order kinds minAmount ' +
  'filterRedemptions includeZeroShareRedemptions excludeApi commentRepliesOnly count points'
).split(' ')

export const venue: FakeVenue = {
  serve: serveManifold,
  style,
  lists: { unquoted: true },
  trading: {
    terms: ['IOC', 'GTD'],
    sellsAtMarket: true,
    placesTwice: true,
    undated: true,
    listsMissedTrades: true,
    reads: async (post) => ((await post.json()) as { dryRun?: boolean }).dryRun === true,
  },
  more: { length: 'limit' },
}

/** Serves public data and member operations; each bet changes the public data. */
function serveManifold(given: World): Served {
  const members = createMembers()
  const house = createHouse(given, members)
  // Only now has a pool a price of its own; the past is the world's.
  const world: World = {
    ...given,
    price: (market, at) => (at === undefined && house.probability(market)) || given.price(market, at),
  }
  const app = manifold(world, house)
  app.route('/', trading(world, house, members))
  return {
    fetch: app.fetch,
    connect: createStream(house, given.now),
    openAccount(name, dollars) {
      const { id, key } = members.open(name, dollars)
      return { apiKey: key, walletAddress: id }
    },
  }
}

/** The fake Manifold: one page a question, whose answers are markets of their own where there are several. */
export function manifold(world: World, house?: House): Hono {
  const app = new Hono()
  const events = world.events('manifold').toSorted((a, b) => createdTime(b) - createdTime(a) || (a.id < b.id ? -1 : 1))
  const refuse = () => Response.json({ message: 'Too many requests' }, { status: 429 })
  app.use(limitCalls(CALLS_A_MINUTE, 60_000, () => world.now(), refuse))

  app.get('/v0/markets', (context) => {
    const wrong = unknownTo(context, ['limit', 'sort', 'order', 'before', 'userId', 'groupId'])
    if (wrong) return wrong
    const limit = rowsOf(context, DEFAULT_MARKETS)
    if (limit === undefined) return invalid(context, 'limit')
    const before = context.req.query('before')
    // The venue compares with the time of a market that is not there: nothing is before it.
    const begin = before === undefined ? 0 : events.findIndex(({ id }) => id === before) + 1 || events.length
    return context.json(events.slice(begin, begin + limit).map((event) => contractRow(world, event)))
  })

  app.get('/v0/search-markets', (context) => {
    const wrong = unknownTo(context, SEARCH_PARAMETERS)
    if (wrong) return wrong
    const limit = rowsOf(context, DEFAULT_SEARCH)
    const offset = Number(context.req.query('offset') ?? 0)
    if (!limit) return invalid(context, 'limit')
    if (!(offset >= 0)) return invalid(context, 'offset')
    if (offset > LAST_OFFSET) return context.json({ message: `offset must be <= ${LAST_OFFSET}.` }, 400)
    const words = (context.req.query('term') ?? '').toLowerCase().split(/\s+/).filter(Boolean)
    const filter = context.req.query('filter') ?? 'all'
    const beforeTime = Number(context.req.query('beforeTime') ?? Number.POSITIVE_INFINITY)
    const withAnswers = context.req.query('includeLiteAnswers') === 'true'
    const found = events.filter(
      (event) =>
        words.every((word) => event.title.toLowerCase().includes(word)) &&
        (filter === 'all' || filter === statusOf(world, event)) &&
        createdTime(event) < beforeTime,
    )
    const page = found.slice(offset, offset + limit)
    return context.json(
      page.map((event) => ({ ...contractRow(world, event), ...(withAnswers && liteAnswers(world, event)) })),
    )
  })

  const one = (context: Context, event: ScenarioEvent | undefined) =>
    event ? context.json(fullRow(world, event)) : context.json({ message: 'Contract not found' }, 404)
  app.get('/v0/market/:id', (context) =>
    one(
      context,
      events.find(({ id }) => id === context.req.param('id')),
    ),
  )
  app.get('/v0/slug/:slug', (context) =>
    one(
      context,
      events.find(({ slug }) => slug === context.req.param('slug')),
    ),
  )
  app.get('/v0/answer/:id', (context) => {
    const id = context.req.param('id')
    const event = events.find((each) => isMultiple(each) && each.markets.some((market) => market.id === id))
    const market = event?.markets.find((each) => each.id === id)
    return event && market
      ? context.json({ ...answerRow(world, market, event.markets.indexOf(market)), contractId: event.id })
      : context.json({ message: 'Answer not found' }, 404)
  })

  app.get('/v0/bets', (context) => {
    const wrong = unknownTo(context, BET_PARAMETERS)
    if (wrong) return wrong
    const limit = rowsOf(context, MAX_ROWS)
    if (limit === undefined) return invalid(context, 'limit')
    const { id, userId, kinds, contractId, contractSlug, answerId, beforeTime, afterTime } = context.req.query()
    const own = house
      ? betsOfMembers(house, { ...(id && { id }), ...(userId && { userId }), openOnly: kinds === 'open-limit' })
      : []
    const isOfOne = id !== undefined || userId !== undefined || kinds !== undefined
    const event = events.find((each) => each.id === contractId || each.slug === contractSlug)
    if (!event && !isOfOne) return contractId || contractSlug ? context.json([]) : invalid(context, 'contractId')
    const wanted = (market: string) => answerId === undefined || market === answerId
    const others = (event && !isOfOne ? event.markets : [])
      .filter((market) => wanted(market.id))
      .flatMap((market) =>
        world.trades(market, BETS_KEPT).map((trade) => betRow(world, event as ScenarioEvent, market, trade)),
      )
    const bets = [
      ...own.filter((bet) => (!event || bet.contractId === event.id) && wanted(bet.answerId ?? '')),
      ...others,
    ]
      .filter(({ createdTime: at }) => at < Number(beforeTime ?? Infinity) && at > Number(afterTime ?? -Infinity))
      .sort((a, b) => b.createdTime - a.createdTime || (a.id < b.id ? 1 : -1))
    return context.json(bets.slice(0, limit))
  })
  return app
}

/** Reads `limit`; undefined where the venue would refuse it. */
function rowsOf(context: Context, usual: number): number | undefined {
  const limit = Number(context.req.query('limit') ?? usual)
  return Number.isInteger(limit) && limit >= 0 && limit <= MAX_ROWS ? limit : undefined
}

/** Refuses a query that has a name the venue does not know. */
function unknownTo(context: Context, names: readonly string[]): Response | undefined {
  const unknown = Object.keys(context.req.query()).filter((name) => !names.includes(name))
  if (unknown.length === 0) return undefined
  const error = `Unrecognized key(s) in object: ${unknown.map((name) => `'${name}'`).join(', ')}`
  return context.json({ message: 'Error validating request.', details: [{ field: null, error }] }, 400)
}

const invalid = (context: Context, field: string) =>
  context.json({ message: 'Error validating request.', details: [{ field, error: 'Invalid input' }] }, 400)
