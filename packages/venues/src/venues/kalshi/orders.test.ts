import { constants, generateKeyPairSync, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { buildAndSubmit } from '../../__fixtures__/build-and-submit.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import type { Venue } from '../../venue.ts'
import { venue } from './index.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
const NOW = Date.parse('2026-08-14T15:30:00Z')
const T = 'KXFEDRATE-26SEP-T3.75'

const tapered = [
  { start: '0.0000', end: '0.1000', step: '0.0010' },
  { start: '0.1000', end: '0.9000', step: '0.0100' },
  { start: '0.9000', end: '1.0000', step: '0.0010' },
]

interface Sent {
  method: string
  url: string
  headers: Headers
  body: unknown
}

/** The member's positions, and the part that resting orders would sell; read before a sale that is not immediate. */
interface Held {
  position: string
  resting?: object[]
}

/** The adapter before a venue that answers each request with the next of these, and what it was sent. */
function kalshiWith(...answers: unknown[]) {
  return kalshiHolding(undefined, ...answers)
}

/** The same for a member with a position; reads of it are not among the sent requests. */
function kalshiHolding(held: Held | undefined, ...answers: unknown[]) {
  const sent: Sent[] = []
  const looks: string[] = []
  const kalshi = venue.create({
    baseUrl: 'http://kalshi.test',
    now: () => NOW,
    credentials: { apiKey: 'key-1', privateKey: privateKey.export({ type: 'pkcs1', format: 'pem' }) as string },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const text = await request.text()
      const { method, url, headers } = request
      const look = url.replace('http://kalshi.test/trade-api/v2/portfolio/', '')
      if (held && /^(positions|orders)\?/.test(look)) {
        looks.push(look)
        const { position, resting = [] } = held
        const rows = { market_positions: [{ ticker: T, position_fp: position }], orders: resting }
        return Response.json({ ...rows, cursor: '' })
      }
      sent.push({ method, url, headers, body: text === '' ? undefined : JSON.parse(text) })
      return Response.json(answers[sent.length - 1], { status: method === 'POST' ? 201 : 200 })
    },
  }) as Required<Venue>
  return { kalshi, sent, looks }
}

const market = { market: { ticker: T, price_ranges: tapered } }
const placed = { order_id: 'o-1', fill_count: '0.00', remaining_count: '10.00', ts_ms: NOW }
const order = (change: Partial<CreateOrderParams>): CreateOrderParams => ({
  marketId: T,
  outcomeId: `${T}:YES`,
  side: 'buy',
  type: 'limit',
  amount: 10,
  price: 0.56,
  ...change,
})
const [YES, NO] = [`${T}:YES`, `${T}:NO`]

/** Outcome, side, price, amount; and what the venue is to see: side of the book of YES, its price, the count. */
const cases = [
  [YES, 'buy', 0.56, 10, 'bid', '0.5600', '10.00'],
  [YES, 'sell', 0.56, 10, 'ask', '0.5600', '10.00'],
  [NO, 'buy', 0.56, 10, 'ask', '0.4400', '10.00'],
  [NO, 'sell', 0.56, 10, 'bid', '0.4400', '10.00'],
  [YES, 'buy', 0.1, 1, 'bid', '0.1000', '1.00'],
  [NO, 'buy', 0.1, 1, 'ask', '0.9000', '1.00'],
  [YES, 'buy', 0.3, 0.01, 'bid', '0.3000', '0.01'],
  [NO, 'buy', 0.7, 0.01, 'ask', '0.3000', '0.01'],
  [YES, 'sell', 0.7, 2.5, 'ask', '0.7000', '2.50'],
  [NO, 'sell', 0.3, 2.5, 'bid', '0.7000', '2.50'],
  [YES, 'buy', 0.001, 100_000, 'bid', '0.0010', '100000.00'],
  [NO, 'buy', 0.001, 100_000, 'ask', '0.9990', '100000.00'],
  [YES, 'buy', 0.999, 3, 'bid', '0.9990', '3.00'],
  [NO, 'sell', 0.999, 3, 'bid', '0.0010', '3.00'],
  [YES, 'sell', 0.057, 33.33, 'ask', '0.0570', '33.33'],
  [NO, 'buy', 0.057, 33.33, 'ask', '0.9430', '33.33'],
  [YES, 'buy', 0.943, 0.07, 'bid', '0.9430', '0.07'],
  [NO, 'sell', 0.943, 0.07, 'bid', '0.0570', '0.07'],
  [YES, 'buy', 0.29, 1.1, 'bid', '0.2900', '1.10'],
  [NO, 'buy', 0.29, 1.1, 'ask', '0.7100', '1.10'],
  [NO, 'sell', 0.58, 1_234.56, 'bid', '0.4200', '1234.56'],
  [YES, 'sell', 0.07, 4.35, 'ask', '0.0700', '4.35'],
] as const

