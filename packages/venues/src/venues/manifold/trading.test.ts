import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildAndSubmit } from '../../__fixtures__/build-and-submit.ts'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const fixtures = new URL('./__fixtures__/', import.meta.url)
const fixture = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, fixtures), 'utf8'))
const RAIN = 'r4inT0mw9Q'
const rain = { ...fixture('fetchEvent-binary'), id: RAIN, probability: 0.4, isResolved: false, mechanism: 'cpmm-1' }
const me = { id: 'u0me', name: 'Me', username: 'me', balance: 812.5, cashBalance: 3, totalDeposits: 1_000 }
const missing = () => Response.json({ message: 'Contract not found' }, { status: 404 })
const made = (change: object = {}) => ({
  ...{
    betId: 'b1',
    contractId: RAIN,
    outcome: 'YES',
    createdTime: 1788274700000,
    isCancelled: false,
    isRedemption: false,
  },
  ...{ amount: 0, shares: 0, isFilled: false, probBefore: 0.4, probAfter: 0.4, fills: [] },
  ...change,
})
const manifoldWith = (answers: Parameters<typeof venueBefore>[1], credentials: object = { apiKey: 'the-key' }) =>
  venueBefore(venue, { [`/v0/market/${RAIN}`]: rain, '/v0/me': me, ...answers }, { fixtures, missing, credentials })
const bodies = (requests: Request[]) =>
  Promise.all(
    requests
      .filter(({ method }) => method === 'POST')
      .map(async (request): Promise<Record<string, unknown>> => JSON.parse(await request.clone().text())),
  )

const buy = {
  marketId: RAIN,
  outcomeId: `${RAIN}:YES`,
  side: 'buy',
  type: 'limit',
  amount: 120,
  price: 0.31,
} as const

