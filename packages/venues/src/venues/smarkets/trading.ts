import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import type { BuiltOrder, Order } from '../../models.ts'
import { checkOrder } from '../../orders/order-ticket.ts'
import { readCanceled } from '../../orders/read-canceled.ts'
import { refuseOversell } from '../../orders/refuse-oversell.ts'
import { worstPrice } from '../../orders/worst-price.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import { CreateOrderParams, type OrderHistoryParams } from '../../parameters.ts'
import { ONE, toNumber } from '../../values/decimal.ts'
import { parseInstant } from '../../values/instant.ts'
import type { Venue } from '../../venue.ts'
import type { SmarketsAccount } from './account.ts'
import { type OrderRow, SentOrder } from './order-schemas.ts'
import { parseBalance, parseOrder, parsePlaced, parsePositions, parseTrade } from './orders.ts'
import { parseBook, parseId } from './parse.ts'
import type { Places } from './places.ts'

const ID = 'smarkets'
/** A hundredth of a percent, and a ten-thousandth of a contract. Which hundredths it takes, the venue says: not all. */
const GRID = 100n

const OPEN = ['created', 'partial']
const STATES = [...OPEN, 'filled', 'settled']

/** An order that is matched and not confirmed yet is not over. */
const isLive = ({ status }: Order): boolean => status === 'open' || status === 'pending'

const refuse = (code: ErrorCode, field: string, message: string) =>
  new CrossvenueError(code, `${field}: ${message}`, { exchange: ID, field })

