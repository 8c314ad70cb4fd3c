import { instant, type ListedEvent, type ListedMarket, text } from './catalogue.ts'

interface GammaMarket extends Record<'id' | 'question' | 'slug' | 'description' | 'conditionId', string> {
  groupItemTitle?: string
  outcomes: string
  outcomePrices?: string
  clobTokenIds?: string
  endDate?: string
  volumeNum?: number
  volume24hr?: number
  bestBid?: number
  bestAsk?: number
  closed: boolean
}
/** An event as Polymarket's Gamma API answers it. */
export interface GammaEvent extends Record<'id' | 'slug' | 'title' | 'description', string> {
  tags?: { label: string }[]
  volume?: number
  volume24hr?: number
  markets: GammaMarket[]
}

/** Returns an event of the Gamma API as a catalogue has it. */
export const gammaEvent = (event: GammaEvent): ListedEvent => ({
  ...{ sourceExchange: 'polymarket', id: event.id, slug: event.slug, title: event.title },
  description: text(event.description),
  tags: event.tags?.map(({ label }) => label),
  ...{ volume24h: event.volume24hr, volume: event.volume },
  markets: event.markets.map(gammaMarket),
})

function gammaMarket(market: GammaMarket): ListedMarket {
  const [labels, prices, tokens] = [market.outcomes, market.outcomePrices, market.clobTokenIds].map(
    (list) => JSON.parse(list ?? '[]') as string[],
  )
  return {
    ...{ marketId: market.id, title: market.question, slug: market.slug, subtitle: text(market.groupItemTitle) },
    description: text(market.description),
    outcomes: (labels ?? []).map((label, index) => ({
      ...{ outcomeId: tokens?.[index] ?? `${market.id}:${index}`, label },
      price: prices?.[index] === undefined ? undefined : Number(prices[index]),
      ...(index === 0 && { bestBid: market.bestBid, bestAsk: market.bestAsk }),
    })),
    resolutionDate: instant(market.endDate),
    ...{ volume24h: market.volume24hr, volume: market.volumeNum },
    status: market.closed ? 'closed' : 'active',
    contractAddress: market.conditionId,
  }
}
