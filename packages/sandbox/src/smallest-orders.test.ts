import type { Venue } from '@crossvenue/venues'
import { afterAll, describe, expect, it } from 'vitest'
import { quotedMarket } from './__fixtures__/quoted-market.ts'
import { startStillSandbox } from './__fixtures__/still-sandbox.ts'
import { tradingVenues } from './__fixtures__/trading-venues.ts'
import { sandboxVenues } from './sandbox.ts'
import type { SandboxVenue } from './scenario.ts'

// The smallest order of every venue: what its markets state is what its fake takes, and less is refused.

interface Smallest {
  /** The fewest contracts of an order. */
  size?: number
  /** The least cost of a purchase. */
  cost?: number
  /** The field of the venue's answers that states it, where it is no rule of its documents or of its library. */
  field?: string
}

/** The venues that state a smallest order; all others state none. */
const smallest: Partial<Record<SandboxVenue, Smallest>> = {
  'gemini-titan': { size: 1, field: 'quantityMinimum' },
  hyperliquid: { cost: 10 },
  manifold: { cost: 1 },
  polymarket: { size: 5, field: 'min_order_size' },
  polymarket_us: { size: 0.01, field: 'minimumTradeQty' },
  predictfun: { cost: 0.9 },
  probable: { size: 1, cost: 1 },
  sxbet: { cost: 1, field: 'orderSizeMinimumBaseUnits' },
}
const limited = tradingVenues.filter((id) => smallest[id])
/** Deep in every book, and on the grid of every venue above. */
const PRICE = 0.02

const sandbox = await startStillSandbox()
afterAll(sandbox.close)

it.each(sandboxVenues)('%s states the smallest order of its markets, or none', async (id) => {
  const { size, cost } = smallest[id] ?? {}
  const { data } = await sandbox.venue(id).fetchEventsPaginated()
  const markets = data.flatMap((event) => event.markets)
  expect(markets.length).toBeGreaterThan(0)
  for (const { minOrderSize, minOrderCost } of markets) expect([minOrderSize, minOrderCost]).toEqual([size, cost])
})

describe.each(limited)('%s', (id) => {
  const { size = 0, cost = 0, field } = smallest[id] ?? {}
  const atLeast = Math.max(size, cost / PRICE)
  const below = Number((atLeast * 0.98).toFixed(6))

  /** A member, who may be given another text than the venue's answers. */
  const member = async (name: string, reword = (text: string) => text): Promise<Required<Venue>> => {
    const credentials = await sandbox.openAccount(id, name, 1_000)
    return sandbox.venue(id, {
      credentials,
      async fetch(input, init) {
        sandbox.time += 1_000
        const answer = await fetch(input, init)
        return new Response(reword(await answer.text()), answer)
      },
    })
  }
  const order = async (amount: number) => {
    const { marketId, outcomes } = await quotedMarket(sandbox.venue(id))
    const outcomeId = outcomes[0]?.outcomeId ?? ''
    return { marketId, outcomeId, side: 'buy', type: 'limit', price: PRICE, amount } as const
  }

  it('takes the smallest order', async () => {
    const ann = await member('ann')
    expect(await ann.createOrder(await order(atLeast))).toMatchObject({ status: 'open', amount: atLeast })
  })

  it('refuses a smaller one, and says how small it may be', async () => {
    const ben = await member('ben')
    const smaller = await order(below)
    const refusal = ben.createOrder(smaller)
    await expect(refusal).rejects.toMatchObject({ code: 'INVALID_ORDER', field: 'amount', retryable: false })
    await expect(refusal).rejects.toThrow(new RegExp(`\\b${String(size || cost).replace('.', '\\.')}\\b`))
    expect(await ben.fetchOpenOrders(smaller.marketId)).toEqual([])
  })

  if (field !== undefined) {
    it('refuses a smaller one itself, where the adapter lets it through', async () => {
      // A hundredth of what the venue states.
      const stated = new RegExp(`("${field}":"?)([\\d.]+)`, 'g')
      const cat = await member('cat', (text) =>
        text.replace(stated, (_, name, least) => `${name}${Number(least) / 100}`),
      )
      const smaller = await order(below)
      expect(await cat.buildOrder(smaller)).toMatchObject({ exchange: id })
      await expect(cat.createOrder(smaller)).rejects.toMatchObject({ code: 'INVALID_ORDER', retryable: false })
      expect(await cat.fetchOpenOrders(smaller.marketId)).toEqual([])
    })
  }
})
