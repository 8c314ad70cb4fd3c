import { chance } from './chance.ts'
import { createPrices, priceAt, stepAt, stepsOf } from './prices.ts'
import type { SandboxVenue, Scenario, ScenarioEvent, ScenarioMarket } from './scenario.ts'
import { listTrades } from './trades.ts'

export interface Level {
  price: number
  size: number
}

/** One fill on a market, priced for its first outcome. */
export interface WorldTrade {
  id: string
  at: number
  price: number
  size: number
  /** The taker's side on the first outcome. */
  side: 'buy' | 'sell'
}

/**
 * The data that fake venues serve: the scenario with prices that move. The same seed and clock give the same answers.
 */
export interface World {
  readonly scenario: Scenario
  now(): number
  /** The time of the callers' clocks, by which they sign: the scenario may run at another time. */
  callersNow(): number
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

const LEVELS = 5
const MINUTE = 60_000

/** Creates the world of a scenario; `now` is its clock in Unix milliseconds. */
export function createWorld(
  scenario: Scenario,
  { now, seed, callersNow = now }: { now: () => number; seed: number; callersNow?: () => number },
): World {
  const courses = createPrices(seed)
  /** A front shows what is offered on the other venue. */
  const own = (market: ScenarioMarket): ScenarioMarket => market.original ?? market
  const price = (market: ScenarioMarket, at: number) => courses(own(market), at)
  const isOpen = (market: ScenarioMarket) => market.status === 'open' && now() < Date.parse(market.closes)

  /** Best bid and ask, in steps of the tick. */
  const touch = (market: ScenarioMarket) => {
    const steps = stepsOf(market)
    const width = 1 + Math.floor(chance(seed, market.id, 'width') * 3)
    const middle = stepAt(market, price(market, now()))
    const bid = Math.min(Math.max(middle - Math.floor(width / 2), 1), steps - 1 - width)
    return { bid, ask: bid + width, steps }
  }

  const ladder = (market: ScenarioMarket, side: 'bid' | 'ask', best: number, steps: number): Level[] => {
    const direction = side === 'bid' ? -1 : 1
    const usual = Math.max(market.liquidity / 40, 20)
    const minute = Math.floor(now() / MINUTE)
    const levels: Level[] = []
    for (let step = best; levels.length < LEVELS && step >= 1 && step <= steps - 1; ) {
      const draw = chance(seed, market.id, side, levels.length, minute)
      levels.push({ price: priceAt(market, step), size: Math.round(usual * (0.25 + 2 * draw)) })
      step += direction * (1 + Math.floor(chance(seed, market.id, side, levels.length) * 3))
    }
    return levels
  }

  return {
    scenario,
    now,
    callersNow,
    events: (wanted) => scenario.events.filter(({ venue }) => venue === wanted),
    price: (market, at = now()) => price(market, at),
    quote(shown) {
      const market = own(shown)
      if (!isOpen(market)) return undefined
      const { bid, ask } = touch(market)
      return { bid: priceAt(market, bid), ask: priceAt(market, ask), last: price(market, now()) }
    },
    book(shown) {
      const market = own(shown)
      if (!isOpen(market)) return { bids: [], asks: [] }
      const { bid, ask, steps } = touch(market)
      return { bids: ladder(market, 'bid', bid, steps), asks: ladder(market, 'ask', ask, steps) }
    },
    trades: (market, limit) =>
      listTrades(own(market), {
        seed,
        limit,
        until: Math.min(now(), Date.parse(market.closes)),
        price: (at) => price(market, at),
      }),
  }
}
