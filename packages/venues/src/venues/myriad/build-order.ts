import { createFieldError } from '../../arguments/field-error.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import type { BuiltOrder, OrderBook } from '../../models.ts'
import { checkOrder, type OrderRules } from '../../orders/order-ticket.ts'
import { worstPrice } from '../../orders/worst-price.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import type { MyriadAccount } from './account.ts'
import { signOrder, type UnsignedOrder } from './sign.ts'

const ID = 'myriad'
/**
 * The venue counts in 10^18ths and names no coarser step; its books have prices of a tenth of a cent. Orders here are
 * exact to a millionth, and the venue refuses what it does not take.
 */
const RULES: OrderRules = { exchange: ID, tick: 1n, lot: 1n, timesInForce: ['GTD', 'IOC', 'FOK'], postOnly: true }
const UNITS_PER_MILLIONTH = 10n ** 12n
/** The venue's words; that an order only makes is one of them. */
const lives = { GTC: 'GTC', GTD: 'GTD', IOC: 'FAK', FOK: 'FOK' } as const

/** The lookups that orders need. */
export interface Markets {
  /** Where an outcome is traded, and whether that has an order book. */
  placeOf(outcomeId: string): Promise<{ network: string; market: string; outcome: number; hasBook: boolean }>
  book(outcomeId: string): Promise<OrderBook>
  /** Returns a number that no other order of this process has. */
  nonce(): string
  now(): number
}

const fieldError = createFieldError(ID)

/** Creates the operation that builds an order. */
export function createOrderBuilder(account: MyriadAccount, markets: Markets) {
  return async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(ID, params, ['fee', 'negRisk', 'clientOrderId', 'onBehalfOf'])
    const wallet = await account.wallet()
    const { network, market, outcome, hasBook } = await markets.placeOf(params.outcomeId)
    if (params.marketId !== `${network}:${market}`) {
      throw fieldError('INVALID_ORDER', 'outcomeId', `${params.outcomeId} is not an outcome of ${params.marketId}`)
    }
    if (!hasBook) {
      throw fieldError('NOT_SUPPORTED', 'marketId', `${params.marketId} is a pool, which trades on the chain only`)
    }
    const { timeInForce, postOnly, expires, ...ticket } = checkOrder(params, { ...RULES, now: markets.now })
    if (postOnly && expires !== undefined) {
      throw fieldError('INVALID_ORDER', 'postOnly', 'cannot be combined with expiration; remove one of the two')
    }
    const price = ticket.price ?? worstPrice(ID, params, await markets.book(params.outcomeId))
    const order: UnsignedOrder = {
      trader: wallet.address,
      marketId: market,
      outcomeId: outcome,
      side: params.side === 'buy' ? 0 : 1,
      amount: String(ticket.amount * UNITS_PER_MILLIONTH),
      price: String(price * UNITS_PER_MILLIONTH),
      minFillAmount: '0',
      nonce: markets.nonce(),
      expiration: String(Math.floor((expires ?? 0) / 1_000)),
    }
    const signed = await signOrder(wallet, order, network)
    const raw = { ...signed, time_in_force: postOnly ? 'PO' : lives[timeInForce] }
    const signedOrder = { ...order, signature: signed.signature }
    return { exchange: ID, params, signedOrder, raw, ...(expires !== undefined && { expiry: expires }) }
  }
}
