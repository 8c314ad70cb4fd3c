import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildAndSubmit } from '../../__fixtures__/build-and-submit.ts'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import { venue } from './index.ts'

const fixtures = new URL('./__fixtures__/', import.meta.url)
const fixture = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, fixtures), 'utf8'))
const good = (result: unknown) => ({ errno: 0, errmsg: '', result })
const failed = (errmsg: string, errno = 10_200) => ({ errno, errmsg, result: null })

const [YES, NO] = ['7100000000000000000000000000000000000001', '7200000000000000000000000000000000000001']
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'
const SAFE = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const USDT = '0x55d398326f99059fF775485246999027B3197955'
const [mayor] = fixture('root').childMarkets
const [open, bought] = fixture('orders').list

const answers = {
  '/market/211': good({ data: { ...mayor, quoteToken: USDT } }),
  '/quoteToken': good({
    total: 1,
    list: [
      {
        quoteTokenAddress: USDT.toLowerCase(),
        ctfExchangeAddress: '0x5f45344126d6488025b0b84a3a8189f2487a7246',
        decimal: 18,
        symbol: 'USDT',
        chainId: '56',
      },
    ],
  }),
  '/token/orderbook': good({ bids: [{ price: '0.4', size: '5' }], asks: [{ price: '0.61', size: '3' }] }),
  '/order': good(fixture('orders')),
  '/order/ord-5': good({ orderData: { ...open, trades: [] } }),
  '/order/ord-4': good({ orderData: bought }),
  '/order/404': failed('order not found'),
  '/trade': good(fixture('trades')),
  '/positions': good(fixture('positions')),
  [`/positions/user/${SAFE}`]: good({ total: 0, list: [] }),
  '/user/balance': good({
    walletAddress: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    multiSignAddress: SAFE,
    chainId: '56',
    balances: [
      {
        quoteToken: USDT,
        tokenDecimals: 18,
        totalBalance: '120.5',
        availableBalance: '100.25',
        frozenBalance: '20.25',
      },
      { quoteToken: '0x01', tokenDecimals: 18, availableBalance: '0.123456789' },
    ],
  }),
}
const opinionWith = (more: Parameters<typeof venueBefore>[1] = {}, credentials: object = {}) =>
  venueBefore(
    venue,
    { ...answers, ...more },
    { fixtures, credentials: { apiKey: 'mine', privateKey: KEY, ...credentials } },
  )

const resting = {
  id: 'ord-5',
  marketId: '211',
  outcomeId: YES,
  side: 'buy',
  type: 'limit',
  price: 0.4125,
  averageFillPrice: 0.4125,
  amount: 100.5,
  status: 'open',
  filled: 20.25,
  filledShares: 20.25,
  remaining: 80.25,
  timestamp: 1788267605000,
} as const

