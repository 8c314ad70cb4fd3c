import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { buildAndSubmit } from '../../__fixtures__/build-and-submit.ts'
import { venueBefore } from '../../__fixtures__/venue-before.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { venue } from './index.ts'
import { ClearedOrder, CurrentOrder, MatchedMarket, Placed } from './order-schemas.ts'
import { parseCleared, parseMatches, parseOrder, parsePositions } from './orders.ts'

const fixtures = new URL('./__fixtures__/', import.meta.url)
const at = (operation: string) => `/exchange/betting/rest/v1.0/${operation}/`
const none = { clearedOrders: [], moreAvailable: false }
const placed = (report: object, more: object = {}) => ({
  ...{ status: 'SUCCESS', marketId: '1.246100010' },
  instructionReports: [{ status: 'SUCCESS', betId: '331000000009', placedDate: '2026-09-01T15:00:00.000Z', ...report }],
  ...more,
})
const resting = placed({ orderStatus: 'EXECUTABLE', averagePriceMatched: 0, sizeMatched: 0 })
const answers = {
  [at('listCurrentOrders')]: 'orders',
  [at('listClearedOrders')]: none,
  [at('listMarketBook')]: 'books',
  [at('placeOrders')]: resting,
}
const credentials = { apiKey: 'an-app-key', apiToken: 'a-session' }
const betfairWith = (more: Parameters<typeof venueBefore>[1] = {}) =>
  venueBefore(venue, { ...answers, ...more }, { fixtures, credentials })
const [MARKET, YES, NO] = ['1.246100010:101', '1.246100010:101:YES', '1.246100010:101:NO']
const order = (more: Partial<CreateOrderParams> = {}): CreateOrderParams => ({
  ...{ marketId: MARKET, outcomeId: YES, side: 'buy', type: 'limit', amount: 40, price: 0.359712 },
  ...more,
})
/** The bodies that were sent to an operation. */
const sentTo = (calls: readonly string[], operation: string) =>
  calls.flatMap((call) => (call.startsWith(`${at(operation)} `) ? [JSON.parse(call.slice(call.indexOf(' ')))] : []))
const sentBy = async (params: CreateOrderParams) => {
  const filled = placed({ orderStatus: 'EXECUTION_COMPLETE', averagePriceMatched: 2.78, sizeMatched: 14.38 })
  const { venue, calls } = betfairWith({ [at('placeOrders')]: filled })
  await venue.createOrder(params)
  const [{ instructions }] = sentTo(calls, 'placeOrders')
  const { side, limitOrder } = instructions[0]
  return [side, limitOrder.price, limitOrder.betTargetSize, limitOrder.timeInForce]
}

