import { expect, it } from 'vitest'
import { quotedMarket } from '../../__fixtures__/quoted-market.ts'
import { startStillSandbox } from '../../__fixtures__/still-sandbox.ts'

it('returns old rows from its archive, in whole cents', async () => {
  const sandbox = await startStillSandbox()
  const credentials = await sandbox.openAccount('kalshi', 'old', 10_000)
  const old = sandbox.venue('kalshi', { credentials })
  const market = await quotedMarket(old)
  const outcomeId = market.outcomes[0]?.outcomeId ?? ''
  const [ask] = (await old.fetchOrderBook(outcomeId)).asks
  const order = { marketId: market.marketId, outcomeId, side: 'buy', type: 'limit', amount: 3 } as const
  const placed = await old.createOrder({ ...order, price: ask?.price ?? 0 })
  const [orders, trades] = [await old.fetchAllOrders(), await old.fetchMyTrades()]
  expect(orders).toMatchObject([{ id: placed.id, status: 'filled', amount: 3, price: ask?.price }])
  sandbox.time += 100 * 86_400_000
  const fee = Math.round((orders[0]?.fee ?? 0) * 100) / 100
  expect(await old.fetchAllOrders()).toEqual([{ ...orders[0], fee }])
  expect(await old.fetchMyTrades()).toEqual(trades)
  await sandbox.close()
})
