import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The index of the outcome that won, by `<venue> <market id>`. */
export type Winners = ReadonlyMap<string, number>

interface KalshiEvent {
  markets: { ticker: string; result: string }[]
}
interface GammaEvent {
  markets: { id: string; closed: boolean; outcomePrices: string; umaResolutionStatus?: string }[]
}

/**
 * Reads who won from recorded answers of the venues: Kalshi's `result`, and Polymarket's prices of 0 and 1 once the oracle
 * has resolved a market. Scalar results have no winner. Returns an empty map where the recordings are not present.
 */
export function recordedWinners(shared: string): Winners {
  const winners = new Map<string, number>()
  for (const { ticker, result } of rows<KalshiEvent>(shared, 'kalshi/events_nested_2026-03-02.json')) {
    if (result === 'yes' || result === 'no') winners.set(`kalshi ${ticker}`, result === 'yes' ? 0 : 1)
  }
  for (const market of rows<GammaEvent>(shared, 'polymarket/gamma_events_nested_2026-03-02.json')) {
    const prices = (JSON.parse(market.outcomePrices ?? '[]') as string[]).map(Number)
    const isDecided = prices.every((price) => price === 0 || price === 1) && prices.filter(Boolean).length === 1
    if (market.closed && market.umaResolutionStatus === 'resolved' && isDecided) {
      winners.set(`polymarket ${market.id}`, prices.indexOf(1))
    }
  }
  return winners
}

function rows<E extends { markets: unknown[] }>(shared: string, file: string): E['markets'][number][] {
  const path = join(shared, 'recorded', file)
  if (!existsSync(path)) return []
  const parsed = JSON.parse(readFileSync(path, 'utf8')) as E[] | { events: E[] }
  return (Array.isArray(parsed) ? parsed : parsed.events).flatMap(({ markets }) => markets)
}