/** Creates what a member does. The venue knows no key that tells a repeated order from a second one. */
export function createTrading(account: SmarketsAccount, places: Places, now: () => number) {
  const parseAll = async (rows: readonly OrderRow[]): Promise<Order[]> => {
    const placeOf = await places.find(rows, account.eventsOf)
    return rows.map((row) => parseOrder(row, placeOf(row)))
  }

  const bookOf = async ({ market, contract, isNo }: { market: string; contract: string; isNo: boolean }) => {
    const quotes = await account.quotes(market, contract)
    if (quotes) return parseBook(quotes, isNo)
    throw refuse('OUTCOME_NOT_FOUND', 'outcomeId', `there is no contract ${contract}`)
  }

  const buildOrder = async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(ID, params, ['fee', 'negRisk', 'onBehalfOf', 'clientOrderId'])
    const place = parseId(params.outcomeId)
    const { event, market, contract, isNo } = place ?? {}
    const isOne =
      params.marketId === `${event}:${market}:${contract}` || (!isNo && params.marketId === `${event}:${market}`)
    if (!place || !contract || !isOne) {
      throw refuse('INVALID_ORDER', 'outcomeId', `${params.outcomeId} is no outcome of ${params.marketId}`)
    }
    const ticket = checkOrder(params, { exchange: ID, tick: GRID, lot: GRID, timesInForce: ['IOC'], reduceOnly: true })
    // A sale that closes nothing would be a lay: who wants that buys No, or says so.
    const [yesId] = params.outcomeId.split(':NO')
    await refuseOversell(ID, params, {
      opposite: place.isNo ? yesId : `${params.outcomeId}:NO`,
      async read() {
        const rows = await account.orders({ state: [...OPEN, 'filled'], market_id: place.market })
        const placeOf = await places.find(rows, account.eventsOf)
        return {
          positions: parsePositions(rows, placeOf),
          openOrders: rows.map((row) => parseOrder(row, placeOf(row))).filter(isLive),
        }
      },
    })
    // The venue knows no market orders: one is filled at once, at the price where the present book fills it.
    const price = ticket.price ?? worstPrice(ID, params, await bookOf({ ...place, contract }))
    const raw: SentOrder = {
      market_id: place.market,
      contract_id: contract,
      // Who buys No lays the contract, which is to sell it at the counter-price.
      side: (params.side === 'buy') === place.isNo ? 'sell' : 'buy',
      price: Number((place.isNo ? ONE - price : price) / GRID),
      quantity: Number(ticket.amount / GRID),
      type: ticket.timeInForce === 'IOC' ? 'immediate_or_cancel' : 'good_til_cancelled',
      ...(place.isNo && { label: 'NO' }),
    }
    if (!Number.isSafeInteger(raw.quantity)) {
      throw refuse('INVALID_ORDER', 'amount', `${toNumber(ticket.amount)} is more than the venue can count`)
    }
    return { exchange: ID, params, raw }
  }

  const submitOrder = async ({ exchange, params, raw }: BuiltOrder): Promise<Order> => {
    const asked = CreateOrderParams.safeParse(params)
    const sent = SentOrder.safeParse(raw)
    if (exchange !== ID || !asked.success || !sent.success) {
      throw refuse('INVALID_ORDER', 'built', `not an order that ${ID} built`)
    }
    return parsePlaced(await account.place(sent.data), sent.data, asked.data, now())
  }

  const history = async (
    state: readonly string[],
    params: OrderHistoryParams,
    wanted: (order: Order) => boolean = () => true,
  ): Promise<Order[]> => {
    refuseParameters(ID, params, ['cursor'])
    const { marketId, since, until } = params
    const query = {
      state,
      ...ofMarket(marketId),
      created_datetime_min: since === undefined ? undefined : new Date(parseInstant(since)).toISOString(),
      created_datetime_max: until === undefined ? undefined : new Date(parseInstant(until)).toISOString(),
    }
    const orders = await parseAll(await account.orders(query))
    return newestFirst(
      orders.filter((order) => (marketId === undefined || order.marketId === marketId) && wanted(order)),
      params,
    )
  }

  const fetchOrder = async (orderId: string): Promise<Order> => {
    const [order] = await parseAll([await account.order(orderId)])
    if (order) return order
    throw refuse('ORDER_NOT_FOUND', 'orderId', `there is no order ${orderId}`)
  }

  return {
    buildOrder,
    submitOrder,
    createOrder: async (params) => submitOrder(await buildOrder(params)),
    fetchOrder,

    async cancelOrder(orderId) {
      const order = await fetchOrder(orderId)
      if (order.status !== 'open') throw refuse('ORDER_NOT_FOUND', 'orderId', `order ${orderId} is no longer open`)
      await account.cancel(orderId)
      // What was filled between the two is not known without another look; what was not filled at all is told no more.
      return readCanceled(order, () => fetchOrder(orderId))
    },

    // The venue's states tell what was matched: what is canceled after that may keep the state it had.
    fetchOpenOrders: (marketId) => history(OPEN, marketId === undefined ? {} : { marketId }, isLive),
    fetchClosedOrders: (params = {}) => history(STATES, params, (order) => !isLive(order)),
    fetchAllOrders: (params = {}) => history(STATES, params),

    async fetchMyTrades(params = {}) {
      refuseParameters(ID, params, ['cursor'])
      const { marketId, outcomeId, since, until, limit } = params
      const query = {
        ...ofMarket(outcomeId ?? marketId),
        timestamp_min: since === undefined ? undefined : new Date(parseInstant(since)).toISOString(),
        timestamp_max: until === undefined ? undefined : new Date(parseInstant(until)).toISOString(),
      }
      const most = marketId === undefined && outcomeId === undefined ? limit : undefined
      const rows = await account.executions(query, ({ length }) => most !== undefined && length >= most)
      const placeOf = await places.find(rows, account.eventsOf)
      const trades = rows
        .flatMap((row) => parseTrade(row, placeOf(row)) ?? [])
        .filter((trade) => marketId === undefined || trade.marketId === marketId)
        .filter((trade) => outcomeId === undefined || trade.outcomeId === outcomeId)
      return newestFirst(trades, params)
    },

    /** The venue tells none: they are what was executed of orders whose market is not settled. */
    async fetchPositions(address) {
      refuseAddress(address)
      const rows = await account.orders({ state: ['partial', 'filled'] })
      return parsePositions(rows, await places.find(rows, account.eventsOf))
    },
    async fetchBalance(address) {
      refuseAddress(address)
      return [parseBalance(await account.account())]
    },
  } satisfies Partial<Venue>
}

/** The venue's own market within one of our ids. */
function ofMarket(id: string | undefined): { market_id?: string } {
  if (id === undefined) return {}
  const market = parseId(id)?.market
  if (market !== undefined) return { market_id: market }
  throw new CrossvenueError('MARKET_NOT_FOUND', `No market ${id} on Smarkets`, { exchange: ID })
}

function refuseAddress(address: string | undefined): void {
  if (address !== undefined) throw refuse('VALIDATION_ERROR', 'address', `${ID} knows no wallets`)
}
