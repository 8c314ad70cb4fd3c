import { createVenue, type Order, type Venue } from '@crossvenue/venues'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type QuotedMarket, quotedMarket } from './__fixtures__/quoted-market.ts'
import { startStillSandbox } from './__fixtures__/still-sandbox.ts'
import { tradingVenues } from './__fixtures__/trading-venues.ts'
import { fakeVenues } from './sandbox.ts'

// One contract for every venue that takes orders, over real HTTP: what is placed rests, in the book where there is one, is
// filled, shows in orders, trades, positions and balances, and can be canceled. The clock goes by hand, so the market maker
// stands. Where there is no book, a pool trades with everybody beside the orders that rest.

type Trader = Required<Venue>
const START = 10_000
const NOBODYS_KEY = `0x${'7'.repeat(64)}`
const DAY = 86_400_000

const sandbox = await startStillSandbox()
afterAll(sandbox.close)

describe.each(tradingVenues)('%s', (id) => {
  const { trading = {} } = fakeVenues[id]
  const { fetchBalance, fetchOrderBook, fetchTrades, fetchAllOrders } = createVenue(id)
  let market: QuotedMarket
  let ann: Trader
  let ben: Trader
  const stranger = () => sandbox.venue(id, { credentials: {} })
  const member = async (name: string) => sandbox.venue(id, { credentials: await sandbox.openAccount(id, name, START) })

  beforeAll(async () => {
    sandbox.time = Date.parse(sandbox.world.scenario.begins)
    market = await quotedMarket(sandbox.venue(id))
    ann = await member('ann')
    ben = await member('ben')
  })

  // Venues count calls by the second.
  beforeEach(() => {
    sandbox.time += 2_000
  })

  const yes = () => market.outcomes[0]?.outcomeId ?? ''
  const no = () => market.outcomes[1]?.outcomeId ?? ''
  const tick = () => market.tickSize ?? 0.01
  const onGrid = (price: number, outcomeId = yes()) =>
    trading.priceNear?.(price, outcomeId === no()) ?? Number((Math.round(price / tick()) * tick()).toFixed(6))
  const limit = (outcomeId: string, side: 'buy' | 'sell', price: number, amount: number) =>
    ({ marketId: market.marketId, outcomeId, side, type: 'limit', price: onGrid(price, outcomeId), amount }) as const
  /** The available money, where the venue states it. */
  const cashOf = async (trader: Trader, otherwise = 0) =>
    fetchBalance ? ((await trader.fetchBalance())[0]?.available ?? Number.NaN) : otherwise
  const sizeOf = async (trader: Trader, outcomeId: string) =>
    (await trader.fetchPositions()).find((position) => position.outcomeId === outcomeId)?.size ?? 0
  const sizeAt = async (outcomeId: string, side: 'bids' | 'asks', price: number) =>
    (await sandbox.venue(id).fetchOrderBook(outcomeId))[side].find((level) => Math.abs(level.price - price) < 1e-9)
      ?.size ?? 0

  const sale = (outcomeId: string, price: number, amount: number) => {
    const { price: _, ...order } = limit(outcomeId, 'sell', price, amount)
    return trading.sellsAtMarket
      ? ({ ...order, type: 'market' } as const)
      : { ...order, price: onGrid(price, outcomeId) }
  }
  /** Where an order rests before all others, and how many rest there already. */
  const placeInBook = async () => {
    const middle = onGrid((market.bestBid + market.bestAsk) / 2)
    const { bids, asks } = await sandbox.venue(id).fetchOrderBook(yes())
    // Inside the spread where there is room, else behind nobody at the best bid of ours.
    const price = middle > (bids[0]?.price ?? 0) && middle < (asks[0]?.price ?? 1) ? middle : (bids[0]?.price ?? 0)
    return { price, ahead: await sizeAt(yes(), 'bids', price) }
  }
  /** Brings the pool down to a price of the grid, so that it takes no part in what is traded there next. */
  const placeBesidePool = async () => {
    const price = onGrid(Math.floor(market.bestBid / tick()) * tick())
    const order = await ben.createOrder(limit(no(), 'buy', 1 - price, 9_000))
    await ben.cancelOrder(order.id)
    return { price, ahead: 0 }
  }

  it('rests, shows on both sides of the book, and is canceled', async () => {
    // Deep in the book, where the market maker quotes nothing.
    const price = onGrid(2 * tick(), no())
    const before = await cashOf(ann)
    const order = await ann.createOrder(limit(no(), 'buy', price, 1_000))
    expect(order).toMatchObject({ marketId: market.marketId, outcomeId: no(), side: 'buy', type: 'limit' })
    expect(order).toMatchObject({ price, amount: 1_000, status: 'open', filled: 0, remaining: 1_000 })
    if (fetchOrderBook) {
      expect(await sizeAt(no(), 'bids', price)).toBe(1_000)
      expect(await sizeAt(yes(), 'asks', onGrid(1 - price))).toBe(1_000)
    }
    expect(await ann.fetchOpenOrders(market.marketId)).toMatchObject([{ id: order.id, price, amount: 1_000 }])
    expect(await ben.fetchOpenOrders(market.marketId)).toEqual([])

    expect(await ann.cancelOrder(order.id)).toMatchObject({ id: order.id, status: 'canceled', remaining: 0 })
    if (fetchOrderBook) expect(await sizeAt(no(), 'bids', price)).toBe(0)
    expect(await ann.fetchOpenOrders(market.marketId)).toEqual([])
    expect(await cashOf(ann)).toBeCloseTo(before, 6)
    await expect(ann.cancelOrder(order.id)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' })
  })

  it('is filled in part by another member, at the price that rests', async () => {
    const { price, ahead } = fetchOrderBook ? await placeInBook() : await placeBesidePool()
    const before = await sizeOf(ben, no())
    const resting = await ann.createOrder(limit(yes(), 'buy', price, 100))
    expect(resting.status).toBe('open')
    sandbox.time += 1_000
    const taken = await ben.createOrder(limit(no(), 'buy', 1 - price, ahead + 40))
    expect(taken).toMatchObject({ status: 'filled', filled: ahead + 40, remaining: 0, outcomeId: no(), side: 'buy' })

    expect(await ann.fetchOrder?.(resting.id)).toMatchObject({ status: 'open', filled: 40, remaining: 60, price })
    expect(await sizeOf(ann, yes())).toBe(40)
    expect(await sizeOf(ben, no())).toBeCloseTo(before + ahead + 40, 6)
    const [mine] = await ann.fetchMyTrades({ marketId: market.marketId })
    expect(mine).toMatchObject({ price, amount: 40, side: 'buy', outcomeId: yes() })
    expect(mine?.orderId).toBe(trading.tradesWithoutOrder ? undefined : resting.id)
    expect(await ann.fetchOrderTrades?.(resting.id)).toEqual(trading.tradesWithoutOrder ? undefined : [mine])
    expect((await ann.fetchPosition(yes())).size).toBe(40)
    if (fetchTrades) {
      const [public_] = await sandbox.venue(id).fetchTrades(yes(), { limit: 1 })
      expect(public_).toMatchObject({ price, side: trading.sidelessTrades ? 'unknown' : 'sell' })
    }
    await ann.cancelOrder(resting.id)
    expect(await cashOf(ann, START - 40 * price)).toBeCloseTo(START - 40 * price, 6)
  })

  it('takes the best price there is with a market order', async () => {
    const best = fetchOrderBook && (await sandbox.venue(id).fetchOrderBook(yes())).asks[0]
    const amount = Math.min(40, best?.size ?? 40)
    const order = await ann.createOrder({
      marketId: market.marketId,
      outcomeId: yes(),
      side: 'buy',
      type: 'market',
      amount,
    })
    expect(order).toMatchObject({ status: 'filled', remaining: 0, type: 'market' })
    expect(order.filled).toBeCloseTo(amount, 1)
    expect(await sizeOf(ann, yes())).toBeCloseTo(40 + order.filled, 6)
    const [trade] = await ann.fetchMyTrades({ limit: 1 })
    if (fetchOrderBook) expect(trade?.price).toBe(best?.price)
    else expect(trade?.price).toBeGreaterThan(0)
  })

  it('sells what is held', async () => {
    const held = await sizeOf(ann, yes())
    const best = fetchOrderBook && (await sandbox.venue(id).fetchOrderBook(yes())).bids[0]
    const amount = Math.min(40, best?.size ?? 40)
    const order = await ann.createOrder(sale(yes(), best?.price ?? 0, amount))
    expect(order).toMatchObject({ status: 'filled', filled: amount, side: 'sell', outcomeId: yes() })
    expect(await sizeOf(ann, yes())).toBeCloseTo(held - amount, 6)
  })

  it('sells nothing that is not held', async () => {
    const hal = await member('hal')
    await expect(hal.createOrder(sale(yes(), 0.5, 50))).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
    expect(await hal.fetchOpenOrders(market.marketId)).toEqual([])
    expect(await hal.fetchPositions()).toEqual([])
  })

  it('opens the other side with a sale only where the venue can and the caller says so', async () => {
    const ida = await member('ida')
    const order = { ...limit(yes(), 'sell', 2 * tick(), 5), reduceOnly: false }
    if (!trading.shorts) {
      const refusal = { code: 'INVALID_ORDER', field: expect.stringMatching(/^(reduceOnly|type)$/) }
      return expect(ida.createOrder(order)).rejects.toMatchObject(refusal)
    }
    const { filled } = await ida.createOrder(order)
    expect(filled).toBeGreaterThan(0)
    expect((await ida.fetchPositions()).map(({ outcomeId, size }) => [outcomeId, size])).toEqual([[no(), filled]])
    // A purchase of the other side closes an open position.
    const close = { ...limit(yes(), 'buy', 1 - 2 * tick(), filled), timeInForce: 'IOC', reduceOnly: true } as const
    await expect(ida.createOrder({ ...close, amount: filled + 1, timeInForce: 'GTC' })).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
    })
    await ida.createOrder(close)
    expect(await sizeOf(ida, no())).toBeLessThan(filled)
  })

  it('refuses what the rules do not allow, before anything is sent', async () => {
    const calls = async (change: object) => ann.createOrder({ ...limit(yes(), 'buy', 0.5, 100), ...change })
    await expect(calls({ price: market.tickSize ? tick() * 1.5 : 0.500_000_1 })).rejects.toMatchObject({
      code: 'INVALID_ORDER',
      field: 'price',
    })
    await expect(calls({ amount: 100.0000001 })).rejects.toMatchObject({ code: 'INVALID_ORDER', field: 'amount' })
    await expect(calls({ price: undefined })).rejects.toMatchObject({ code: 'INVALID_ORDER', field: 'price' })
  })

  it('refuses what the account cannot pay', async () => {
    const before = await cashOf(ann)
    await expect(ann.createOrder(limit(yes(), 'buy', 0.5, 900_000))).rejects.toMatchObject({
      code: 'INSUFFICIENT_FUNDS',
      retryable: false,
    })
    expect(await cashOf(ann)).toBe(before)
  })

  it('builds without sending, and submits once', async () => {
    const price = onGrid(2 * tick())
    const built = await ann.buildOrder(limit(yes(), 'buy', price, 1_000))
    expect(built).toMatchObject({ exchange: id, params: { outcomeId: yes(), amount: 1_000 } })
    expect(await ann.fetchOpenOrders(market.marketId)).toEqual([])
    const onTheWire = JSON.parse(JSON.stringify(built))
    const order = await ann.submitOrder(onTheWire)
    expect(order).toMatchObject({ status: 'open', price, amount: 1_000 })
    if (trading.placesTwice) await ann.cancelOrder((await ann.submitOrder(onTheWire)).id)
    else await expect(ann.submitOrder(onTheWire)).rejects.toMatchObject({ code: 'INVALID_ORDER' })
    await ann.cancelOrder(order.id)
    await expect(ann.submitOrder({ ...onTheWire, raw: {} })).rejects.toMatchObject({ code: 'INVALID_ORDER' })
    await expect(ann.submitOrder({ ...onTheWire, exchange: 'elsewhere' })).rejects.toMatchObject({
      code: 'INVALID_ORDER',
    })
  })

  it('needs credentials, and the right ones', async () => {
    const order = limit(yes(), 'buy', 0.1, 200)
    await expect(stranger().createOrder(order)).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' })
    await expect(stranger().fetchOpenOrders(market.marketId)).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' })
    const [mine, other] = [await sandbox.openAccount(id, 'cat', START), await sandbox.openAccount(id, 'dan', START)]
    const credentials = {
      // Where keys are made of the wallet, these are nobody's.
      ...{ apiKey: 'nobody', apiSecret: 'bm9ib2R5', passphrase: 'nobody' },
      ...mine,
      // Where the key is all there is to an account, this is nobody's.
      ...(other.privateKey && { privateKey: other.apiKey ? other.privateKey : NOBODYS_KEY }),
      // Where a secret signs, this is another's; where the key is a secret, this is nobody's.
      ...(!other.privateKey && (other.apiSecret ? { apiSecret: other.apiSecret } : { apiKey: 'nobody' })),
    }
    const stolen = sandbox.venue(id, { credentials })
    await expect(stolen.createOrder(order)).rejects.toMatchObject({
      code: expect.stringMatching(/AUTHENTICATION_ERROR|PERMISSION_DENIED|INVALID_ORDER/),
    })
  })

  it.skipIf(trading.undated)('refuses a signature from another time', async () => {
    const credentials = await sandbox.openAccount(id, 'gus', START)
    const late = sandbox.venue(id, { now: () => sandbox.time - 3 * DAY, credentials })
    await expect(late.createOrder(limit(yes(), 'buy', 0.1, 200))).rejects.toMatchObject({
      code: 'AUTHENTICATION_ERROR',
      retryable: false,
    })
  })

  it('acts for the account of each call, from one venue', async () => {
    const shared = stranger()
    const eve = shared.withCredentials(await sandbox.openAccount(id, 'eve', START)) as Trader
    const fay = shared.withCredentials(await sandbox.openAccount(id, 'fay', 5)) as Trader
    expect([await cashOf(eve, START), await cashOf(fay, 5)]).toEqual([START, 5])
    expect([await sizeOf(eve, yes()), await sizeOf(fay, yes())]).toEqual([0, 0])
    await expect(shared.fetchPositions()).rejects.toMatchObject({ code: 'AUTHENTICATION_ERROR' })
  })

  it.runIf(fetchAllOrders)('lists what is over', async () => {
    const all = await ann.fetchAllOrders({ marketId: market.marketId })
    const closed = await ann.fetchClosedOrders({ marketId: market.marketId })
    expect(all.length).toBeGreaterThan(1)
    expect(closed.map(({ id }: Order) => id).sort()).toEqual(all.map(({ id }: Order) => id).sort())
    const statuses = trading.forgetsCanceled ? ['filled'] : ['filled', 'canceled']
    expect(new Set(closed.map(({ status }: Order) => status))).toEqual(new Set(statuses))
    expect(await ann.fetchAllOrders({ marketId: market.marketId, limit: 1 })).toHaveLength(1)
  })
})
