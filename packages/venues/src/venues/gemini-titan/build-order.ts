import { randomUUID } from 'node:crypto'
import { createFieldError } from '../../arguments/field-error.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import type { BuiltOrder, OrderBook } from '../../models.ts'
import { checkOrder } from '../../orders/order-ticket.ts'
import { worstPrice } from '../../orders/worst-price.ts'
import type { CreateOrderParams, TimeInForce } from '../../parameters.ts'
import { ONE, toMillionths, toText } from '../../values/decimal.ts'
import type { GeminiAccount } from './account.ts'
import type { GeminiContract } from './api.ts'
import type { NewOrder } from './order-schemas.ts'
import { instrumentOf, isNo, isOutcomeId } from './parse.ts'

const ID = 'gemini-titan'
const durations = {
  GTC: 'good-til-cancel',
  IOC: 'immediate-or-cancel',
  FOK: 'fill-or-kill',
} as const
/** The defaults of a contract without tick size and lot: cents, and whole contracts. */
const CENT = 10_000n
const TIMES_IN_FORCE = ['GTC', 'IOC', 'FOK'] as const

/** The lookups that orders need. */
export interface Contracts {
  contract(symbol: string): Promise<GeminiContract>
  book(outcomeId: string): Promise<OrderBook>
}

const fieldError = createFieldError(ID)

/** Creates the operation that builds an order. */
export function createOrderBuilder(account: () => GeminiAccount, { contract, book }: Contracts) {
  return async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(ID, params, ['fee', 'negRisk', 'onBehalfOf'])
    account()
    const { outcomeId, marketId, side } = params
    if (!isOutcomeId(outcomeId) || instrumentOf(outcomeId) !== marketId) {
      throw fieldError('INVALID_ORDER', 'outcomeId', `${outcomeId} is not an outcome of ${marketId}`)
    }
    const { priceIncrement, priceMinimum, quantityIncrement, quantityMinimum } = await contract(marketId)
    const tick = toMillionths(priceIncrement ?? '') || CENT
    const lot = toMillionths(quantityIncrement ?? '') || ONE
    const minimum = toMillionths(quantityMinimum ?? '')
    const rules = { exchange: ID, tick, lot, minimum, timesInForce: TIMES_IN_FORCE, postOnly: true }
    const ticket = checkOrder(params, rules)
    // The venue has limit orders only: a market order becomes one at the worst price that the book has for the amount.
    const price = ticket.price ?? worstPrice(ID, params, await book(outcomeId))
    const least = toMillionths(priceMinimum ?? '') || tick
    if (price < least || price > ONE - least) {
      throw fieldError(
        'INVALID_ORDER',
        'price',
        `must be between ${toText(least)} and ${toText(ONE - least)}, got ${params.price}`,
      )
    }
    const raw: NewOrder = {
      symbol: marketId,
      orderType: 'limit',
      side,
      quantity: toText(ticket.amount),
      price: toText(price, 2),
      outcome: isNo(outcomeId) ? 'no' : 'yes',
      timeInForce: durations[ticket.timeInForce as Exclude<TimeInForce, 'GTD'>],
      ...(ticket.postOnly && { makerOrCancel: true }),
      // An order that is sent twice is placed once.
      clientOrderId: params.clientOrderId ?? randomUUID(),
    }
    return { exchange: ID, params, raw }
  }
}
