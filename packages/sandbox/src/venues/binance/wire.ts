import { mirror } from '../../points.ts'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import { hashId } from '../../token-ids.ts'
import type { Level, World } from '../../world.ts'
import { tokenOf } from '../predictfun/wire.ts'

// The scenario in the venue's own field names and types; tokens and conditions are those of Predict.fun.

const originalOf = (market: ScenarioMarket): ScenarioMarket => market.original ?? market

/** The tokens of a market, the first outcome first. */
export const tokensOf = (market: ScenarioMarket): readonly [string, string] => [
  tokenOf(originalOf(market), 0),
  tokenOf(originalOf(market), 1),
]

const NAMES = ['Yes', 'No'] as const
const text = (price: number): string => price.toFixed(3)

/** A topic, with its own markets unless others are given. */
export function topicRow(world: World, event: ScenarioEvent, markets: readonly object[] = marketRows(world, event)) {
  const sum = (pick: (market: ScenarioMarket) => number) =>
    event.markets.reduce((total, market) => total + pick(market), 0).toFixed(2)
  return {
    marketTopicId: Number(event.id),
    vendor: 'PREDICT_FUN',
    chainId: '56',
    slug: event.slug,
    title: event.title,
    question: event.title,
    description: event.description ?? '',
    imageUrl: `https://images.example.test/${event.slug}.png`,
    topicType: 'FLAT',
    chartType: 'DEFAULT',
    participantCount: 120,
    collateral: 'USDT',
    feeRateBps: 200,
    slippageBps: 1200,
    tradeVolume: sum(({ volume }) => volume),
    liquidity: sum(({ liquidity }) => liquidity),
    publishedAt: Date.parse(event.markets[0]?.opens ?? ''),
    startDate: Date.parse(event.markets[0]?.opens ?? ''),
    endDate: Math.max(...event.markets.map(({ closes }) => Date.parse(closes))),
    status: event.markets.every(({ status }) => status === 'resolved') ? 'RESOLVED' : 'REGISTERED',
    markets,
  }
}

const marketRows = (world: World, { markets }: ScenarioEvent) => markets.map((market) => marketRow(world, market))

function marketRow(world: World, market: ScenarioMarket) {
  const price = world.price(market)
  return {
    marketId: Number(market.id),
    externalId: originalOf(market).id,
    title: market.label ?? market.title,
    question: market.title,
    description: market.rules,
    conditionId: hashId('condition', originalOf(market).id),
    status: market.status === 'resolved' ? 'RESOLVED' : 'REGISTERED',
    tradingStatus: world.quote(market) ? 'OPEN' : 'CLOSED',
    tradeVolume: market.volume.toFixed(2),
    liquidity: market.liquidity.toFixed(2),
    decimalPrecision: 3,
    outcomes: tokensOf(market).map((tokenId, index) => {
      const own = text(index === 0 ? price : mirror(price))
      return { name: (market.outcomes ?? NAMES)[index], price: own, chance: own, index, tokenId }
    }),
  }
}

/** The book of one token. */
export function bookRow(world: World, market: ScenarioMarket, token: 0 | 1) {
  const { bids, asks } = world.book(market)
  const rows = (levels: readonly Level[]) =>
    levels.map(({ price, size }) => ({ price: text(token === 0 ? price : mirror(price)), size: size.toFixed(2) }))
  return {
    outcome: (market.outcomes ?? NAMES)[token],
    tokenId: tokensOf(market)[token],
    timestamp: world.now(),
    bids: rows(token === 0 ? bids : asks),
    asks: rows(token === 0 ? asks : bids),
  }
}

export const lastRow = (world: World, market: ScenarioMarket) => ({
  marketId: Number(market.id),
  lastTradePrice: text(world.price(market)),
})
