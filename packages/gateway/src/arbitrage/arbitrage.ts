import { type ArbitrageOpportunity, currentCall, mirrorBook, type Venue } from '@crossvenue/venues'
import pMap from 'p-map'
import { reversed } from '../matches/pairs.ts'
import { bestTrade } from './best-trade.ts'
import type { ArbitrageQuery, Candidate, CandidateMarket } from './candidates.ts'
import { describeLeg, describeTotals, rounded } from './describe-trade.ts'
import { coversOf } from './guaranteed-worlds.ts'
import { type LiveBook, MAX_READ_MS, readFor, readLiveBook } from './read-live-book.ts'

export interface ArbitrageOptions {
  venues: ReadonlyMap<string, Venue>
  /** Returns the pairs of markets whose last quotes cost less together than they pay out. */
  candidates(query: ArbitrageQuery): Promise<Candidate[]>
  now?: () => number
  /** How long books are read for one search. */
  maxMs?: number
}

const PAIRS_AT_A_TIME = 8

/**
 * Creates the search for arbitrage: it reads the live books of both markets of each pair, fills each possible size, and
 * returns the trades that pay out more than they cost after fees in every world (combination of winning outcomes) that
 * the relation allows. Venues whose books could not be read are reported to the call.
 */
export function createArbitrage({ venues, candidates, now = Date.now, maxMs = MAX_READ_MS }: ArbitrageOptions) {
  return async (query: ArbitrageQuery): Promise<ArbitrageOpportunity[]> => {
    const found = await candidates(query)
    const { onMissing } = currentCall()
    const books = new Map<string, Promise<LiveBook | undefined>>()
    const bookOf = (market: CandidateMarket) => {
      const key = `${market.venue} ${market.outcomeId}`
      const known = books.get(key) ?? readLiveBook(venues, market, { now, onMissing })
      books.set(key, known)
      return known
    }
    const search = async (candidate: Candidate): Promise<ArbitrageOpportunity[]> => {
      const [readA, readB] = await Promise.all([bookOf(candidate.a), bookOf(candidate.b)])
      return opportunitiesOf(candidate, readA, readB, query.size, now())
    }
    const opportunities = await readFor(maxMs, () => pMap(found, search, { concurrency: PAIRS_AT_A_TIME }))
    return opportunities
      .flat()
      .filter(({ spread }) => spread >= query.minSpread)
      .sort((one, other) => other.spread - one.spread || (other.profit ?? 0) - (one.profit ?? 0))
      .slice(0, query.limit)
  }
}

async function opportunitiesOf(
  { a, b, relation, confidence, settlementNotes }: Candidate,
  readA: LiveBook | undefined,
  readB: LiveBook | undefined,
  size: number,
  now: number,
): Promise<ArbitrageOpportunity[]> {
  if (!readA || !readB) return []
  const found = coversOf(relation).map(async (cover): Promise<ArbitrageOpportunity[]> => {
    const asksOf = ({ book }: LiveBook, side: 'yes' | 'no') => (side === 'yes' ? book : mirrorBook(book)).asks
    const trade = await bestTrade(
      [
        { asks: asksOf(readA, cover.a), fees: a.fees },
        { asks: asksOf(readB, cover.b), fees: b.fees },
      ],
      cover.worlds,
      size,
    )
    if (!trade) return []
    const isABought = cover.a === 'yes'
    const legs = trade.legs.map((leg, index) => {
      const [market, { at }, side] = index === 0 ? ([a, readA, cover.a] as const) : ([b, readB, cover.b] as const)
      return describeLeg(market, leg, { isBought: side === 'yes', size: trade.size, at })
    })
    const [bought, sold] = isABought ? [legs[0], legs[1]] : [legs[1], legs[0]]
    if (!bought || !sold) return []
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
        ...describeTotals(trade, [a.market.resolutionDate, b.market.resolutionDate], now),
        legs: [bought, sold],
        asOf: new Date(Math.min(readA.at, readB.at)).toISOString(),
        settlementNotes,
      },
    ]
  })
  return (await Promise.all(found)).flat()
}