describe('createOrder', () => {
  it('bets for a payout at odds or better', async () => {
    const { venue, calls } = betfairWith()
    expect(await venue.createOrder(order({ clientOrderId: 'mine' }))).toEqual({
      id: '331000000009',
      marketId: MARKET,
      outcomeId: YES,
      side: 'buy',
      type: 'limit',
      price: 0.359712,
      amount: 40,
      status: 'open',
      filled: 0,
      filledShares: 0,
      remaining: 40,
      timestamp: Date.parse('2026-09-01T15:00:00Z'),
    })
    expect(sentTo(calls, 'placeOrders')).toEqual([
      {
        marketId: '1.246100010',
        instructions: [
          {
            orderType: 'LIMIT',
            selectionId: 101,
            handicap: 0,
            side: 'BACK',
            limitOrder: { price: 2.78, persistenceType: 'LAPSE', betTargetType: 'PAYOUT', betTargetSize: 40 },
            customerOrderRef: 'mine',
          },
        ],
        customerRef: 'mine',
      },
    ])
  })

  it.each<[string, Partial<CreateOrderParams>, unknown[]]>([
    ['a purchase of Yes is a back', {}, ['BACK', 2.78, 40, undefined]],
    ['one between two odds pays less', { price: 0.36 }, ['BACK', 2.78, 40, undefined]],
    ['a sale of Yes is a lay', { side: 'sell', reduceOnly: false }, ['LAY', 2.78, 40, undefined]],
    [
      'one between two odds receives more',
      { side: 'sell', price: 0.36, reduceOnly: false },
      ['LAY', 2.76, 40, undefined],
    ],
    ['a purchase of No is a lay', { outcomeId: NO, price: 0.640288 }, ['LAY', 2.78, 40, undefined]],
    ['one between two odds pays less', { outcomeId: NO, price: 0.64 }, ['LAY', 2.76, 40, undefined]],
    ['FOK is filled whole', { timeInForce: 'FOK' }, ['BACK', 2.78, 40, 'FILL_OR_KILL']],
  ])('%s', async (_, more, sent) => {
    expect(await sentBy(order(more))).toEqual(sent)
  })

  it('asks for what the book offers where the rest is not to wait', async () => {
    const { venue, calls } = betfairWith({
      [at('placeOrders')]: placed({ orderStatus: 'EXECUTION_COMPLETE', averagePriceMatched: 2.76, sizeMatched: 14.49 }),
    })
    // 70.38 are offered at 2.76, and 27.4274 at 2.74.
    const market = await venue.createOrder(order({ type: 'market', price: undefined, amount: 200 }))
    expect(market).toMatchObject({ status: 'filled', filled: 39.9924, amount: 39.9924, price: 0.362319 })
    await venue.createOrder(order({ timeInForce: 'IOC', price: 0.363, amount: 200 }))
    await venue.createOrder(order({ timeInForce: 'IOC', price: 0.363, amount: 50 }))
    expect(sentTo(calls, 'placeOrders').map(({ instructions }) => instructions[0].limitOrder)).toEqual([
      expect.objectContaining({ price: 2.74, betTargetSize: 97.8, timeInForce: 'FILL_OR_KILL' }),
      expect.objectContaining({ price: 2.76, betTargetSize: 70.38 }),
      expect.objectContaining({ price: 2.76, betTargetSize: 50 }),
    ])
    await expect(venue.createOrder(order({ timeInForce: 'IOC', price: 0.2 }))).rejects.toMatchObject({
      ...{ code: 'INVALID_ORDER', field: 'amount' },
    })
  })

  it('says what was filled to the penny of the stake', async () => {
    const { venue } = betfairWith({
      [at('placeOrders')]: placed({ orderStatus: 'EXECUTABLE', averagePriceMatched: 2.8, sizeMatched: 5 }),
    })
    expect(await venue.createOrder(order())).toMatchObject({
      ...{ status: 'open', amount: 40, filled: 14, remaining: 26, averageFillPrice: 0.357143, price: 0.359712 },
    })
  })

  it.each<[object, object]>([
    [placed({ orderStatus: 'EXPIRED', sizeMatched: 0 }), { code: 'INVALID_ORDER', field: 'amount' }],
    [
      placed({ status: 'FAILURE', errorCode: 'INVALID_ODDS' }, { status: 'FAILURE', errorCode: 'BET_ACTION_ERROR' }),
      { code: 'INVALID_ORDER', message: 'Betfair: INVALID_ODDS' },
    ],
    [
      placed({ status: 'FAILURE', errorCode: 'INSUFFICIENT_FUNDS' }, { status: 'FAILURE' }),
      { code: 'INSUFFICIENT_FUNDS' },
    ],
    [{ status: 'FAILURE', errorCode: 'PERMISSION_DENIED', instructionReports: [] }, { code: 'PERMISSION_DENIED' }],
    [{ status: 'FAILURE', errorCode: 'MARKET_SUSPENDED' }, { code: 'INVALID_ORDER' }],
    [{ status: 'FAILURE', errorCode: 'DUPLICATE_TRANSACTION' }, { code: 'INVALID_ORDER' }],
    // The venue itself does not know.
    [
      { status: 'TIMEOUT', instructionReports: [] },
      { code: 'WRITE_UNCONFIRMED', retryable: false },
    ],
    [{ status: 'FAILURE', errorCode: 'ERROR_IN_MATCHER' }, { code: 'WRITE_UNCONFIRMED' }],
    [{ status: 'SUCCESS', instructionReports: [] }, { code: 'WRITE_UNCONFIRMED' }],
    [placed({ betId: null, orderStatus: 'PENDING' }), { code: 'WRITE_UNCONFIRMED' }],
  ])('reads the answer %j', async (answer, error) => {
    const { venue } = betfairWith({ [at('placeOrders')]: answer })
    await expect(venue.createOrder(order())).rejects.toMatchObject({ exchange: 'betfair', ...error })
  })

  it.each<[Partial<CreateOrderParams>, string]>([
    [{ outcomeId: '1.246100010:102:YES' }, 'outcomeId'],
    [{ outcomeId: MARKET }, 'outcomeId'],
    [{ price: 0.000_5 }, 'price'],
    [{ price: 0.995, side: 'sell', reduceOnly: false }, 'price'],
    [{ amount: 40.001 }, 'amount'],
    [{ clientOrderId: 'with spaces' }, 'clientOrderId'],
    [{ clientOrderId: 'x'.repeat(30) }, 'clientOrderId'],
    [{ postOnly: true }, 'postOnly'],
    [{ expiration: '2026-10-01T00:00:00Z' }, 'timeInForce'],
  ])('refuses %j before anything is sent', async (more, field) => {
    const { venue, calls } = betfairWith()
    await expect(venue.createOrder(order(more))).rejects.toMatchObject({ code: 'INVALID_ORDER', field })
    expect(sentTo(calls, 'placeOrders')).toEqual([])
  })

  it('sells no more than is held, less what is promised', async () => {
    const { venue } = betfairWith()
    await expect(venue.createOrder(order({ side: 'sell', amount: 14.01 }))).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    })
    expect(await venue.createOrder(order({ side: 'sell', amount: 14 }))).toMatchObject({ side: 'sell', amount: 14 })
  })

  it('is built without being sent, and submitted as it was built', async () => {
    const { venue, calls } = betfairWith()
    await buildAndSubmit(venue, order({ outcomeId: NO, price: 0.64 }))
    const [{ instructions, customerRef }] = sentTo(calls, 'placeOrders')
    expect(customerRef).toMatch(/^NO-[0-9a-f]{24}$/)
    expect(instructions[0].customerOrderRef).toBe(customerRef)
  })
})

