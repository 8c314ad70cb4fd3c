import { dearestFee, type FeeFormula, type VenueFees } from '@crossvenue/venues'
import { haveOwnBooks } from '../matches/own-books.ts'

/** The quotes of one market for the side `yes` of a question. */
export interface FeeQuotes {
  venue: string
  bestBid?: number | undefined
  bestAsk?: number | undefined
  /** Absent where they are not known, or where contracts do not pay dollars: then nothing can be said of a gap. */
  fees?: VenueFees | undefined
}

/**
 * Returns how much more than it costs a contract of each side pays out for sure, if `yes` is bought in one order book
 * and `no` in another; of all pairs of books the most, and below 0 if all lose. Fees are those per contract of a large
 * order: the rounding and the minimum of an order, which only add to them, are left out. Undefined if no pair has known
 * quotes and fees.
 */
export function gapAfterFees(markets: readonly FeeQuotes[]): number | undefined {
  const bought = markets.flatMap(({ venue, bestAsk, fees }) => legOf(venue, bestAsk, fees) ?? [])
  const sold = markets.flatMap(
    ({ venue, bestBid, fees }) =>
      // `no` is offered at 1 less the bid for `yes`.
      legOf(venue, bestBid === undefined ? undefined : 1 - bestBid, fees) ?? [],
  )
  const gaps = bought.flatMap((yes) =>
    sold.flatMap((no) =>
      haveOwnBooks(yes.venue, no.venue) ? [Math.min(yes.payOut, no.payOut) - yes.cost - no.cost] : [],
    ),
  )
  return gaps.length === 0 ? undefined : Number(Math.max(...gaps).toFixed(12))
}

/** Returns the cost of a contract with its fee, and what is left of the dollar that it pays if it wins. */
function legOf(venue: string, price: number | undefined, fees: VenueFees | undefined) {
  if (price === undefined || fees === undefined) return undefined
  return { venue, cost: price + feeOfContract(fees.taker, price), payOut: 1 - fees.winnings * (1 - price) }
}

const feeOfContract = ({ minimum: _, ...formula }: FeeFormula, price: number): number =>
  dearestFee({ ...formula, rounding: 'none' }, [{ price, size: 1 }])
