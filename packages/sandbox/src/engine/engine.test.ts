import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEngine, type EngineOptions, type Placed } from './engine.ts'
import { type EngineOrder, type NewOrder, ONE, remainingOf } from './order.ts'

const MONEY = 1_000n * ONE * ONE
const CENT = 10_000n
const shares = (count: number): bigint => BigInt(count) * ONE

function engineWith(options: Partial<EngineOptions> = {}) {
  let time = 0
  const engine = createEngine({ now: () => ++time, ...options })
  for (const name of ['ann', 'ben', 'cat']) engine.ledger.open(name, MONEY)
  const place = (account: string, side: 'buy' | 'sell', cents: number, size: number, more: Partial<NewOrder> = {}) =>
    engine.place({ account, market: 'm', token: 0, side, price: BigInt(cents) * CENT, size: shares(size), ...more })
  const holding = (account: string) => engine.ledger.account(account).shares.get('m') ?? [0n, 0n]
  return { engine, place, holding }
}

const orderOf = (placed: Placed): EngineOrder => {
  if ('refused' in placed) throw new Error(placed.refused)
  return placed.order
}
const fillsOf = (placed: Placed) =>
  'refused' in placed ? [] : placed.fills.map(({ maker, price, size }) => [maker.id, price / CENT, size / ONE])

describe('matching', () => {
  it('takes the better price first, then the older order, at the price that rests', () => {
    const { place } = engineWith()
    place('ann', 'buy', 40, 5, { token: 1, id: 'no at 40 is yes at 60' })
    place('ben', 'buy', 45, 5, { token: 1, id: 'no at 45 is yes at 55' })
    place('ann', 'buy', 45, 5, { token: 1, id: 'the same, later' })
    expect(fillsOf(place('cat', 'buy', 62, 12))).toEqual([
      ['no at 45 is yes at 55', 55n, 5n],
      ['the same, later', 55n, 5n],
      ['no at 40 is yes at 60', 60n, 2n],
    ])
  })

  it('keeps its place in the queue after a partial fill', () => {
    const { place } = engineWith()
    const first = orderOf(place('ann', 'buy', 50, 10))
    place('ben', 'buy', 50, 10)
    place('cat', 'buy', 50, 4, { token: 1 })
    expect(remainingOf(first)).toBe(shares(6))
    expect(fillsOf(place('cat', 'buy', 50, 4, { token: 1 }))).toEqual([[first.id, 50n, 4n]])
  })

  it('makes a pair of two buyers and pays each with the other on the way back', () => {
    const { engine, place, holding } = engineWith()
    place('ann', 'buy', 60, 10)
    place('ben', 'buy', 40, 10, { token: 1 })
    expect([holding('ann'), holding('ben')]).toEqual([
      [shares(10), 0n],
      [0n, shares(10)],
    ])
    expect(engine.ledger.totals.pool).toBe(shares(10) * ONE)
    place('ann', 'sell', 70, 10)
    place('ben', 'sell', 30, 10, { token: 1 })
    expect([holding('ann'), holding('ben')]).toEqual([
      [0n, 0n],
      [0n, 0n],
    ])
    expect(engine.ledger.totals.pool).toBe(0n)
    expect(engine.ledger.account('ann').cash - MONEY).toBe(ONE * ONE)
    expect(engine.ledger.account('ben').cash - MONEY).toBe(-ONE * ONE)
  })

  it('sells nothing that is not held, unless the venue nets', () => {
    expect(engineWith().place('ann', 'sell', 60, 1)).toEqual({ refused: 'funds' })
    const { engine, place, holding } = engineWith({ netting: true })
    place('ann', 'buy', 60, 10)
    place('ben', 'sell', 60, 10)
    expect(holding('ben')).toEqual([0n, shares(10)])
    place('cat', 'buy', 70, 4)
    place('ann', 'sell', 70, 4)
    expect(holding('ann')).toEqual([shares(6), 0n])
    expect(engine.ledger.account('ann').cash - MONEY).toBe(shares(10) * -60n * CENT + shares(4) * 70n * CENT)
  })

  it('locks what an open order may need and gives it back', () => {
    const { engine, place } = engineWith()
    const order = orderOf(place('ann', 'buy', 60, 10))
    expect(engine.ledger.account('ann')).toMatchObject({
      cash: MONEY - shares(6) * ONE,
      lockedCash: shares(6) * ONE,
    })
    expect(place('ann', 'buy', 50, 2_000)).toEqual({ refused: 'funds' })
    expect(engine.cancel(order.id)?.status).toBe('canceled')
    expect(engine.cancel(order.id)).toBeUndefined()
    expect(engine.ledger.account('ann')).toMatchObject({ cash: MONEY, lockedCash: 0n })
  })

  it('amends an order: at the end of the queue, with what is filled, and as it was where the money does not suffice', () => {
    const { engine, place } = engineWith()
    const order = orderOf(place('ann', 'buy', 60, 10, { id: 'first' }))
    place('ben', 'buy', 60, 10, { id: 'second' })
    place('cat', 'sell', 60, 4, { token: 0 })
    place('cat', 'buy', 40, 4, { token: 1 })
    expect(order.filled).toBe(shares(4))
    expect(engine.amend('first', { price: 50n * CENT, size: shares(4) })).toEqual({ refused: 'size' })
    expect(engine.amend('first', { price: 60n * CENT, size: shares(5_000) })).toEqual({ refused: 'funds' })
    expect(order).toMatchObject({ price: 60n * CENT, size: shares(10), status: 'open' })
    expect(engine.ledger.account('ann').lockedCash).toBe(shares(6) * 60n * CENT)
    expect(engine.amend('first', { price: 60n * CENT, size: shares(12) })).toMatchObject({ fills: [] })
    expect(engine.ledger.account('ann').lockedCash).toBe(shares(8) * 60n * CENT)
    expect(fillsOf(place('cat', 'buy', 40, 11, { token: 1 }))).toEqual([
      ['second', 60n, 10n],
      ['first', 60n, 1n],
    ])
    place('ben', 'buy', 30, 3, { token: 1, id: 'no' })
    expect(fillsOf(engine.amend('first', { price: 70n * CENT, size: shares(12) }) as Placed)).toEqual([['no', 70n, 3n]])
    expect(engine.amend('none', { price: CENT, size: shares(1) })).toBeUndefined()
  })

  it('knows the ways to be short-lived', () => {
    const { engine, place } = engineWith()
    place('ann', 'buy', 40, 5, { token: 1 })
    expect(place('ben', 'buy', 60, 6, { unfilled: 'refuse' })).toEqual({ refused: 'unfilled' })
    expect(place('ben', 'buy', 60, 6, { postOnly: true })).toEqual({ refused: 'crosses' })
    expect(orderOf(place('ben', 'buy', 60, 6, { unfilled: 'drop' }))).toMatchObject({
      status: 'canceled',
      filled: shares(5),
    })
    expect(engine.levels('m')).toEqual({ bids: [], asks: [] })
    expect(place('ben', 'buy', 60, 6, { id: 'x' })).not.toHaveProperty('refused')
    expect(place('ben', 'buy', 60, 6, { id: 'x' })).toEqual({ refused: 'duplicate' })
  })

  it('never trades an account with itself', () => {
    const { place } = engineWith()
    const resting = orderOf(place('ann', 'buy', 60, 5))
    expect(orderOf(place('ann', 'buy', 40, 5, { token: 1 })).status).toBe('canceled')
    expect(resting.status).toBe('open')
    expect(orderOf(place('ann', 'buy', 40, 5, { token: 1, selfTrade: 'maker' })).status).toBe('open')
    expect(resting.status).toBe('canceled')
  })
})

