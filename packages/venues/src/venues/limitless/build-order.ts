import { randomInt } from 'node:crypto'
import { createFieldError } from '../../arguments/field-error.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import type { BuiltOrder, OrderBook } from '../../models.ts'
import { checkOrder, type OrderRules } from '../../orders/order-ticket.ts'
import { worstPrice } from '../../orders/worst-price.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { ANYBODY } from '../../signing/exchange-order.ts'
import { times, toNumber } from '../../values/decimal.ts'
import type { LimitlessAccount } from './account.ts'
import type { Side } from './parse.ts'
import { orderData, type UnsignedOrder } from './sign.ts'

const ID = 'limitless'
/** Prices and shares have steps of a thousandth. */
const RULES: OrderRules = { exchange: ID, tick: 1_000n, lot: 1_000n, timesInForce: ['IOC'], postOnly: true }
/** A random number that JSON carries exactly. */
const SALTS = 2 ** 47

/** The lookups that orders need. */
export interface Markets {
  /** Returns where an outcome is traded: the id and slug of its market, the contract that settles it, and its token. */
  targetOf(outcomeId: string): Promise<{ marketId: string; slug: string; exchange: string; token: string }>
  slugOf(marketId: string): Promise<string>
  tokensOf(slug: string): Promise<Record<Side, string> | undefined>
  book(outcomeId: string): Promise<OrderBook>
}

const fieldError = createFieldError(ID)

/** Creates the operation that builds an order. */
export function createOrderBuilder(account: LimitlessAccount, markets: Markets) {
  return async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(ID, params, ['fee', 'negRisk', 'clientOrderId'])
    const trader = await account.trader()
    const target = await markets.targetOf(params.outcomeId)
    if (params.marketId !== target.marketId && params.marketId !== target.slug) {
      throw fieldError('INVALID_ORDER', 'outcomeId', `${params.outcomeId} is not an outcome of ${params.marketId}`)
    }
    const ticket = checkOrder(params, RULES)
    const price = ticket.price ?? worstPrice(ID, params, await markets.book(params.outcomeId))
    // Thousandths by thousandths: the money is exact.
    const money = times(ticket.amount, price)
    const [give, take] = params.side === 'buy' ? [money, ticket.amount] : [ticket.amount, money]
    if (give > BigInt(Number.MAX_SAFE_INTEGER) || take > BigInt(Number.MAX_SAFE_INTEGER)) {
      throw fieldError(
        'INVALID_ORDER',
        'amount',
        `must be an amount that the venue can represent, got ${params.amount}`,
      )
    }
    const order: UnsignedOrder = {
      salt: randomInt(SALTS),
      maker: trader.maker,
      signer: trader.wallet.address,
      taker: ANYBODY,
      tokenId: target.token,
      makerAmount: Number(give),
      takerAmount: Number(take),
      expiration: '0',
      nonce: 0,
      feeRateBps: trader.feeRateBps,
      side: params.side === 'buy' ? 0 : 1,
      signatureType: trader.signatureType,
    }
    const signature = await trader.wallet.sign(orderData(order, target.exchange))
    const signedOrder = { ...order, price: toNumber(price), signature }
    const raw = {
      order: signedOrder,
      ownerId: params.onBehalfOf ?? trader.ownerId,
      orderType: ticket.timeInForce === 'GTC' ? 'GTC' : 'FAK',
      marketSlug: target.slug,
      ...(ticket.postOnly && { postOnly: true }),
    }
    return { exchange: ID, params, signedOrder, raw }
  }
}
