import { describe, expect, it } from 'vitest'
import { buildAndSubmit } from '../../__fixtures__/build-and-submit.ts'
import { type Answers, venueBefore } from '../../__fixtures__/venue-before.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { venue as module } from './index.ts'
import type { BuiltBet, SentOrder } from './order-schemas.ts'

const hash = (digit: string) => `0x${digit.repeat(64)}`
const MARKET = hash('1')
const [YES, NO] = [`${MARKET}:YES`, `${MARKET}:NO`]
const ORDER = hash('d')
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const WALLET = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const row = (await import('./__fixtures__/order.json', { with: { type: 'json' } })).default.data.order
const fills = (await import('./__fixtures__/fills.json', { with: { type: 'json' } })).default.data.fills

const sxbet = (more: Answers = {}, credentials: object = { apiKey: 'secret', privateKey: KEY }) =>
  venueBefore(
    module,
    {
      '/metadata/obv3': 'metadata',
      '/orderbook-v3/snapshot': 'book',
      '/markets/find': 'market',
      '/orders-v3': 'orders',
      [`/orders-v3/${ORDER}`]: 'order',
      '/fills-v3': 'fills',
      '/positions-v3': 'positions',
      '/user/balance-v3': 'balance',
      '/user/proxy': { data: { deployed: true } },
      ...more,
    },
    { fixtures: new URL('./__fixtures__/', import.meta.url), credentials },
  )
type Sent = ReturnType<typeof sxbet>

const limit: CreateOrderParams = {
  marketId: MARKET,
  outcomeId: YES,
  side: 'buy',
  type: 'limit',
  price: 0.42125,
  amount: 25,
}
const answered = (outcome: object | undefined, more: object = {}) => ({
  status: 'success',
  data: { orders: [{ status: 'SUBMITTED', ...(outcome && { outcome }), ...more }] },
})
const RESTED = { state: 'RESTED', fillAmount: '0', remainingAmount: '10531250' }

const sentOrder = async ({ requests }: Sent): Promise<SentOrder & Record<string, unknown>> => {
  const request = requests.find(({ method }) => method === 'POST')
  const body = JSON.parse((await request?.text()) ?? '{}')
  expect(body).toEqual({ orders: [expect.anything()], waitForOutcome: true })
  return body.orders[0]
}

const open = {
  id: ORDER,
  marketId: MARKET,
  outcomeId: YES,
  side: 'buy',
  type: 'limit',
  price: 0.4,
  averageFillPrice: 0.380952,
  // 3 USDC at 0.375 and 1 at 0.4, and 6 that rest at 0.4.
  amount: 25.5,
  status: 'open',
  filled: 10.5,
  filledShares: 10.5,
  remaining: 15,
  timestamp: Date.parse('2026-09-01T14:30:00.250Z'),
}

