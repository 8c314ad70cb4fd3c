import { describe, expect, it } from 'vitest'
import { CrossvenueError, type ErrorCode } from '../errors.ts'
import type { Order } from '../models.ts'
import { withCancels } from './with-cancels.ts'

const order = (id: string): Order => ({
  id,
  marketId: 'm',
  outcomeId: 'm:YES',
  side: 'buy',
  type: 'limit',
  amount: 5,
  filled: 0,
  remaining: 5,
  status: 'open',
})

/** An account with open orders; `fail` gives the error of a try by its number, and whether the order is gone anyway. */
function account(
  ids: string[],
  fail: (tried: number, id: string) => [ErrorCode, 'gone'?] | undefined = () => undefined,
) {
  const open = new Set(ids)
  const calls: string[] = []
  const orders = withCancels({
    async cancelOrder(id: string) {
      calls.push(id)
      const [code, gone] = fail(calls.filter((each) => each === id).length, id) ?? []
      if (gone) open.delete(id)
      if (code) throw new CrossvenueError(code, 'no')
      if (!open.delete(id)) throw new CrossvenueError('ORDER_NOT_FOUND', 'no such order')
      return { ...order(id), status: 'canceled', remaining: 0 }
    },
    fetchOpenOrders: async (marketId?: string) =>
      marketId === undefined || marketId === 'm' ? [...open].map(order) : [],
  })
  return { orders, open, calls }
}
const statuses = (results: readonly { orderId: string; status: string }[]) =>
  results.map(({ orderId, status }) => [orderId, status])

describe('cancelOrders', () => {
  it('returns the result of each order', async () => {
    const { orders } = account(['a', 'b'])
    expect(await orders.cancelOrders(['a', 'x', 'b', 'a'])).toEqual([
      { orderId: 'a', status: 'canceled', order: { ...order('a'), status: 'canceled', remaining: 0 } },
      {
        orderId: 'x',
        status: 'failed',
        error: { code: 'ORDER_NOT_FOUND', message: 'no such order', retryable: false },
      },
      { orderId: 'b', status: 'canceled', order: { ...order('b'), status: 'canceled', remaining: 0 } },
    ])
  })

  it('repeats an unconfirmed cancellation, and says when it only knows that the order is gone', async () => {
    const { orders, calls } = account(['a', 'b'], (tried, id) =>
      tried > 1 ? undefined : id === 'a' ? ['WRITE_UNCONFIRMED', 'gone'] : ['WRITE_UNCONFIRMED'],
    )
    expect(statuses(await orders.cancelOrders(['a', 'b']))).toEqual([
      ['a', 'closed'],
      ['b', 'canceled'],
    ])
    expect(calls.sort()).toEqual(['a', 'a', 'b', 'b'])
  })

  it('gives up after three tries, and at once after a refusal', async () => {
    const broken = account(['a'], () => ['NETWORK_ERROR'])
    expect(statuses(await broken.orders.cancelOrders(['a']))).toEqual([['a', 'failed']])
    expect(broken.calls).toHaveLength(3)
    const refused = account(['a'], () => ['PERMISSION_DENIED'])
    expect(await refused.orders.cancelOrders(['a'])).toMatchObject([{ error: { code: 'PERMISSION_DENIED' } }])
    expect(refused.calls).toHaveLength(1)
  })
})

describe('cancelAllOrders', () => {
  it('cancels until none is left, of one market where it is named', async () => {
    const { orders, open } = account(['a', 'b'], (tried) => (tried <= 3 ? ['NETWORK_ERROR'] : undefined))
    expect(await orders.cancelAllOrders('other')).toEqual([])
    expect(statuses(await orders.cancelAllOrders('m')).sort()).toEqual([
      ['a', 'canceled'],
      ['b', 'canceled'],
    ])
    expect([...open]).toEqual([])
  })

  it('knows from the list that an order is gone whose cancellation was never confirmed', async () => {
    const { orders } = account(['a'], (tried) => (tried === 3 ? ['WRITE_UNCONFIRMED', 'gone'] : ['WRITE_UNCONFIRMED']))
    expect(await orders.cancelAllOrders()).toEqual([{ orderId: 'a', status: 'closed' }])
  })

  it('returns the orders that it could not cancel', async () => {
    const { orders, open } = account(['a', 'b'], (_, id) => (id === 'a' ? ['EXCHANGE_ERROR'] : undefined))
    expect(statuses(await orders.cancelAllOrders()).sort()).toEqual([
      ['a', 'failed'],
      ['b', 'canceled'],
    ])
    expect([...open]).toEqual(['a'])
  })

  it('fails where the open orders cannot be read', async () => {
    let reads = 0
    const fetchOpenOrders = async () => {
      reads += 1
      throw new CrossvenueError('NETWORK_ERROR', 'no')
    }
    const { cancelAllOrders } = withCancels({ fetchOpenOrders, cancelOrder: async (id: string) => order(id) })
    await expect(cancelAllOrders()).rejects.toMatchObject({ code: 'NETWORK_ERROR' })
    expect(reads).toBe(5)
  })

  it.each<[ErrorCode, number]>([
    ['BAD_REQUEST', 5],
    ['AUTHENTICATION_ERROR', 1],
    ['PERMISSION_DENIED', 1],
    ['VALIDATION_ERROR', 1],
    ['NOT_SUPPORTED', 1],
  ])('reads a list that fails with %s %d times', async (code, times) => {
    let reads = 0
    const fetchOpenOrders = async () => {
      reads += 1
      throw new CrossvenueError(code, 'no')
    }
    const { cancelAllOrders } = withCancels({ fetchOpenOrders, cancelOrder: async (id: string) => order(id) })
    await expect(cancelAllOrders()).rejects.toMatchObject({ code })
    expect(reads).toBe(times)
  })
})