describe('createOrders', () => {
  it('places those of one market in one request, and names each', async () => {
    const report = { status: 'SUCCESS', orderStatus: 'EXECUTABLE', sizeMatched: 0 }
    const { venue, calls } = betfairWith({
      [at('placeOrders')]: {
        status: 'SUCCESS',
        instructionReports: [
          { ...report, betId: '1' },
          { ...report, betId: '2' },
        ],
      },
    })
    const results = await venue.createOrders([order({ clientOrderId: 'a' }), order({ clientOrderId: 'b' })])
    expect(results.map(({ status, order }) => [status, order?.id])).toEqual([
      ['placed', '1'],
      ['placed', '2'],
    ])
    expect(
      sentTo(calls, 'placeOrders').map(({ instructions, customerRef }) => [instructions.length, customerRef]),
    ).toEqual([[2, 'a+']])
  })

  it('places those of several markets one by one, and keeps the refusal of each', async () => {
    const failure = { status: 'FAILURE', errorCode: 'MARKET_SUSPENDED' }
    const { venue } = betfairWith({ [at('placeOrders')]: [failure, resting] })
    const other = { marketId: '1.246100030:201', outcomeId: '1.246100030:201:YES' }
    const results = await venue.createOrders([order(), order(other)])
    expect(results).toMatchObject([
      { status: 'failed', error: { code: 'INVALID_ORDER' } },
      { status: 'placed', order: { marketId: '1.246100030:201' } },
    ])
  })
})

const [open, canceled] = [
  {
    id: '331000000001',
    marketId: MARKET,
    outcomeId: YES,
    side: 'buy',
    type: 'limit',
    price: 0.359712,
    averageFillPrice: 0.357143,
    // 5 at 2.8, and 9.38 at 2.78.
    amount: 40.0764,
    status: 'open',
    filled: 14,
    filledShares: 14,
    remaining: 26.0764,
    timestamp: Date.parse('2026-09-01T10:00:00Z'),
  },
  {
    id: '331000000002',
    marketId: '1.246100010:102',
    outcomeId: '1.246100010:102:NO',
    side: 'buy',
    type: 'limit',
    price: 0.75,
    averageFillPrice: 0.74359,
    amount: 79,
    status: 'canceled',
    filled: 39,
    filledShares: 39,
    remaining: 0,
    timestamp: Date.parse('2026-09-01T11:00:00Z'),
  },
]

