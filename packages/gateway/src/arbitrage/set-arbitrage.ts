import { ArbitrageLeg, mirrorBook, type Venue } from '@crossvenue/venues'
import pMap from 'p-map'
import { z } from 'zod'
import { bestPurchaseOfAll, bestSaleOfAll, bestTrade, type Trade } from './best-trade.ts'
import type { CoverCandidate } from './cover-candidates.ts'
import { describeLeg, describeTotals } from './describe-trade.ts'
import { type LiveBook, MAX_READ_MS, readFor, readLiveBook } from './read-live-book.ts'
import { eventOfSet, type SetCandidate, type SetMarket, type SetQuery } from './set-candidates.ts'

export const SetOpportunity = z
  .object({
    eventId: z
      .string()
      .describe(
        'Service id of the event whose venue states that only one of its markets can win; of a `cover`, the event of its first leg.',
      ),
    title: z.string().describe('Its title.'),
    kind: z
      .enum(['buy-all', 'sell-all', 'cover'])
      .describe(
        '`buy-all`: exactly one leg wins. `sell-all`: all legs are sold, and at most one of them has to be paid for. `cover`: the legs are ranges of one number on several venues, bought or sold so that at least one wins whatever the number is.',
      ),
    confidence: z.number().min(0).max(1).describe('The least certain of the matches that the legs rest on.'),
    size: z.number().describe('The number of contracts of each leg that makes the largest profit.'),
    cost: z.number().describe('What all legs cost with their fees, in dollars.'),
    payOut: z.number().describe('The lowest payout, after charges at settlement.'),
    profit: z.number().describe('`payOut` minus `cost`: certain if the matches and the words of the venue are right.'),
    return: z.number().describe('`profit` divided by `cost`.'),
    annualizedReturn: z.number().optional().describe('`return` divided by the years until `resolutionDate`.'),
    resolutionDate: z.iso.datetime().optional().describe('The latest one of all markets.'),
    asOf: z.iso.datetime().describe('The time of the oldest book.'),
    legs: z.array(ArbitrageLeg),
  })
  .meta({ id: 'SetOpportunity', description: 'A purchase or sale of all markets of an event for a certain profit.' })
export type SetOpportunity = z.infer<typeof SetOpportunity>

export interface SetArbitrageOptions {
  venues: ReadonlyMap<string, Venue>
  now?: (() => number) | undefined
  /** How long books are read for one search. */
  maxMs?: number
}

const READS_AT_A_TIME = 24

/** A market in which a leg can be traded, with its book for the outcome of the leg. */
interface Offer extends LiveBook {
  market: SetMarket
}

/**
 * Creates the search for arbitrage over all markets of an event: reads the live books of each leg on every venue, and keeps
 * what pays out more than it costs after fees whichever market wins. Also returns the venues whose books could not be read.
 */
export function createSetArbitrage({ venues, now = Date.now, maxMs = MAX_READ_MS }: SetArbitrageOptions) {
  return async (candidates: readonly (SetCandidate | CoverCandidate)[], query: SetQuery) => {
    const missing = new Set<string>()
    async function readOffer(market: SetMarket): Promise<Offer[]> {
      const read = await readLiveBook(venues, market, { now, onMissing: (venue) => void missing.add(venue) })
      return read ? [{ market, book: market.isOpposite ? mirrorBook(read.book) : read.book, at: read.at }] : []
    }
    async function searchCover(candidate: CoverCandidate): Promise<SetOpportunity[]> {
      const legs = await pMap(candidate.legs, readOffer, { concurrency: READS_AT_A_TIME })
      const books = legs.flat().map(({ book, market }) => ({ asks: book.asks, fees: market.fees }))
      const trade =
        books.length === candidate.legs.length ? await bestTrade(books, candidate.worlds, query.size) : undefined
      return trade ? [describe(candidate, 'cover', legs, trade, now())] : []
    }
    async function search(candidate: SetCandidate | CoverCandidate): Promise<SetOpportunity[]> {
      if ('worlds' in candidate) return searchCover(candidate)
      // An event has up to hundreds of markets: all at once would hold up other callers.
      const read = await pMap(candidate.legs.flat(), async (market) => [market, await readOffer(market)] as const, {
        concurrency: READS_AT_A_TIME,
      })
      const offers = new Map(read)
      const legs = candidate.legs.map((markets) => markets.flatMap((market) => offers.get(market) ?? []))
      return opportunitiesOf(candidate, legs, query.size, now())
    }
    const found = await readFor(maxMs, () => pMap(candidates, search, { concurrency: 1 }))
    const byProfit = found.flat().sort((one, other) => other.profit - one.profit)
    const data = byProfit.slice(0, query.limit)
    return { data, missing: [...missing].sort() }
  }
}

async function opportunitiesOf(candidate: SetCandidate, legs: readonly Offer[][], size: number, now: number) {
  const sales = await bestSaleOfAll(
    legs.map((offers) => offers.map(({ book, market }) => ({ asks: mirrorBook(book).asks, fees: market.fees }))),
    size,
  )
  const isComplete = candidate.exclusivity === 'exactly-one' && legs.every((offers) => offers.length > 0)
  const purchases = isComplete
    ? await bestPurchaseOfAll(
        legs.map((offers) => offers.map(({ book, market }) => ({ asks: book.asks, fees: market.fees }))),
        size,
      )
    : undefined
  return [
    ...(sales ? [describe(candidate, 'sell-all', legs, sales, now)] : []),
    ...(purchases ? [describe(candidate, 'buy-all', legs, purchases, now)] : []),
  ]
}

function describe(
  candidate: Pick<SetCandidate, 'event' | 'confidence'>,
  kind: SetOpportunity['kind'],
  offers: readonly Offer[][],
  trade: Trade,
  now: number,
): SetOpportunity {
  const isSale = kind === 'sell-all'
  const chosen = trade.legs.flatMap((leg) => {
    const offer = offers[leg.leg]?.[leg.book]
    return offer ? [{ leg, offer }] : []
  })
  const legs = chosen.map(({ leg, offer: { market, at } }) =>
    // A sale of the leg is a purchase of an outcome that settles against it.
    describeLeg(market, leg, { isBought: isSale === market.isOpposite, size: trade.size, at }),
  )
  const days = chosen.map(({ offer }) => offer.market.market.resolutionDate)
  return {
    eventId: eventOfSet(candidate),
    title: candidate.event.title,
    kind,
    confidence: candidate.confidence,
    ...describeTotals(trade, days, now),
    asOf: new Date(Math.min(...chosen.map(({ offer }) => offer.at))).toISOString(),
    legs,
  }
}
