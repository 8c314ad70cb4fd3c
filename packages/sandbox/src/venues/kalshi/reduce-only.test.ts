import type { CreateOrderParams } from '@crossvenue/venues'
import { afterAll, describe, expect, it } from 'vitest'
import { quotedMarket } from '../../__fixtures__/quoted-market.ts'
import { startStillSandbox } from '../../__fixtures__/still-sandbox.ts'

// Sales of more than the position: the venue itself would open the other side.

const sandbox = await startStillSandbox()
afterAll(sandbox.close)
const market = await quotedMarket(sandbox.venue('kalshi'))
const yes = market.outcomes[0]?.outcomeId ?? ''
const no = market.outcomes[1]?.outcomeId ?? ''

const memberHolding = async (name: string, amount: number) => {
  const member = sandbox.venue('kalshi', { credentials: await sandbox.openAccount('kalshi', name, 10_000) })
  const order = (change: Partial<CreateOrderParams>): CreateOrderParams => ({
    ...{ marketId: market.marketId, outcomeId: yes, side: 'sell', type: 'market', amount: 1 },
    ...change,
  })
  await member.createOrder(order({ side: 'buy', amount }))
  const held = async () => (await member.fetchPositions()).map(({ outcomeId, size }) => [outcomeId, size])
  return { member, order, held }
}

describe('a sale of more than is held', () => {
  it('closes the position and no more, where it is immediate', async () => {
    const { member, order, held } = await memberHolding('ann', 5)
    expect(await member.createOrder(order({ amount: 8 }))).toMatchObject({ filled: 5, remaining: 0 })
    expect(await held()).toEqual([])
    await expect(member.createOrder(order({ amount: 8 }))).rejects.toMatchObject({ code: 'INVALID_ORDER' })
    expect(await held()).toEqual([])
  })

  it('rests only as far as other resting orders leave something to sell', async () => {
    const { member, order, held } = await memberHolding('ben', 5)
    const resting = { type: 'limit', price: 0.99 } as const
    const refusal = { code: 'INSUFFICIENT_FUNDS', field: 'amount' }
    await expect(member.createOrder(order({ ...resting, amount: 6 }))).rejects.toMatchObject(refusal)
    expect(await member.createOrder(order({ ...resting, amount: 3 }))).toMatchObject({ status: 'open' })
    await expect(member.createOrder(order({ ...resting, amount: 3 }))).rejects.toMatchObject(refusal)
    expect(await member.createOrder(order({ ...resting, amount: 2 }))).toMatchObject({ status: 'open' })
    expect(await held()).toEqual([[yes, 5]])
  })

  it('opens the other side where the caller says so', async () => {
    const { member, order, held } = await memberHolding('cat', 5)
    expect(await member.createOrder(order({ amount: 8, reduceOnly: false }))).toMatchObject({ filled: 8 })
    expect(await held()).toEqual([[no, 3]])
  })
})

it('a market order shows what its fills cost, and not its limit', async () => {
  const { member, order } = await memberHolding('dan', 1)
  const [best] = (await member.fetchOrderBook(no)).asks
  const bought = await member.createOrder(order({ outcomeId: no, side: 'buy', amount: 3 }))
  expect(bought).toMatchObject({ status: 'filled', price: best?.price, averageFillPrice: best?.price })
})
