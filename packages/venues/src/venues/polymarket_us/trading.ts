import { createFieldError } from '../../arguments/field-error.ts'
import { refuseAddress } from '../../arguments/refuse-address.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import type { Order, UserTrade } from '../../models.ts'
import { orderPrices } from '../../orders/order-prices.ts'
import { createSubmission } from '../../orders/submission.ts'
import { newestFirst } from '../../paging/newest-first.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { toMillionths } from '../../values/decimal.ts'
import { parseInstant } from '../../values/instant.ts'
import type { Venue } from '../../venue.ts'
import type { PolymarketUsAccount } from './account.ts'
import type { PolymarketUsApi } from './api.ts'
import { createOrderBuilder } from './build-order.ts'
import { NewOrder } from './order-schemas.ts'
import { isOpen, parseBalance, parseOrder, parsePosition, parseUserTrade, pendingOrder, refusalOf } from './orders.ts'
import { parseOutcomeId } from './parse.ts'

const ID = 'polymarket_us'

const fieldError = createFieldError(ID)

/** Creates what a member does; `account` throws where there are no credentials. */
export function createTrading(
  account: () => PolymarketUsAccount,
  api: Pick<PolymarketUsApi, 'market' | 'book'>,
  now: () => number,
) {
  /** Looks at an order once more; that it cannot be seen changes nothing about what was done. */
  const look = (id: string) =>
    account()
      .order(id)
      .catch(() => undefined)

  const place = async (sent: NewOrder, params: CreateOrderParams): Promise<Order> => {
    const { id, executions } = await account().place(sent)
    const refused = executions?.find(({ type }) => type === 'EXECUTION_TYPE_REJECTED')
    if (refused) throw refusalOf(refused)
    const row = executions?.at(-1)?.order ?? (await look(id))
    const { price: _, averageFillPrice: average, ...placed } = row ? parseOrder(row) : pendingOrder(id, sent)
    const prices = orderPrices(params, average === undefined ? undefined : toMillionths(average))
    const order = { ...placed, ...prices, type: params.type }
    if (sent.tif === 'TIME_IN_FORCE_FILL_OR_KILL' && order.status === 'canceled' && order.filled === 0) {
      throw fieldError('INVALID_ORDER', 'amount', `order ${id} could not be filled completely and was canceled`)
    }
    return order
  }

  return {
    ...createSubmission({
      exchange: ID,
      request: NewOrder,
      buildOrder: createOrderBuilder(account, api, now),
      place,
      looksAtHoldings: true,
    }),
    fetchOrder: async (orderId) => parseOrder(await account().order(orderId)),

    async cancelOrder(orderId) {
      const row = await account().order(orderId)
      if (!isOpen(parseOrder(row).status))
        throw fieldError('ORDER_NOT_FOUND', 'orderId', `order ${orderId} is no longer open`)
      await account().cancel(row)
      const order = parseOrder((await look(orderId)) ?? row)
      return isOpen(order.status) ? { ...order, status: 'canceled', remaining: 0 } : order
    },

    fetchOpenOrders: async (marketId) => (await account().openOrders(marketId)).map(parseOrder),

    async fetchMyTrades(params = {}) {
      refuseParameters(ID, params, ['cursor'])
      const { marketId, outcomeId, since, limit = Number.POSITIVE_INFINITY } = params
      const from = since === undefined ? -Infinity : parseInstant(since)
      const found: UserTrade[] = []
      for await (const page of account().trades(marketId ?? parseOutcomeId(outcomeId ?? '')?.slug)) {
        const trades = page.flatMap((row) => parseUserTrade(row) ?? [])
        found.push(...trades.filter((trade) => outcomeId === undefined || trade.outcomeId === outcomeId))
        const isEnough = newestFirst(found, params).length >= limit
        if (isEnough || trades.some(({ timestamp }) => timestamp < from)) break
      }
      return newestFirst(found, params)
    },

    async fetchPositions(address) {
      refuseAddress(ID, address)
      return (await account().positions()).flatMap(([slug, row]) => parsePosition(slug, row) ?? [])
    },
    async fetchBalance(address) {
      refuseAddress(ID, address)
      return (await account().balances()).map(parseBalance)
    },
  } satisfies Partial<Venue>
}

function _refuseAddress(address: string | undefined): void {
  if (address !== undefined)
    throw fieldError('VALIDATION_ERROR', 'address', `${ID} has no wallets; omit it to read your own account`)
}