describe('orders', () => {
  it('are read field by field', async () => {
    const { venue, rejections } = betfairWith()
    expect(await venue.fetchAllOrders()).toEqual([canceled, open])
    expect(await venue.fetchClosedOrders()).toEqual([canceled])
    expect(await venue.fetchOpenOrders(MARKET)).toEqual([open])
    expect(await venue.fetchOrder('331000000001')).toEqual(open)
    expect(rejections.length).toBeGreaterThan(0)
    await expect(venue.fetchOrder('x')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
    await expect(venue.fetchOpenOrders('x')).rejects.toMatchObject({ code: 'MARKET_NOT_FOUND' })
  })

  it('that ended or were settled are listed too', async () => {
    const bet = { marketId: '1.246100010', selectionId: 101, side: 'BACK', placedDate: '2026-08-01T10:00:00.000Z' }
    const page = (row: object) => ({ clearedOrders: [{ ...bet, ...row }], moreAvailable: false })
    const ofStatus = (status: string) =>
      `${at('listClearedOrders')} {"betStatus":"${status}","fromRecord":0,"recordCount":1000}`
    const { venue } = betfairWith({
      [at('listCurrentOrders')]: { currentOrders: [], moreAvailable: false },
      [ofStatus('SETTLED')]: page({
        betId: '1',
        priceRequested: 3,
        priceMatched: 3.1,
        sizeSettled: 10,
        settledDate: 'x',
      }),
      [ofStatus('CANCELLED')]: page({ betId: '2', priceRequested: 3, sizeCancelled: 5 }),
    })
    expect(await venue.fetchAllOrders()).toMatchObject([
      { id: '1', status: 'filled', price: 0.333333, averageFillPrice: 0.322581, amount: 31, filled: 31 },
      { id: '2', status: 'canceled', price: 0.333333, amount: 15, filled: 0 },
    ])
    expect(await venue.fetchMyTrades()).toMatchObject([{ id: '1', orderId: '1', price: 0.322581, amount: 31 }])
  })

  it('follow pages to their end', async () => {
    const { venue, calls } = betfairWith({
      [at('listCurrentOrders')]: [
        { currentOrders: [{ betId: 'x' }, CURRENT], moreAvailable: true },
        { currentOrders: [{ ...CURRENT, betId: '8' }], moreAvailable: false },
      ],
    })
    expect((await venue.fetchOpenOrders()).map(({ id }) => id)).toEqual(['7', '8'])
    expect(sentTo(calls, 'listCurrentOrders').map(({ fromRecord }) => fromRecord)).toEqual([0, 2])
  })
})

const CURRENT = {
  ...{ betId: '7', marketId: '1.2', selectionId: 3, side: 'BACK', status: 'EXECUTABLE' },
  ...{ priceSize: { price: 2, size: 5 }, sizeMatched: 0, sizeRemaining: 5 },
}

describe('cancelOrder', () => {
  const report = (status: string, errorCode?: string) => ({
    status,
    instructionReports: [{ status, errorCode, sizeCancelled: 9.38 }],
  })

  it('names the market and the bet', async () => {
    const { venue, calls } = betfairWith({ [at('cancelOrders')]: report('SUCCESS') })
    expect(await venue.cancelOrder('331000000001')).toMatchObject({ status: 'canceled', filled: 14, remaining: 0 })
    expect(sentTo(calls, 'cancelOrders')).toEqual([
      { marketId: '1.246100010', instructions: [{ betId: '331000000001' }] },
    ])
  })

  it('says that an order is over, or that its end is open', async () => {
    const taken = betfairWith({ [at('cancelOrders')]: report('FAILURE', 'BET_TAKEN_OR_LAPSED') })
    await expect(taken.venue.cancelOrder('331000000001')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
    await expect(taken.venue.cancelOrder('331000000002')).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
    const slow = betfairWith({ [at('cancelOrders')]: { status: 'TIMEOUT' } })
    await expect(slow.venue.cancelOrder('331000000001')).rejects.toMatchObject({ code: 'WRITE_UNCONFIRMED' })
  })
})

describe('the account', () => {
  it('has what was backed less what was laid, and a lay alone as No', async () => {
    const { venue } = betfairWith()
    expect(await venue.fetchPositions()).toEqual([
      { marketId: MARKET, outcomeId: YES, size: 14, entryPrice: 0.357143 },
      { marketId: '1.246100010:102', outcomeId: '1.246100010:102:NO', size: 39, entryPrice: 0.74359 },
    ])
    await expect(venue.fetchPositions('0xabc')).rejects.toMatchObject({ field: 'address' })
  })

  it('has every match of its bets, at its own odds', async () => {
    const match = { betId: '331000000002', side: 'LAY', matchDate: '2026-09-01T11:00:01.000Z' }
    const runners = [
      {
        selectionId: 102,
        matches: [
          { ...match, matchId: '91', price: 3.8, size: 4 },
          { ...match, matchId: '92', price: 4, size: 6, matchDate: '2026-09-01T11:00:02.000Z' },
        ],
      },
    ]
    const { venue, calls } = betfairWith({ [at('listMarketBook')]: [[{ marketId: '1.246100010', runners }]] })
    const own = { orderId: '331000000002', marketId: '1.246100010:102', outcomeId: '1.246100010:102:NO', side: 'buy' }
    expect(await venue.fetchMyTrades()).toEqual([
      { id: '92', ...own, timestamp: Date.parse('2026-09-01T11:00:02Z'), price: 0.75, amount: 24 },
      { id: '91', ...own, timestamp: Date.parse('2026-09-01T11:00:01Z'), price: 0.736842, amount: 15.2 },
    ])
    expect(sentTo(calls, 'listMarketBook')).toEqual([
      { marketIds: ['1.246100010'], orderProjection: 'ALL', matchProjection: 'NO_ROLLUP' },
    ])
    expect(await venue.fetchMyTrades({ marketId: MARKET })).toEqual([])
  })

  it('has money, and what bets may lose', async () => {
    const { venue } = betfairWith({
      '/exchange/account/rest/v1.0/getAccountFunds/': { availableToBetBalance: 90.25, exposure: -9.75 },
      '/exchange/account/rest/v1.0/getAccountDetails/': { currencyCode: 'EUR' },
    })
    expect(await venue.fetchBalance()).toEqual([
      { currency: 'EUR', available: 90.25, total: 100, locked: 9.75, venue: 'betfair' },
    ])
  })
})

const shared = process.env.CROSSVENUE_SHARED ?? fileURLToPath(new URL('../../../../../../shared', import.meta.url))
const folder = `${shared}/recorded/betfair`

describe.skipIf(!existsSync(folder))('what Betfair really answered', () => {
  const recorded = (name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')).result

  it('is read: a bet that is complete, one that is settled, and a new one', () => {
    const [row] = recorded('list_current_orders').currentOrders.map((each: unknown) => CurrentOrder.parse(each))
    expect(parseOrder(row)).toMatchObject({ side: 'sell', price: 0.819672, filled: 2.44, status: 'filled' })
    expect(parsePositions([row])).toMatchObject([{ outcomeId: '1.125875592:6412775:NO', size: 2.44 }])
    const [settled] = recorded('list_cleared_orders').clearedOrders.map((each: unknown) => ClearedOrder.parse(each))
    expect(parseCleared(settled, true)).toMatchObject({ side: 'sell', filled: 2.44, status: 'filled' })
    expect(Placed.parse(recorded('place_orders').instructionReports[0])).toMatchObject({ betId: '71962975289' })
  })

  it('has matches whose stakes and odds are those of the bets', () => {
    const market = MatchedMarket.parse(recorded('list_market_book')[0])
    const trades = parseMatches([market], () => undefined)
    expect(trades).toHaveLength(6)
    expect(trades[0]).toMatchObject({ id: '85242563625', side: 'sell', price: 0.689655, amount: 2.9 })
  })
})