describe('createOrder', () => {
  it('bets the mana that so many shares cost at the limit, once it was tried out', async () => {
    const { venue: manifold, requests } = manifoldWith({
      '/v0/bet': [made({ betId: 'dry-run' }), made({ amount: 12.4, shares: 40, limitProb: 0.31, orderAmount: 37.2 })],
    })
    expect(await manifold.createOrder(buy)).toEqual({
      id: 'b1',
      marketId: RAIN,
      outcomeId: `${RAIN}:YES`,
      side: 'buy',
      type: 'limit',
      price: 0.31,
      amount: 120,
      status: 'open',
      filled: 40,
      filledShares: 40,
      remaining: 80,
      timestamp: 1788274700000,
    })
    const bet = { contractId: RAIN, outcome: 'YES', limitProb: 0.31, amount: 37.2 }
    expect(await bodies(requests)).toEqual([{ ...bet, dryRun: true }, bet])
    expect(requests.at(-1)?.headers.get('authorization')).toBe('Key the-key')
  })

  it('submits what was built, and nothing else', async () => {
    const { venue: manifold, requests } = manifoldWith({
      '/v0/bet': [made({ betId: 'dry-run' }), made({ limitProb: 0.31, orderAmount: 37.2 })],
    })
    expect(await buildAndSubmit(manifold, buy)).toMatchObject({ id: 'b1', status: 'open', price: 0.31, amount: 120 })
    expect((await bodies(requests)).map(({ dryRun }) => dryRun)).toEqual([true, undefined])
  })

  it('bets on NO at the probability of YES', async () => {
    const { venue: manifold, requests } = manifoldWith({ '/v0/bet': made({ outcome: 'NO' }) })
    const order = await manifold.createOrder({ ...buy, outcomeId: `${RAIN}:NO`, expiration: '2026-09-01T16:00:00Z' })
    expect(order).toMatchObject({ outcomeId: `${RAIN}:NO`, price: 0.31, amount: 120, status: 'open' })
    const bet = { contractId: RAIN, outcome: 'NO', limitProb: 0.69, amount: 37.2 }
    expect(await bodies(requests)).toEqual([
      { ...bet, dryRun: true },
      { ...bet, expiresAt: Date.parse('2026-09-01T16:00:00Z') },
    ])
  })

  it('asks what the pool takes for so many shares, and bets that', async () => {
    const { venue: manifold, requests } = manifoldWith({
      '/v0/bet': [
        made({ amount: 40, shares: 98, isFilled: true }),
        made({ amount: 40.816327, shares: 99.999, isFilled: true }),
        made({ amount: 40.816327, shares: 99.999, isFilled: true }),
      ],
    })
    const { price: _, ...market } = { ...buy, type: 'market' as const, amount: 100 }
    const order = await manifold.createOrder(market)
    expect(order).toMatchObject({ type: 'market', status: 'filled', amount: 99.999, filled: 99.999, remaining: 0 })
    expect(order).not.toHaveProperty('price')
    expect((await bodies(requests)).map(({ amount, dryRun }) => [amount, dryRun])).toEqual([
      [40, true],
      [40.816327, true],
      [40.816327, undefined],
    ])
  })

  it('sells shares at the price of the market', async () => {
    const path = `/v0/market/${RAIN}/sell`
    const {
      venue: manifold,
      requests,
      calls,
    } = manifoldWith({ [path]: made({ amount: -8.2, shares: -20, isFilled: true }) })
    const order = await manifold.createOrder({ ...buy, side: 'sell', type: 'market', amount: 20, price: undefined })
    expect(order).toMatchObject({ side: 'sell', status: 'filled', filled: 20, amount: 20, remaining: 0 })
    expect(await bodies(requests)).toEqual([{ outcome: 'YES', shares: 20 }])
    expect(calls.some((each) => each.startsWith('/v0/bet '))).toBe(false)
    await expect(manifold.createOrder({ ...buy, side: 'sell' })).rejects.toMatchObject({ field: 'type' })
  })

  it.each([
    [403, 'Insufficient balance.', 'INSUFFICIENT_FUNDS'],
    [403, 'Trading is closed.', 'INVALID_ORDER'],
    [400, 'limitProb must be in increments of 0.01 (i.e. whole percentage points)', 'INVALID_ORDER'],
    [401, 'No private user exists with the API key.', 'AUTHENTICATION_ERROR'],
    [403, 'You are not welcome.', 'PERMISSION_DENIED'],
  ])('reads the refusal %i “%s”', async (status, message, code) => {
    const { venue: manifold } = manifoldWith({ '/v0/bet': Response.json({ message }, { status }) })
    await expect(manifold.createOrder(buy)).rejects.toMatchObject({ code, message: `Manifold: ${message}` })
  })

  it('does not send twice what may have been taken', async () => {
    const { venue: manifold, requests } = manifoldWith({
      '/v0/bet': [made(), Response.json({ message: 'Please try betting again.' }, { status: 503 })],
    })
    await expect(manifold.createOrder(buy)).rejects.toMatchObject({ code: 'WRITE_UNCONFIRMED', retryable: false })
    expect(await bodies(requests)).toHaveLength(2)
  })
})

