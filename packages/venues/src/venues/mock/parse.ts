import type { MarketOutcome, UnifiedEvent, UnifiedMarket } from '../../models.ts'
import { complement } from '../../orders/mirror.ts'
import { withSides } from '../../orders/sides.ts'
import { categorized } from '../../values/category.ts'
import type { Listed, ListedEvent } from './catalogue.ts'
import { bookAt, centsAt, isOpen } from './prices.ts'
import { pageUrl } from './urls.ts'

/** Ids of outcomes are `<market>:1` and `<market>:2`. */
export function parseOutcomeId(outcomeId: string): { market: string; isSecond: boolean } | undefined {
  const [, market, place] = /^(.+):([12])$/.exec(outcomeId) ?? []
  return market === undefined ? undefined : { market, isSecond: place === '2' }
}

export function toEvent(event: ListedEvent, at: number): UnifiedEvent {
  return {
    id: event.id,
    title: event.title,
    slug: event.id,
    markets: event.markets.map((market) => toMarket(market, event, at)),
    ...(event.starts !== undefined && { startDate: event.starts }),
    volume: event.markets.reduce((sum, { volume }) => sum + volume, 0),
    volumeUnit: 'contracts',
    ...described(event),
  }
}

const described = (event: ListedEvent) => ({
  url: pageUrl(event.id),
  ...categorized(event.category),
  tags: [...event.tags],
  sourceExchange: 'mock',
})

function toMarket(market: Listed, event: ListedEvent, at: number): UnifiedMarket {
  const [first, second] = outcomesOf(market, at)
  return withSides({
    marketId: market.id,
    eventId: event.id,
    title: market.title,
    slug: market.id,
    ...(market.label !== undefined && { subtitle: market.label }),
    description: `Made up for trying things out. Settles to ${first.label} if so.`,
    outcomes: [first, second],
    resolutionDate: market.closes,
    volume: market.volume,
    volumeUnit: 'contracts',
    // Made up, as everything is.
    openInterest: Math.round(market.volume / 3),
    tickSize: 0.01,
    status: isOpen(market, at) ? 'open' : market.resolved === undefined ? 'closed' : 'resolved',
    ...described(event),
    ...(first.bestBid !== undefined && { bestBid: first.bestBid }),
    ...(first.bestAsk !== undefined && { bestAsk: first.bestAsk }),
  })
}

function outcomesOf(market: Listed, at: number): [MarketOutcome, MarketOutcome] {
  const { bids, asks } = bookAt(market, at)
  const [bid, ask] = [bids[0]?.price, asks[0]?.price]
  const price = centsAt(market, at) / 100
  const [first, second] = market.outcomes ?? ['Yes', 'No']
  return [
    {
      outcomeId: `${market.id}:1`,
      marketId: market.id,
      label: first,
      price,
      ...(bid !== undefined && { bestBid: bid }),
      ...(ask !== undefined && { bestAsk: ask }),
    },
    {
      outcomeId: `${market.id}:2`,
      marketId: market.id,
      label: second,
      price: complement(price),
      ...(ask !== undefined && { bestBid: complement(ask) }),
      ...(bid !== undefined && { bestAsk: complement(bid) }),
    },
  ]
}
