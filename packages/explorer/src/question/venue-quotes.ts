import type { MarketCluster, OrderBook, VenueDescription } from 'crossvenue'
import { midPrice, quoteOf } from '../shell/mid-price.ts'

/** The quotes of one venue for the YES of a question. */
export interface VenueQuote {
  venue: string
  marketId: string
  bid: number | undefined
  ask: number | undefined
  /** Between both, or the display price of a venue without quotes. */
  mid: number | undefined
  /** Whether its first outcome settles with the NO of the question. */
  isOpposite: boolean
  /** The fee of a taker in words; undefined where it is not known. */
  fee: string | undefined
}

/** A level of the merged book, which names its venue. */
export type VenueLevel = OrderBook['bids'][number] & { venue?: string }

/** Returns the quotes of every market, newer ones from the merged live book where it has levels of the venue. */
export function venueQuotes(
  { markets }: Pick<MarketCluster, 'markets'>,
  book: Pick<OrderBook, 'bids' | 'asks'> | undefined,
  venues: readonly VenueDescription[] = [],
): VenueQuote[] {
  return markets.map(({ sourceExchange: venue, marketId, outcomes }) => {
    const outcome = outcomes.find(({ side }) => side === 'yes')
    const isAlone = markets.filter(({ sourceExchange }) => sourceExchange === venue).length === 1
    const live = (levels: readonly VenueLevel[] = []) =>
      isAlone ? levels.find((level) => level.venue === venue)?.price : undefined
    const bid = live(book?.bids) ?? quoteOf(outcome?.bestBid)
    const ask = live(book?.asks) ?? quoteOf(outcome?.bestAsk)
    return {
      venue,
      marketId,
      bid,
      ask,
      mid: midPrice(bid, ask, outcome?.price),
      isOpposite: outcomes[0]?.side === 'no',
      fee: feeInWords(venues.find(({ id }) => id === venue)?.fees),
    }
  })
}

function feeInWords(fees: VenueDescription['fees']): string | undefined {
  if (!fees) return undefined
  const { kind, rate = 0 } = fees.taker
  if (kind === 'none' || rate === 0) return 'none'
  const share = `${Number((rate * 100).toFixed(2))}%`
  if (kind === 'quadratic') return `${share} × p(1−p)`
  return `${share}, ${kind}`
}
