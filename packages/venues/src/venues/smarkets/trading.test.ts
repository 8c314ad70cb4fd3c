import { describe, expect, it } from 'vitest'
import { buildAndSubmit } from '../../__fixtures__/build-and-submit.ts'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const fixtures = new URL('./__fixtures__/', import.meta.url)
const MARKET = '44210077:91000011:210000001'
const PAIR = { marketId: '44210077:91000012', outcomeId: '44210077:91000012:210000004' }
const NO_MORE = { pagination: { next_page: null } }
const answers = {
  '/v3/events/': 'events',
  '/v3/events/44210077,44210099/markets/': 'markets',
  '/v3/markets/91000011,91000012,91000020/contracts/': 'contracts',
  '/v3/markets/91000011,91000012,91000020/last_executed_prices/': 'last-prices',
  '/v3/markets/91000011/quotes/': 'quotes',
  '/v3/orders/': 'orders',
  '/v3/accounts/activity/': 'activity',
}
const memberWith = (more: Parameters<typeof venueBefore>[1] = {}, credentials: object = { apiToken: 't-1' }) =>
  venueBefore(venue, { ...answers, ...more }, { fixtures, credentials })
const limit = { marketId: MARKET, outcomeId: MARKET, side: 'buy', type: 'limit', amount: 25, price: 0.4651 } as const
const no = { ...limit, outcomeId: `${MARKET}:NO`, price: 0.5349 } as const
const placed = {
  order_id: '700000009',
  market_id: '91000011',
  contract_id: '210000001',
  side: 'buy',
  price: 4651,
  orig_price: 4651,
  quantity: 250_000,
  available_quantity: 150_000,
  total_executed_quantity: 100_000,
  executed_avg_price: 4600,
  available_balance: '88.20',
  exposure: '-11.80',
}

describe('sessions', () => {
  it('are begun with the e-mail address and the password, once', async () => {
    const session = { token: 's-1', stop: '2026-09-01T15:30:00Z', factor: 'complete' }
    const account = { account: { currency: 'GBP', balance: '1.00', available_balance: '1.00' } }
    const credentials = { apiKey: 'ann@members.test', privateKey: 'secret' }
    const { venue: smarkets, requests } = memberWith(
      { '/v3/sessions/': session, '/v3/accounts/': account },
      credentials,
    )
    await Promise.all([smarkets.fetchBalance(), smarkets.fetchBalance()])
    await smarkets.fetchBalance()
    expect(requests.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
      ['POST', '/v3/sessions/'],
      ['GET', '/v3/accounts/'],
      ['GET', '/v3/accounts/'],
      ['GET', '/v3/accounts/'],
    ])
    expect(await requests[0]?.json()).toEqual({ username: 'ann@members.test', password: 'secret', remember: false })
    expect(requests[1]?.headers.get('authorization')).toBe('Session-Token s-1')
  })

  it.each([
    [{ token: 's-1', factor: 'totp' }, 'requires a second factor (totp)'],
    [Response.json({ error_type: 'INVALID_CREDENTIALS', data: {} }, { status: 401 }), 'INVALID_CREDENTIALS'],
  ])('need everything the venue asks for: %#', async (session, message) => {
    const { venue: smarkets } = memberWith({ '/v3/sessions/': session }, { apiKey: 'a@members.test', privateKey: 'x' })
    await expect(smarkets.createOrder(limit)).rejects.toMatchObject({
      code: 'AUTHENTICATION_ERROR',
      message: expect.stringContaining(message),
    })
  })

  it('need credentials', async () => {
    const { venue: smarkets, calls } = memberWith({}, {})
    await expect(smarkets.fetchPositions()).rejects.toMatchObject({
      code: 'AUTHENTICATION_ERROR',
      field: 'credentials.apiKey',
    })
    expect(calls).toEqual([])
  })
})

