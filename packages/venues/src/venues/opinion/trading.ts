import { randomBytes } from 'node:crypto'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import type { BuiltOrder, Order, OrderBook } from '../../models.ts'
import { orderPrices } from '../../orders/order-prices.ts'
import { checkOrder, type OrderTicket } from '../../orders/order-ticket.ts'
import { readCanceled } from '../../orders/read-canceled.ts'
import { sweepBook } from '../../orders/sweep-book.ts'
import { withinSlippage } from '../../orders/worst-price.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import { CreateOrderParams, type OrderHistoryParams } from '../../parameters.ts'
import { ANYBODY, type ExchangeOrder } from '../../signing/exchange-order.ts'
import { ONE, toMillionths, toNumber, toText } from '../../values/decimal.ts'
import type { Venue } from '../../venue.ts'
import type { OpinionAccount } from './account.ts'
import type { OpinionMarket, QuoteToken } from './api.ts'
import { SentOrder } from './order-schemas.ts'
import { isTrade, parseOrder, parsePosition, parseUserTrade, type TokenOf } from './orders.ts'
import { TICK } from './parse.ts'
import { orderData } from './sign.ts'

const ID = 'opinion'

const refuse = (code: ErrorCode, field: string, message: string) =>
  new CrossvenueError(code, `${field}: ${message}`, { exchange: ID, field })

/** What trading needs to know of markets. */
export interface Markets {
  market(marketId: string): Promise<OpinionMarket>
  quoteTokens(): Promise<QuoteToken[]>
  book(outcomeId: string): Promise<OrderBook>
}

