import { gather, type ListedEvent, type ListedMarket, text, yesAndNo } from '../catalogue.ts'
import { type GammaEvent, gammaEvent } from '../gamma-event.ts'
import type { Source } from '../source.ts'

interface KalshiEvents {
  events: { event_ticker: string; title: string; sub_title: string; category: string }[]
}
interface Configured {
  markets: {
    kalshi?: {
      markets?: { main?: string; opponent?: string }
      market_a_refers_to?: string
      market_b_refers_to?: string
    }
  }[]
}

const FOLDER = 'data-logger-v3-websocket'

/** Kalshi's list has no markets; the settings of the source name those of some games. */
export async function rebuild(source: Source): Promise<ListedEvent[]> {
  const [kalshi, polymarket, ...configs] = await Promise.all([
    source.json<KalshiEvents>(`${FOLDER}/kalshi_nba.json`),
    source.json<GammaEvent[]>(`${FOLDER}/poly_nba.json`),
    source.json<Configured>(`${FOLDER}/config/markets.json`),
    source.json<Configured>('data-logger-v2.5-depth/config/markets.json'),
  ])
  const named = configs
    .flatMap(({ markets }) => markets)
    .flatMap(({ kalshi: one }) => [
      [one?.markets?.main, one?.market_a_refers_to] as const,
      [one?.markets?.opponent, one?.market_b_refers_to] as const,
    ])
  const events = kalshi.events.map(({ event_ticker: id, title, sub_title, category }): ListedEvent => {
    const markets = named.flatMap(([marketId, team]): ListedMarket[] =>
      marketId?.startsWith(`${id}-`) && team
        ? [{ marketId, title: `${title} - ${team}`, subtitle: team, outcomes: yesAndNo(marketId) }]
        : [],
    )
    return { sourceExchange: 'kalshi', id, title, subtitle: text(sub_title), category: text(category), markets }
  })
  return gather([...events, ...polymarket.map(gammaEvent)])
}
