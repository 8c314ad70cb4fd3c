import { describe, expect, it } from 'vitest'
import { createExchange } from './exchange.ts'
import { scenario } from './scenario/index.ts'
import type { ScenarioMarket } from './scenario.ts'
import { createWorld } from './world.ts'

const BEGINS = Date.parse(scenario.begins)
const HOUR = 3_600_000

function start() {
  let time = BEGINS
  const world = createWorld(scenario, { now: () => time, seed: 7 })
  const exchange = createExchange(world)
  exchange.open('ann', 1_000)
  const market = world
    .events('kalshi')
    .flatMap(({ markets }) => markets)
    .find((each) => world.quote(each)) as ScenarioMarket
  const place = (side: 'buy' | 'sell', price: number, size: number) =>
    exchange.engine.place({
      account: 'ann',
      market: market.id,
      token: 0,
      side,
      price: BigInt(Math.round(price * 1e6)),
      size: BigInt(size) * 1_000_000n,
    })
  return { world, exchange, market, place, pass: (ms: number) => (time += ms) }
}

describe('createExchange', () => {
  it('is the world until somebody trades', () => {
    const { world, exchange, market } = start()
    expect(exchange.book(market)).toEqual(world.book(market))
    exchange.trade(market)
    expect(exchange.book(market)).toEqual(world.book(market))
    expect(exchange.quote(market)).toEqual(world.quote(market))
  })

  it('fills an order from the book and shows what is left of both', () => {
    const { world, exchange, market, place } = start()
    exchange.trade(market)
    const [best] = world.book(market).asks
    if (!best) throw new Error('nobody sells')
    place('buy', best.price, best.size - 1)
    expect(exchange.book(market).asks[0]).toEqual({ price: best.price, size: 1 })
    expect(exchange.trades(market, 1)).toMatchObject([{ price: best.price, size: best.size - 1, side: 'buy' }])
    place('buy', best.price, 3)
    expect(exchange.book(market).bids[0]).toEqual({ price: best.price, size: 2 })
  })

  it('moves the quotes with the world and leaves the orders of others', () => {
    const { world, exchange, market, place, pass } = start()
    exchange.trade(market)
    place('buy', market.tick, 5)
    const before = exchange.book(market)
    pass(HOUR)
    expect(exchange.book(market).bids.at(-1)).toEqual({ price: market.tick, size: 5 })
    expect(exchange.book(market).asks).toEqual(world.book(market).asks)
    expect(exchange.book(market)).not.toEqual(before)
  })
})