describe('createOrder', () => {
  it('sends a signed bet, and states what became of it', async () => {
    const sent = sxbet({ '/orders-v3': answered(RESTED) })
    const order = await sent.venue.createOrder(limit)
    expect(order).toEqual({
      id: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      marketId: MARKET,
      outcomeId: YES,
      side: 'buy',
      type: 'limit',
      price: 0.42125,
      amount: 25,
      status: 'open',
      filled: 0,
      filledShares: 0,
      remaining: 25,
    })
    expect(await sentOrder(sent)).toEqual({
      marketHash: MARKET,
      maker: WALLET,
      totalBetSize: '10531250',
      percentageOdds: '42125000000000000000',
      salt: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      // Every order has an end: that of one without is in a day.
      expiry: Date.parse('2026-09-02T15:00:00Z') / 1_000,
      baseToken: `0x${'c'.repeat(40)}`,
      isMakerBettingOutcomeOne: true,
      timeInForce: 'GTC',
      orderSignature: expect.stringMatching(/^0x[0-9a-f]{130}$/),
    })
    expect(sent.requests.at(-1)?.headers.get('x-sx-api-key')).toBe('secret')
    // The public reads carry no key.
    expect(sent.requests[0]?.headers.get('x-sx-api-key')).toBeNull()
  })

  it('stakes what the present book fills at its prices, and the rest at the price of the order', async () => {
    const { venue } = sxbet()
    const staked = async (change: object) =>
      ((await venue.buildOrder({ ...limit, ...change } as CreateOrderParams)).raw as BuiltBet).order
    // 20 shares at 0.45, and 10 at 0.46.
    expect(await staked({ price: 0.46, amount: 30 })).toMatchObject({ totalBetSize: String(9_000_000 + 4_600_000) })
    // 20 at 0.45 and 5 at 0.4975, within the slippage of a market order.
    expect(await staked({ type: 'market', price: undefined, amount: 25 })).toMatchObject({
      totalBetSize: String(9_000_000 + 2_487_500),
      percentageOdds: '49750000000000000000',
      timeInForce: 'IOC',
    })
  })

  it('sells as a bet on the other outcome, no more than is held', async () => {
    const sent = sxbet({
      '/orders-v3?status=ACTIVE&perPage=100': { data: { orders: [] } },
      [`/orders-v3?marketHash=${MARKET}&status=ACTIVE&perPage=100`]: { data: { orders: [] } },
      '/orders-v3': answered({ state: 'FULLY_FILLED', fillAmount: '147000000', remainingAmount: '0' }),
      '/fills-v3': { data: { fills: [{ ...fills[0], fillAmount: '147000000', fillOdds: '58875000000000000000' }] } },
    })
    const sale = { ...limit, side: 'sell', price: 0.41125, amount: 250, timeInForce: 'IOC' } as const
    expect(await sent.venue.createOrder(sale)).toMatchObject({
      outcomeId: YES,
      side: 'sell',
      status: 'filled',
      price: 0.41125,
      averageFillPrice: 0.41125,
    })
    expect(await sentOrder(sent)).toMatchObject({
      isMakerBettingOutcomeOne: false,
      percentageOdds: '58875000000000000000',
      // 80 shares at 0.58875 are in the book, and the price of the others is the same.
      totalBetSize: '147187500',
      timeInForce: 'IOC',
    })
    await expect(sent.venue.createOrder({ ...sale, amount: 300.8 })).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      field: 'amount',
    })
  })

  it.each([
    // The fixture lists fills of 4 USDC for 10.5 shares; the other 6.53125 count at the odds of the order.
    [{ state: 'FULLY_FILLED', fillAmount: '10531250' }, 'filled', 26.004451, 0],
    [{ state: 'PARTIAL_FILL_RESTED', fillAmount: '4000000' }, 'open', 10.5, 14.5],
    [{ state: 'PARTIAL_FILL_DONE', fillAmount: '4000000' }, 'canceled', 10.5, 0],
    [{ state: 'CANCELLED', fillAmount: '0', cancelReason: 'NO_LIQUIDITY' }, 'canceled', 0, 0],
    // Its fate is unknown.
    [{ state: 'TIMEOUT' }, 'pending', 0, 25],
    [{ state: 'SOMETHING_NEW' }, 'pending', 0, 25],
    [undefined, 'pending', 0, 25],
  ])('reads the outcome %j as %s', async (outcome, status, filled, remaining) => {
    const { venue } = sxbet({ '/orders-v3': answered(outcome) })
    expect(await venue.createOrder(limit)).toMatchObject({ status, filled, remaining })
  })

  it('is not lost where its fills cannot be read', async () => {
    const { venue } = sxbet({
      '/orders-v3': answered({ state: 'FULLY_FILLED', fillAmount: '10531250' }),
      '/fills-v3': new Response('{}', { status: 500 }),
    })
    expect(await venue.createOrder(limit)).toMatchObject({ status: 'filled', filled: 25, remaining: 0 })
  })

  it('builds and submits in two steps', async () => {
    const { venue } = sxbet({ '/orders-v3': answered(RESTED) })
    expect(await buildAndSubmit(venue, limit)).toMatchObject({ status: 'open', amount: 25 })
  })

  it.each([
    ['INSUFFICIENT_BALANCE', 'INSUFFICIENT_FUNDS'],
    ['PROXY_NOT_DEPLOYED', 'PERMISSION_DENIED'],
    ['ORDERS_ALREADY_EXIST', 'INVALID_ORDER'],
    ['MATCH_STATE_INVALID', 'INVALID_ORDER'],
    ['SOMETHING_NEW', 'INVALID_ORDER'],
  ])('reads the refusal %s', async (reason, code) => {
    const { venue } = sxbet({ '/orders-v3': { data: { orders: [{ orderId: null, status: 'FAILED', reason }] } } })
    await expect(venue.createOrder(limit)).rejects.toMatchObject({ code, message: `SX Bet: ${reason}` })
  })

  it('refuses an order that had to be filled whole and was not', async () => {
    const { venue } = sxbet({ '/orders-v3': answered({ state: 'CANCELLED', cancelReason: 'NO_LIQUIDITY' }) })
    await expect(venue.createOrder({ ...limit, timeInForce: 'FOK' })).rejects.toMatchObject({
      code: 'INVALID_ORDER',
      message: 'SX Bet: NO_LIQUIDITY',
    })
  })

  it('names the order whose answer is lost, or that the venue took under another id', async () => {
    const lost = sxbet({ '/orders-v3': new Response('{}', { status: 502 }) })
    await expect(lost.venue.createOrder(limit)).rejects.toMatchObject({
      code: 'WRITE_UNCONFIRMED',
      message: expect.stringMatching(/\(fetchOrder 0x[0-9a-f]{64} says whether it was placed\)$/),
    })
    const other = sxbet({ '/orders-v3': answered(RESTED, { orderId: hash('e') }) })
    await expect(other.venue.createOrder(limit)).rejects.toMatchObject({ code: 'WRITE_UNCONFIRMED' })
  })

  it.each([
    [{ price: 0.4205 }, 'price'],
    // A stake is a whole number of millionths at every step of the ladder.
    [{ amount: 25.0001 }, 'amount'],
    // 0.9 USDC.
    [{ amount: 2, price: 0.45 }, 'amount'],
    [{ outcomeId: `${hash('2')}:YES` }, 'outcomeId'],
    [{ outcomeId: MARKET }, 'outcomeId'],
    [{ tickSize: 0.01 }, 'tickSize'],
    [{ expiration: '2026-09-01T14:59:59Z' }, 'expiration'],
    [{ postOnly: true }, 'postOnly'],
    [{ clientOrderId: 'mine' }, 'clientOrderId'],
  ])('refuses %j before anything is sent', async (change, field) => {
    const { venue, requests } = sxbet()
    await expect(venue.createOrder({ ...limit, ...change } as CreateOrderParams)).rejects.toMatchObject({ field })
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  it('ends an order at the time that its caller names', async () => {
    const { venue } = sxbet()
    const built = await venue.buildOrder({ ...limit, expiration: '2026-09-01T16:00:00.900Z' })
    const { order } = built.raw as BuiltBet
    expect([order.expiry, order.timeInForce]).toEqual([Date.parse('2026-09-01T16:00:00Z') / 1_000, 'GTC'])
    expect(built.expiry).toBe(order.expiry * 1_000)
  })

  it.each([
    [{ privateKey: KEY }, 'credentials.apiKey'],
    [{ apiKey: 'secret' }, 'credentials.privateKey'],
    [{ apiKey: 'secret', privateKey: KEY, funderAddress: `0x${'5'.repeat(40)}` }, 'credentials.funderAddress'],
  ])('refuses the credentials %j', async (credentials, field) => {
    const { venue } = sxbet({}, credentials)
    await expect(venue.createOrder(limit)).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR', field })
  })
})