describe('createOrder', () => {
  it.each(cases)('sends %s %s at %d, %d contracts, as %s at %s of YES, signed', async (...row) => {
    const [outcomeId, side, price, amount, book, yesPrice, count] = row
    const position = outcomeId === YES ? '200000.00' : '-200000.00'
    const { kalshi, sent } = kalshiHolding({ position }, market, placed)
    const params = order({ outcomeId, side, price, amount, clientOrderId: 'mine-1' })
    expect(await kalshi.createOrder(params)).toEqual({
      id: 'o-1',
      marketId: T,
      outcomeId,
      side,
      type: 'limit',
      price,
      amount,
      status: 'open',
      filled: 0,
      filledShares: 0,
      remaining: 10,
      timestamp: NOW,
    })
    const [, write] = sent as [Sent, Sent]
    expect(write).toMatchObject({ method: 'POST', url: 'http://kalshi.test/trade-api/v2/portfolio/events/orders' })
    expect(write.body).toEqual({
      ticker: T,
      side: book,
      count,
      price: yesPrice,
      time_in_force: 'good_till_canceled',
      self_trade_prevention_type: 'taker_at_cross',
      client_order_id: 'mine-1',
    })
    expect(isSigned(write, '/trade-api/v2/portfolio/events/orders')).toBe(true)
    expect(isSigned(write, '/trade-api/v2/portfolio/orders')).toBe(false)
  })

  const book = {
    orderbook_fp: {
      yes_dollars: [
        ['0.0100', '500.00'],
        ['0.5500', '30.00'],
        ['0.5600', '8.00'],
      ],
      no_dollars: [
        ['0.3000', '900.00'],
        ['0.4000', '6.00'],
        ['0.4200', '5.00'],
      ],
    },
  }

  it.each([
    // Asks for YES stand at 0.58, 0.60 and 0.70; bids at 0.56, 0.55 and 0.01.
    [{ outcomeId: YES, side: 'buy', amount: 5 }, 'bid', '0.5800'],
    [{ outcomeId: YES, side: 'buy', amount: 10 }, 'bid', '0.6000'],
    // 0.70 is further from 0.58 than the default slippage.
    [{ outcomeId: YES, side: 'buy', amount: 12 }, 'bid', '0.6000'],
    [{ outcomeId: YES, side: 'buy', amount: 12, maxSlippage: 0.12 }, 'bid', '0.7000'],
    [{ outcomeId: YES, side: 'buy', amount: 12, maxSlippage: 0.019 }, 'bid', '0.5800'],
    [{ outcomeId: NO, side: 'buy', amount: 9, maxSlippage: 0 }, 'ask', '0.5600'],
    [{ outcomeId: YES, side: 'sell', amount: 9 }, 'ask', '0.5500'],
    [{ outcomeId: NO, side: 'buy', amount: 9 }, 'ask', '0.5500'],
    [{ outcomeId: NO, side: 'sell', amount: 10 }, 'bid', '0.6000'],
    [{ outcomeId: NO, side: 'sell', amount: 10, price: 0.41 }, 'bid', '0.5900'],
  ] as const)('bounds a market order %o by the book: %s at %s of YES', async (change, side, price) => {
    const reads = 'price' in change ? market : book
    const { kalshi, sent } = kalshiWith(reads, placed)
    await kalshi.createOrder(order({ price: undefined, ...change, type: 'market' }))
    expect(sent.map(({ url }) => new URL(url).pathname.split('/').at(-1))).toEqual([
      'price' in change ? T : 'orderbook',
      'orders',
    ])
    expect(sent[1]?.body).toMatchObject({ side, price, time_in_force: 'immediate_or_cancel' })
  })

  it('takes fractions of a contract unless the market states that it takes none', async () => {
    const whole = { market: { ...market.market, fractional_trading_enabled: false } }
    for (const amount of [0.5, 1.5]) {
      const { kalshi, sent } = kalshiWith(whole)
      await expect(kalshi.createOrder(order({ amount }))).rejects.toMatchObject({
        ...{ code: 'INVALID_ORDER', field: 'amount', message: `amount: must be a multiple of 1, got ${amount}` },
      })
      expect(sent).toHaveLength(1)
    }
    const { kalshi, sent } = kalshiWith(market, placed)
    await kalshi.createOrder(order({ amount: 1.5 }))
    expect(sent[1]?.body).toMatchObject({ count: '1.50' })
  })

  it('places no market order where nobody is on the other side', async () => {
    const { kalshi, sent } = kalshiWith({ orderbook_fp: { yes_dollars: [], no_dollars: [] } })
    const placed = kalshi.createOrder(order({ type: 'market', price: undefined }))
    await expect(placed).rejects.toMatchObject({ code: 'INVALID_ORDER', field: 'amount' })
    expect(sent).toHaveLength(1)
  })

  it.each([
    [YES, 'buy', '0.5790', 0.579],
    [YES, 'sell', '0.5550', 0.555],
    [NO, 'buy', '0.5550', 0.445],
    [NO, 'sell', '0.5790', 0.421],
  ] as const)('shows what a market order of %s to %s cost on average, of its own outcome', async (...row) => {
    const [outcomeId, side, average_fill_price, averageFillPrice] = row
    const filled = { ...placed, fill_count: '10.00', remaining_count: '0.00', average_fee_paid: '0.0175' }
    const { kalshi } = kalshiWith(book, { ...filled, average_fill_price })
    expect(await kalshi.createOrder(order({ type: 'market', price: undefined, outcomeId, side }))).toMatchObject({
      ...{ status: 'filled', type: 'market', price: averageFillPrice, averageFillPrice, fee: 0.175 },
    })
  })

  it('shows the requested limit beside the average of the fills, and no price where nothing was filled', async () => {
    const some = { ...placed, fill_count: '4.00', average_fill_price: '0.5500' }
    const { kalshi } = kalshiWith(market, some, book, { ...placed, average_fill_price: '0.0000' })
    expect(await kalshi.createOrder(order({ timeInForce: 'IOC' }))).toMatchObject({
      ...{ status: 'canceled', price: 0.56, averageFillPrice: 0.55, filled: 4, remaining: 0 },
    })
    const none = await kalshi.createOrder(order({ type: 'market', price: undefined }))
    expect(none).toMatchObject({ status: 'canceled', filled: 0 })
    expect(none).not.toHaveProperty('price')
    expect(none).not.toHaveProperty('averageFillPrice')
  })

  it.each([
    [{ timeInForce: 'GTC' }, { time_in_force: 'good_till_canceled' }],
    [{ timeInForce: 'IOC' }, { time_in_force: 'immediate_or_cancel' }],
    [{ timeInForce: 'FOK' }, { time_in_force: 'fill_or_kill' }],
    [
      { type: 'market', price: 0.6, timeInForce: 'FOK' },
      { time_in_force: 'fill_or_kill', price: '0.6000' },
    ],
    [{ postOnly: true }, { time_in_force: 'good_till_canceled', post_only: true }],
    [
      { expiration: '2026-08-15T00:00:00.900Z' },
      { time_in_force: 'good_till_canceled', expiration_time: Date.parse('2026-08-15T00:00:00Z') / 1_000 },
    ],
  ] as const)('sends an order with %o as one with %o', async (change, expected) => {
    const { kalshi, sent } = kalshiWith(market, placed)
    await kalshi.createOrder(order(change as Partial<CreateOrderParams>))
    expect(sent[1]?.body).toMatchObject(expected)
    const unusual = ['post_only', 'expiration_time'].filter((name) => !(name in expected))
    for (const name of unusual) expect(sent[1]?.body).not.toHaveProperty(name)
  })

  it.each([
    [{ side: 'sell', timeInForce: 'IOC' }, true],
    [{ side: 'sell', timeInForce: 'IOC', outcomeId: NO }, true],
    [{ side: 'sell', type: 'market' }, true],
    [{ side: 'sell', timeInForce: 'IOC', reduceOnly: false }, undefined],
    [{ side: 'buy', timeInForce: 'IOC' }, undefined],
    [{ side: 'buy', timeInForce: 'IOC', reduceOnly: true }, true],
  ] as const)('sends an immediate order %o with reduce_only %s, and looks at no position', async (change, expected) => {
    const { kalshi, sent, looks } = kalshiWith(market, placed)
    await kalshi.createOrder(order(change as Partial<CreateOrderParams>))
    expect(sent[1]?.body).toHaveProperty('time_in_force', 'immediate_or_cancel')
    expect((sent[1] as { body: { reduce_only?: true } }).body.reduce_only).toBe(expected)
    expect(looks).toEqual([])
  })

  const restingAsk = { order_id: 'o-1', ticker: T, outcome_side: 'no', book_side: 'ask', status: 'resting' }
  const counts = { initial_count_fp: '4.00', fill_count_fp: '1.00', remaining_count_fp: '3.00' }
  const resting = [{ ...restingAsk, ...counts, yes_price_dollars: '0.9000' }]
  const elsewhere = [{ ...resting[0], outcome_side: 'yes', book_side: 'bid' }]

  it.each([
    ['what is held', { outcomeId: YES }, { position: '10.00' }, true],
    ['more than is held', { outcomeId: YES }, { position: '9.99' }, false],
    ['nothing that is held', { outcomeId: YES }, { position: '0.00' }, false],
    ['YES that is held as NO', { outcomeId: YES }, { position: '-10.00' }, false],
    ['NO that is held', { outcomeId: NO }, { position: '-10.00' }, true],
    ['NO that is held as YES', { outcomeId: NO }, { position: '10.00' }, false],
    ['what another resting order would sell', { outcomeId: YES }, { position: '12.99', resting }, false],
    ['what no resting order would sell', { outcomeId: YES }, { position: '13.00', resting }, true],
    [
      'beside orders on the other side of the book',
      { outcomeId: YES },
      { position: '10.00', resting: elsewhere },
      true,
    ],
    ['whole or not at all more than is held', { outcomeId: YES, timeInForce: 'FOK' }, { position: '9.99' }, false],
  ] as const)(
    'lets an order rest that sells %s only where that closes a position',
    async (_, change, held, isTaken) => {
      const { kalshi, sent, looks } = kalshiHolding(held as Held, market, placed)
      const sale = order({ ...change, side: 'sell' })
      const refusal = { code: 'INSUFFICIENT_FUNDS', field: 'amount', message: expect.stringContaining('reduceOnly') }
      if (isTaken) expect(await kalshi.createOrder(sale)).toMatchObject({ id: 'o-1', side: 'sell' })
      else await expect(kalshi.createOrder(sale)).rejects.toMatchObject(refusal)
      expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(isTaken ? 1 : 0)
      for (const { body } of sent) expect(body ?? {}).not.toHaveProperty('reduce_only')
      expect(looks.sort()).toEqual([
        `orders?limit=1000&ticker=${T}&status=resting`,
        `positions?limit=1000&count_filter=position&ticker=${T}`,
      ])
    },
  )

  it('lets a resting sale open the other side where the caller says so', async () => {
    const { kalshi, looks } = kalshiWith(market, placed)
    expect(await kalshi.createOrder(order({ side: 'sell', reduceOnly: false }))).toMatchObject({ status: 'open' })
    expect(looks).toEqual([])
  })

  it('submits what was built, and nothing else', async () => {
    const { kalshi, sent } = kalshiWith(market, placed)
    const params = order({ outcomeId: NO, clientOrderId: 'mine-1' })
    expect(await buildAndSubmit(kalshi, params)).toMatchObject({ id: 'o-1', outcomeId: NO, price: 0.56 })
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST'])
    expect(sent[1]?.body).toMatchObject({ side: 'ask', price: '0.4400', client_order_id: 'mine-1' })
  })

  it('ends what is not filled at once, and calls it what it was called', async () => {
    const { kalshi } = kalshiWith(market, { ...placed, fill_count: '4.00', remaining_count: '0.00' })
    expect(await kalshi.createOrder(order({ timeInForce: 'IOC' }))).toMatchObject({
      ...{ type: 'limit', status: 'canceled', filled: 4, remaining: 0 },
    })
  })

  it('gives each order a key of its own', async () => {
    const { kalshi, sent } = kalshiWith(placed, placed)
    await kalshi.createOrder(order({ tickSize: 0.01 }))
    await kalshi.createOrder(order({ tickSize: 0.01 }))
    const keys = sent.map(({ body }) => (body as { client_order_id: string }).client_order_id)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[0]).not.toBe(keys[1])
  })

  it.each([
    [{ price: 0.555 }, 'price', 'must be a multiple of 0.01, got 0.555'],
    [{ price: 0.0575 }, 'price', 'must be a multiple of 0.001, got 0.0575'],
    [{ amount: 0.005 }, 'amount', 'must be a multiple of 0.01, got 0.005'],
    [{ outcomeId: 'KXOTHER:YES' }, 'outcomeId', 'KXOTHER:YES is not an outcome of'],
  ])('refuses %o before anything is sent', async (change, field, message) => {
    const { kalshi, sent } = kalshiWith(market)
    await expect(kalshi.createOrder(order(change))).rejects.toMatchObject({
      code: 'INVALID_ORDER',
      field,
      message: expect.stringContaining(message),
    })
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([])
  })

  it.each(['negRisk', 'onBehalfOf', 'fee'])('takes no %s', async (field) => {
    const { kalshi } = kalshiWith()
    await expect(kalshi.createOrder(order({ [field]: field === 'negRisk' ? true : 1 }))).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      field,
    })
  })

  it.each([
    [{}, 'kalshi needs credentials: apiKey, privateKey'],
    [{ apiKey: 'k' }, 'kalshi needs credentials: privateKey'],
    [{ apiKey: 'k', privateKey: 'MIIEvQ' }, 'credentials.privateKey is not an RSA key in PEM'],
  ])('does not sign with %o', async (credentials, message) => {
    const kalshi = venue.create().withCredentials?.(credentials) as Required<Venue>
    await expect(kalshi.createOrder(order({}))).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR', message })
  })
})

