import type { MarketOutcome } from '../../models.ts'
import { complement } from '../../orders/mirror.ts'
import { omitEmpty } from '../../values/omit-empty.ts'
import type { GammaMarket } from './schemas.ts'

/** Returns the sides of a market with their prices. */
export function parseOutcomes(row: GammaMarket): MarketOutcome[] {
  const labels = row.outcomes ?? []
  const tokens = (row.version === 'v2' ? row.positionIds : undefined) ?? row.clobTokenIds ?? []
  const prices = displayPrices(row)
  const { bid, ask } = quotes(row)
  const change = row.oneDayPriceChange ?? undefined
  const sides = [
    { bestBid: bid, bestAsk: ask, priceChange24h: change },
    // Both tokens trade in one book: a bid for one is an ask for the other. Rows of three and more outcomes are old.
    labels.length === 2 && {
      bestBid: ask && complement(ask),
      bestAsk: bid && complement(bid),
      priceChange24h: change && -change,
    },
  ]
  return labels.map((label, index) => ({
    outcomeId: tokens[index] ?? `${row.id}:${index}`,
    marketId: row.id,
    label,
    ...omitEmpty({ price: prices[index], ...sides[index] }),
  }))
}

/** Display prices are midpoints, with 0 and 1 for an empty side. */
function displayPrices(row: GammaMarket): (number | undefined)[] {
  const prices = row.outcomePrices?.map(Number) ?? []
  // Markets of 2020 show 0 for every outcome.
  if (prices.every((price) => price === 0)) return []
  const { bid, ask } = quotes(row)
  const neverPriced = !row.closed && bid === undefined && ask === undefined && lastPrice(row) === undefined
  return neverPriced ? [] : prices.map((price) => (price >= 0 && price <= 1 ? price : undefined))
}

/** Best quotes of the first outcome. No order can rest at 0 or 1: these stand for an empty side. */
function quotes(row: GammaMarket): { bid: number | undefined; ask: number | undefined } {
  // A closed market still shows its last quote, not a resting one.
  const inside = (price: number | null | undefined) =>
    price && price > 0 && price < 1 && !row.closed ? price : undefined
  return { bid: inside(row.bestBid), ask: inside(row.bestAsk) }
}

/** Last traded price of the first outcome; 0 stands for no trade yet. */
export const lastPrice = ({ lastTradePrice: price }: GammaMarket): number | undefined =>
  price && price > 0 && price <= 1 ? price : undefined
