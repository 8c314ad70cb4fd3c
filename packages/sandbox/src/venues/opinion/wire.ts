import { mirror, pointsOf } from '../../points.ts'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import { hashId, tokenId } from '../../token-ids.ts'
import type { Level, World } from '../../world.ts'

// The scenario in the venue's own field names and types.

export const USDT = '0x55d398326f99059fF775485246999027B3197955'
const HOUR = 3_600

export type Side = 'yes' | 'no'
export const tokenOf = ({ id }: ScenarioMarket, side: Side): string => tokenId('opinion', id, side)

/** A market that is an event of its own is binary; any other stands under a root. */
export const isBinary = ({ id, markets }: ScenarioEvent): boolean => markets.length === 1 && markets[0]?.id === id

const seconds = (date: string): number => Date.parse(date) / 1_000
const decimals = (amount: number): string => amount.toFixed(6)

const words = ['', 'Created', 'Activated', 'Resolving', 'Resolved']
export const statusOf = (world: World, markets: readonly ScenarioMarket[]): number =>
  markets.every(({ status }) => status === 'resolved') ? 4 : markets.some((market) => world.quote(market)) ? 2 : 3

function commonRow(world: World, event: ScenarioEvent, markets: readonly ScenarioMarket[]) {
  const status = statusOf(world, markets)
  const total = (of: (market: ScenarioMarket) => number) => markets.reduce((sum, market) => sum + of(market), 0)
  return {
    status,
    statusEnum: words[status],
    volume: decimals(total(({ volume }) => volume)),
    volume24h: decimals(total(({ volume24h }) => volume24h)),
    volume7d: decimals(total(({ volume24h }) => volume24h * 5)),
    quoteToken: USDT,
    chainId: '56',
    createdAt: Math.min(...markets.map(({ opens }) => seconds(opens))),
    cutoffAt: Math.max(...markets.map(({ closes }) => seconds(closes))),
    resolvedAt: 0,
    labels: [event.category, ...event.tags.filter((tag) => tag !== event.category)].filter(Boolean),
    labelIds: [],
    thumbnailUrl: `https://images.example.test/${event.slug}.png`,
  }
}

export function marketRow(world: World, event: ScenarioEvent, market: ScenarioMarket) {
  const [yesLabel, noLabel] = market.outcomes ?? ['Yes', 'No']
  const result = market.winner === undefined ? '' : tokenOf(market, market.winner === 0 ? 'yes' : 'no')
  return {
    marketId: Number(market.id),
    marketTitle: isBinary(event) ? market.title : (market.label ?? market.title),
    slug: market.slug,
    marketType: 0,
    childMarkets: null,
    yesLabel,
    noLabel,
    rules: market.rules,
    yesTokenId: tokenOf(market, 'yes'),
    noTokenId: tokenOf(market, 'no'),
    conditionId: hashId('condition', market.id),
    questionId: hashId('question', market.id),
    resultTokenId: result,
    ...commonRow(world, event, [market]),
  }
}

export function listingRow(world: World, event: ScenarioEvent) {
  const [only] = event.markets
  if (only && isBinary(event)) return marketRow(world, event, only)
  return {
    marketId: Number(event.id),
    marketTitle: event.title,
    slug: event.slug,
    marketType: 1,
    childMarkets: event.markets.map((market) => marketRow(world, event, market)),
    yesLabel: '',
    noLabel: '',
    rules: event.description ?? '',
    yesTokenId: '',
    noTokenId: '',
    conditionId: '',
    questionId: '',
    resultTokenId: '',
    ...commonRow(world, event, event.markets),
  }
}

/** A token's own book, in no order at all. */
export function bookRow(world: World, market: ScenarioMarket, side: Side) {
  const { bids, asks } = world.book(market)
  const rows = (levels: readonly Level[]) =>
    levels
      .map(({ price, size }) => ({ price: String(side === 'yes' ? price : mirror(price)), size: decimals(size) }))
      .sort((a, b) => (a.size < b.size ? -1 : 1))
  const [buyers, sellers] = side === 'yes' ? [bids, asks] : [asks, bids]
  return {
    market: hashId('condition', market.id),
    tokenId: tokenOf(market, side),
    timestamp: world.now(),
    bids: rows(buyers),
    asks: rows(sellers),
  }
}

/** The seconds between points. Documents name intervals of a minute and a week, too, which the venue reads as a day. */
export const intervals = { '1m': 24 * HOUR, '1h': HOUR, '1d': 24 * HOUR, '1w': 24 * HOUR, max: 24 * HOUR } as const

export const historyRow = (
  world: World,
  market: ScenarioMarket,
  side: Side,
  { interval, start, end }: { interval: keyof typeof intervals; start: number; end: number },
) => ({
  history: pointsOf(world, market, { from: start * 1_000, to: end * 1_000, step: intervals[interval] * 1_000 }).map(
    ({ at, price }) => ({ t: at / 1_000, p: String(side === 'yes' ? price : mirror(price)) }),
  ),
})