describe('orders', () => {
  const open = {
    id: 'b9openLimit',
    marketId: RAIN,
    outcomeId: `${RAIN}:YES`,
    side: 'buy',
    type: 'limit',
    price: 0.31,
    amount: 120,
    status: 'open',
    filled: 40,
    filledShares: 40,
    remaining: 80,
    timestamp: 1788274200000,
  }

  it('are the bets of the member, without what nobody ordered', async () => {
    const { venue: manifold, calls } = manifoldWith({ '/v0/bets': 'bets-of-user' })
    const all = await manifold.fetchAllOrders()
    expect(all[0]).toEqual(open)
    expect(
      all.slice(1).map((order) => [order.id, order.side, order.type, order.price, order.amount, order.status]),
    ).toEqual([
      ['b7noBought0', 'buy', 'market', undefined, 50, 'filled'],
      ['b6noExpired', 'buy', 'limit', 0.6, 100, 'canceled'],
      ['b5soldYes00', 'sell', 'market', undefined, 20, 'filled'],
    ])
    expect(all[1]?.outcomeId).toBe('aKlaebo000:NO')
    expect(calls.at(-1)).toBe('/v0/bets?userId=u0me&limit=1000')
    expect((await manifold.fetchClosedOrders({ marketId: RAIN })).map(({ id }) => id)).toEqual([
      'b6noExpired',
      'b5soldYes00',
    ])
    expect(await manifold.fetchOpenOrders(RAIN)).toEqual([open])
    expect(calls.at(-1)).toBe('/v0/bets?userId=u0me&kinds=open-limit&limit=1000')
  })

  it('are found by id where they are the member’s own, and canceled while they are open', async () => {
    const [bet, , bought] = fixture('bets-of-user')
    const { venue: manifold, calls } = manifoldWith({
      '/v0/bets?id=b9openLimit': [[bet]],
      '/v0/bets?id=b7noBought0': [[bought]],
      '/v0/bets?id=b0others': [[{ ...bet, userId: 'u1' }]],
      '/v0/bets?id=b0none': [[]],
      '/v0/bet/cancel/b9openLimit': { ...bet, isCancelled: true },
    })
    expect(await manifold.fetchOrder('b9openLimit')).toEqual(open)
    expect(await manifold.cancelOrder('b9openLimit')).toEqual({ ...open, status: 'canceled', remaining: 0 })
    expect(calls.filter((path) => path.includes('cancel'))).toEqual(['/v0/bet/cancel/b9openLimit {}'])
    for (const id of ['b0others', 'b0none']) {
      await expect(manifold.fetchOrder(id)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
    }
    await expect(manifold.cancelOrder('b7noBought0')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  })
})

describe('account', () => {
  it('returns trades fill by fill, newest first', async () => {
    const { venue: manifold } = manifoldWith({ '/v0/bets': 'bets-of-user' })
    const trades = await manifold.fetchMyTrades()
    expect(trades[0]).toEqual({
      id: 'b9openLimit:1',
      orderId: 'b9openLimit',
      timestamp: 1788274500000,
      price: 0.31,
      amount: 10,
      side: 'buy',
      marketId: RAIN,
      outcomeId: `${RAIN}:YES`,
    })
    expect(
      trades.slice(1).map(({ id, price, amount, side, outcomeId }) => [id, price, amount, side, outcomeId]),
    ).toEqual([
      ['b9openLimit:0', 0.31, 30, 'buy', `${RAIN}:YES`],
      ['b7noBought0:0', 0.65, 50, 'buy', 'aKlaebo000:NO'],
      ['b5soldYes00:0', 0.6, 20, 'sell', `${RAIN}:YES`],
    ])
    expect((await manifold.fetchMyTrades({ marketId: RAIN, limit: 1 })).map(({ id }) => id)).toEqual(['b9openLimit:1'])
    expect(await manifold.fetchMyTrades({ outcomeId: 'aKlaebo000:NO', until: '2026-09-01T14:00:00Z' })).toEqual([])
  })

  it('returns positions answer by answer, without settled ones', async () => {
    const { venue: manifold, calls } = manifoldWith({ '/v0/get-user-contract-metrics-with-contracts': 'holdings' })
    expect(await manifold.fetchPositions()).toEqual([
      {
        marketId: RAIN,
        outcomeId: `${RAIN}:YES`,
        outcomeLabel: 'Yes',
        size: 40,
        entryPrice: 0.31,
        currentValue: 13.2,
        unrealizedPnL: expect.closeTo(0.8, 9),
      },
      {
        marketId: 'aKlaebo000',
        outcomeId: 'aKlaebo000:NO',
        outcomeLabel: 'No',
        size: 50,
        entryPrice: 0.65,
        currentValue: 33,
        unrealizedPnL: 0.5,
      },
    ])
    expect(calls.at(-1)).toBe(
      '/v0/get-user-contract-metrics-with-contracts?userId=u0me&offset=0&limit=1000&perAnswer=true',
    )
  })

  it('returns the mana, and the cash if there is any', async () => {
    const { venue: manifold } = manifoldWith({})
    expect(await manifold.fetchBalance()).toEqual([
      { currency: 'MANA', total: 812.5, available: 812.5 },
      { currency: 'CASH', total: 3, available: 3 },
    ])
    const stranger = manifoldWith({}, {}).venue
    await expect(stranger.fetchBalance()).rejects.toMatchObject({
      code: 'AUTHENTICATION_ERROR',
      field: 'credentials.apiKey',
    })
  })
})
