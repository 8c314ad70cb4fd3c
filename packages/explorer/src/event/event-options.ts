import type { MarketCluster } from 'crossvenue'
import { questionPage } from '../shell/address.ts'
import { midPrice } from '../shell/mid-price.ts'
import { readableTitle } from '../shell/readable-title.ts'
import { numberOf, optionLabels } from './option-labels.ts'

/** One option of an event: a question without the words that all questions of the event have. */
export interface EventOption {
  label: string
  question: MarketCluster
  href: string
  /** The price of YES by venue, where it is known. */
  prices: { venue: string; price: number }[]
}

/** The options of an event, and whether each stands for another number. */
interface EventOptions {
  options: EventOption[]
  isLadder: boolean
}

/** Returns the options of an event by their strikes where all have one, else the likeliest first. */
export function eventOptions(questions: readonly MarketCluster[]): EventOptions {
  const titles = questions.map(({ canonicalTitle }) => readableTitle(canonicalTitle))
  const labels = optionLabels(titles)
  const strikes = labels.map(numberOf)
  const isLadder = new Set(strikes).size === strikes.length && strikes.every((strike) => strike !== undefined)
  const options = questions
    .map((question, index) => ({
      option: {
        label: labels[index] || titles[index] || question.clusterId,
        question,
        href: questionPage(question.markets[0]?.sourceExchange ?? '', question.markets[0]?.marketId ?? ''),
        prices: pricesOf(question),
      },
      strike: strikes[index] ?? 0,
    }))
    .sort((a, b) => (isLadder ? a.strike - b.strike : middle(b.option) - middle(a.option)))
    .map(({ option }) => option)
  return { options, isLadder }
}

const pricesOf = ({ markets }: MarketCluster) =>
  markets.flatMap(({ sourceExchange: venue, outcomes: [yes] }) => {
    const price = midPrice(yes?.bestBid, yes?.bestAsk, yes?.price)
    return price === undefined ? [] : [{ venue, price }]
  })

/** The mean price; options without one come last. */
const middle = ({ prices }: EventOption): number =>
  prices.length === 0 ? -1 : prices.reduce((sum, { price }) => sum + price, 0) / prices.length