describe('orders', () => {
  it('are read field by field, in every state', async () => {
    const { venue, calls, rejections } = opinionWith()
    const orders = await venue.fetchAllOrders()
    expect(orders[0]).toEqual(resting)
    // A purchase at the market price is counted in money.
    expect(orders[1]).toEqual({
      id: 'ord-4',
      marketId: '211',
      outcomeId: NO,
      side: 'buy',
      type: 'market',
      averageFillPrice: 0.61,
      amount: 8.196721,
      status: 'filled',
      filled: 8.196721,
      filledShares: 8.196721,
      remaining: 0,
      timestamp: 1788267604000,
    })
    expect(orders[2]).toMatchObject({ status: 'canceled', side: 'sell', amount: 10, filled: 4, remaining: 0 })
    expect(orders[3]).toMatchObject({ status: 'canceled', outcomeId: NO, price: 0.6, filled: 0, remaining: 0 })
    expect(orders[4]).toMatchObject({ status: 'rejected', filled: 0, remaining: 0 })
    expect(orders[4]).not.toHaveProperty('timestamp')
    expect(rejections).toMatchObject([{ path: '/order' }])
    expect(calls).toEqual(['/order?chainId=56&page=1&limit=20', '/market/211'])
  })

  it('are requested by state and market, page after page', async () => {
    const page = (from: number) => Array.from({ length: 20 }, (_, n) => ({ ...open, orderId: `o${from + n}` }))
    const { venue, calls } = opinionWith({
      '/order': [good({ list: page(0), total: 41 }), good({ list: page(19), total: 41 }), good({ list: [] })],
    })
    // One moved to the second page while it was read.
    expect(await venue.fetchOpenOrders('211')).toHaveLength(39)
    expect(calls.slice(0, 3)).toEqual([
      '/order?marketId=211&status=1&chainId=56&page=1&limit=20',
      '/order?marketId=211&status=1&chainId=56&page=2&limit=20',
      '/order?marketId=211&status=1&chainId=56&page=3&limit=20',
    ])
    const { venue: other, calls: closed } = opinionWith()
    const since = '2026-09-01T13:00:04Z'
    expect((await other.fetchClosedOrders({ since, limit: 1 })).map(({ id }) => id)).toEqual(['ord-5'])
    expect(closed[0]).toBe('/order?status=2,3,4,5&chainId=56&page=1&limit=20')
    await expect(other.fetchAllOrders({ cursor: '1' })).rejects.toMatchObject({ field: 'cursor' })
  })

  it('do not end with a page that is short or empty while the venue states that more follow', async () => {
    const { venue } = opinionWith({
      '/order': [good({ list: [open], total: 41 }), good({ list: [], total: 41 }), good({ list: [bought], total: 41 })],
    })
    expect((await venue.fetchAllOrders()).map(({ id }) => id).sort()).toEqual(['ord-4', 'ord-5'])
  })

  it('are no list where the venue repeats its pages', async () => {
    const { venue } = opinionWith({ '/order': good({ list: Array.from({ length: 20 }, () => open) }) })
    await expect(venue.fetchAllOrders()).rejects.toMatchObject({ code: 'EXCHANGE_ERROR' })
  })

  it('are found by id, or not', async () => {
    const { venue, requests } = opinionWith()
    expect(await venue.fetchOrder('ord-5')).toEqual(resting)
    expect(requests[0]?.headers.get('apikey')).toBe('mine')
    await expect(venue.fetchOrder('404')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND', retryable: false })
    const { venue: empty } = opinionWith({ '/order/404': good(null) })
    await expect(empty.fetchOrder('404')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  })

  it('are canceled while they are open', async () => {
    const { venue, calls } = opinionWith({ '/order/cancel': good({ result: true }) })
    expect(await venue.cancelOrder('ord-5')).toEqual({ ...resting, status: 'canceled', remaining: 0 })
    expect(calls).toContain('/order/cancel {"orderId":"ord-5"}')
    await expect(venue.cancelOrder('ord-4')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
    expect(calls.filter((path) => path.startsWith('/order/cancel'))).toHaveLength(1)
    const { venue: late } = opinionWith({ '/order/cancel': good({ result: false }) })
    await expect(late.cancelOrder('ord-5')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  })
})

describe('createOrder', () => {
  const params = { marketId: '211', outcomeId: YES, side: 'buy', type: 'limit', amount: 100.5, price: 0.4125 } as const

  it('sends the order once and reads the answer', async () => {
    const { venue, calls, requests } = opinionWith({ '/order': good({ orderData: open }) })
    expect(await venue.createOrder(params)).toEqual(resting)
    const posted = requests.filter(({ method }) => method === 'POST')
    expect(posted).toHaveLength(1)
    expect(await posted[0]?.json()).toMatchObject({
      topicId: 211,
      // 41.45625 of 18 decimals for 100.5 shares.
      makerAmount: '41456250000000000000',
      takerAmount: '100500000000000000000',
      maker: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      side: '0',
      price: '0.4125',
      timestamp: 1788274800,
    })
    expect(calls.slice(0, -1).sort()).toEqual([
      '/market/211',
      '/quoteToken?page=1&limit=20&chainId=56',
      '/user/balance?chain_id=56',
    ])
  })

  it.each([
    ['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266', '0'],
    ['0xF39FD6E51AAD88F6F4CE6AB8827279CFFFB92266', '0'],
    [SAFE, '2'],
  ])('paid by %s has a signature of type %s', async (multiSignAddress, signatureType) => {
    const { venue } = opinionWith({ '/user/balance': good({ multiSignAddress }) })
    const { raw, signedOrder } = await venue.buildOrder(params)
    expect(raw).toMatchObject({ signatureType, signer: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' })
    expect((raw as { maker: string }).maker.toLowerCase()).toBe(multiSignAddress.toLowerCase())
    expect(signedOrder).toMatchObject({ signatureType: Number(signatureType) })
  })

  it('submits what was built, and nothing else', async () => {
    const { venue, requests } = opinionWith({ '/order': good({ orderData: open }) })
    expect(await buildAndSubmit(venue, params)).toEqual(resting)
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('keeps the requested amount where the venue states a sum of money', async () => {
    const { venue } = opinionWith({ '/order': good({ orderData: bought }) })
    const order = await venue.createOrder({ ...params, price: undefined, type: 'market', outcomeId: NO, amount: 8.2 })
    expect(order).toMatchObject({ amount: 8.2, filled: 8.196721, status: 'filled', remaining: 0, outcomeId: NO })
  })

  it.each([
    [{ price: 0.41255 }, 'INVALID_ORDER', 'price'],
    [{ amount: 0.5 }, 'INVALID_ORDER', 'amount'],
    [{ amount: 1.0000001 }, 'INVALID_ORDER', 'amount'],
    [{ tickSize: 0.01 }, 'INVALID_ORDER', 'tickSize'],
    [{ type: 'market' }, 'INVALID_ORDER', 'price'],
    [{ type: 'market', side: 'sell', price: undefined }, 'INVALID_ORDER', 'type'],
    [{ type: 'market', price: undefined, maxSlippage: 0.02 }, 'VALIDATION_ERROR', 'maxSlippage'],
    [{ outcomeId: '7' }, 'INVALID_ORDER', 'outcomeId'],
    [{ timeInForce: 'FOK' }, 'INVALID_ORDER', 'timeInForce'],
    [{ clientOrderId: 'a' }, 'VALIDATION_ERROR', 'clientOrderId'],
    [{ marketId: '404' }, 'MARKET_NOT_FOUND', undefined],
  ] as const)('refuses %o before anything is sent', async (change, code, field) => {
    const { venue, requests } = opinionWith()
    await expect(venue.createOrder({ ...params, ...change })).rejects.toMatchObject({ code, field })
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it.each([
    ['insufficient balance', 'INSUFFICIENT_FUNDS'],
    ['invalid signature', 'INVALID_ORDER'],
    ['something new', 'INVALID_ORDER'],
    ['internal error, please try again', 'WRITE_UNCONFIRMED'],
  ])('says what “%s” means', async (message, code) => {
    const { venue } = opinionWith({ '/order': failed(message) })
    await expect(venue.createOrder(params)).rejects.toMatchObject({ code, retryable: false })
  })

  it('knows callers from where the venue does not serve, and answers that it cannot read', async () => {
    const { venue } = opinionWith({ '/order': failed('Invalid area', 10_403) })
    await expect(venue.createOrder(params)).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
    const { venue: odd } = opinionWith({ '/order': good({ orderData: { orderId: 'x' } }) })
    await expect(odd.createOrder(params)).rejects.toMatchObject({ code: 'WRITE_UNCONFIRMED' })
  })

  it('needs a key, a wallet and a Safe', async () => {
    const { venue } = opinionWith({}, { privateKey: undefined })
    await expect(venue.createOrder(params)).rejects.toMatchObject({
      code: 'AUTHENTICATION_ERROR',
      field: 'credentials.privateKey',
    })
    const { venue: none } = opinionWith({ '/user/balance': good({ multiSignAddress: '' }) })
    await expect(none.createOrder(params)).rejects.toMatchObject({ field: 'credentials.funderAddress' })
  })
})

it('finds the token that a market is paid in on whichever page it stands', async () => {
  const { list } = answers['/quoteToken'].result as { list: object[] }
  const others = Array.from({ length: 20 }, (_, n) => ({ ...list[0], quoteTokenAddress: `0x${n}` }))
  const pages = [good({ list: others, total: 21 }), good({ list, total: 21 })]
  const { venue } = opinionWith({ '/quoteToken': pages }, { privateKey: KEY, funderAddress: SAFE })
  const order = { marketId: '211', outcomeId: YES, side: 'buy', type: 'limit', amount: 10, price: 0.4 } as const
  expect((await venue.buildOrder(order)).raw).toMatchObject({ currencyAddress: USDT })
})

describe('fetchMyTrades', () => {
  it('reads trades field by field, without what traded with nobody or was undone', async () => {
    const { venue, calls } = opinionWith()
    const first = {
      id: 't-9',
      timestamp: 1788267606000,
      price: 0.4125,
      amount: 20.25,
      side: 'buy',
      outcomeId: YES,
      marketId: '211',
      orderId: 'ord-5',
      txHash: '0xaa',
      chain: 'bnb',
    }
    const second = {
      ...first,
      id: 't-8',
      timestamp: 1788267605000,
      price: 0.61,
      amount: 4,
      side: 'sell',
      outcomeId: NO,
    }
    const { txHash: _, ...pending } = { ...second, orderId: 'ord-3' }
    expect(await venue.fetchMyTrades()).toEqual([first, pending])
    expect(await venue.fetchMyTrades({ outcomeId: NO, marketId: '211' })).toEqual([pending])
    expect(calls.filter((path) => path.startsWith('/trade'))).toEqual([
      '/trade?chainId=56&page=1&limit=20',
      '/trade?marketId=211&chainId=56&page=1&limit=20',
    ])
  })

  it('reads on until there are as many trades as requested, not rows', async () => {
    const [bought] = fixture('trades').list
    const split = (n: number) => ({ ...bought, tradeNo: `s-${n}`, side: 'Split' })
    const splits = Array.from({ length: 20 }, (_, n) => split(n))
    const { venue } = opinionWith({
      '/trade': [good({ list: splits, total: 21 }), good({ list: [bought], total: 21 })],
    })
    expect((await venue.fetchMyTrades({ limit: 1 })).map(({ id }) => id)).toEqual(['t-9'])
  })
})

describe('fetchPositions', () => {
  it('reads what is held field by field; unknown fields are absent', async () => {
    const { venue } = opinionWith()
    expect(await venue.fetchPositions()).toEqual([
      {
        marketId: '211',
        outcomeId: YES,
        outcomeLabel: 'YES',
        size: 20.25,
        entryPrice: 0.4125,
        currentValue: 8.1,
        unrealizedPnL: -0.253125,
      },
      { marketId: '212', outcomeId: '72', outcomeLabel: 'No', size: 3 },
    ])
    expect(await venue.fetchPositions(SAFE)).toEqual([])
  })
})

describe('fetchBalance', () => {
  it('reads the balance of each currency, by its symbol where it has one', async () => {
    const { venue } = opinionWith()
    const balances = [
      { currency: 'USDT', total: 120.5, available: 100.25, locked: 20.25, venue: 'opinion' },
      { currency: '0x01', available: 0.123456, venue: 'opinion' },
    ]
    expect(await venue.fetchBalance()).toEqual(balances)
    expect(await venue.fetchBalance(SAFE.toUpperCase().replace('0X', '0x'))).toEqual(balances)
    await expect(venue.fetchBalance('0x02')).rejects.toMatchObject({ code: 'VALIDATION_ERROR', field: 'address' })
  })
})

describe('withCredentials', () => {
  it('reads what is public with the caller’s key where the venue has none', async () => {
    const { venue, requests } = opinionWith({}, { apiKey: undefined })
    await expect(venue.fetchAllOrders()).rejects.toMatchObject({
      code: 'AUTHENTICATION_ERROR',
      field: 'credentials.apiKey',
    })
    await venue.withCredentials({ apiKey: 'theirs' }).fetchAllOrders?.()
    expect(requests.map(({ headers }) => headers.get('apikey'))).toEqual(['theirs', 'theirs'])
  })

  it('keeps the venue’s own key for what is public', async () => {
    const { venue, requests } = opinionWith()
    await venue.withCredentials({ apiKey: 'theirs' }).fetchAllOrders?.()
    expect(requests.map(({ headers }) => headers.get('apikey'))).toEqual(['theirs', 'mine'])
  })
})

describe('watchAddress', () => {
  it('returns the balance of the own wallet', async () => {
    const { venue } = opinionWith({ '/positions/user/me': good({ total: 0, list: [] }) })
    const snapshot = await venue.watchAddress(SAFE)
    expect(snapshot).toMatchObject({ address: SAFE, positions: [], balances: [{ currency: 'USDT' }, {}] })
    expect(snapshot.trades).toHaveLength(2)
    await expect(venue.watchAddress('0x02')).rejects.toMatchObject({ field: 'address' })
    await venue.close()
  })
})
