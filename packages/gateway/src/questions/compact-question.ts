import { isOpen } from '@crossvenue/venues'
import type { Question, QuestionMarket, SideQuotes } from './question.ts'

// A list of questions is mostly ids and quotes: the titles and pages of markets, and the outcomes that settle the other
// way, would be three quarters of it.

/** Returns the fields of a question that a list shows. */
export function compactQuestion({ gap: _, yes, no, markets, ...rest }: Question): Question {
  const { rawMatches, ...head } = rest
  return {
    ...head,
    ...(yes && { yes: withoutMarkets(yes) }),
    ...(no && !mirrors(no, yes) && { no: withoutMarkets(no) }),
    markets: markets.map(compactMarket),
    ...(rawMatches && { rawMatches }),
  }
}

function withoutMarkets({ buy, sell, spread }: SideQuotes): SideQuotes {
  return {
    ...(buy && { buy: { venue: buy.venue, price: buy.price } }),
    ...(sell && { sell: { venue: sell.venue, price: sell.price } }),
    ...(spread !== undefined && { spread }),
  }
}

/** Whether the quotes of the two sides mirror each other: the bid of one is 1 less the ask of the other. */
function mirrors(no: SideQuotes, yes: SideQuotes = {}): boolean {
  const isOpposite = (one: SideQuotes['buy'], other: SideQuotes['buy']): boolean =>
    one === undefined || other === undefined
      ? one === other
      : one.venue === other.venue && Math.abs(one.price + other.price - 1) < 1e-9
  return isOpposite(no.buy, yes.sell) && isOpposite(no.sell, yes.buy)
}

const compactMarket = ({ sourceExchange, marketId, status, asOf, outcomes }: QuestionMarket): QuestionMarket => ({
  sourceExchange,
  marketId,
  title: undefined,
  url: undefined,
  ...(status !== undefined && isOpen(status) === false && { status }),
  ...(asOf !== undefined && { asOf: wholeSeconds(asOf) }),
  outcomes: outcomes.filter(({ side }) => side === 'yes').map(compactOutcome),
})

function compactOutcome({ outcomeId, label, price, bestBid, bestAsk }: QuestionMarket['outcomes'][number]) {
  return {
    outcomeId,
    label,
    ...(bestBid !== undefined && { bestBid }),
    ...(bestAsk !== undefined && { bestAsk }),
    // The display price of a quoted outcome lies between its quotes.
    ...(bestBid === undefined && bestAsk === undefined && price !== undefined && { price }),
  }
}

/** Cuts an instant to its second, so that no price looks newer than it is. */
const wholeSeconds = (instant: string): string => instant.replace(/\.\d+Z$/, 'Z')
