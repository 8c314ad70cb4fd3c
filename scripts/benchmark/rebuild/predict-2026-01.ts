import { gather, instant, type ListedEvent, text, yesAndNo } from '../catalogue.ts'
import type { Source } from '../source.ts'

interface Side {
  id: string
  question: string
  category: { id: string; title: string; description: string; endsAt: string; status: string; tags: { name: string }[] }
  statistics: { volumeTotalUsd: number; volume24hUsd: number }
  orderbook?: { bestBid?: number | null; bestAsk?: number | null } | null
  orderbookTokens?: { tokenId: string; outcome: string }[]
  sourceUrl: string
}
interface Priced {
  bid: number | null
  ask: number | null
  price: number | null
}
interface Pair {
  predict: Side
  polymarket: Side
  pricing: Record<'predict' | 'polymarket', Record<'yes' | 'no', Priced>>
}

/** Predict.fun's events are its categories; of Polymarket the source has no parents. */
export async function rebuild(source: Source): Promise<ListedEvent[]> {
  const { pairs } = await source.json<{ pairs: Pair[] }>('site/data/markets_pairs.json')
  return gather(
    pairs.flatMap(({ predict, polymarket, pricing }) => [predictEvent(predict), polymarketEvent(polymarket, pricing)]),
  )
}

function predictEvent({ id, question, category, statistics, orderbook }: Side): ListedEvent {
  const [bid, ask] = [orderbook?.bestBid ?? undefined, orderbook?.bestAsk ?? undefined]
  const opposite = (value: number | undefined) => (value === undefined ? undefined : rounded(1 - value))
  const middle = bid !== undefined && ask !== undefined ? rounded((bid + ask) / 2) : undefined
  return {
    ...{ sourceExchange: 'predict', id: category.id, slug: category.id, title: category.title },
    description: text(category.description),
    tags: category.tags.length > 0 ? category.tags.map(({ name }) => name) : undefined,
    markets: [
      {
        marketId: id,
        title: question,
        outcomes: yesAndNo(
          id,
          { price: middle, bestBid: bid, bestAsk: ask },
          // The source swaps bid and ask of No.
          { price: opposite(middle), bestBid: opposite(ask), bestAsk: opposite(bid) },
        ),
        resolutionDate: instant(category.endsAt),
        volume24h: statistics.volume24hUsd,
        volume: statistics.volumeTotalUsd,
        status: category.status.toLowerCase(),
      },
    ],
  }
}

function polymarketEvent(side: Side, pricing: Pair['pricing']): ListedEvent {
  const id = side.id.replace(/^poly_/, '')
  const slug = side.sourceUrl.split('/').pop()
  const { yes, no } = pricing.polymarket
  const outcomes = (side.orderbookTokens ?? []).map(({ tokenId, outcome }, index) => ({
    ...{ outcomeId: tokenId, label: outcome },
    price: (index === 0 ? yes : no).price ?? undefined,
    ...(index === 0 && {
      bestBid: side.orderbook?.bestBid ?? undefined,
      bestAsk: side.orderbook?.bestAsk ?? undefined,
    }),
  }))
  return {
    ...{ sourceExchange: 'polymarket', id, slug, title: side.question, url: side.sourceUrl },
    markets: [
      {
        ...{ marketId: id, title: side.question, slug },
        description: text(side.category.description),
        outcomes,
        resolutionDate: instant(side.category.endsAt),
        volume24h: side.statistics.volume24hUsd,
        volume: side.statistics.volumeTotalUsd,
        status: side.category.status.toLowerCase(),
      },
    ],
  }
}

const rounded = (value: number): number => Number(value.toFixed(6))
