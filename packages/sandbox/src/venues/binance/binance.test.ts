import { afterAll, describe, expect, it } from 'vitest'
import { startStillSandbox } from '../../__fixtures__/still-sandbox.ts'
import { createWorld } from '../../world.ts'

const sandbox = await startStillSandbox()
afterAll(sandbox.close)
const [binance, predictfun] = [sandbox.venue('binance'), sandbox.venue('predictfun')]

describe('the fake Binance', () => {
  it('shows the tokens, conditions and order books of Predict.fun', async () => {
    const fronts = await binance.fetchMarkets()
    const originals = new Map(
      (await predictfun.fetchMarkets()).map((market) => [market.contractAddress ?? market.marketId, market]),
    )
    expect(fronts.length).toBeGreaterThan(0)
    for (const front of fronts) {
      const original = originals.get(front.contractAddress ?? '')
      expect(original).toBeDefined()
      expect(front.marketId).not.toBe(original?.marketId)
      expect(front.outcomes.map(({ outcomeId }) => outcomeId)).toEqual(
        original?.outcomes.map(({ outcomeId }) => outcomeId),
      )
      expect(front.twins).toEqual([
        {
          exchange: 'predictfun',
          contractAddress: original?.contractAddress,
          outcomeIds: original?.outcomes.map(({ outcomeId }) => outcomeId),
          sharesBook: true,
        },
      ])
      for (const { outcomeId } of front.outcomes) {
        const [shown, own] = [await binance.fetchOrderBook(outcomeId), await predictfun.fetchOrderBook(outcomeId)]
        expect(shown.bids.length).toBeGreaterThan(0)
        expect([shown.bids, shown.asks]).toEqual([own.bids, own.asks])
      }
    }
  })

  it('states the last price of the first outcome', async () => {
    const [listed] = await binance.fetchMarkets()
    const market = await binance.fetchMarket({ marketId: listed?.marketId })
    const ticker = await binance.fetchTicker(market.outcomes[1]?.outcomeId ?? '')
    expect(market.lastPrice).toBeDefined()
    expect(ticker.last).toBeCloseTo(1 - (market.lastPrice ?? 0), 9)
  })

  it('finds a topic by a word of its title', async () => {
    expect((await binance.fetchEvents({ query: 'greenland' })).map(({ title }) => title)).toEqual([
      'Will Trump acquire Greenland before 2027?',
    ])
  })
})

it('a front has the prices of the market that it shows, at any time', () => {
  const { scenario } = sandbox.world
  const clock = { at: Date.parse(scenario.begins) }
  const world = createWorld(scenario, { now: () => clock.at, seed: 3 })
  const [front] = world.events('binance').flatMap(({ markets }) => markets)
  const original = front?.original
  if (!front || !original) throw new Error('no front')
  for (const hours of [0, 7, 50]) {
    clock.at += hours * 3_600_000
    expect(world.quote(front)).toEqual(world.quote(original))
    expect(world.book(front)).toEqual(world.book(original))
    expect(world.trades(front, 5)).toEqual(world.trades(original, 5))
  }
})
