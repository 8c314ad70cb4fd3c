import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import { CrossvenueError } from '../../errors.ts'
import type { Order } from '../../models.ts'
import { readPlaced } from '../../orders/create-orders.ts'
import { readCanceled } from '../../orders/read-canceled.ts'
import { createSubmission } from '../../orders/submission.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { times, toNumber } from '../../values/decimal.ts'
import { parseInstant } from '../../values/instant.ts'
import type { Venue } from '../../venue.ts'
import type { PolymarketAccount } from './account.ts'
import type { PolymarketApi } from './api.ts'
import { createOrderBuilder } from './build-order.ts'
import { findMarket } from './find.ts'
import { Placed, SentOrder } from './order-schemas.ts'
import { parseOrder, parsePlaced, parsePosition, parseUserTrades } from './orders.ts'

const ID = 'polymarket'
/** The maximum number of orders of a request. */
const MAX_BATCH = 15
/** The venue's own dollar, which holds USDC one to one. */
const CURRENCY = 'pUSD'

/** Creates the operations of a wallet. */
export function createTrading(api: PolymarketApi, account: PolymarketAccount, now: () => number) {
  /** Returns the ids of markets by the condition ids in orders and positions; unknown conditions keep their own id. */
  const marketIds = async (conditions: readonly string[]): Promise<(condition: string) => string> => {
    const rows = await api.marketsByCondition([...new Set(conditions)])
    const ids = new Map(rows.map(({ conditionId, id }) => [conditionId, id]))
    return (condition) => ids.get(condition) ?? condition
  }

  const conditionOf = async (marketId: string): Promise<string> => {
    if (/^0x/i.test(marketId)) return marketId
    const { conditionId } = (await findMarket(api, { by: 'marketId', value: marketId })).row
    if (conditionId) return conditionId
    throw new CrossvenueError('MARKET_NOT_FOUND', `${ID} states no condition id for market ${marketId}`, {
      exchange: ID,
    })
  }

  const fetchOrder = async (orderId: string): Promise<Order> => {
    const row = await account.order(orderId)
    return parseOrder(row, await marketIds([row.market]))
  }

  const place = async (sent: SentOrder, params: CreateOrderParams): Promise<Order> =>
    parsePlaced(await account.place(sent), sent, params)

  return {
    ...createSubmission({
      exchange: ID,
      request: SentOrder,
      buildOrder: createOrderBuilder(api, account, now),
      place,
      batches: {
        max: MAX_BATCH,
        send: account.placeAll,
        read: (answer, sent, params) => parsePlaced(readPlaced(ID, Placed, answer), sent, params),
      },
    }),
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
        // A second around the span, because the venue may exclude its ends; newestFirst filters the rest.
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

    /** Positions of every wallet are public, by the wallet that holds them. */
    async fetchPositions(address) {
      const rows = await api.positions(address ?? (await account.funder()).address)
      const idOf = await marketIds(rows.map(({ conditionId }) => conditionId))
      return rows.map((row) => parsePosition(row, idOf))
    },

    async fetchBalance(address) {
      const { address: own } = await account.funder()
      if (address !== undefined && address.toLowerCase() !== own.toLowerCase()) {
        throw new CrossvenueError(
          'VALIDATION_ERROR',
          `${ID} shows the balance of your own wallet only; omit the address`,
          {
            exchange: ID,
            field: 'address',
          },
        )
      }
      const [total, orders] = await Promise.all([account.balance(), account.orders({})])
      const locked = orders
        .filter(({ side }) => side === 'BUY')
        .reduce((sum, { original_size, size_matched, price }) => sum + times(original_size - size_matched, price), 0n)
      // Open orders may reserve the same money more than once.
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