describe('orders', () => {
  it('reads an order with what its stake bought', async () => {
    const { venue, calls } = sxbet()
    expect(await venue.fetchOrder(ORDER)).toEqual(open)
    expect(calls).toContain(`/fills-v3?orderId=${ORDER}&perPage=100`)
    expect(await venue.fetchOpenOrders(MARKET)).toEqual([open])
    expect(await venue.fetchOpenOrders(hash('2'))).toEqual([])
  })

  it.each([
    [{ status: 'INACTIVE', inactiveReason: 'FILLED', remainingSize: '0' }, 'filled', 0],
    [{ status: 'INACTIVE', inactiveReason: 'USER_REQUESTED' }, 'canceled', 0],
    [{ status: 'INACTIVE', inactiveReason: 'HEARTBEAT_TIMEOUT' }, 'canceled', 0],
    [{ remainingSize: '10000000' }, 'open', 25],
  ])('reads %j as %s', async (change, status, remaining) => {
    const { venue } = sxbet({ [`/orders-v3/${ORDER}`]: { data: { ...row, ...change } } })
    expect(await venue.fetchOrder(ORDER)).toMatchObject({ status, remaining })
  })

  it('cancels an order, and keeps the fills that it had until then', async () => {
    const after = { ...row, status: 'INACTIVE', inactiveReason: 'USER_REQUESTED' }
    const { venue, requests } = sxbet({
      '/orders-v3': { data: { cancelled: [{ orderId: ORDER }], notCancelled: [], unconfirmed: [] } },
      [`/orders-v3/${ORDER}`]: [{ data: { order: row } }, { data: { order: after } }],
    })
    expect(await venue.cancelOrder(ORDER)).toEqual({ ...open, status: 'canceled', remaining: 0 })
    const request = requests.find(({ method }) => method === 'DELETE')
    expect(await request?.json()).toEqual({ orders: [{ orderId: ORDER }] })
  })

  it.each([
    [{ cancelled: [], notCancelled: [{ orderId: ORDER, reason: 'NOT_ACTIVE' }] }, 'ORDER_NOT_FOUND'],
    // It may be gone: the caller has to look.
    [{ cancelled: [], notCancelled: [], unconfirmed: [{ orderId: ORDER }] }, 'WRITE_UNCONFIRMED'],
  ])('reads the answer %j to a cancellation', async (data, code) => {
    const { venue } = sxbet({ '/orders-v3': { data } })
    await expect(venue.cancelOrder(ORDER)).rejects.toMatchObject({ code })
  })

  it('does not cancel an order that is over, or unknown', async () => {
    const over = { ...row, status: 'INACTIVE', inactiveReason: 'FILLED' }
    const { venue, requests } = sxbet({ [`/orders-v3/${ORDER}`]: { data: over } })
    await expect(venue.cancelOrder(ORDER)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
    await expect(venue.cancelOrder(hash('e'))).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
    expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])
  })
})

