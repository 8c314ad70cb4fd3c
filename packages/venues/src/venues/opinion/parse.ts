import type { z } from 'zod'
import type { MarketOutcome, OrderBook, UnifiedEvent, UnifiedMarket } from '../../models.ts'
import { sortBook } from '../../orders/mirror.ts'
import { withSides } from '../../orders/sides.ts'
import type { PricePoint } from '../../values/candles.ts'
import { categorized } from '../../values/category.ts'
import { toNumber } from '../../values/decimal.ts'
import { toInstant } from '../../values/instant.ts'
import { omitEmpty } from '../../values/omit-empty.ts'
import { toAmount } from '../../values/units.ts'
import type { Listing, OpinionBook, OpinionMarket, OpinionPoint, OpinionRoot } from './api.ts'
import { pageUrl } from './urls.ts'

/** The venue takes prices of four places at the most. */
export const TICK = 100n

export const isRoot = (listing: Listing): listing is OpinionRoot => 'childMarkets' in listing

/** A root is an event with its children; a binary market is an event of its own with itself as the only market. */
export function parseEvent(listing: Listing): UnifiedEvent {
  const markets = isRoot(listing) ? listing.childMarkets : [listing]
  return {
    id: listing.marketId,
    title: listing.marketTitle,
    markets: markets.map((market) => parseMarket(market, listing)),
    ...described(listing),
    ...omitEmpty({ slug: listing.slug, description: listing.rules }),
    url: pageUrl(listing.marketId, isRoot(listing)),
  }
}

function parseMarket(market: OpinionMarket, parent: Listing): UnifiedMarket {
  const { marketId, marketTitle, status } = market
  const child = market !== parent
  // A child is named by its option alone.
  const isWhole = !child || marketTitle.toLowerCase().includes(parent.marketTitle.toLowerCase())
  return withSides({
    marketId,
    eventId: parent.marketId,
    title: isWhole ? marketTitle : `${parent.marketTitle}: ${marketTitle}`,
    ...(child && { subtitle: marketTitle }),
    outcomes: outcomesOf(market),
    tickSize: toNumber(TICK),
    ...described({
      ...market,
      quoteToken: market.quoteToken ?? parent.quoteToken,
      labels: market.labels?.length ? market.labels : parent.labels,
    }),
    url: pageUrl(parent.marketId, isRoot(parent)),
    ...omitEmpty({
      slug: market.slug,
      description: market.rules || parent.rules,
      startDate: inSeconds(market.createdAt),
      resolutionDate: inSeconds(market.resolvedAt) ?? inSeconds(market.cutoffAt) ?? inSeconds(parent.cutoffAt),
      status: market.statusEnum ?? (status ? statusWords[status] : undefined),
      contractAddress: market.conditionId,
    }),
    sourceMetadata: omitEmpty({ resultTokenId: market.resultTokenId }),
  })
}

const statusWords: Record<number, string> = {
  1: 'Created',
  2: 'Activated',
  3: 'Resolving',
  4: 'Resolved',
  5: 'Failed',
  6: 'Deleted',
}

function outcomesOf({ marketId, yesTokenId, noTokenId, yesLabel, noLabel, resultTokenId }: OpinionMarket) {
  const outcome = (outcomeId: string, label: string): MarketOutcome => ({
    outcomeId,
    marketId,
    label,
    // Lists state no price; a resolved market has one nevertheless.
    ...(resultTokenId &&
      [yesTokenId, noTokenId].includes(resultTokenId) && { price: Number(outcomeId === resultTokenId) }),
  })
  return [outcome(yesTokenId, yesLabel || 'Yes'), outcome(noTokenId, noLabel || 'No')]
}

const described = (listing: Pick<Listing, 'volume' | 'volume24h' | 'quoteToken' | 'thumbnailUrl' | 'labels'>) => {
  const labels = listing.labels?.filter(Boolean) ?? []
  const inDollars = dollars.has(listing.quoteToken?.toLowerCase() ?? '')
  const figures = inDollars
    ? omitEmpty({ volume: toAmount(listing.volume), volume24h: toAmount(listing.volume24h) })
    : {}
  return {
    ...figures,
    ...(Object.keys(figures).length > 0 && { volumeUnit: 'USD' as const }),
    ...omitEmpty({ image: listing.thumbnailUrl }),
    ...categorized(...labels),
    ...(labels.length > 0 && { tags: labels }),
    sourceExchange: 'opinion',
  }
}

/** Tokens on BNB chain that are worth a dollar: USDT, USDC and USD1. Figures in another token are no dollars. */
const dollars = new Set([
  '0x55d398326f99059ff775485246999027b3197955',
  '0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d',
  '0x8d0d000ee44948fc98c9b98a4fa4921476f08b0d',
])

const inSeconds = (time: number | null | undefined) => toInstant(time && time * 1_000)

/** Every token has its own book; the venue's order of levels is not certain. */
export function parseBook({ bids, asks, timestamp }: OpinionBook, depth?: number): OrderBook {
  const levels = (rows: OpinionBook['bids']) =>
    rows.map(({ price, size }) => ({ price: Number(price), size: Number(size) }))
  const book = sortBook({ bids: levels(bids), asks: levels(asks) }, depth)
  const at = timestamp && (timestamp < 100_000_000_000 ? timestamp * 1_000 : timestamp)
  const datetime = toInstant(at)
  return { ...book, ...(at && datetime !== undefined && { timestamp: at, datetime }) }
}

export function parsePoint({ t, p }: z.infer<typeof OpinionPoint>): PricePoint | undefined {
  const price = toAmount(p)
  return price === undefined || price > 1 ? undefined : { timestamp: t * 1_000, price }
}
