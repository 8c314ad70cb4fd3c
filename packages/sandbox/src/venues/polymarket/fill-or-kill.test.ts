import { afterAll, expect, it } from 'vitest'
import { quotedMarket } from '../../__fixtures__/quoted-market.ts'
import { startStillSandbox } from '../../__fixtures__/still-sandbox.ts'

// The venue fills a fill-or-kill purchase whole in dollars: at a worse price these are fewer shares.

const sandbox = await startStillSandbox()
afterAll(sandbox.close)
const market = await quotedMarket(sandbox.venue('polymarket'))
const outcomeId = market.outcomes[0]?.outcomeId ?? ''
const member = async (name: string) =>
  sandbox.venue('polymarket', { credentials: await sandbox.openAccount('polymarket', name, 100_000) })
const order = { marketId: market.marketId, outcomeId, side: 'buy', type: 'limit', price: 0.99 } as const
const fok = { ...order, timeInForce: 'FOK' } as const

it('buys all the shares at the best price', async () => {
  const ann = await member('ann')
  const [best] = (await ann.fetchOrderBook(outcomeId)).asks
  expect(await ann.createOrder({ ...fok, amount: 100 })).toMatchObject({
    ...{ status: 'filled', filled: 100, remaining: 0, averageFillPrice: best?.price },
  })
})

it('buys nothing where the best price has gone before the order comes', async () => {
  const [ben, cat] = [await member('ben'), await member('cat')]
  const built = await ben.buildOrder({ ...fok, amount: 100 })
  const [best] = (await cat.fetchOrderBook(outcomeId)).asks
  const taken = await cat.createOrder({ ...order, amount: best?.size ?? 0, price: best?.price ?? 0 })
  expect(taken.status).toBe('filled')
  await expect(ben.submitOrder(built)).rejects.toMatchObject({ code: 'INVALID_ORDER' })
  expect(await ben.fetchMyTrades()).toEqual([])
  expect(await ben.fetchPositions()).toEqual([])
})

it('is refused before anything is sent where the shares stand at several prices', async () => {
  const dan = await member('dan')
  const [first, second] = (await dan.fetchOrderBook(outcomeId)).asks
  const amount = Math.ceil((first?.size ?? 0) + (second?.size ?? 0) / 2)
  await expect(dan.createOrder({ ...fok, amount })).rejects.toMatchObject({ code: 'INVALID_ORDER', field: 'amount' })
  expect(await dan.fetchMyTrades()).toEqual([])
})
