import type { SandboxVenue, Scenario, ScenarioEvent, ScenarioMarket } from './scenario.ts'

export interface Level {
  price: number
  size: number
}

/** One fill on a market, told for its first outcome. */
export interface WorldTrade {
  id: string
  at: number
  price: number
  size: number
  /** The taker's side on the first outcome. */
  side: 'buy' | 'sell'
}

/** What fake venues read: the scenario with prices that move. The same seed and clock give the same answers. */
export interface World {
  readonly scenario: Scenario
  now(): number
  /** Events of one venue, in a fixed order. */
  events(venue: SandboxVenue): readonly ScenarioEvent[]
  /** Probability of the first outcome at an instant, on the market's tick grid, inside (0, 1); 0 or 1 once resolved. */
  price(market: ScenarioMarket, at?: number): number
  /** Best quotes of the first outcome; absent once the market is not open. bid < ask. */
  quote(market: ScenarioMarket): { bid: number; ask: number; last: number } | undefined
  /** Resting orders of the first outcome, best first; empty once the market is not open. */
  book(market: ScenarioMarket): { bids: readonly Level[]; asks: readonly Level[] }
  /** Newest first, from the market's opening until now. */
  trades(market: ScenarioMarket, limit: number): readonly WorldTrade[]
}