describe('orders, fills and positions as the venue sends them', () => {
  const row = {
    order_id: 'o-9',
    ticker: T,
    outcome_side: 'no',
    book_side: 'ask',
    type: 'limit',
    status: 'resting',
    yes_price_dollars: '0.4400',
    no_price_dollars: '0.5600',
    initial_count_fp: '10.00',
    fill_count_fp: '2.50',
    remaining_count_fp: '7.50',
    taker_fees_dollars: '0.0400',
    maker_fees_dollars: '0.0010',
    created_time: '2026-08-14T15:00:00.123456Z',
  }
  it.each([
    [{}, { outcomeId: NO, side: 'buy', price: 0.56, status: 'open', filled: 2.5, remaining: 7.5 }],
    [
      { outcome_side: 'yes', book_side: 'bid' },
      { outcomeId: YES, side: 'buy', price: 0.44 },
    ],
    [
      { side: 'yes', action: 'sell' },
      { outcomeId: YES, side: 'sell', price: 0.44 },
    ],
    [
      { side: 'no', action: 'buy' },
      { outcomeId: NO, side: 'buy', price: 0.56 },
    ],
    [{ outcome_side: null }, { outcomeId: NO, side: 'buy', price: 0.56 }],
    [{ status: 'canceled' }, { status: 'canceled', remaining: 0, filled: 2.5 }],
    [
      { status: 'executed', fill_count_fp: '10.00', remaining_count_fp: '0.00' },
      { status: 'filled', filled: 10 },
    ],
  ])('reads an order with %o', async (change, expected) => {
    const { kalshi } = kalshiWith({ order: { ...row, ...change } })
    expect(await kalshi.fetchOrder('o-9')).toMatchObject({
      id: 'o-9',
      marketId: T,
      type: 'limit',
      amount: 10,
      fee: 0.041,
      timestamp: Date.parse('2026-08-14T15:00:00.123Z'),
      ...expected,
    })
  })

  it('reads fills from the side of the member', async () => {
    const fill = { trade_id: 't-1', order_id: 'o-9', ticker: T, outcome_side: 'no', book_side: 'ask', count_fp: '2.50' }
    const fills = {
      fills: [{ ...fill, yes_price_dollars: '0.4400', created_time: '2026-08-14T15:00:01Z' }, { trade_id: 'broken' }],
      cursor: '',
    }
    const { kalshi, sent } = kalshiWith(fills, { fills: [], cursor: '' })
    expect(await kalshi.fetchMyTrades({ outcomeId: NO, since: '2026-08-14T15:00:00Z' })).toEqual([
      {
        id: 't-1',
        timestamp: Date.parse('2026-08-14T15:00:01Z'),
        price: 0.56,
        amount: 2.5,
        side: 'buy',
        outcomeId: NO,
        orderId: 'o-9',
        marketId: T,
      },
    ])
    expect(sent[0]?.url).toContain('ticker=KXFEDRATE-26SEP-T3.75&min_ts=1786719600')
    // The query is no part of what is signed.
    expect(isSigned(sent[0] as Sent, '/trade-api/v2/portfolio/fills')).toBe(true)
  })

  // A fill's older `side` is the side that it was for: sold YES is written as (sell, no).
  it.each([
    [{ outcome_side: 'yes', book_side: 'bid', action: 'buy', side: 'yes' }, YES, 'buy', 0.44],
    [{ outcome_side: 'no', book_side: 'ask', action: 'buy', side: 'no' }, NO, 'buy', 0.56],
    [{ outcome_side: 'no', book_side: 'ask', action: 'sell', side: 'no' }, YES, 'sell', 0.44],
    [{ outcome_side: 'yes', book_side: 'bid', action: 'sell', side: 'yes' }, NO, 'sell', 0.56],
    [{ outcome_side: 'no', book_side: 'ask', action: 'sell', side: 'yes' }, YES, 'sell', 0.44],
    [{ book_side: 'bid', action: 'sell' }, NO, 'sell', 0.56],
    [{ action: 'sell', side: 'yes' }, YES, 'sell', 0.44],
    [{ outcome_side: 'no' }, NO, 'buy', 0.56],
  ])('reads the sold outcome: %j', async (direction, outcomeId, side, price) => {
    const fill = { trade_id: 't-1', order_id: 'o-9', ticker: T, count_fp: '2.50', ...direction }
    const row = {
      ...fill,
      yes_price_dollars: '0.4400',
      no_price_dollars: '0.5600',
      created_time: '2026-08-14T15:00:01Z',
    }
    const { kalshi } = kalshiWith({ fills: [row], cursor: '' }, { fills: [], cursor: '' })
    expect(
      await kalshi.fetchMyTrades({ outcomeId: outcomeId.toLowerCase().replace(T.toLowerCase(), T) }),
    ).toMatchObject([{ outcomeId, side, price, amount: 2.5 }])
  })

  it('continues after an empty page that names another', async () => {
    const fill = { trade_id: 't-1', order_id: 'o-9', ticker: T, outcome_side: 'no', book_side: 'ask', count_fp: '2.50' }
    const row = { ...fill, yes_price_dollars: '0.4400', created_time: '2026-08-14T15:00:01Z' }
    const { kalshi, sent } = kalshiWith(
      { fills: [], cursor: 'more' },
      { fills: [row], cursor: '' },
      { fills: [], cursor: '' },
    )
    expect((await kalshi.fetchMyTrades()).map(({ id }) => id)).toEqual(['t-1'])
    expect(sent[1]?.url).toContain('cursor=more')
  })

  it.each([
    [
      { side: 'yes', action: 'sell', yes_price: 44, no_price: 56 },
      { outcomeId: YES, side: 'sell', price: 0.44 },
    ],
    [
      { side: 'no', action: 'buy', yes_price: 7, no_price: 93 },
      { outcomeId: NO, side: 'buy', price: 0.93 },
    ],
    [
      { side: 'no', action: 'buy', no_price: 56 },
      { outcomeId: NO, side: 'buy', price: 0.56 },
    ],
  ])('reads an order of the time of cents, %o', async (change, expected) => {
    const older = {
      order_id: 'o-1',
      ticker: T,
      type: 'limit',
      status: 'canceled',
      created_time: '2025-03-01T10:00:00Z',
    }
    const counts = { initial_count: 12, fill_count: 5, remaining_count: 7, taker_fees: 9, maker_fees: 0 }
    const { kalshi, sent } = kalshiWith({ orders: [], cursor: '' }, { orders: [{ ...older, ...counts, ...change }] })
    expect(await kalshi.fetchAllOrders({ marketId: T, since: '2025-01-01' })).toEqual([
      {
        id: 'o-1',
        marketId: T,
        type: 'limit',
        amount: 12,
        status: 'canceled',
        filled: 5,
        filledShares: 5,
        remaining: 0,
        timestamp: Date.parse('2025-03-01T10:00:00Z'),
        fee: 0.09,
        ...expected,
      },
    ])
    expect(sent[1]?.url).toBe(`http://kalshi.test/trade-api/v2/historical/orders?limit=1000&ticker=${T}`)
  })

  it('reads fills and positions of the time of cents', async () => {
    const fill = { trade_id: 't-2', order_id: 'o-1', ticker: T, side: 'no', action: 'sell', count: 5 }
    const { kalshi } = kalshiWith(
      { fills: [], cursor: '' },
      { fills: [{ ...fill, yes_price: 44, no_price: 56, created_time: '2025-03-01T10:00:01Z' }] },
      { market_positions: [{ ticker: T, position: -4, market_exposure: 224, realized_pnl: -10 }], cursor: '' },
    )
    expect(await kalshi.fetchMyTrades()).toEqual([
      {
        id: 't-2',
        timestamp: Date.parse('2025-03-01T10:00:01Z'),
        price: 0.56,
        amount: 5,
        side: 'sell',
        outcomeId: NO,
        orderId: 'o-1',
        marketId: T,
      },
    ])
    expect(await kalshi.fetchPositions()).toEqual([
      { marketId: T, outcomeId: NO, outcomeLabel: 'No', size: 4, entryPrice: 0.56, realizedPnL: -0.1 },
    ])
  })

  const open = {
    id: 'o-9',
    marketId: T,
    outcomeId: NO,
    side: 'buy',
    type: 'limit',
    price: 0.56,
    amount: 10,
    status: 'open',
    filled: 2.5,
    filledShares: 2.5,
    remaining: 7.5,
    timestamp: Date.parse('2026-08-14T15:00:00.123Z'),
    fee: 0.041,
  }

  it('lists what is open, and what is over', async () => {
    const canceled = { ...row, order_id: 'o-8', status: 'canceled', created_time: '2026-08-14T14:00:00Z' }
    const { kalshi, sent } = kalshiWith(
      { orders: [row, { order_id: 'broken' }], cursor: '' },
      { orders: [], cursor: '' },
      { orders: [canceled], cursor: '' },
      { orders: [], cursor: '' },
    )
    expect(await kalshi.fetchOpenOrders(T)).toEqual([open])
    const over = { ...open, id: 'o-8', status: 'canceled', remaining: 0 }
    expect(await kalshi.fetchClosedOrders({ marketId: T })).toEqual([
      { ...over, timestamp: Date.parse('2026-08-14T14:00:00Z') },
    ])
    expect(sent.map(({ url }) => new URL(url).pathname + new URL(url).search)).toEqual([
      `/trade-api/v2/portfolio/orders?limit=1000&ticker=${T}&status=resting`,
      `/trade-api/v2/portfolio/orders?limit=1000&ticker=${T}&status=executed`,
      `/trade-api/v2/portfolio/orders?limit=1000&ticker=${T}&status=canceled`,
      `/trade-api/v2/historical/orders?limit=1000&ticker=${T}`,
    ])
  })

  it('cancels an order where it is stored, and returns its final state', async () => {
    const { kalshi, sent } = kalshiWith(
      { order: { ...row, exchange_index: 2 } },
      { order_id: 'o-9', reduced_by: '6.50' },
      { order: { ...row, status: 'canceled', fill_count_fp: '3.50', remaining_count_fp: '0.00' } },
    )
    expect(await kalshi.cancelOrder('o-9')).toEqual({
      ...open,
      ...{ status: 'canceled', filled: 3.5, filledShares: 3.5, remaining: 0 },
    })
    const [, write] = sent as [Sent, Sent]
    const path = '/trade-api/v2/portfolio/events/orders/o-9'
    expect([write.method, write.url]).toEqual([
      'DELETE',
      `http://kalshi.test${path}?market_ticker=${T}&exchange_index=2`,
    ])
    expect(isSigned(write, path)).toBe(true)
  })

  it('asks the archive for no more than is missing', async () => {
    const { kalshi, sent } = kalshiWith({ orders: [row, { ...row, order_id: 'o-8' }], cursor: '' })
    expect(await kalshi.fetchAllOrders({ limit: 2 })).toHaveLength(2)
    expect(sent).toHaveLength(1)
  })

  it('reads positions: negative is NO, dollars are dollars', async () => {
    const { kalshi } = kalshiWith({
      market_positions: [
        { ticker: T, position_fp: '-4.00', market_exposure_dollars: '2.2400', realized_pnl_dollars: '-0.1000' },
        { ticker: 'KXFLAT', position_fp: '0.00', market_exposure_dollars: '0.0000' },
        { ticker: 'KXLONG', position_fp: '2.50' },
      ],
      cursor: '',
    })
    expect(await kalshi.fetchPositions()).toEqual([
      { marketId: T, outcomeId: NO, outcomeLabel: 'No', size: 4, entryPrice: 0.56, realizedPnL: -0.1 },
      { marketId: 'KXLONG', outcomeId: 'KXLONG:YES', outcomeLabel: 'Yes', size: 2.5 },
    ])
  })

  it('reads the balance in dollars, from cents where dollars are absent', async () => {
    const { kalshi } = kalshiWith({ balance: 123_456, balance_dollars: '1234.5678' }, { balance: 123_456 })
    expect(await kalshi.fetchBalance()).toEqual([{ currency: 'USD', available: 1_234.5678, venue: 'kalshi' }])
    expect(await kalshi.fetchBalance()).toEqual([{ currency: 'USD', available: 1_234.56, venue: 'kalshi' }])
  })
})

