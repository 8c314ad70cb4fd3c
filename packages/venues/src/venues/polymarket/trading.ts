import { randomInt } from 'node:crypto'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import { CrossvenueError } from '../../errors.ts'
import type { BuiltOrder, Order } from '../../models.ts'
import { checkOrder } from '../../orders/order-ticket.ts'
import { readCanceled } from '../../orders/read-canceled.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import { CreateOrderParams } from '../../parameters.ts'
import { times, toMillionths, toNumber, toText } from '../../values/decimal.ts'
import { parseInstant } from '../../values/instant.ts'
import type { Venue } from '../../venue.ts'
import type { PolymarketAccount } from './account.ts'
import { amountsAtOnce, amountsOf } from './amounts.ts'
import type { PolymarketApi } from './api.ts'
import { findMarket } from './find.ts'
import { SentOrder } from './order-schemas.ts'
import { parseOrder, parsePlaced, parsePosition, parseUserTrades } from './orders.ts'
import { parseOrderBook } from './parse.ts'
import type { ClobBook, GammaMarket } from './schemas.ts'
import { type MarketKind, signOrder, type UnsignedOrder } from './sign.ts'

const ID = 'polymarket'
/** The venue's own dollar, which holds USDC one to one. */
const CURRENCY = 'pUSD'
/** Shares are traded in hundredths. */
const LOT = 10_000n
const TIMES_IN_FORCE = ['GTC', 'GTD', 'IOC', 'FOK'] as const
/** The venue's words. */
const orderTypes = { GTC: 'GTC', GTD: 'GTD', IOC: 'FAK', FOK: 'FOK' } as const
/** The venue ends an order so long before the time that it is told. */
const MARGIN_SECONDS = 60
const NOTHING = `0x${'0'.repeat(64)}`
/** A random number that JSON carries exactly. */
const SALTS = 2 ** 47

const refuse = (field: string, message: string) =>
  new CrossvenueError('INVALID_ORDER', `${field}: ${message}`, { exchange: ID, field })

