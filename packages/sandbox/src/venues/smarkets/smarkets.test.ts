import type { Credentials, UnifiedMarket } from '@crossvenue/venues'
import { afterAll, describe, expect, it } from 'vitest'
import { startStillSandbox } from '../../__fixtures__/still-sandbox.ts'

// Sessions, lays and pages of the fake; the contracts of all venues test the rest.

const sandbox = await startStillSandbox()
afterAll(sandbox.close)

const memberOf = (credentials: Credentials) => sandbox.venue('smarkets', { credentials })
const member = async (name: string) => memberOf(await sandbox.openAccount('smarkets', name, 1_000))
const begin = async ({ apiKey: username, privateKey: password }: Credentials) =>
  fetch(`${sandbox.urls.smarkets}/v3/sessions/`, { method: 'POST', body: JSON.stringify({ username, password }) })
/** A contract that is a market of its own. */
const runner = async (): Promise<UnifiedMarket> => {
  const { data } = await memberOf({}).fetchEventsPaginated({ limit: 25 })
  const all = data.flatMap(({ markets }) => markets)
  const found = all.find(({ marketId, status }) => marketId.split(':').length === 3 && status === 'open')
  if (!found) throw new Error('the scenario has no such market')
  return found
}
/** An order that rests. */
const smallBid = ({ marketId }: UnifiedMarket) =>
  ({ marketId, outcomeId: marketId, side: 'buy', type: 'limit', amount: 1, price: 0.01 }) as const

describe('the fake Smarkets', () => {
  it('begins sessions for the right password, and ends them half an hour after their last use', async () => {
    const credentials = await sandbox.openAccount('smarkets', 'ida', 10)
    const wrong = await begin({ ...credentials, privateKey: 'guess' })
    expect([wrong.status, await wrong.json()]).toEqual([401, { error_type: 'INVALID_CREDENTIALS', data: {} }])
    const right = await begin(credentials)
    const { token, factor } = (await right.json()) as { token: string; factor: string }
    expect([right.status, factor]).toEqual([201, 'complete'])
    const withToken = memberOf({ apiToken: token })
    expect(await withToken.fetchBalance()).toMatchObject([{ currency: 'GBP', available: 10 }])
    sandbox.time += 29 * 60_000
    expect(await withToken.fetchBalance()).toHaveLength(1)
    sandbox.time += 29 * 60_000
    expect(await withToken.fetchBalance()).toHaveLength(1)
    sandbox.time += 31 * 60_000
    await expect(withToken.fetchBalance()).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' })
  })

  it('is opened again after a long pause', async () => {
    const jon = await member('jon')
    expect(await jon.fetchBalance()).toHaveLength(1)
    sandbox.time += 40 * 60_000
    expect(await jon.fetchBalance()).toHaveLength(1)
  })

  it('takes ten attempts to sign in a minute', async () => {
    sandbox.time += 60_000
    const statuses: number[] = []
    for (let attempt = 0; attempt < 11; attempt += 1) statuses.push((await begin({ apiKey: 'x' })).status)
    expect(statuses).toEqual([...Array(10).fill(401), 429])
    sandbox.time += 61_000
  })

  it('lets who buys No of a runner lay it, and who sells it back get out', async () => {
    const [market, kim] = [await runner(), await member('kim')]
    const [yes = '', no = ''] = market.outcomes.map(({ outcomeId }) => outcomeId)
    const [bid] = (await kim.fetchOrderBook(yes)).bids
    const amount = Math.min(bid?.size ?? 0, 20)
    const counter = Number((1 - (bid?.price ?? 0)).toFixed(4))
    const order = {
      marketId: market.marketId,
      outcomeId: no,
      side: 'buy',
      type: 'limit',
      price: counter,
      amount,
    } as const
    const bought = await kim.createOrder(order)
    expect(bought).toMatchObject({ status: 'filled', side: 'buy', outcomeId: no, price: counter })
    expect(await kim.fetchOrder(bought.id)).toMatchObject({
      side: 'buy',
      outcomeId: no,
      price: counter,
      filled: amount,
    })
    expect(await kim.fetchPositions()).toEqual([
      { marketId: market.marketId, outcomeId: no, size: amount, entryPrice: counter },
    ])
    expect(await kim.fetchMyTrades()).toMatchObject([{ side: 'buy', outcomeId: no, price: counter, amount }])
    expect((await kim.fetchBalance())[0]?.available).toBeCloseTo(1_000 - counter * amount, 6)
    await kim.createOrder({ ...order, side: 'sell', type: 'market', price: undefined })
    expect(await kim.fetchPositions()).toEqual([])
  })

  it('lists orders by pages', async () => {
    const [market, lea] = [await runner(), await member('lea')]
    for (let n = 0; n < 103; n += 1) await lea.createOrder(smallBid(market))
    expect(await lea.fetchOpenOrders()).toHaveLength(103)
    const [first] = await lea.fetchOpenOrders(market.marketId)
    expect(await lea.cancelOrder(first?.id ?? '')).toMatchObject({ status: 'canceled', filled: 0 })
    expect(await lea.fetchOpenOrders()).toHaveLength(102)
  })

  it('lists the own orders only', async () => {
    const [market, max, ned] = [await runner(), await member('max'), await member('ned')]
    const { id } = await max.createOrder(smallBid(market))
    await expect(ned.fetchOrder(id)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
    await expect(ned.cancelOrder(id)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
    expect(await max.fetchOpenOrders()).toHaveLength(1)
  })
})