/** Creates what an account does. */
export function createTrading(account: OpinionAccount, markets: Markets, now: () => number) {
  const tokensOf = async (rows: readonly { marketId: string }[]): Promise<TokenOf> => {
    const ids = [...new Set(rows.map(({ marketId }) => marketId))]
    const found = new Map(await Promise.all(ids.map(async (id) => [id, await markets.market(id)] as const)))
    return (marketId, side) => found.get(marketId)?.[side === 1 ? 'yesTokenId' : 'noTokenId'] ?? ''
  }

  const buildOrder = async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(ID, params, ['fee', 'negRisk', 'onBehalfOf', 'clientOrderId', 'maxSlippage'])
    const ticket = checkOrder(params, { exchange: ID, tick: TICK, lot: 1n, minimum: ONE, postOnly: true, now })
    if (params.tickSize !== undefined && toMillionths(params.tickSize) !== TICK) {
      throw refuse('INVALID_ORDER', 'tickSize', `it is ${toText(TICK)}`)
    }
    // A market order goes by what the book offers once it comes there, whatever that is.
    if (params.type === 'market' && params.price !== undefined) {
      throw refuse('INVALID_ORDER', 'price', `a market order at ${ID} knows no worst price`)
    }
    // A purchase spends a sum at the most; nothing bounds what a sale brings.
    if (params.type === 'market' && params.side === 'sell') {
      throw refuse(
        'INVALID_ORDER',
        'type',
        `${ID} sells at any price with a market order: use a limit order with a price`,
      )
    }
    const { wallet, safe } = await account.trader()
    const [market, quoteTokens] = await Promise.all([markets.market(params.marketId), markets.quoteTokens()])
    if (params.outcomeId !== market.yesTokenId && params.outcomeId !== market.noTokenId) {
      throw refuse('INVALID_ORDER', 'outcomeId', `${params.outcomeId} is no outcome of ${params.marketId}`)
    }
    const paidIn = market.quoteToken?.toLowerCase()
    const quoteToken = quoteTokens.find(({ quoteTokenAddress }) => quoteTokenAddress.toLowerCase() === paidIn)
    if (!quoteToken) {
      throw refuse('NOT_SUPPORTED', 'marketId', `${params.marketId} is paid in a token that ${ID} does not list`)
    }
    const { checksumAddress } = await import('../../signing/eip712.ts')
    const order: ExchangeOrder = {
      salt: BigInt(`0x${randomBytes(32).toString('hex')}`).toString(),
      maker: checksumAddress(safe),
      signer: wallet.address,
      taker: ANYBODY,
      tokenId: params.outcomeId,
      ...(await amountsOf(params, ticket, quoteToken)),
      expiration: '0',
      nonce: '0',
      feeRateBps: '0',
      side: params.side === 'buy' ? 0 : 1,
      signatureType: 2,
    }
    const signature = await wallet.sign(orderData(order, quoteToken.ctfExchangeAddress))
    const raw = {
      ...order,
      side: String(order.side),
      signatureType: '2',
      topicId: Number(market.marketId),
      signature,
      sign: signature,
      contractAddress: '',
      currencyAddress: checksumAddress(quoteToken.quoteTokenAddress),
      price: ticket.price === undefined ? '0' : toText(ticket.price),
      tradingMethod: params.type === 'market' ? 1 : 2,
      timestamp: Math.floor(now() / 1_000),
      safeRate: '0',
      orderExpTime: '0',
      ...(ticket.postOnly && { postOnly: true }),
    }
    return { exchange: ID, params, signedOrder: { ...order, signature }, raw }
  }

  /**
   * What the maker gives and takes. A market order names only the money it spends: what so many shares cost in the
   * present book, within the default slippage.
   */
  const amountsOf = async (params: CreateOrderParams, { amount, price }: OrderTicket, { decimal }: QuoteToken) => {
    const shares = inUnits(amount, 6, decimal)
    if (price !== undefined) {
      const money = inUnits(amount * price, 12, decimal)
      return params.side === 'buy'
        ? { makerAmount: money, takerAmount: shares }
        : { makerAmount: shares, takerAmount: money }
    }
    const sweep = sweepBook('buy', amount, withinSlippage(await markets.book(params.outcomeId), params))
    if (!sweep) throw refuse('INVALID_ORDER', 'amount', 'nobody sells')
    return { makerAmount: inUnits(sweep.money, 6, decimal), takerAmount: '0' }
  }

  const submitOrder = async ({ exchange, params, raw }: BuiltOrder): Promise<Order> => {
    const asked = CreateOrderParams.safeParse(params)
    const sent = SentOrder.safeParse(raw)
    if (exchange !== ID || !asked.success || !sent.success) {
      throw refuse('INVALID_ORDER', 'built', `not an order that ${ID} built`)
    }
    const row = await account.place(sent.data)
    const order = parseOrder(row, () => sent.data.tokenId, toMillionths(asked.data.amount))
    const { averageFillPrice: average } = order
    return { ...order, ...orderPrices(asked.data, average === undefined ? undefined : toMillionths(average)) }
  }

  const orders = async (params: OrderHistoryParams = {}, status?: string): Promise<Order[]> => {
    refuseParameters(ID, params, ['cursor'])
    const { marketId, since, until, limit } = params
    const query = { marketId, ...(status !== undefined && { status }) }
    const most = (since ?? until) ? Infinity : (limit ?? Infinity)
    const rows = await account.orders(query, ({ length }) => length >= most)
    const tokenOf = await tokensOf(rows)
    return newestFirst(
      rows.map((row) => parseOrder(row, tokenOf)),
      params,
    )
  }

  return {
    buildOrder,
    submitOrder,
    createOrder: async (params) => submitOrder(await buildOrder(params)),

    async fetchOrder(orderId) {
      const row = await account.order(orderId)
      return parseOrder(row, await tokensOf([row]))
    },

    async cancelOrder(orderId) {
      const row = await account.order(orderId)
      const order = parseOrder(row, await tokensOf([row]))
      if (order.status !== 'open') throw refuse('ORDER_NOT_FOUND', 'orderId', `order ${orderId} is no longer open`)
      await account.cancel(orderId)
      return readCanceled(order, async () => {
        const after = await account.order(orderId)
        return parseOrder(after, await tokensOf([after]))
      })
    },

    fetchOpenOrders: (marketId) => orders(marketId === undefined ? {} : { marketId }, '1'),
    fetchClosedOrders: (params) => orders(params, '2,3,4,5'),
    fetchAllOrders: (params) => orders(params),

    async fetchMyTrades(params = {}) {
      refuseParameters(ID, params, ['cursor'])
      const { marketId, outcomeId, since, until } = params
      const most = (outcomeId ?? since ?? until) ? Infinity : (params.limit ?? Infinity)
      const rows = await account.trades({ marketId }, (found) => found.filter(isTrade).length >= most)
      const tokenOf = await tokensOf(rows)
      const trades = rows.filter(isTrade).map((row) => parseUserTrade(row, tokenOf))
      return newestFirst(
        trades.filter((trade) => outcomeId === undefined || trade.outcomeId === outcomeId),
        params,
      )
    },

    /** Anybody's, by the wallet that holds them: positions are public. */
    fetchPositions: async (address) => (await account.positions(address)).flatMap((row) => parsePosition(row) ?? []),

    async fetchBalance(address) {
      account.requireKey()
      const [{ balances, walletAddress, multiSignAddress }, quoteTokens] = await Promise.all([
        account.balances(),
        markets.quoteTokens(),
      ])
      const own = [walletAddress, multiSignAddress].map((each) => each?.toLowerCase())
      if (address !== undefined && !own.includes(address.toLowerCase())) {
        throw refuse('VALIDATION_ERROR', 'address', `${ID} tells the balance of one's own wallet only`)
      }
      const symbols = new Map(
        quoteTokens.map(({ quoteTokenAddress, symbol }) => [quoteTokenAddress.toLowerCase(), symbol]),
      )
      return (balances ?? []).map(({ quoteToken, totalBalance, availableBalance, frozenBalance }) => ({
        currency: symbols.get(quoteToken.toLowerCase()) ?? quoteToken,
        ...(typeof totalBalance === 'bigint' && { total: toNumber(totalBalance) }),
        available: toNumber(availableBalance),
        ...(typeof frozenBalance === 'bigint' && { locked: toNumber(frozenBalance) }),
        venue: ID,
      }))
    },
  } satisfies Partial<Venue>
}

/** Counts in the smallest units what has so many places; the shares have as many decimals as the money. */
function inUnits(value: bigint, places: number, decimal: number): string {
  const [scaled, divisor] = [value * 10n ** BigInt(decimal), 10n ** BigInt(places)]
  if (scaled % divisor !== 0n)
    throw refuse('INVALID_ORDER', 'amount', `finer than the ${decimal} decimals of the token`)
  return String(scaled / divisor)
}