/** Creates what a wallet does. */
export function createTrading(api: PolymarketApi, account: PolymarketAccount, now: () => number) {
  /** The ids of markets by the condition ids that orders and positions name; those not found stand for themselves. */
  const marketIds = async (conditions: readonly string[]): Promise<(condition: string) => string> => {
    const rows = await api.marketsByCondition([...new Set(conditions)])
    const ids = new Map(rows.map(({ conditionId, id }) => [conditionId, id]))
    return (condition) => ids.get(condition) ?? condition
  }

  const buildOrder = async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(ID, params, ['fee', 'onBehalfOf', 'clientOrderId'])
    const [wallet, { address: maker, kind }] = [await account.wallet(), await account.funder()]
    const [{ row }, book] = await Promise.all([
      findMarket(api, { outcomeId: params.outcomeId }),
      api.book(params.outcomeId),
    ])
    const tick = checkMarket(params, row, book)
    const minimum = toMillionths(book.min_order_size ?? '')
    const ticket = checkOrder(params, {
      exchange: ID,
      tick,
      lot: LOT,
      minimum,
      now,
      timesInForce: TIMES_IN_FORCE,
      postOnly: true,
    })
    const orderType = orderTypes[ticket.timeInForce]
    const rests = orderType === 'GTC' || orderType === 'GTD'
    const amounts = rests ? amountsOf(params.side, ticket) : amountsAtOnce(params, ticket, parseOrderBook(book), tick)
    const order: UnsignedOrder = {
      salt: randomInt(SALTS),
      maker,
      // A deposit wallet signs for itself; whose key that is, it knows.
      signer: kind === 3 ? maker : wallet.address,
      tokenId: params.outcomeId,
      makerAmount: String(amounts.maker),
      takerAmount: String(amounts.taker),
      side: params.side === 'buy' ? 'BUY' : 'SELL',
      signatureType: kind,
      timestamp: String(now()),
      metadata: NOTHING,
      builder: NOTHING,
    }
    const signature = await signOrder(wallet, order, kindOf(row, book))
    const expiration = ticket.expires === undefined ? '0' : String(Math.floor(ticket.expires / 1_000) + MARGIN_SECONDS)
    const signedOrder = { ...order, expiration, signature }
    const raw: SentOrder = { order: signedOrder, orderType, ...(ticket.postOnly && { postOnly: true }) }
    return { exchange: ID, params, signedOrder, raw }
  }

  const submitOrder = async ({ exchange, params, raw }: BuiltOrder): Promise<Order> => {
    const asked = CreateOrderParams.safeParse(params)
    const sent = SentOrder.safeParse(raw)
    if (exchange !== ID || !asked.success || !sent.success) throw refuse('built', `not an order that ${ID} built`)
    return parsePlaced(await account.place(sent.data), sent.data, asked.data)
  }

  const conditionOf = async (marketId: string): Promise<string> => {
    if (/^0x/i.test(marketId)) return marketId
    const { conditionId } = (await findMarket(api, { marketId })).row
    if (conditionId) return conditionId
    throw new CrossvenueError('MARKET_NOT_FOUND', `${ID} tells no condition of market ${marketId}`, { exchange: ID })
  }

  const fetchOrder = async (orderId: string): Promise<Order> => {
    const row = await account.order(orderId)
    return parseOrder(row, await marketIds([row.market]))
  }

  return {
    buildOrder,
    submitOrder,
    createOrder: async (params) => submitOrder(await buildOrder(params)),
    fetchOrder,

    async cancelOrder(orderId) {
      const order = await fetchOrder(orderId)
      await account.cancel(orderId)
      return readCanceled(order, () => fetchOrder(orderId))
    },

    async fetchOpenOrders(marketId) {
      const rows = await account.orders(marketId === undefined ? {} : { market: await conditionOf(marketId) })
      const idOf = await marketIds(rows.map(({ market }) => market))
      return rows.map((row) => parseOrder(row, idOf))
    },

    async fetchMyTrades(params = {}) {
      refuseParameters(ID, params, ['cursor'])
      const { outcomeId, marketId, since, until, limit } = params
      const { address } = await account.funder()
      const query = {
        maker_address: address,
        market: marketId === undefined ? undefined : await conditionOf(marketId),
        // A second around the span, whose ends the venue may leave out; what is more is cut below.
        after: since === undefined ? undefined : String(Math.floor(parseInstant(since) / 1_000) - 1),
        before: until === undefined ? undefined : String(Math.ceil(parseInstant(until) / 1_000) + 1),
      }
      const isNarrowed = outcomeId ?? until
      const rows = await account.trades(query, isNarrowed === undefined ? limit : undefined)
      const idOf = await marketIds(rows.map(({ market }) => market))
      return newestFirst(
        rows
          .flatMap((row) => parseUserTrades(row, address, idOf))
          .filter((trade) => outcomeId === undefined || trade.outcomeId === outcomeId),
        params,
      )
    },

    /** Anybody's, by the wallet that holds them: positions are public. */
    async fetchPositions(address) {
      const rows = await api.positions(address ?? (await account.funder()).address)
      const idOf = await marketIds(rows.map(({ conditionId }) => conditionId))
      return rows.map((row) => parsePosition(row, idOf))
    },

    async fetchBalance(address) {
      const { address: own } = await account.funder()
      if (address !== undefined && address.toLowerCase() !== own.toLowerCase()) {
        throw new CrossvenueError('VALIDATION_ERROR', `${ID} tells the balance of one's own wallet only`, {
          exchange: ID,
          field: 'address',
        })
      }
      const [total, orders] = await Promise.all([account.balance(), account.orders({})])
      const locked = orders
        .filter(({ side }) => side === 'BUY')
        .reduce((sum, { original_size, size_matched, price }) => sum + times(original_size - size_matched, price), 0n)
      // Open orders may promise the same money more than once.
      const available = total > locked ? total - locked : 0n
      return [
        {
          currency: CURRENCY,
          total: toNumber(total),
          available: toNumber(available),
          locked: toNumber(total - available),
          venue: ID,
        },
      ]
    },
  } satisfies Partial<Venue>
}

/** Which contract settles the market. */
const kindOf = (row: GammaMarket, book: ClobBook): MarketKind =>
  row.version === 'v2' ? 'positions' : (book.neg_risk ?? row.negRisk) ? 'negRisk' : 'ordinary'

/** Compares what the caller believes of a market with what the venue says; returns the price step. */
function checkMarket(params: CreateOrderParams, row: GammaMarket, book: ClobBook): bigint {
  const { marketId, outcomeId, tickSize, negRisk } = params
  if (marketId !== row.id && marketId.toLowerCase() !== row.conditionId?.toLowerCase()) {
    throw refuse('outcomeId', `${outcomeId} is no outcome of market ${marketId}`)
  }
  const tick = toMillionths(book.tick_size ?? row.orderPriceMinTickSize ?? '')
  if (!tick) throw new CrossvenueError('EXCHANGE_ERROR', `${ID} tells no tick size of ${outcomeId}`, { exchange: ID })
  if (tickSize !== undefined && toMillionths(tickSize) !== tick) throw refuse('tickSize', `it is ${toText(tick)}`)
  const isNegRisk = (book.neg_risk ?? row.negRisk) === true
  if (negRisk !== undefined && negRisk !== isNegRisk) throw refuse('negRisk', `it is ${isNegRisk}`)
  return tick
}
