import { randomInt } from 'node:crypto'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import type { BuiltOrder, Order, OrderBook, UserTrade } from '../../models.ts'
import { orderPrices } from '../../orders/order-prices.ts'
import { checkOrder } from '../../orders/order-ticket.ts'
import { worstPrice } from '../../orders/worst-price.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import { CreateOrderParams, type MyTradesParams } from '../../parameters.ts'
import { ANYBODY, type ExchangeOrder } from '../../signing/exchange-order.ts'
import { ONE, toMillionths, toText } from '../../values/decimal.ts'
import type { Venue } from '../../venue.ts'
import type { ProbableAccount } from './account.ts'
import type { Finder } from './find.ts'
import { type OrderRow, SentOrder } from './order-schemas.ts'
import { orderCode, parseActivity, parseOrder, parseOrderId, parsePosition, parseTrade } from './orders.ts'
import { TICK } from './parse.ts'
import { orderData } from './sign.ts'

const ID = 'probable'
/** The venue's limits: shares in hundredths, from one up to a million; a purchase costs a dollar at least. */
const LOT = 10_000n
const MAX_SHARES = 1_000_000n * ONE
const LEAST_SPENT = ONE
/** The most a fill may be charged, which the order has to allow. */
const FEE_RATE_BPS = '175'
/** Both shares and dollars have 18 decimals. */
const UNITS = 10n ** 12n
/** A random number that JSON carries exactly. */
const SALTS = 2 ** 47

const refuse = (code: ErrorCode, field: string, message: string) =>
  new CrossvenueError(code, `${field}: ${message}`, { exchange: ID, field })

