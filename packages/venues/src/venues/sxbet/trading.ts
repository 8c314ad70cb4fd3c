import pMap from 'p-map'
import { createFieldError } from '../../arguments/field-error.ts'
import { refuseAddress } from '../../arguments/refuse-address.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import { CrossvenueError } from '../../errors.ts'
import type { Order } from '../../models.ts'
import { readCanceled } from '../../orders/read-canceled.ts'
import { createSubmission } from '../../orders/submission.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { parseInstant } from '../../values/instant.ts'
import type { Venue } from '../../venue.ts'
import type { SxAccount } from './account.ts'
import { ID } from './api.ts'
import { createOrderBuilder, type Markets } from './build-order.ts'
import { BuiltBet, type SxOrder } from './order-schemas.ts'
import { parseBalance, parseFill, parseOrder, parsePosition, sumOf, takenOf } from './orders.ts'
import { outcomeIdOf, parseOutcomeId } from './outcome.ts'
import { parsePlaced } from './placed.ts'

/** Orders whose fills are read at once. */
const AT_ONCE = 4

const fieldError = createFieldError(ID)

/** Creates the operations of an account. */
export function createTrading(account: SxAccount, markets: Omit<Markets, 'readMarket'>) {
  /** A row states the stake that is taken, and the fills state what it bought. */
  const withFills = async (row: SxOrder): Promise<Order> =>
    parseOrder(row, sumOf(takenOf(row) > 0n ? await account.fillsOf(row.id) : []))
  const openOrders = async (marketHash?: string): Promise<Order[]> => {
    const rows = await account.openOrders(marketHash)
    const wanted = rows.filter((row) => marketHash === undefined || row.marketHash === marketHash)
    return pMap(wanted, withFills, { concurrency: AT_ONCE })
  }
  const positions = async () => (await account.positions()).flatMap((row) => parsePosition(row) ?? [])
  const readMarket = async (marketHash: string) => {
    const [held, orders] = await Promise.all([positions(), openOrders(marketHash)])
    return { positions: held, openOrders: orders }
  }

  const place = async ({ order, orderId }: BuiltBet, params: CreateOrderParams): Promise<Order> => {
    const placed = await account.place(order).catch((error: unknown) => {
      throw error instanceof CrossvenueError && error.code === 'WRITE_UNCONFIRMED' ? naming(orderId, error) : error
    })
    // The order is placed, whatever becomes of this read.
    const fills = Number(placed.outcome?.fillAmount ?? 0) > 0 ? await account.fillsOf(orderId).catch(() => []) : []
    return parsePlaced(placed, { order, orderId }, { params, filled: sumOf(fills) })
  }

  return {
    ...createSubmission({
      exchange: ID,
      request: BuiltBet,
      buildOrder: createOrderBuilder(account, { ...markets, readMarket }),
      place,
      looksAtHoldings: true,
    }),

    fetchOrder: async (orderId) => withFills(await account.order(orderId)),

    async cancelOrder(orderId) {
      const order = await withFills(await account.order(orderId))
      if (order.status !== 'open' || !(await account.cancel(order.id))) {
        throw fieldError('ORDER_NOT_FOUND', 'orderId', `order ${orderId} is no longer open`)
      }
      return readCanceled(order, async () => withFills(await account.order(orderId)))
    },

    fetchOpenOrders: (marketId) => openOrders(marketId),

    async fetchMyTrades(params = {}) {
      refuseParameters(ID, params, ['cursor'])
      const { marketId, outcomeId, since, until, limit = Infinity } = params
      const outcome = outcomeId === undefined ? undefined : outcomeIdOf(parseOutcomeId(outcomeId))
      const isWhole = marketId === undefined && outcome === undefined
      const dates = { startDate: dateOf(since), endDate: dateOf(until) }
      const rows = await account.fills(dates, isWhole ? limit : Infinity)
      const trades = rows.filter(({ status, isParlay }) => status !== 'FAILED' && !isParlay).map(parseFill)
      return newestFirst(
        trades.filter(
          (trade) =>
            (marketId === undefined || trade.marketId === marketId) &&
            (outcome === undefined || trade.outcomeId === outcome),
        ),
        params,
      )
    },

    async fetchPositions(address) {
      refuseAddress(ID, address)
      return positions()
    },

    async fetchBalance(address) {
      refuseAddress(ID, address)
      const [rows, { activeAsset }] = [await account.balances(), await markets.metadata('')]
      const token = activeAsset.baseToken.toLowerCase()
      return rows.filter(({ tokenAddress }) => tokenAddress.toLowerCase() === token).map(parseBalance)
    },
  } satisfies Partial<Venue>
}

/** The venue reads dates with a zone only. */
const dateOf = (instant: string | undefined): string | undefined =>
  instant === undefined ? undefined : new Date(parseInstant(instant)).toISOString()

/** The id of an order is known before it is sent, so an unconfirmed one can be looked up. */
const naming = (orderId: string, { message, cause }: CrossvenueError) =>
  new CrossvenueError('WRITE_UNCONFIRMED', `${message} (fetchOrder ${orderId} says whether it was placed)`, {
    exchange: ID,
    cause,
  })