/** Whether a request has a signature of this path at this time, checked with the public key. */
function isSigned({ method, headers }: Sent, path: string): boolean {
  const timestamp = headers.get('kalshi-access-timestamp') ?? ''
  expect([headers.get('kalshi-access-key'), timestamp]).toEqual(['key-1', String(NOW)])
  const key = { key: publicKey, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 }
  const signature = Buffer.from(headers.get('kalshi-access-signature') ?? '', 'base64')
  return verify('sha256', Buffer.from(`${timestamp}${method}${path}`), key, signature)
}

describe('createOrders', () => {
  it('sends them as one batch, and reads the answer to each field by field', async () => {
    const answers = [
      { ...placed, client_order_id: 'a' },
      { client_order_id: 'b', error: { code: 'insufficient_balance', message: 'insufficient balance' } },
      {
        ...{ order_id: 'o-3', client_order_id: 'c', fill_count: '4.00', remaining_count: '0.00' },
        ...{ average_fill_price: '0.5500', average_fee_paid: '0.0200', ts_ms: NOW },
      },
      { order_id: null, client_order_id: 'd' },
    ]
    const { kalshi, sent } = kalshiWith({ orders: answers })
    const orders = [
      order({ clientOrderId: 'a', tickSize: 0.01 }),
      order({ clientOrderId: 'b', tickSize: 0.01, outcomeId: NO, price: 0.4 }),
      order({ clientOrderId: 'c', tickSize: 0.01, amount: 4, timeInForce: 'IOC' }),
      order({ clientOrderId: 'd', tickSize: 0.01 }),
      order({ clientOrderId: 'e', tickSize: 0.01, price: 0.561 }),
    ]
    expect(await kalshi.createOrders(orders)).toEqual([
      {
        status: 'placed',
        order: {
          ...{ id: 'o-1', marketId: T, outcomeId: YES, side: 'buy', type: 'limit', price: 0.56, amount: 10 },
          ...{ status: 'open', filled: 0, filledShares: 0, remaining: 10, timestamp: NOW },
        },
      },
      {
        status: 'failed',
        error: { code: 'INSUFFICIENT_FUNDS', message: 'Kalshi: insufficient balance', retryable: false },
      },
      {
        status: 'placed',
        order: {
          ...{ id: 'o-3', marketId: T, outcomeId: YES, side: 'buy', type: 'limit', price: 0.56, amount: 4 },
          ...{ averageFillPrice: 0.55, status: 'filled', filled: 4, filledShares: 4, remaining: 0, timestamp: NOW },
          fee: 0.08,
        },
      },
      { status: 'unknown', error: { code: 'WRITE_UNCONFIRMED', message: expect.any(String), retryable: false } },
      {
        status: 'failed',
        error: { code: 'INVALID_ORDER', message: expect.stringContaining('0.561'), retryable: false },
      },
    ])
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: 'http://kalshi.test/trade-api/v2/portfolio/events/orders/batched',
    })
    const rest = { ticker: T, count: '10.00', self_trade_prevention_type: 'taker_at_cross' }
    const until = { time_in_force: 'good_till_canceled' }
    expect(sent[0]?.body).toEqual({
      orders: [
        { ...rest, ...until, side: 'bid', price: '0.5600', client_order_id: 'a' },
        { ...rest, ...until, side: 'ask', price: '0.6000', client_order_id: 'b' },
        {
          ...rest,
          side: 'bid',
          price: '0.5600',
          count: '4.00',
          client_order_id: 'c',
          time_in_force: 'immediate_or_cancel',
        },
        { ...rest, ...until, side: 'bid', price: '0.5600', client_order_id: 'd' },
      ],
    })
  })

  it('places a sale by itself, because it is compared with the holdings', async () => {
    const { kalshi, sent } = kalshiHolding({ position: '10.00' }, { orders: [placed, placed] }, placed)
    const buy = order({ tickSize: 0.01 })
    const results = await kalshi.createOrders([buy, buy, { ...buy, side: 'sell' }])
    expect(results.map(({ status }) => status)).toEqual(['placed', 'placed', 'placed'])
    expect(sent.map(({ url }) => url.split('/events/')[1])).toEqual(['orders/batched', 'orders'])
  })
})

