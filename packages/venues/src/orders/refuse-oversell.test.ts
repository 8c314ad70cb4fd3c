import { describe, expect, it } from 'vitest'
import { type MarketAccount, refuseOversell } from './refuse-oversell.ts'

const sale = { marketId: 'm', outcomeId: 'yes', side: 'sell', type: 'limit', amount: 5, price: 0.5 } as const
const holding = (size: number, outcomeId = 'yes', openOrders: MarketAccount['openOrders'] = []) => ({
  opposite: 'no',
  read: async () => ({ positions: [{ outcomeId, size }], openOrders }),
})

describe('an order that may only close', () => {
  it.each([
    ['all that is held', holding(5)],
    ['what open orders leave', holding(7, 'yes', [{ outcomeId: 'yes', side: 'sell', remaining: 2 }])],
    [
      'what is held while other orders are open',
      holding(5, 'yes', [
        { outcomeId: 'yes', side: 'buy', remaining: 9 },
        { outcomeId: 'no', side: 'sell', remaining: 9 },
      ]),
    ],
  ])('may sell %s', async (_, account) => {
    await expect(refuseOversell('venue', sale, account)).resolves.toBeUndefined()
  })

  it.each([
    ['more than is held', holding(4.99)],
    ['nothing', { opposite: 'no', read: async () => ({ positions: [], openOrders: [] }) }],
    ['what is held of the other outcome', holding(5, 'no')],
    ['what is short', holding(-5)],
    ['what an open sale closes already', holding(6, 'yes', [{ outcomeId: 'yes', side: 'sell', remaining: 2 }])],
    [
      'what an open purchase of the other outcome closes',
      holding(6, 'yes', [{ outcomeId: 'no', side: 'buy', remaining: 2 }]),
    ],
  ])('may not sell %s', async (_, account) => {
    const refusal = { code: 'INSUFFICIENT_FUNDS', field: 'amount', exchange: 'venue' }
    await expect(refuseOversell('venue', sale, account)).rejects.toMatchObject(refusal)
  })

  it('closes the opposite outcome where it buys', async () => {
    const buy = { ...sale, side: 'buy', reduceOnly: true } as const
    await expect(refuseOversell('venue', buy, holding(5, 'no'))).resolves.toBeUndefined()
    await expect(refuseOversell('venue', buy, holding(5, 'yes'))).rejects.toMatchObject({ field: 'amount' })
  })
})

it.each([[{ ...sale, reduceOnly: false }], [{ ...sale, side: 'buy' as const }]])(
  'reads no account for an order that may open: %o',
  async (order) => {
    const read = () => Promise.reject(new Error('the account was read'))
    await expect(refuseOversell('venue', order, { opposite: 'no', read })).resolves.toBeUndefined()
  },
)
