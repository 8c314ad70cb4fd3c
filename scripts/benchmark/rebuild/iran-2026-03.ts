import { gather, instant, type ListedEvent, type ListedMarket, nameOptions, text, yesAndNo } from '../catalogue.ts'
import { type GammaEvent, gammaEvent } from '../gamma-event.ts'
import type { Source } from '../source.ts'

interface KalshiMarket
  extends Record<'ticker' | 'title' | 'rules_primary' | 'rules_secondary' | 'yes_sub_title', string> {
  close_time: string
  status: string
  volume: number
  volume_24h: number
  last_price_dollars: string
  yes_bid_dollars: string
  yes_ask_dollars: string
  no_bid_dollars: string
  no_ask_dollars: string
}
interface KalshiEvent {
  event_ticker: string
  title: string
  sub_title: string
  category: string
  markets: KalshiMarket[]
}
/** Both venues' own answers. */
export async function rebuild(source: Source): Promise<ListedEvent[]> {
  const [kalshi, polymarket] = await Promise.all([
    source.json<KalshiEvent[]>('kalshi_raw.json'),
    source.json<GammaEvent[]>('polymarket_raw.json'),
  ])
  return gather([...kalshi.map(kalshiEvent), ...polymarket.map(gammaEvent)])
}

const kalshiEvent = (event: KalshiEvent): ListedEvent => ({
  ...{ sourceExchange: 'kalshi', id: event.event_ticker, title: event.title, subtitle: text(event.sub_title) },
  category: text(event.category),
  markets: nameOptions(event.markets.map(kalshiMarket)),
})

function kalshiMarket(market: KalshiMarket): ListedMarket {
  const traded = market.volume > 0 ? Number(market.last_price_dollars) : undefined
  return {
    ...{ marketId: market.ticker, title: market.title, subtitle: text(market.yes_sub_title) },
    description: [market.rules_primary, market.rules_secondary].filter(Boolean).join('\n\n'),
    outcomes: yesAndNo(
      market.ticker,
      { price: traded, bestBid: Number(market.yes_bid_dollars), bestAsk: Number(market.yes_ask_dollars) },
      { bestBid: Number(market.no_bid_dollars), bestAsk: Number(market.no_ask_dollars) },
    ),
    resolutionDate: instant(market.close_time),
    ...{ volume24h: market.volume_24h, volume: market.volume, status: market.status },
  }
}
