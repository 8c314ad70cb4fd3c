import { mirror } from '../../points.ts'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import { hashId, tokenId } from '../../token-ids.ts'
import type { Level, World } from '../../world.ts'

// The scenario in the venue's own field names and types.

export const tokenOf = ({ id }: ScenarioMarket, side: 0 | 1): string => tokenId('probable', id, String(side))

export const isActive = (world: World, { markets }: ScenarioEvent): boolean =>
  markets.some((market) => world.quote(market))

export const eventRow = (world: World, event: ScenarioEvent) => ({
  id: Number(event.id),
  slug: event.slug,
  title: event.title,
  type: event.starts === undefined ? 'normal' : 'sport',
  marketStructure: event.markets.length === 1 ? 'single' : 'grouped',
  status: isActive(world, event) ? 'active' : 'closed',
  description: event.description ?? '',
  startTime: event.starts ?? event.markets[0]?.opens,
  endTime: event.markets
    .map(({ closes }) => closes)
    .sort()
    .at(-1),
  icon: `https://images.example.test/${event.slug}.png`,
  volume: String(event.markets.reduce((sum, { volume }) => sum + volume, 0)),
  tags: event.tags.map((label, id) => ({ id, label })),
  seriesSlug: null,
  series: [],
  markets: event.markets.map((market) => marketRow(world, event, market)),
})

export function marketRow(world: World, event: ScenarioEvent, market: ScenarioMarket) {
  const names = market.outcomes ?? ['Yes', 'No']
  return {
    id: Number(market.id),
    event_id: Number(event.id),
    condition_id: hashId('condition', market.id),
    question_id: hashId('question', market.id),
    slug: market.slug,
    question: market.title,
    description: market.rules,
    groupItemTitle: market.label ?? '',
    tokens: ([0, 1] as const).map((side) => ({ token_id: tokenOf(market, side), outcome: names[side] })),
    outcomes: names.map((name) => ({ name, address: hashId(name).slice(0, 42) })),
    icon: null,
    startAt: market.opens,
    endAt: market.closes,
    createdAt: market.opens,
    closedAt: null,
    status: market.status === 'resolved' ? 'resolved' : world.quote(market) ? 'active' : 'resolving',
    resolve: {
      resolved: market.status === 'resolved',
      outcome: market.winner === undefined ? null : names[market.winner],
    },
    volume: String(market.volume),
    volume24hr: market.volume24h,
    liquidity: String(market.liquidity),
    acceptingOrders: world.quote(market) !== undefined,
  }
}

export function bookRow(world: World, market: ScenarioMarket, side: 0 | 1) {
  const { bids, asks } = world.book(market)
  const rows = (levels: readonly Level[]) =>
    levels.map(({ price, size }) => ({ price: String(side === 0 ? price : mirror(price)), size: String(size) }))
  const [buyers, sellers] = side === 0 ? [bids, asks] : [asks, bids]
  return {
    market: hashId('condition', market.id),
    asset_id: tokenOf(market, side),
    timestamp: String(world.now()),
    bids: rows(buyers),
    asks: rows(sellers),
    min_order_size: '1',
    tick_size: '0.001',
    neg_risk: false,
    hash: '',
  }
}
