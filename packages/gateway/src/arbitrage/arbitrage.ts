import {
  type ArbitrageOpportunity,
  currentCall,
  mirrorBook,
  type OrderBook,
  parseInstant,
  undefinedIfNotFound,
  type Venue,
} from '@crossvenue/venues'
import { reversed } from '../matches/pairs.ts'
import { bestTrade } from './best-trade.ts'
import type { ArbitrageQuery, Candidate, CandidateMarket } from './candidates.ts'
import { coversOf } from './guaranteed-worlds.ts'

export interface ArbitrageOptions {
  venues: ReadonlyMap<string, Venue>
  /** Returns the pairs whose last quotes leave a gap. */
  candidates(query: ArbitrageQuery): Promise<Candidate[]>
  now?: () => number
}

const PAIRS_AT_ONCE = 8
const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** A book and the time of its prices. */
interface Read {
  book: OrderBook
  at: number
}

/**
 * Creates the search for arbitrage: reads the live books of both markets of each pair, walks them for a size, and keeps
 * what pays out more than it costs after fees in every world that the relation allows. The call learns of each venue whose
 * books could not be read.
 */
export function createArbitrage({ venues, candidates, now = Date.now }: ArbitrageOptions) {
  async function readBook({ venue, outcomeId }: CandidateMarket): Promise<Read | undefined> {
    const fetch = venues.get(venue)?.fetchOrderBook
    if (!fetch) return undefined
    const at = now()
    try {
      const book = await undefinedIfNotFound(fetch(outcomeId))
      return book && { book, at: book.timestamp ?? at }
    } catch {
      // Nothing is known of a book that cannot be read, so it is no reason to say that there is no arbitrage.
      currentCall().onMissing?.(venue)
      return undefined
    }
  }

  return async (query: ArbitrageQuery): Promise<ArbitrageOpportunity[]> => {
    const found = await candidates(query)
    const books = new Map<string, Promise<Read | undefined>>()
    const bookOf = (market: CandidateMarket) => {
      const key = `${market.venue} ${market.outcomeId}`
      const known = books.get(key) ?? readBook(market)
      books.set(key, known)
      return known
    }
    const opportunities: ArbitrageOpportunity[] = []
    for (let start = 0; start < found.length; start += PAIRS_AT_ONCE) {
      const some = found.slice(start, start + PAIRS_AT_ONCE).map(async (candidate) => {
        const [readA, readB] = await Promise.all([bookOf(candidate.a), bookOf(candidate.b)])
        return opportunitiesOf(candidate, readA, readB, query.size, now())
      })
      opportunities.push(...(await Promise.all(some)).flat())
    }
    return opportunities
      .filter(({ spread }) => spread >= query.minSpread)
      .sort((one, other) => other.spread - one.spread || (other.profit ?? 0) - (one.profit ?? 0))
      .slice(0, query.limit)
  }
}

function opportunitiesOf(
  { a, b, relation, confidence, settlementNotes }: Candidate,
  readA: Read | undefined,
  readB: Read | undefined,
  size: number,
  now: number,
): ArbitrageOpportunity[] {
  if (!readA || !readB) return []
  return coversOf(relation).flatMap((cover): ArbitrageOpportunity[] => {
    const asksOf = ({ book }: Read, side: 'yes' | 'no') => (side === 'yes' ? book : mirrorBook(book)).asks
    const trade = bestTrade(
      [
        { asks: asksOf(readA, cover.a), fees: a.fees },
        { asks: asksOf(readB, cover.b), fees: b.fees },
      ],
      cover.worlds,
      size,
    )
    if (!trade) return []
    const isABought = cover.a === 'yes'
    const legs = trade.legs.map(({ cost, fee, settlementFee }, index) => {
      const [{ venue, market, outcomeId }, read, side] =
        index === 0 ? ([a, readA, cover.a] as const) : ([b, readB, cover.b] as const)
      return {
        venue,
        marketId: market.marketId,
        outcomeId,
        side: side === 'yes' ? ('buy' as const) : ('sell' as const),
        price: rounded(side === 'yes' ? cost / trade.size : 1 - cost / trade.size),
        size: trade.size,
        cost: rounded(cost),
        fee: rounded(fee),
        settlementFee: rounded(settlementFee),
        payOut: rounded(trade.size - settlementFee),
        asOf: new Date(read.at).toISOString(),
      }
    })
    const [bought, sold] = isABought ? [legs[0], legs[1]] : [legs[1], legs[0]]
    if (!bought || !sold) return []
    const resolution = [a, b].flatMap(({ market }) =>
      market.resolutionDate ? [parseInstant(market.resolutionDate)] : [],
    )
    const end = resolution.length === 2 ? Math.max(...resolution) : undefined
    const yields = trade.profit / trade.cost
    return [
      {
        marketA: (isABought ? a : b).market,
        marketB: (isABought ? b : a).market,
        spread: rounded(sold.price - bought.price),
        buyVenue: bought.venue,
        sellVenue: sold.venue,
        buyPrice: bought.price,
        sellPrice: sold.price,
        relation: isABought ? relation : reversed(relation),
        confidence,
        size: trade.size,
        cost: rounded(trade.cost),
        payOut: rounded(trade.payOut),
        profit: rounded(trade.profit),
        return: rounded(yields),
        ...(end !== undefined &&
          end > now && {
            resolutionDate: new Date(end).toISOString(),
            annualizedReturn: rounded((yields * YEAR_MS) / (end - now)),
          }),
        legs: [bought, sold],
        asOf: new Date(Math.min(readA.at, readB.at)).toISOString(),
        settlementNotes,
      },
    ]
  })
}

const rounded = (value: number): number => Number(value.toFixed(9))