/** Creates what a wallet does. The venue tells no balance: that stands on the chain. */
export function createTrading(
  account: ProbableAccount,
  { find, book, now }: { find: Finder; book: (outcomeId: string) => Promise<OrderBook>; now: () => number },
) {
  /** The ids of markets by their tokens, as far as the venue still lists them. */
  const marketIds = async (tokens: readonly string[]) => {
    const found = new Map(
      await Promise.all([...new Set(tokens)].map(async (token) => [token, await find.marketOfToken(token)] as const)),
    )
    return (token: string) => found.get(token)
  }
  const read = async (rows: readonly OrderRow[]): Promise<Order[]> => {
    const marketId = await marketIds(rows.map((row) => row.ctfTokenId ?? row.tokenId))
    return rows.map((row) => parseOrder(row, marketId))
  }

  /** The venue needs the token besides the number; an order that is open is found without. */
  const place = async (id: string): Promise<{ orderId: string; tokenId: string }> => {
    const { orderId, tokenId } = parseOrderId(id)
    if (tokenId !== undefined) return { orderId, tokenId }
    const row = (await account.openOrders()).find((each) => each.orderId === orderId)
    if (row) return { orderId, tokenId: row.ctfTokenId ?? row.tokenId }
    throw new CrossvenueError('ORDER_NOT_FOUND', `${ID} has no open order ${id}`, { exchange: ID })
  }

  const buildOrder = async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(ID, params, ['fee', 'negRisk', 'onBehalfOf', 'clientOrderId'])
    const rules = { exchange: ID, tick: TICK, lot: LOT, minimum: ONE, timesInForce: ['GTD', 'IOC'] as const, now }
    const ticket = checkOrder(params, rules)
    const { amount } = ticket
    if (amount > MAX_SHARES) throw refuse('INVALID_ORDER', 'amount', `${params.amount} is more than a million`)
    if (params.tickSize !== undefined && toMillionths(params.tickSize) !== TICK) {
      throw refuse('INVALID_ORDER', 'tickSize', `it is ${toText(TICK)}`)
    }
    const [wallet, { address: maker, kind }] = [await account.wallet(), await account.funder()]
    const tokens = await find.tokensOf(params.marketId)
    if (!tokens.includes(params.outcomeId)) {
      throw refuse('INVALID_ORDER', 'outcomeId', `${params.outcomeId} is no outcome of ${params.marketId}`)
    }
    // A market order of the venue's own knows no number of shares to buy: this one fills so many, no worse than now.
    const price = ticket.price ?? worstPrice(ID, params, await book(params.outcomeId))
    if (params.side === 'buy' && amount * price < LEAST_SPENT * ONE) {
      throw refuse('INVALID_ORDER', 'amount', `${params.amount} shares cost less than ${toText(LEAST_SPENT)} dollar`)
    }
    const [shares, money] = [String(amount * UNITS), String((amount * price * UNITS) / ONE)]
    const order: ExchangeOrder = {
      salt: String(randomInt(SALTS)),
      maker,
      signer: wallet.address,
      taker: ANYBODY,
      tokenId: params.outcomeId,
      makerAmount: params.side === 'buy' ? money : shares,
      takerAmount: params.side === 'buy' ? shares : money,
      expiration: String(Math.floor((ticket.expires ?? 0) / 1_000)),
      nonce: '0',
      feeRateBps: FEE_RATE_BPS,
      side: params.side === 'buy' ? 0 : 1,
      signatureType: kind,
    }
    const signature = await wallet.sign(orderData(order))
    const raw = {
      deferExec: true,
      order: { ...order, side: params.side === 'buy' ? 'BUY' : 'SELL', signature },
      owner: wallet.address,
      orderType: ticket.timeInForce,
    }
    return {
      exchange: ID,
      params,
      signedOrder: { ...order, signature },
      raw,
      ...(ticket.expires !== undefined && { expiry: ticket.expires }),
    }
  }

  const submitOrder = async ({ exchange, params, raw }: BuiltOrder): Promise<Order> => {
    const asked = CreateOrderParams.safeParse(params)
    const sent = SentOrder.safeParse(raw)
    if (exchange !== ID || !asked.success || !sent.success) {
      throw refuse('INVALID_ORDER', 'built', `not an order that ${ID} built`)
    }
    const answer = await account.place(sent.data)
    if ('refused' in answer) {
      const code = orderCode(answer.refused) ?? 'INVALID_ORDER'
      throw new CrossvenueError(code, `Probable: ${answer.refused}`, { exchange: ID })
    }
    const { price: _, ...order } = parseOrder(answer, () => asked.data.marketId)
    const prices = orderPrices(asked.data, answer.executedQty > 0n ? answer.avgPrice || undefined : undefined)
    return { ...order, ...prices, type: asked.data.type }
  }

  /** What any wallet traded. */
  const walletTrades = async (address: string, most?: number): Promise<UserTrade[]> => {
    const rows = await account.activity(address, most)
    const idOf = await marketIds(rows.map(({ asset }) => asset))
    return rows.map((row) => parseActivity(row, idOf(row.asset)))
  }
  const tradesOf = async ({ outcomeId, marketId, since, until, limit }: MyTradesParams): Promise<UserTrade[]> => {
    const most = (since ?? until) ? undefined : limit
    if (outcomeId === undefined && marketId === undefined) return walletTrades((await account.funder()).address, most)
    const tokens = marketId === undefined ? [outcomeId ?? ''] : await find.tokensOf(marketId)
    const wanted = tokens.filter((token) => outcomeId === undefined || token === outcomeId)
    const idOf = await marketIds(wanted)
    const lists = await Promise.all(
      wanted.map(async (token) => {
        const rows = await account.trades(token, most)
        return rows.map((row) => parseTrade(row, token, marketId ?? idOf(token)))
      }),
    )
    return lists.flat()
  }

  const operations = {
    buildOrder,
    submitOrder,
    createOrder: async (params) => submitOrder(await buildOrder(params)),

    async fetchOrder(id) {
      const { orderId, tokenId } = await place(id)
      const [order] = await read([await account.order(orderId, tokenId)])
      return order as Order
    },

    async cancelOrder(id) {
      const { orderId, tokenId } = await place(id)
      const [order] = await read([await account.order(orderId, tokenId)])
      if (order?.status !== 'open') throw refuse('ORDER_NOT_FOUND', 'orderId', `order ${id} is no longer open`)
      const [canceled] = await read([await account.cancel(orderId, tokenId)])
      return { ...(canceled ?? order), status: 'canceled', remaining: 0 }
    },

    fetchOpenOrders: async (marketId) =>
      read(await account.openOrders(marketId === undefined ? undefined : await find.tokensOf(marketId))),

    /** With an outcome or a market these are the account's own rows; without, what its wallet did, which is public. */
    async fetchMyTrades(params = {}) {
      refuseParameters(ID, params, ['cursor'])
      return newestFirst(await tradesOf(params), params)
    },

    /** Anybody's, by the wallet that holds them: positions are public. */
    async fetchPositions(address) {
      const rows = await account.positions(address ?? (await account.funder()).address)
      const idOf = await marketIds(rows.map(({ asset }) => asset))
      return rows.filter(({ size }) => size > 0n).map((row) => parsePosition(row, idOf(row.asset)))
    },
  } satisfies Partial<Venue>
  return { operations, walletTrades }
}
