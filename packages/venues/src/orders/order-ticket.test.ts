import { describe, expect, it } from 'vitest'
import { checkOrder } from './order-ticket.ts'

const order = { marketId: 'm', outcomeId: 'o', side: 'buy', type: 'limit', amount: 12.34, price: 0.57 } as const
const rules = { exchange: 'somewhere', tick: 10_000n, lot: 10_000n, minimum: 5_000_000n }

describe('checkOrder', () => {
  it('reads the numbers exactly', () => {
    expect(checkOrder(order, rules)).toEqual({ amount: 12_340_000n, price: 570_000n, timeInForce: 'GTC' })
    expect(checkOrder({ ...order, amount: 0.3 }, { ...rules, minimum: undefined })).toMatchObject({ amount: 300_000n })
    expect(checkOrder({ ...order, price: 0.001 }, { ...rules, tick: 1_000n })).toMatchObject({ price: 1_000n })
  })

  it.each([
    [{ price: 0.575 }, 'price', 'must be a multiple of 0.01, got 0.575'],
    [{ price: 0.1 + 0.2 }, 'price', 'must be a multiple of 0.01, got 0.30000000000000004'],
    [{ price: undefined }, 'price', 'required for a limit order'],
    [{ amount: 12.345 }, 'amount', 'must be a multiple of 0.01, got 12.345'],
    [{ amount: 4.99 }, 'amount', 'must be at least 5, got 4.99'],
    [{ amount: 0 }, 'amount', 'must be above 0, got 0'],
    [{ amount: -5 }, 'amount', 'must be above 0, got -5'],
    [{ type: 'market' as const, price: undefined, amount: 0 }, 'amount', 'must be above 0, got 0'],
    [{ type: 'market' as const, price: undefined, amount: -5 }, 'amount', 'must be above 0, got -5'],
    [{ price: 0 }, 'price', 'must be between 0 and 1, got 0'],
    [{ price: 1 }, 'price', 'must be between 0 and 1, got 1'],
    [{ price: 57 }, 'price', 'must be between 0 and 1, got 57'],
    [{ price: -0.5 }, 'price', 'must be between 0 and 1, got -0.5'],
    [{ maxSlippage: 0.05 }, 'maxSlippage', 'not allowed for a limit order, which has a price'],
    [{ type: 'market' as const, maxSlippage: 0.05 }, 'maxSlippage', 'price is already the worst price'],
    [{ amount: 1e21 }, 'amount', 'must be a multiple of 0.01, got 1e+21'],
  ])('refuses %o', (change, field, message) => {
    const check = () => checkOrder({ ...order, ...change }, rules)
    expect(check).toThrow(expect.objectContaining({ code: 'INVALID_ORDER', field, exchange: 'somewhere' }))
    expect(check).toThrow(message)
  })

  it('takes a market order without a price, and with one that bounds it', () => {
    expect(checkOrder({ ...order, type: 'market', price: undefined, amount: 1 }, rules)).toEqual({
      amount: 1_000_000n,
      timeInForce: 'IOC',
    })
    expect(checkOrder({ ...order, type: 'market' }, rules)).toMatchObject({ amount: 12_340_000n, price: 570_000n })
    expect(() => checkOrder({ ...order, type: 'market', price: 0.005 }, rules)).toThrow('must be a multiple')
  })
})