describe('editOrder', () => {
  const resting = {
    order_id: 'o-1',
    ticker: T,
    outcome_side: 'no',
    book_side: 'ask',
    type: 'limit',
    status: 'resting',
    yes_price_dollars: '0.6000',
    no_price_dollars: '0.4000',
    initial_count_fp: '10.00',
    fill_count_fp: '4.00',
    remaining_count_fp: '6.00',
    created_time: '2026-08-14T15:00:00Z',
    exchange_index: 2,
  }
  const amended = { order_id: 'o-1', fill_count: '4.00', remaining_count: '8.00', ts_ms: NOW }

  it('changes price and amount in one step, in the terms of the YES book', async () => {
    const after = { ...resting, yes_price_dollars: '0.5500', initial_count_fp: '12.00', remaining_count_fp: '8.00' }
    const { kalshi, sent } = kalshiWith({ order: resting }, amended, { order: after })
    expect(await kalshi.editOrder('o-1', { price: 0.45, amount: 12 })).toEqual({
      status: 'edited',
      order: {
        id: 'o-1',
        marketId: T,
        outcomeId: `${T}:NO`,
        side: 'buy',
        type: 'limit',
        price: 0.45,
        amount: 12,
        status: 'open',
        filled: 4,
        filledShares: 4,
        remaining: 8,
        timestamp: Date.parse('2026-08-14T15:00:00Z'),
      },
    })
    expect(sent.map(({ method, url }) => [method, url.split('/portfolio/')[1]])).toEqual([
      ['GET', 'orders/o-1'],
      ['POST', 'events/orders/o-1/amend'],
      ['GET', 'orders/o-1'],
    ])
    expect(sent[1]?.body).toEqual({ ticker: T, side: 'ask', price: '0.5500', count: '12.00', exchange_index: 2 })
  })

  it('keeps what is not named', async () => {
    const { kalshi, sent } = kalshiWith({ order: resting }, amended, { order: resting })
    await kalshi.editOrder('o-1', { amount: 5 })
    expect(sent[1]?.body).toMatchObject({ price: '0.6000', count: '5.00' })
  })

  it.each([
    [{}, 'price'],
    [{ amount: 4 }, 'amount'],
    [{ price: 0.1234567 }, 'price'],
    [{ price: 0.4, postOnly: true }, 'postOnly'],
  ])('refuses %j before anything is sent', async (edit, field) => {
    const { kalshi, sent } = kalshiWith({ order: resting })
    await expect(kalshi.editOrder('o-1', edit)).rejects.toMatchObject({ code: 'INVALID_ORDER', field })
    expect(sent).toHaveLength(1)
  })

  it('refuses an order that is no longer open', async () => {
    const { kalshi } = kalshiWith({ order: { ...resting, status: 'executed' } })
    await expect(kalshi.editOrder('o-1', { price: 0.3 })).rejects.toMatchObject({
      code: 'INVALID_ORDER',
      message: 'orderId: order o-1 is filled',
    })
  })
})

