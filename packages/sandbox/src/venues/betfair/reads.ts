import type { ScenarioEvent } from '../../scenario.ts'
import type { World } from '../../world.ts'
import { exception } from './answers.ts'
import type { Operation } from './orders.ts'
import type { Member } from './sessions.ts'
import { bookRow, catalogueRow, eventRow, marketOf, statusOf } from './wire.ts'

export type Body = Record<string, unknown>

const MAX_POINTS = 200
const MAX_RESULTS = 1_000
const BEST = 3

const PROJECTIONS = new Map(
  Object.entries({
    COMPETITION: 0,
    EVENT: 0,
    EVENT_TYPE: 0,
    MARKET_START_TIME: 0,
    MARKET_DESCRIPTION: 1,
    RUNNER_DESCRIPTION: 0,
    RUNNER_METADATA: 1,
  }),
)
const PRICES = new Map(
  Object.entries({ SP_AVAILABLE: 3, SP_TRADED: 7, EX_BEST_OFFERS: 5, EX_ALL_OFFERS: 17, EX_TRADED: 17 }),
)
const FILTERS = new Set(['textQuery', 'eventTypeIds', 'eventIds', 'marketIds', 'marketBettingTypes', 'marketTypeCodes'])

const BOOK = ['marketIds', 'priceProjection', 'orderProjection', 'matchProjection', 'currencyCode', 'locale']

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')
const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value)
const onlyHas = (body: Body, names: readonly string[]) => Object.keys(body).every((name) => names.includes(name))

/** Creates the operations that anybody with a key may call. */
export function createReads(
  world: World,
  matchesOf: (member: Member, marketIds: readonly string[]) => object[],
): Readonly<Record<string, Operation>> {
  const events = () => world.events('betfair').filter((event) => statusOf(world, event) !== 'CLOSED')

  /** The events whose market passes a filter; undefined for a filter that the venue does not know. */
  const matching = (filter: unknown): ScenarioEvent[] | undefined => {
    if (!isObject(filter) || !Object.keys(filter).every((name) => FILTERS.has(name))) return undefined
    const { textQuery: _, ...lists } = filter
    if (!Object.values(lists).every(isTexts)) return undefined
    const { eventIds, marketIds, marketBettingTypes } = filter as Record<string, string[] | undefined>
    return events().filter(
      (event) =>
        (!eventIds?.length || eventIds.includes(event.id)) &&
        (!marketIds?.length || marketIds.includes(marketOf(event))) &&
        (!marketBettingTypes?.length || marketBettingTypes.includes('ODDS')),
    )
  }

  return {
    listEvents(_, body) {
      const found = onlyHas(body, ['filter', 'locale']) ? matching(body.filter) : undefined
      // In no certain order.
      return found ? Response.json(found.map(eventRow).reverse()) : exception('INVALID_INPUT_DATA')
    },

    listMarketCatalogue(_, body) {
      const { filter, marketProjection = [], maxResults, sort = 'RANK' } = body
      const found = matching(filter)
      const isKnown =
        onlyHas(body, ['filter', 'marketProjection', 'maxResults', 'sort', 'locale']) &&
        isTexts(marketProjection) &&
        marketProjection.every((name) => PROJECTIONS.has(name)) &&
        ['RANK', 'FIRST_TO_START', 'LAST_TO_START', 'MINIMUM_TRADED', 'MAXIMUM_TRADED'].includes(String(sort))
      if (!found || !isKnown || !Number.isInteger(maxResults)) return exception('INVALID_INPUT_DATA')
      const most = Number(maxResults)
      if (most < 1 || most > MAX_RESULTS) return exception('INVALID_INPUT_DATA')
      const points = marketProjection.reduce((sum, name) => sum + (PROJECTIONS.get(name) ?? 0), 0)
      if (points * most > MAX_POINTS) return exception('TOO_MUCH_DATA')
      return Response.json(found.slice(0, most).map((event) => catalogueRow(event, marketProjection)))
    },

    listMarketBook(member, body) {
      const { marketIds, priceProjection = {}, orderProjection, matchProjection } = body
      const { priceData = [] } = isObject(priceProjection) ? priceProjection : {}
      const isKnown =
        onlyHas(body, BOOK) &&
        (matchProjection === undefined) === (orderProjection === undefined) &&
        isTexts(marketIds) &&
        isTexts(priceData) &&
        priceData.every((name) => PRICES.has(name))
      if (!isKnown || !isTexts(marketIds)) return exception('INVALID_INPUT_DATA')
      const points = isTexts(priceData) ? priceData.reduce((sum, name) => sum + (PRICES.get(name) ?? 0), 0) : 0
      if (Math.max(points, 2) * marketIds.length > MAX_POINTS) return exception('TOO_MUCH_DATA')
      const depth = priceData.includes('EX_ALL_OFFERS') ? undefined : priceData.length > 0 ? BEST : 0
      if (orderProjection !== undefined) return Response.json(matchesOf(member, marketIds))
      const found = world.events('betfair').filter((event) => marketIds.includes(marketOf(event)))
      return Response.json(found.map((event) => bookRow(world, event, depth)))
    },
  }
}