const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      account: fc.constantFrom('ann', 'ben', 'cat'),
      token: fc.constantFrom(0 as const, 1 as const),
      side: fc.constantFrom('buy' as const, 'sell' as const),
      price: fc.bigInt(1n, 999n).map((price) => price * 1_000n),
      size: fc.bigInt(1n, 400n * ONE),
      unfilled: fc.constantFrom('rest' as const, 'drop' as const, 'refuse' as const),
      selfTrade: fc.constantFrom('taker' as const, 'maker' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ cancel: fc.nat() }) },
)

describe.each([false, true])('whatever is placed, netting %s', (netting) => {
  const fee: EngineOptions['fee'] = (_, price, size) => (7n * price * (ONE - price) * size) / (100n * ONE)

  it('keeps money, shares and locks in balance, and the book uncrossed', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        const { engine } = engineWith({ netting, fee })
        for (const each of actions) {
          if ('cancel' in each)
            engine.cancel([...engine.orders.keys()].at(each.cancel % (engine.orders.size || 1)) ?? '')
          else engine.place({ ...each, market: 'm' })

          const accounts = [...engine.ledger.accounts.values()]
          const sum = (pick: (account: (typeof accounts)[number]) => bigint) =>
            accounts.reduce((total, account) => total + pick(account), 0n)
          const { pool, fees } = engine.ledger.totals
          expect(sum(({ cash, lockedCash }) => cash + lockedCash) + pool + fees).toBe(3n * MONEY)
          // Every pair of tokens stands for one unit of money in the pool.
          for (const token of [0, 1] as const) {
            expect(sum((account) => account.shares.get('m')?.[token] ?? 0n) * ONE).toBe(pool)
          }
          for (const { cash, lockedCash, shares, lockedShares } of accounts) {
            expect(cash >= 0n && lockedCash >= 0n).toBe(true)
            for (const token of [0, 1] as const) {
              const [held, locked] = [shares.get('m')?.[token] ?? 0n, lockedShares.get('m')?.[token] ?? 0n]
              expect(locked >= 0n && held >= locked).toBe(true)
            }
          }
          const { bids, asks } = engine.levels('m')
          if (bids[0] && asks[0]) expect(bids[0].price).toBeLessThan(asks[0].price)
          const prices = [...asks.toReversed(), ...bids].map(({ price }) => price)
          expect(prices).toEqual([...new Set(prices)].sort((a, b) => (a < b ? 1 : -1)))
        }
        for (const order of engine.orders.values()) engine.cancel(order.id)
        for (const { lockedCash, lockedShares } of engine.ledger.accounts.values()) {
          expect([lockedCash, ...(lockedShares.get('m') ?? [])].every((locked) => locked === 0n)).toBe(true)
        }
      }),
      { numRuns: 150 },
    )
  })
})
