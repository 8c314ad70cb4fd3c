import { describe, expect, it } from 'vitest'
import { CrossvenueError } from '../errors.ts'
import type { Order, UserTrade } from '../models.ts'
import { completeAccount, completeWithoutOrderTrades } from './complete-account.ts'

const order: Order = {
  ...{ id: 'o-1', marketId: 'm', outcomeId: 'm:YES', side: 'buy', type: 'limit' },
  ...{ amount: 5, filled: 3, remaining: 2, status: 'open', timestamp: Date.parse('2026-09-01T13:00:00Z') },
}
const trade = (id: string, orderId?: string): UserTrade => ({
  ...{ id, timestamp: 1_788_267_600_000, price: 0.4, amount: 1.5, side: 'buy' },
  ...(orderId && { orderId }),
})
const positions = [
  { marketId: 'm', outcomeId: 'm:NO', size: 2 },
  { marketId: 'm', outcomeId: 'm:YES', size: 3, entryPrice: 0.4 },
]
const calls: unknown[] = []
const found = {
  cancelOrder: async () => order,
  fetchOpenOrders: async () => [order],
  async fetchOrder(id: string) {
    if (id !== 'o-1') throw new CrossvenueError('ORDER_NOT_FOUND', 'no such order')
    return order
  },
  async fetchMyTrades(params: unknown) {
    calls.push(params)
    return [trade('t-3', 'o-1'), trade('t-2', 'o-2'), trade('t-1', 'o-1'), trade('t-0')]
  },
  async fetchPositions(...addresses: (string | undefined)[]) {
    calls.push(addresses)
    return positions
  },
}

describe('fetchPosition', () => {
  it('returns the position in one outcome, of any wallet', async () => {
    const account = completeAccount(found, 'somewhere', {})
    expect(await account.fetchPosition('m:YES', '0x01')).toEqual(positions[1])
    expect(await account.fetchPosition('m:NO')).toEqual(positions[0])
    expect(calls.splice(0)).toEqual([['0x01'], []])
  })

  it('fails where there is none', async () => {
    await expect(completeAccount(found, 'somewhere', {}).fetchPosition('m')).rejects.toMatchObject({
      ...{ code: 'NOT_FOUND', exchange: 'somewhere', field: 'outcomeId' },
    })
  })
})

describe('fetchOrderTrades', () => {
  it('returns the trades that name the order, of its market and since it was placed', async () => {
    const { fetchOrderTrades } = completeAccount(found, 'somewhere', {})
    calls.length = 0
    expect(await fetchOrderTrades('o-1')).toEqual([trade('t-3', 'o-1'), trade('t-1', 'o-1')])
    expect(calls).toEqual([{ marketId: 'm', since: '2026-09-01T12:59:00.000Z' }])
    await expect(fetchOrderTrades('o-9')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  })

  it('is absent where trades do not name their orders', () => {
    expect(completeWithoutOrderTrades(found, 'somewhere', {})).not.toHaveProperty('fetchOrderTrades')
  })
})
