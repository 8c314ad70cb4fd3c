import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { manaFor } from './mana.ts'

/** A pool of equal weights, whose YES is bought, without limit orders of others. */
function poolOf(yes: number, no: number) {
  const product = yes * no
  const toReach = (price: number) => Math.sqrt((product * price) / (1 - price)) - no
  const calls: number[] = []
  return {
    calls,
    price: no / (yes + no),
    tryOut: (limit: number | undefined) => async (mana: number) => {
      calls.push(mana)
      const most = Math.max(0, toReach(limit ?? 0.99))
      const amount = Math.min(mana, most)
      const isFilled = limit === undefined || amount === mana
      return { amount, shares: yes + amount - product / (no + amount), isFilled }
    },
  }
}

describe('manaFor', () => {
  it('needs no more than a trial where a limit is not reached: all of it rests', async () => {
    const pool = poolOf(1_000, 1_000)
    expect(await manaFor({ shares: 120, limit: 0.31, price: pool.price, tryOut: pool.tryOut(0.31) })).toBe(37.2)
    expect(pool.calls).toEqual([37.2])
  })

  it('adds what rests at the limit to what the pool sells up to it', async () => {
    // From 0.5 to 0.6 a pool of a thousand sells 408.248290 shares for 224.744871 mana; the other 591.751710 rest.
    const pool = poolOf(1_000, 1_000)
    const mana = await manaFor({ shares: 1_000, limit: 0.6, price: pool.price, tryOut: pool.tryOut(0.6) })
    expect(mana).toBeCloseTo(224.744871 + 0.6 * 591.75171, 5)
  })

  it.each([
    ['more than the pool has', 1e6, undefined],
    ['less than a mana', 1.5, 0.5],
  ])('refuses %s', async (_, shares, limit) => {
    const pool = poolOf(1_000, 1_000)
    await expect(manaFor({ shares, limit, price: pool.price, tryOut: pool.tryOut(limit) })).rejects.toMatchObject({
      code: 'INVALID_ORDER',
      field: 'amount',
    })
  })

  it('buys as many shares as requested, and never more', async () => {
    const size = fc.double({ min: 200, max: 100_000, noNaN: true })
    const whole = fc.double({ min: 0.02, max: 0.4, noNaN: true })
    await fc.assert(
      fc.asyncProperty(size, size, whole, fc.boolean(), async (yes, no, part, isLimited) => {
        const pool = poolOf(yes, no)
        const limit = isLimited ? Math.min(0.98, Math.round((pool.price + 0.05) * 100) / 100) : undefined
        const shares = Math.max(part * Math.min(yes, no), 1.1 / pool.price)
        fc.pre(pool.price > 0.05 && pool.price < 0.9 && (limit === undefined || limit > pool.price))
        const mana = await manaFor({ shares, limit, price: pool.price, tryOut: pool.tryOut(limit) })
        const bet = await pool.tryOut(limit)(mana)
        const rest = limit === undefined ? 0 : (mana - bet.amount) / limit
        expect(bet.shares + rest).toBeLessThanOrEqual(shares * (1 + 1e-6))
        expect(bet.shares + rest).toBeGreaterThan(shares * (1 - 2e-4))
      }),
    )
  })
})
