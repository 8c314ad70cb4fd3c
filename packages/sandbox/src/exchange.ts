import { createEngine, type Engine, type EngineOptions } from './engine/engine.ts'
import { ONE } from './engine/order.ts'
import type { ScenarioMarket } from './scenario.ts'
import type { Level, World, WorldTrade } from './world.ts'

/** A world in which orders meet: as long as nobody trades a market, it is what the world says of it. */
export interface Exchange extends World {
  readonly engine: Engine
  /** Opens an account with so many dollars, unless it is open. */
  open(account: string, dollars: number): void
  /** Turns a market over to the engine, and its market maker's orders to what the world says by now. */
  trade(market: ScenarioMarket): void
  /** Does so for every market that was turned over. */
  tick(): void
}

/** Holds the orders that stand for the rest of the world. */
const HOUSE = 'house'

const millionths = (value: number): bigint => BigInt(Math.round(value * Number(ONE)))
const toNumber = (value: bigint): number => Number(value) / Number(ONE)

/** Creates the exchange of one venue. Its market maker quotes the books of the world, with money without end. */
export function createExchange(world: World, options: Omit<EngineOptions, 'now'> = {}): Exchange {
  const engine = createEngine({ now: world.now, ...options })
  engine.ledger.open(HOUSE, 0n, true)
  /** The quotes that the market maker made last, by market, and its orders. */
  const quoted = new Map<string, { market: ScenarioMarket; book: string; orders: string[] }>()

  const trade = (market: ScenarioMarket): void => {
    engine.expire()
    const { bids, asks } = world.book(market)
    const book = JSON.stringify([bids, asks])
    const before = quoted.get(market.id)
    if (before?.book === book) return
    for (const id of before?.orders ?? []) {
      engine.cancel(id)
      engine.forget(id)
    }
    const orders: string[] = []
    quoted.set(market.id, { market, book, orders })
    const quote = (side: 'buy' | 'sell', { price, size }: Level) => {
      const order = { price: millionths(price), size: millionths(size), side, token: 0 as const, market: market.id }
      const placed = engine.place({ account: HOUSE, ...order })
      if ('order' in placed) orders.push(placed.order.id)
    }
    for (const level of bids) quote('buy', level)
    for (const level of asks) quote('sell', level)
  }

  const levels = (market: ScenarioMarket) => {
    trade(market)
    const plain = (list: readonly { price: bigint; size: bigint }[]): Level[] =>
      list.map(({ price, size }) => ({ price: toNumber(price), size: toNumber(size) }))
    const { bids, asks } = engine.levels(market.id)
    return { bids: plain(bids), asks: plain(asks) }
  }

  const fillsOf = (market: ScenarioMarket): WorldTrade[] =>
    engine.fills
      .filter((fill) => fill.market === market.id)
      .map(({ id, at, price, size, taker }): WorldTrade => {
        const buys = (taker.token === 0) === (taker.side === 'buy')
        return { id, at, price: toNumber(price), size: toNumber(size), side: buys ? 'buy' : 'sell' }
      })
      .reverse()

  return {
    ...world,
    engine,
    trade,
    tick() {
      for (const { market } of [...quoted.values()]) trade(market)
    },
    open(account, dollars) {
      if (!engine.ledger.accounts.has(account)) engine.ledger.open(account, millionths(dollars) * ONE)
    },
    book: (market) => (quoted.has(market.id) ? levels(market) : world.book(market)),
    quote(market) {
      const quote = world.quote(market)
      if (!quote || !quoted.has(market.id)) return quote
      const { bids, asks } = levels(market)
      // 0 and 1 are how venues write that nobody quotes.
      return { bid: bids[0]?.price ?? 0, ask: asks[0]?.price ?? 1, last: fillsOf(market)[0]?.price ?? quote.last }
    },
    trades: (market, limit) =>
      quoted.has(market.id)
        ? [...fillsOf(market), ...world.trades(market, limit)].sort((a, b) => b.at - a.at).slice(0, limit)
        : world.trades(market, limit),
  }
}
