import { createFieldError } from '../../arguments/field-error.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import type { BuiltOrder, OrderBook } from '../../models.ts'
import { checkOrder } from '../../orders/order-ticket.ts'
import { worstPrice } from '../../orders/worst-price.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { ONE, times, toText } from '../../values/decimal.ts'
import type { HyperliquidAccount } from './account.ts'
import type { SentOrder } from './order-schemas.ts'
import { assetOf } from './orders.ts'
import { MIN_COST, parseCoin } from './parse.ts'
import type { OrderWire } from './sign.ts'

const ID = 'hyperliquid'
/** The tick size of all outcomes, from 0.00001 to 0.99999. */
const TICK = 10n
const CLIENT_ID = /^0x[0-9a-f]{32}$/

/** The lookups that orders need. */
export interface Markets {
  book(coin: string): Promise<OrderBook>
  mids(): Promise<Record<string, string>>
}

const fieldError = createFieldError(ID)

/** Creates the operation that builds an order. */
export function createOrderBuilder(account: HyperliquidAccount, markets: Markets) {
  return async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(ID, params, ['fee', 'negRisk', 'onBehalfOf'])
    const wallet = await account.wallet()
    const place = parseCoin(params.outcomeId)
    if (!place || params.marketId !== String(place.outcome)) {
      throw fieldError('INVALID_ORDER', 'outcomeId', `${params.outcomeId} is not an outcome of ${params.marketId}`)
    }
    const { clientOrderId: c } = params
    if (c !== undefined && !CLIENT_ID.test(c)) {
      throw fieldError('INVALID_ORDER', 'clientOrderId', `must be 0x and 32 hexadecimal digits, got ${c}`)
    }
    const ticket = checkOrder(params, { exchange: ID, tick: TICK, lot: ONE, timesInForce: ['IOC'], postOnly: true })
    // The venue has no market orders: one becomes an immediate order at the price where the present book fills it.
    const price = ticket.price ?? worstPrice(ID, params, await markets.book(params.outcomeId))
    if (params.side === 'buy' && times(ticket.amount, price) < MIN_COST) {
      throw fieldError(
        'INVALID_ORDER',
        'amount',
        `${params.amount} shares cost less than the minimum of ${toText(MIN_COST)}`,
      )
    }
    const order: OrderWire = {
      a: assetOf(place),
      b: params.side === 'buy',
      // Without trailing zeros: the venue removes them before it checks the signature.
      p: toText(price),
      s: toText(ticket.amount),
      r: false,
      t: { limit: { tif: ticket.postOnly ? 'Alo' : ticket.timeInForce === 'IOC' ? 'Ioc' : 'Gtc' } },
      ...(c !== undefined && { c }),
    }
    const raw: SentOrder = await account.sign(wallet, { type: 'order', orders: [order], grouping: 'na' })
    return { exchange: ID, params, signedOrder: raw, raw }
  }
}
