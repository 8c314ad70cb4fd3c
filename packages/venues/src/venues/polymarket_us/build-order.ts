import { createFieldError } from '../../arguments/field-error.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import type { BuiltOrder } from '../../models.ts'
import { checkOrder } from '../../orders/order-ticket.ts'
import { refuseOversell } from '../../orders/refuse-oversell.ts'
import { worstPrice } from '../../orders/worst-price.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { ONE, toMillionths, toNumber, toText } from '../../values/decimal.ts'
import type { PolymarketUsAccount } from './account.ts'
import type { PolymarketUsApi } from './api.ts'
import type { NewOrder } from './order-schemas.ts'
import { intentOf, parseOrder, parsePosition, priceOf } from './orders.ts'
import { outcomeIdOf, parseBook, parseOutcomeId } from './parse.ts'

const ID = 'polymarket_us'
/** The venue's words, and how many seconds the answer may wait: an order that rests says nothing more. */
const durations = {
  GTC: { tif: 'TIME_IN_FORCE_GOOD_TILL_CANCEL', maxBlockTime: '1' },
  GTD: { tif: 'TIME_IN_FORCE_GOOD_TILL_DATE', maxBlockTime: '1' },
  IOC: { tif: 'TIME_IN_FORCE_IMMEDIATE_OR_CANCEL', maxBlockTime: '5' },
  FOK: { tif: 'TIME_IN_FORCE_FILL_OR_KILL', maxBlockTime: '5' },
} as const
/** The defaults of a market without tick size and lot: cents, and whole contracts. */
const CENT = 10_000n
const CONTRACT = ONE
/** The bounds of the exchange, however fine a market's steps are. */
const LOWEST = CENT
const HIGHEST = ONE - CENT
const TIMES_IN_FORCE = ['GTC', 'GTD', 'IOC', 'FOK'] as const

const fieldError = createFieldError(ID)

/** Creates the operation that builds an order. */
export function createOrderBuilder(
  account: () => PolymarketUsAccount,
  { market, book }: Pick<PolymarketUsApi, 'market' | 'book'>,
  now: () => number,
) {
  return async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(ID, params, ['fee', 'negRisk', 'clientOrderId', 'onBehalfOf'])
    account()
    const { outcomeId, marketId, side } = params
    const outcome = parseOutcomeId(outcomeId)
    if (!outcome || outcome.slug !== marketId) {
      throw fieldError('INVALID_ORDER', 'outcomeId', `${outcomeId} is not an outcome of ${marketId}`)
    }
    const { orderPriceMinTickSize, minimumTradeQty } = await market(outcome.slug)
    const tick = toMillionths(orderPriceMinTickSize ?? '') || CENT
    const lot = toMillionths(minimumTradeQty ?? '') || CONTRACT
    const rules = { exchange: ID, tick, lot, now, timesInForce: TIMES_IN_FORCE, postOnly: true, reduceOnly: true }
    const ticket = checkOrder(params, rules)
    const { isShort } = outcome
    await refuseOversell(ID, params, {
      opposite: outcomeIdOf(outcome.slug, !isShort),
      async read() {
        const [positions, orders] = await Promise.all([account().positions(), account().openOrders(outcome.slug)])
        return {
          positions: positions.flatMap(([slug, row]) => parsePosition(slug, row) ?? []),
          openOrders: orders.map(parseOrder),
        }
      },
    })
    // The venue's own market orders take any price: here one is a limit order at the price where the book fills it.
    const own = ticket.price ?? worstPrice(ID, params, parseBook(await book(outcome.slug), isShort))
    const price = priceOf(isShort, own)
    if (price < LOWEST || price > HIGHEST) {
      throw fieldError('INVALID_ORDER', 'price', `must be between 0.01 and 0.99, got ${toText(own)}`)
    }
    const raw: NewOrder = {
      marketSlug: outcome.slug,
      intent: intentOf({ isShort, side }),
      type: 'ORDER_TYPE_LIMIT',
      price: { value: toText(price, 2), currency: 'USD' },
      quantity: toNumber(ticket.amount),
      ...durations[ticket.timeInForce],
      ...(ticket.expires !== undefined && { goodTillTime: new Date(ticket.expires).toISOString() }),
      ...(ticket.postOnly && { participateDontInitiate: true }),
      manualOrderIndicator: 'MANUAL_ORDER_INDICATOR_AUTOMATIC',
      synchronousExecution: true,
    }
    return { exchange: ID, params, raw }
  }
}