describe('the account', () => {
  it('reads the own trades, without those that failed', async () => {
    const { venue, calls } = sxbet()
    const trade = { side: 'buy', outcomeId: YES, orderId: ORDER, marketId: MARKET, txHash: hash('6'), chain: 'sx' }
    expect(await venue.fetchMyTrades({ since: '2026-09-01T14:00:00Z' })).toEqual([
      {
        ...trade,
        id: `${hash('7')}:${ORDER}`,
        timestamp: Date.parse('2026-09-01T14:31:00Z'),
        price: 0.375,
        amount: 8,
      },
      {
        ...trade,
        id: `${hash('8')}:${ORDER}`,
        timestamp: Date.parse('2026-09-01T14:30:30Z'),
        price: 0.4,
        amount: 2.5,
      },
    ])
    expect(calls).toContain('/fills-v3?startDate=2026-09-01T14:00:00.000Z&perPage=100')
    expect(await venue.fetchMyTrades({ outcomeId: NO })).toEqual([])
    expect(await venue.fetchMyTrades({ marketId: MARKET, limit: 1 })).toHaveLength(1)
  })

  it('reads all fills where the venue lists the oldest first', async () => {
    const page = (at: string, nextKey: string | null) => ({
      data: { fills: [fills[0], { ...fills[1], id: at, createdAt: at }], nextKey },
    })
    const { venue } = sxbet({
      '/fills-v3?perPage=100': page('2026-09-01T14:40:00.000Z', 'next'),
      '/fills-v3?perPage=100&nextKey=next': page('2026-09-01T14:50:00.000Z', null),
    })
    expect((await venue.fetchMyTrades({ limit: 1 })).map(({ id }) => id)).toEqual(['2026-09-01T14:50:00.000Z'])
  })

  it('reads positions as the shares that are left of both sides', async () => {
    const { venue, calls } = sxbet()
    // 200 USDC at 0.4 and 100 at 0.5 on the other outcome are 500 shares against 200.
    expect(await venue.fetchPositions()).toEqual([{ marketId: MARKET, outcomeId: YES, size: 300, entryPrice: 0.4 }])
    expect(calls).toContain('/positions-v3?status=MATCHED,LOCKED&perPage=100')
    await expect(venue.fetchPositions(WALLET)).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
  })

  it('reads the balance of the proxy wallet in the asset of the venue', async () => {
    const { venue } = sxbet()
    expect(await venue.fetchBalance()).toEqual([{ currency: 'USDC', available: 12.345678, venue: 'sxbet' }])
  })

  it('checks the wallet and the proxy wallet of the account', async () => {
    const named = async (more: Answers) =>
      Object.fromEntries((await sxbet(more).venue.checkAccount()).map(({ name, status }) => [name, status]))
    expect(await named({})).toMatchObject({ signIn: 'ok', wallet: 'ok', allowance: 'ok', balance: 'ok' })
    const { default: balance } = await import('./__fixtures__/balance.json', { with: { type: 'json' } })
    const [own] = balance.data.balances
    expect(
      await named({
        '/user/balance-v3': { data: { balances: [{ ...own, userAddress: `0x${'5'.repeat(40)}` }] } },
        '/user/proxy': { data: { deployed: false } },
      }),
    ).toMatchObject({ wallet: 'failed', allowance: 'failed' })
  })
})
