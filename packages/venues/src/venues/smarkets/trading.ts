import { createFieldError } from '../../arguments/field-error.ts'
import { refuseAddress } from '../../arguments/refuse-address.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import { CrossvenueError } from '../../errors.ts'
import type { Order } from '../../models.ts'
import { readCanceled } from '../../orders/read-canceled.ts'
import { createSubmission } from '../../orders/submission.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import type { CreateOrderParams, OrderHistoryParams } from '../../parameters.ts'
import { parseInstant } from '../../values/instant.ts'
import type { Venue } from '../../venue.ts'
import type { SmarketsAccount } from './account.ts'
import { createOrderBuilder } from './build-order.ts'
import type { ContractFinder } from './contract-ids.ts'
import { type OrderRow, SentOrder } from './order-schemas.ts'
import { isLive, OPEN_STATES, parseBalance, parseOrder, parsePlaced, parsePositions, parseTrade } from './orders.ts'
import { parseId } from './parse.ts'

const ID = 'smarkets'

const fieldError = createFieldError(ID)

const STATES = [...OPEN_STATES, 'filled', 'settled']

/** Creates the account operations. The venue has no idempotency key, so a repeated order is a second one. */
export function createTrading(account: SmarketsAccount, contracts: ContractFinder, now: () => number) {
  const parseAll = async (rows: readonly OrderRow[]): Promise<Order[]> => {
    const idsOf = await contracts.find(rows, account.eventsOf)
    return rows.map((row) => parseOrder(row, idsOf(row)))
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
    throw fieldError('ORDER_NOT_FOUND', 'orderId', `no order ${orderId} on Smarkets`)
  }

  const place = async (sent: SentOrder, params: CreateOrderParams): Promise<Order> =>
    parsePlaced(await account.place(sent), sent, params, now())

  return {
    ...createSubmission({
      exchange: ID,
      request: SentOrder,
      buildOrder: createOrderBuilder(account, contracts),
      place,
      looksAtHoldings: true,
    }),
    fetchOrder,

    async cancelOrder(orderId) {
      const order = await fetchOrder(orderId)
      if (order.status !== 'open') throw fieldError('ORDER_NOT_FOUND', 'orderId', `order ${orderId} is no longer open`)
      await account.cancel(orderId)
      // Fills between the two requests are unknown without another read; an order without fills is no longer listed.
      return readCanceled(order, () => fetchOrder(orderId))
    },

    // The venue's states describe fills: an order that is canceled later may keep its state.
    fetchOpenOrders: (marketId) => history(OPEN_STATES, marketId === undefined ? {} : { marketId }, isLive),
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
      const idsOf = await contracts.find(rows, account.eventsOf)
      const trades = rows
        .flatMap((row) => parseTrade(row, idsOf(row)) ?? [])
        .filter((trade) => marketId === undefined || trade.marketId === marketId)
        .filter((trade) => outcomeId === undefined || trade.outcomeId === outcomeId)
      return newestFirst(trades, params)
    },

    /** The venue lists no positions: they are the executions of orders whose market is not settled. */
    async fetchPositions(address) {
      refuseAddress(ID, address)
      const rows = await account.orders({ state: ['partial', 'filled'] })
      return parsePositions(rows, await contracts.find(rows, account.eventsOf))
    },
    async fetchBalance(address) {
      refuseAddress(ID, address)
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

function _refuseAddress(address: string | undefined): void {
  if (address !== undefined)
    throw fieldError('VALIDATION_ERROR', 'address', `${ID} has no wallets; omit it to read your own account`)
}