it('fetchSettlements reads contracts, costs and what was paid', async () => {
  const won = {
    ticker: T,
    exchange_index: 0,
    event_ticker: 'KXFEDRATE-26SEP',
    market_result: 'yes',
    yes_count_fp: '12.50',
    yes_total_cost_dollars: '6.2500',
    no_count_fp: '0.00',
    no_total_cost_dollars: '0.0000',
    revenue: 1_250,
    settled_time: '2026-08-14T12:00:00.5Z',
    fee_cost: '0.2200',
    value: 100,
  }
  const half = {
    ...won,
    ticker: 'KXOTHER-1',
    market_result: 'scalar',
    value: 40,
    revenue: 500,
    settled_time: '2026-08-13T12:00:00Z',
  }
  const plain = { ...half, value: null, fee_cost: undefined, no_total_cost_dollars: undefined }
  const { kalshi, sent } = kalshiWith({ settlements: [plain, half, won], cursor: '' })
  expect(await kalshi.fetchSettlements({ marketId: T, since: '2026-08-01T00:00:00.5Z' })).toEqual([
    {
      marketId: T,
      result: 'yes',
      yesPayout: 1,
      yesAmount: 12.5,
      noAmount: 0,
      cost: 6.25,
      revenue: 12.5,
      fee: 0.22,
      timestamp: Date.parse('2026-08-14T12:00:00.5Z'),
    },
    expect.not.objectContaining({ yesPayout: expect.anything() }),
    expect.objectContaining({ result: 'scalar', yesPayout: 0.4, revenue: 5, cost: 6.25 }),
  ])
  const { pathname, searchParams } = new URL(sent[0]?.url ?? '')
  expect(pathname).toBe('/trade-api/v2/portfolio/settlements')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ticker: T,
    min_ts: String(Date.parse('2026-08-01T00:00:00Z') / 1_000),
  })
})
