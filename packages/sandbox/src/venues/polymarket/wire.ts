import { createHash } from 'node:crypto'
import { rulesOfEvent } from '../../scenario/rules-of-event.ts'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import type { World } from '../../world.ts'

// The scenario in the venue's own field names and types.

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The chain's ids of a market, made of its id: 0x and 64 hex digits; for an outcome up to 78 decimal ones. */
export interface ChainIds {
  condition: string
  question: string
  tokens: readonly [string, string]
}

/** Makes what follows from a part of the scenario once. */
function memoize<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, V>()
  return (of) => {
    const value = known.get(of) ?? make(of)
    known.set(of, value)
    return value
  }
}

export const chainIdsOf = memoize(({ id }: ScenarioMarket): ChainIds => {
  const token = (index: number) => BigInt(`0x${sha256(`token ${index} ${id}`)}`).toString()
  return {
    condition: `0x${sha256(`condition ${id}`)}`,
    question: `0x${sha256(`question ${id}`)}`,
    tokens: [token(0), token(1)],
  }
})

export const outcomesOf = (market: ScenarioMarket): readonly [string, string] => market.outcomes ?? ['Yes', 'No']

/** 1 - price without the noise of binary fractions. */
export const mirror = (price: number): number => Number((1 - price).toFixed(6))

/** Lists are JSON arrays inside strings, with a blank after each comma. */
const inString = (items: readonly string[]): string => `[${items.map((item) => JSON.stringify(item)).join(', ')}]`

/** `2026-03-12 09:25:00+00`, the form of some dates. */
const spaced = (instant: string): string => new Date(instant).toISOString().replace('T', ' ').replace('.000Z', '+00')

const isoDate = (instant: string): string => new Date(instant).toISOString().replace('.000Z', 'Z')

export interface Tag {
  id: string
  label: string
  slug: string
}

/** The tags of an event: its section of the site first. */
export const tagsOf = memoize(({ category, tags }: ScenarioEvent): readonly Tag[] =>
  [...new Set([category, ...tags])].map((label) => {
    const slug = label.toLowerCase().replace(/[^a-z0-9]+/g, '-')
    return { id: String(Number.parseInt(sha256(`tag ${slug}`).slice(0, 6), 16)), label, slug }
  }),
)

const seriesOf = ({ series }: ScenarioEvent) =>
  series && { id: series.id, ticker: series.slug, slug: series.slug, title: series.title, seriesType: 'single' }

/** Whether the venue has closed the market; one whose end date has passed stays open until then. */
export const isClosed = (market: ScenarioMarket): boolean => market.status !== 'open'

/** The constant fields of a market's row. */
function makeLastingRow(event: ScenarioEvent, market: ScenarioMarket) {
  const ids = chainIdsOf(market)
  const closed = isClosed(market)
  return {
    id: market.id,
    question: market.title,
    conditionId: ids.condition,
    slug: market.slug,
    resolutionSource: '',
    endDate: isoDate(market.closes),
    startDate: isoDate(market.opens),
    image: `https://images.example.test/${market.slug}.png`,
    icon: `https://images.example.test/${market.slug}.png`,
    description: market.rules,
    outcomes: inString(outcomesOf(market)),
    volume: String(market.volume),
    volumeNum: market.volume,
    volume24hr: market.volume24h,
    active: true,
    closed,
    archived: false,
    new: false,
    featured: false,
    restricted: true,
    groupItemTitle: market.label ?? '',
    questionID: ids.question,
    enableOrderBook: true,
    orderPriceMinTickSize: market.tick,
    orderMinSize: 5,
    clobTokenIds: inString(ids.tokens),
    negRisk: isNegRisk(event),
    negRiskOther: false,
    umaResolutionStatuses: closed ? '["proposed"]' : '[]',
    ...(market.status === 'resolved' && { umaResolutionStatus: 'resolved' }),
    ...(closed && { closedTime: spaced(market.closes) }),
    ...(event.starts && { eventStartTime: isoDate(event.starts), gameStartTime: spaced(event.starts) }),
    ...(!closed && { liquidity: String(market.liquidity), liquidityNum: market.liquidity }),
    feesEnabled: false,
  }
}

const lastingRows = memoize(
  (event: ScenarioEvent) => new Map(event.markets.map((market) => [market, makeLastingRow(event, market)])),
)

/** A market's row without its prices. */
export const lastingRow = (event: ScenarioEvent, market: ScenarioMarket) =>
  lastingRows(event).get(market) ?? makeLastingRow(event, market)

/** A market as event lists nest it. */
export function marketRow(world: World, event: ScenarioEvent, market: ScenarioMarket) {
  const quote = world.quote(market)
  const price = quote ? (quote.bid + quote.ask) / 2 : settledPrice(world, market)
  return {
    ...lastingRow(event, market),
    outcomePrices: inString([price, mirror(price)].map((each) => String(Number(each.toFixed(6))))),
    acceptingOrders: quote !== undefined,
    ...(quote && {
      bestBid: quote.bid,
      bestAsk: quote.ask,
      spread: Number((quote.ask - quote.bid).toFixed(6)),
      lastTradePrice: quote.last,
    }),
  }
}

const settledPrice = (world: World, market: ScenarioMarket): number =>
  market.status === 'resolved' ? Number(market.winner === 0) : world.price(market)

export const isNegRisk = ({ exclusive, markets }: ScenarioEvent): boolean => exclusive && markets.length > 1

/** An event without its markets and tags, as market rows nest it. */
export const eventHead = memoize((event: ScenarioEvent) => {
  const { markets } = event
  const sum = (pick: (market: ScenarioMarket) => number) => markets.reduce((total, market) => total + pick(market), 0)
  const closed = markets.every(isClosed)
  const series = seriesOf(event)
  return {
    id: event.id,
    ticker: event.slug,
    slug: event.slug,
    title: event.title,
    ...(event.subtitle && { subtitle: event.subtitle }),
    description: rulesOfEvent(event),
    resolutionSource: '',
    startDate: isoDate(earliest(markets.map(({ opens }) => opens))),
    endDate: isoDate(latest(markets.map(({ closes }) => closes))),
    image: `https://images.example.test/${event.slug}.png`,
    icon: `https://images.example.test/${event.slug}.png`,
    active: true,
    closed,
    archived: false,
    new: false,
    featured: false,
    restricted: true,
    liquidity: sum((market) => (isClosed(market) ? 0 : market.liquidity)),
    volume: sum(({ volume }) => volume),
    volume24hr: sum(({ volume24h }) => volume24h),
    openInterest: 0,
    enableOrderBook: true,
    negRisk: isNegRisk(event),
    enableNegRisk: isNegRisk(event),
    negRiskAugmented: false,
    ...(event.starts && { startTime: isoDate(event.starts) }),
    ...(series && { series: [series], seriesSlug: series.slug }),
  }
})

const earliest = (instants: readonly string[]): string => instants.toSorted()[0] ?? ''
const latest = (instants: readonly string[]): string => instants.toSorted().at(-1) ?? ''

/** An event with its markets and tags. */
export const eventRow = (world: World, event: ScenarioEvent) => ({
  ...eventHead(event),
  markets: event.markets.map((market) => marketRow(world, event, market)),
  tags: tagsOf(event),
})

/** Returns a market as in market lists: with its event, and with its tags on request. */
export const listedMarketRow = (world: World, event: ScenarioEvent, market: ScenarioMarket, withTags: boolean) => ({
  ...marketRow(world, event, market),
  events: [eventHead(event)],
  ...(withTags && { tags: tagsOf(event) }),
})