describe('createOrder', () => {
  it.each([
    ['backs a contract', limit, { side: 'buy', price: 4651 }],
    ['lays it, where the caller says so', { ...limit, side: 'sell', reduceOnly: false }, { side: 'sell', price: 4651 }],
    ['lays it to buy its No', no, { side: 'sell', price: 4651, label: 'NO' }],
    ['backs it to sell its No', { ...no, side: 'sell', reduceOnly: false }, { side: 'buy', price: 4651, label: 'NO' }],
    ['takes at once', { ...limit, timeInForce: 'IOC' }, { side: 'buy', price: 4651, type: 'immediate_or_cancel' }],
    [
      'takes the price of the book',
      { ...limit, type: 'market', price: undefined },
      { price: 4762, type: 'immediate_or_cancel' },
    ],
  ] as const)('%s', async (_, order, sent) => {
    const { venue: smarkets, requests } = memberWith()
    const { raw } = await smarkets.buildOrder(order)
    // Without a session, quotes come late.
    for (const { headers } of requests) expect(headers.get('authorization')).toBe('Session-Token t-1')
    expect(raw).toEqual({
      market_id: '91000011',
      contract_id: '210000001',
      side: 'buy',
      quantity: 250_000,
      type: 'good_til_cancelled',
      ...sent,
    })
  })

  const order = {
    id: '700000009',
    ...{ marketId: MARKET, outcomeId: MARKET, side: 'buy', type: 'limit', price: 0.4651, amount: 25 },
    averageFillPrice: 0.46,
    ...{ status: 'open', filled: 10, filledShares: 10, remaining: 15 },
    timestamp: Date.parse('2026-09-01T15:00:00Z'),
  }

  it('submits what was built, and nothing else', async () => {
    const { venue: smarkets, requests } = memberWith({ '/v3/orders/': placed })
    expect(await buildAndSubmit(smarkets, limit)).toEqual(order)
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('reads the answer field by field, for the requested side', async () => {
    const { venue: smarkets, requests } = memberWith({ '/v3/orders/': placed })
    expect(await smarkets.createOrder(limit)).toEqual(order)
    expect(await smarkets.createOrder(no)).toEqual({
      ...{ ...order, outcomeId: `${MARKET}:NO`, price: 0.5349, averageFillPrice: 0.54 },
    })
    expect(await smarkets.createOrder({ ...limit, type: 'market' })).toEqual({
      ...order,
      ...{ type: 'market', status: 'canceled', remaining: 0 },
    })
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(Array(3).fill('Session-Token t-1'))
  })

  it.each([
    [400, 'ORDER_REJECTED_INSUFFICIENT_FUNDS', 'INSUFFICIENT_FUNDS'],
    [400, 'ORDER_INVALID_INVALID_PRICE', 'INVALID_ORDER'],
    [400, 'ORDER_REJECTED_MARKET_HALTED', 'INVALID_ORDER'],
    [400, 'ORDER_REJECTED_CONTRACT_NOT_FOUND', 'OUTCOME_NOT_FOUND'],
    [429, 'ORDER_REJECTED_THROTTLE_EXCEEDED', 'RATE_LIMIT_EXCEEDED'],
    [451, 'COUNTRY_BLOCKED', 'PERMISSION_DENIED'],
    [503, 'ORDER_REJECTED_SERVICE_TEMPORARILY_UNAVAILABLE', 'RATE_LIMIT_EXCEEDED'],
    [503, 'INTERNAL_ERROR', 'WRITE_UNCONFIRMED'],
  ])('returns the error code of a refusal: %i %s', async (statusCode, error_type, code) => {
    const refusal = Response.json({ error_type, data: {} }, { status: statusCode })
    const { venue: smarkets, requests } = memberWith({ '/v3/orders/': refusal })
    await expect(smarkets.createOrder(limit)).rejects.toMatchObject({ code })
    expect(requests).toHaveLength(1)
  })

  it.each([
    [{ price: 0.46511 }, 'price'],
    [{ amount: 0.00001 }, 'amount'],
    [{ amount: 1e15 }, 'amount'],
    [{ marketId: PAIR.marketId }, 'outcomeId'],
    [{ outcomeId: '44210077:91000011' }, 'outcomeId'],
    [{ ...PAIR, outcomeId: `${PAIR.outcomeId}:NO` }, 'outcomeId'],
    [{ timeInForce: 'FOK' }, 'timeInForce'],
    [{ clientOrderId: 'mine' }, 'clientOrderId'],
  ] as const)('refuses %o before anything is sent', async (change, field) => {
    const { venue: smarkets, calls } = memberWith()
    await expect(smarkets.createOrder({ ...limit, ...change })).rejects.toMatchObject({ field })
    expect(calls).toEqual([])
  })

  it('takes a contract of a pair by its market', async () => {
    const { venue: smarkets } = memberWith()
    const { raw } = await smarkets.buildOrder({ ...limit, ...PAIR })
    expect(raw).toMatchObject({ market_id: '91000012', contract_id: '210000004', side: 'buy' })
  })
})

describe('orders', () => {
  it('are read field by field; a lay that was meant as No is one', async () => {
    const { venue: smarkets, rejections } = memberWith({ '/v3/accounts/activity/': ['activity', NO_MORE] })
    const orders = await smarkets.fetchAllOrders()
    expect(orders).toEqual([
      {
        id: '700000004',
        ...{ marketId: MARKET, outcomeId: `${MARKET}:NO`, side: 'buy', type: 'limit', price: 0.5349, amount: 25 },
        ...{ status: 'open', filled: 10, filledShares: 10, remaining: 15 },
        timestamp: 1788264240250,
      },
      {
        id: '700000003',
        ...{ marketId: MARKET, outcomeId: MARKET, side: 'buy', type: 'market', price: 0.4762, amount: 100 },
        ...{ status: 'filled', filled: 100, filledShares: 100, remaining: 0 },
        timestamp: 1788264180000,
      },
      {
        id: '700000002',
        ...{ marketId: MARKET, outcomeId: MARKET, side: 'sell', type: 'limit', price: 0.5, amount: 40 },
        ...{ status: 'canceled', filled: 25, filledShares: 25, remaining: 0 },
        timestamp: 1788264120000,
      },
      {
        id: '700000001',
        // No row states the event of this market.
        ...{ marketId: '91000099', outcomeId: '219999999', side: 'buy', type: 'limit', price: 0.1, amount: 2 },
        ...{ status: 'open', filled: 0, filledShares: 0, remaining: 2 },
        timestamp: 1788264060000,
      },
    ])
    expect(rejections.map(({ path, id }) => [path, id])).toContainEqual(['/v3/orders/', '700000000'])
  })

  it('are requested by state, market and time, page after page', async () => {
    const first = {
      orders: [],
      pagination: { next_page: '?limit=100&state=created&state=filled&pagination_last_id=7' },
    }
    const { venue: smarkets, calls } = memberWith({ '/v3/orders/': [first, { orders: [], ...NO_MORE }] })
    await smarkets.fetchClosedOrders({ marketId: MARKET, since: '2026-09-01' })
    expect(calls).toEqual([
      '/v3/orders/?state=created&state=partial&state=filled&state=settled&market_id=91000011&created_datetime_min=2026-09-01T00:00:00.000Z&limit=100',
      '/v3/orders/?limit=100&state=created&state=filled&pagination_last_id=7',
    ])
    await smarkets.fetchOpenOrders(MARKET)
    expect(calls[2]).toBe('/v3/orders/?state=created&state=partial&market_id=91000011&limit=100')
    await expect(smarkets.fetchOpenOrders('mine')).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
  })

  const row = {
    id: '700000005',
    ...{ market_id: '91000011', contract_id: '210000001', side: 'buy', price: 4651, state: 'partial' },
    ...{ quantity: 870_000, quantity_filled: 435_000, quantity_unfilled: 435_000, average_price_matched: 4651 },
    created_datetime: '2026-09-01T12:02:00Z',
  }

  it('are in the currency of the account, in which they are placed, not in pounds', async () => {
    const euros = {
      quantity_user_currency: 1_000_000,
      quantity_filled_user_currency: 500_000,
      quantity_unfilled_user_currency: 500_000,
    }
    const { venue: smarkets } = memberWith({ '/v3/orders/': { orders: [{ ...row, ...euros }], ...NO_MORE } })
    const [order] = await smarkets.fetchOpenOrders()
    expect(order).toMatchObject({ amount: 100, filled: 50, filledShares: 50, remaining: 50 })
    expect(await smarkets.fetchPositions()).toEqual([
      { marketId: MARKET, outcomeId: MARKET, size: 50, entryPrice: 0.4651 },
    ])
  })

  it('are pending while the venue waits to confirm what was matched in play', async () => {
    const waiting = { ...row, quantity_filled: 0, quantity_unfilled: 0, quantity_filled_pending: 870_000 }
    const { venue: smarkets } = memberWith({ '/v3/orders/': { orders: [waiting], ...NO_MORE } })
    expect(await smarkets.fetchOpenOrders()).toMatchObject([{ status: 'pending', amount: 87, filled: 0, remaining: 0 }])
    expect(await smarkets.fetchClosedOrders()).toEqual([])
  })

  it('that were canceled after a part was matched are closed, whatever state they kept', async () => {
    const canceled = { ...row, quantity_unfilled: 0 }
    const { venue: smarkets } = memberWith({ '/v3/orders/': { orders: [canceled], ...NO_MORE } })
    expect(await smarkets.fetchOpenOrders()).toEqual([])
    expect(await smarkets.fetchClosedOrders()).toMatchObject([
      { status: 'canceled', amount: 87, filled: 43.5, remaining: 0 },
    ])
  })

  it('do not go round in circles', async () => {
    const page = { orders: [], pagination: { next_page: '?limit=100&pagination_last_id=7' } }
    const { venue: smarkets, calls } = memberWith({ '/v3/orders/': page })
    await expect(smarkets.fetchOpenOrders()).rejects.toMatchObject({ code: 'EXCHANGE_ERROR' })
    expect(calls).toHaveLength(2)
  })

  it('are found by id', async () => {
    const { venue: smarkets, calls } = memberWith({ '/v3/accounts/activity/': ['activity', NO_MORE] })
    expect(await smarkets.fetchOrder('700000004')).toMatchObject({ status: 'open', outcomeId: `${MARKET}:NO` })
    expect(calls[0]).toBe('/v3/orders/?id=700000004&limit=1')
    for (const id of ['1', 'mine']) {
      await expect(smarkets.fetchOrder(id)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
    }
  })

  it('are canceled one by one; a canceled one may no longer be listed', async () => {
    const orders = { '/v3/orders/': ['orders', { orders: [], ...NO_MORE }], '/v3/orders/700000004/': {} }
    const { venue: smarkets, requests } = memberWith(orders)
    expect(await smarkets.cancelOrder('700000004')).toMatchObject({ status: 'canceled', filled: 10, remaining: 0 })
    const cancel = requests.find(({ method }) => method === 'DELETE')
    expect(new URL(cancel?.url ?? '').pathname).toBe('/v3/orders/700000004/')
    await expect(smarkets.cancelOrder('700000004')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
    await expect(memberWith().venue.cancelOrder('700000003')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  })
})

describe('account', () => {
  it('returns each execution once', async () => {
    const { venue: smarkets, calls } = memberWith()
    expect(await smarkets.fetchMyTrades({ marketId: MARKET })).toEqual([
      {
        id: '12-1',
        timestamp: 1788264300500,
        ...{ outcomeId: `${MARKET}:NO`, side: 'buy', price: 0.53, amount: 10 },
        ...{ marketId: MARKET, orderId: '700000004' },
      },
      {
        id: '10-0',
        timestamp: 1788264180000,
        ...{ outcomeId: MARKET, side: 'buy', price: 0.47, amount: 100 },
        ...{ marketId: MARKET, orderId: '700000003' },
      },
    ])
    expect(calls[0]).toBe(
      '/v3/accounts/activity/?market_id=91000011&source=order.execute&source=order.execute.confirm&source=order.execute.void&sort=-seq,-subseq&limit=500',
    )
    expect(await smarkets.fetchMyTrades({ outcomeId: `${MARKET}:NO` })).toHaveLength(1)
  })

  const line = (seq: number, source: string, quantity_change: number, more: object = {}) => ({
    ...{ seq, subseq: 0, source, quantity_change },
    ...{ event_id: '44210077', market_id: '91000011', contract_id: '210000001' },
    ...{ order_id: '700000003', side: 'buy', price: 4700, label: null },
    timestamp: `2026-09-01T12:03:${10 + seq}.361612`,
    ...more,
  })
  const tradesOf = async (...account_activity: object[]) => {
    const { venue: smarkets } = memberWith({ '/v3/accounts/activity/': { account_activity, ...NO_MORE } })
    return (await smarkets.fetchMyTrades({ marketId: MARKET })).map(({ id, amount }) => [id, amount])
  }

  it('counts an execution once that is sent again when it is confirmed', async () => {
    const executed = line(1, 'order.execute', -1_000_000)
    expect(await tradesOf(line(2, 'order.execute.confirm', -1_000_000), executed)).toEqual([['1-0', 100]])
    expect(await tradesOf(line(2, 'order.execute.confirm', 0), executed)).toEqual([['1-0', 100]])
    expect(await tradesOf(line(2, 'order.execute.confirm', -1_000_000))).toEqual([['2-0', 100]])
    const [twice, confirmed] = [line(2, 'order.execute', -1_000_000), line(3, 'order.execute.confirm', -1_000_000)]
    expect(await tradesOf(line(4, 'order.execute.confirm', -1_000_000), confirmed, twice, executed)).toEqual([
      ['2-0', 100],
      ['1-0', 100],
    ])
  })

  it('leaves out an execution that the venue voided', async () => {
    const [executed, other] = [line(1, 'order.execute', -1_000_000), line(2, 'order.execute', -50_000)]
    expect(await tradesOf(line(3, 'order.execute.void', 1_000_000), other, executed)).toEqual([['2-0', 5]])
    expect(await tradesOf(line(3, 'order.execute.void', 0), executed)).toEqual([])
    expect(await tradesOf(line(3, 'order.execute.void', 1_000_000))).toEqual([])
  })

  it('returns executions in the currency of the account, at their time in UTC wherever it runs', async () => {
    const zone = process.env.TZ
    process.env.TZ = 'America/New_York'
    try {
      const row = line(1, 'order.execute', -870_000, { quantity_user_currency_change: -1_000_000 })
      const { venue: smarkets } = memberWith({ '/v3/accounts/activity/': { account_activity: [row], ...NO_MORE } })
      expect(await smarkets.fetchMyTrades({ marketId: MARKET })).toMatchObject([
        { amount: 100, timestamp: 1788264191361 },
      ])
    } finally {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    }
  })

  it('adds up positions: what was backed less what was laid, and a lay alone is a No', async () => {
    const { venue: smarkets } = memberWith()
    expect(await smarkets.fetchPositions()).toEqual([
      { marketId: MARKET, outcomeId: MARKET, size: 65, entryPrice: 0.47 },
    ])
    const laid = {
      id: '1',
      ...{ market_id: '91000011', contract_id: '210000001', side: 'sell', price: 4000, state: 'filled' },
      ...{ quantity: 20_000, quantity_filled: 20_000, quantity_unfilled: 0, average_price_matched: 3950 },
      created_datetime: '2026-09-01T12:00:00Z',
    }
    const { venue: layer } = memberWith({ '/v3/orders/': { orders: [laid], ...NO_MORE } })
    expect(await layer.fetchPositions()).toEqual([
      { marketId: MARKET, outcomeId: `${MARKET}:NO`, size: 2, entryPrice: 0.605 },
    ])
    const pair = { ...laid, market_id: '91000012', contract_id: '210000004' }
    const { venue: short } = memberWith({ '/v3/orders/': { orders: [pair], ...NO_MORE } })
    expect(await short.fetchPositions()).toEqual([{ ...PAIR, size: -2, entryPrice: 0.395 }])
    await expect(short.fetchPositions('0xabc')).rejects.toMatchObject({ field: 'address' })
  })

  it('returns money in the currency of the account', async () => {
    const account = {
      account_id: '1',
      currency: 'GBP',
      balance: '150.00',
      available_balance: '99.90',
      exposure: '-50.10',
    }
    const { venue: smarkets } = memberWith({ '/v3/accounts/': { account } })
    expect(await smarkets.fetchBalance()).toEqual([
      { currency: 'GBP', total: 150, available: 99.9, locked: 50.1, venue: 'smarkets' },
    ])
  })
})
