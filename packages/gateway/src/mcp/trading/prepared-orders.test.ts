import { expect, it } from 'vitest'
import type { OrderInput } from './order-input.ts'
import { createPreparedOrders } from './prepared-orders.ts'

const order: OrderInput = {
  venue: 'kalshi',
  market: 'M',
  outcome: 'M:YES',
  side: 'buy',
  type: 'limit',
  amount: 5,
  price: 0.4,
}
const built = { raw: 1 }

it('returns a built order once', () => {
  const prepared = createPreparedOrders(() => 0)
  const { token, expiresAt } = prepared.keep('ann', order, built)
  expect(expiresAt).toBe(120_000)
  // The order of the fields does not matter.
  const { price, ...rest } = order
  expect(prepared.take('ann', token, { price, ...rest })).toBe(built)
  expect(() => prepared.take('ann', token, order)).toThrow('unknown, used or expired')
})

it.each<[string, string, Partial<OrderInput>, string]>([
  ['of another key', 'bob', {}, 'unknown, used or expired'],
  ['with another amount', 'ann', { amount: 6 }, 'differs'],
  ['with another side', 'ann', { side: 'sell' }, 'differs'],
  ['with another venue', 'ann', { venue: 'polymarket' }, 'differs'],
  ['without its price', 'ann', { price: undefined }, 'differs'],
])('refuses a token %s', (_, key, change, message) => {
  const prepared = createPreparedOrders(() => 0)
  const { token } = prepared.keep('ann', order, built)
  expect(() => prepared.take(key, token, { ...order, ...change })).toThrow(message)
})

it('leaves a token to its key where another one tries it', () => {
  const prepared = createPreparedOrders(() => 0)
  const { token } = prepared.keep('ann', order, built)
  expect(() => prepared.take('bob', token, order)).toThrow()
  expect(prepared.take('ann', token, order)).toBe(built)
})

it('forgets a token after two minutes, and the oldest of more than 1,000', () => {
  let time = 0
  const prepared = createPreparedOrders(() => time)
  const { token } = prepared.keep('ann', order, built)
  time = 120_000
  expect(() => prepared.take('ann', token, order)).toThrow('expired')
  const tokens = Array.from({ length: 1_001 }, () => prepared.keep('ann', order, built).token)
  expect(() => prepared.take('ann', tokens[0] ?? '', order)).toThrow('unknown')
  expect(prepared.take('ann', tokens[1] ?? '', order)).toBe(built)
})

it('refuses a built order of the future: the clock was set back, and nobody knows how old it is', () => {
  let now = 3_600_000
  const prepared = createPreparedOrders(() => now)
  const { token } = prepared.keep('ann', order, built)
  now = 0
  expect(() => prepared.take('ann', token, order)).toThrow('unknown, used or expired')
})
