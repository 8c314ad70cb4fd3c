import { feeOf, feesOfMarket, isOpen, type VenueFees, venues } from '@crossvenue/venues'
import { fronts } from '@crossvenue/venues/basics'
import type { Question, QuestionMarket } from '../packages/gateway/src/questions/question.ts'

/** So many that rounding and the least fee of an order do not count. */
const CONTRACTS = 1e8

/**
 * Returns the gap of a question after fees, by the trade of many contracts in every pair of markets and both worlds;
 * undefined if no pair has known quotes and fees.
 */
export function gapByBruteForce({ markets }: Question): number | undefined {
  const profits = markets.flatMap((one) =>
    markets.flatMap((other) => {
      if (ownerOf(one) === ownerOf(other)) return []
      const yes = purchase(one, ({ bestAsk }) => bestAsk)
      const no = purchase(other, ({ bestBid }) => (bestBid === undefined ? undefined : 1 - bestBid))
      if (!yes || !no) return []
      const spent = yes.spent + no.spent
      return [Math.min(yes.received - spent, no.received - spent) / CONTRACTS]
    }),
  )
  return profits.length === 0 ? undefined : Math.max(...profits)
}

const ownerOf = ({ sourceExchange }: QuestionMarket): string => fronts[sourceExchange] ?? sourceExchange

type Outcome = QuestionMarket['outcomes'][number]

/** Returns what is spent on contracts of a side, and what is received if it wins. */
function purchase(market: QuestionMarket, priceOf: (yes: Outcome) => number | undefined) {
  const yes = market.outcomes.find(({ side }) => side === 'yes')
  const price = yes && priceOf(yes)
  const fees = feesOf(market)
  if (price === undefined || !fees || isOpen(market.status) === false) return undefined
  const cost = price * CONTRACTS
  const charges = [price, 1 - price].map((counted) => feeOf(fees.taker, [{ price: counted, size: CONTRACTS }]))
  return { spent: cost + Math.max(...charges), received: CONTRACTS - fees.winnings * (CONTRACTS - cost) }
}

function feesOf(market: QuestionMarket): VenueFees | undefined {
  const declared = venues[market.sourceExchange]?.fees
  return declared && market.currency === undefined ? feesOfMarket(declared, market) : undefined
}
