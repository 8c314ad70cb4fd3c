import { randomInt } from 'node:crypto'
import { createFieldError } from '../../arguments/field-error.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import type { BuiltOrder, OrderBook } from '../../models.ts'
import { checkOrder } from '../../orders/order-ticket.ts'
import { worstPrice } from '../../orders/worst-price.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { ANYBODY, type ExchangeOrder } from '../../signing/exchange-order.ts'
import { ONE, toMillionths, toText } from '../../values/decimal.ts'
import type { PredictAccount } from './account.ts'
import type { PredictApi, PredictMarket } from './api.ts'
import type { PredictNetwork } from './networks.ts'
import { FINEST_TICK, MIN_VALUE, tickOf } from './parse.ts'
import { hashOf, orderData } from './sign.ts'

const ID = 'predictfun'
const TIMES_IN_FORCE = ['GTD', 'IOC', 'FOK'] as const
/** The fewest shares that the venue's own library signs for. */
const MIN_SHARES = 10_000n
/** The venue's own library cuts off further digits of an amount. */
const MAX_DIGITS = 5
/** Shares and money have 18 decimals. */
const UNITS = 10n ** 12n
/** The venue's own library draws below this. */
const SALTS = 2 ** 31
/** 1 January 2100, which the venue's own library signs for an order that rests until canceled. */
const NEVER = 4_102_444_800
const MARKET_ORDER_SECONDS = 300

export interface Markets {
  network: PredictNetwork
  market: PredictApi['market']
  book: (outcomeId: string) => Promise<OrderBook>
  now: () => number
}

const fieldError = createFieldError(ID)

/** Creates the operation that builds an order. */
export function createOrderBuilder(account: PredictAccount, { network, market: find, book, now }: Markets) {
  return async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(ID, params, ['fee', 'negRisk', 'onBehalfOf', 'clientOrderId'])
    const wallet = await account.wallet()
    const market = await find(params.marketId)
    const tick = exactTickOf(market)
    const lot = 1n
    const rules = { exchange: ID, tick, lot, minimum: MIN_SHARES, timesInForce: TIMES_IN_FORCE, postOnly: true, now }
    const ticket = checkOrder(params, rules)
    if (params.tickSize !== undefined && toMillionths(params.tickSize) !== tick) {
      throw fieldError('INVALID_ORDER', 'tickSize', `must be ${toText(tick)}, got ${params.tickSize}`)
    }
    if (!market.outcomes.some(({ onChainId }) => onChainId === params.outcomeId)) {
      throw fieldError('INVALID_ORDER', 'outcomeId', `${params.outcomeId} is not an outcome of ${params.marketId}`)
    }
    const price = ticket.price ?? worstPrice(ID, params, await book(params.outcomeId))
    checkSize(params, ticket.amount, price)

    const isLimit = ticket.timeInForce === 'GTC' || ticket.timeInForce === 'GTD'
    const seconds = Math.floor((ticket.expires ?? 0) / 1_000) || NEVER
    const expiration = isLimit ? seconds : Math.floor(now() / 1_000) + MARKET_ORDER_SECONDS
    const [shares, money] = [String(ticket.amount * UNITS), String((ticket.amount * price * UNITS) / ONE)]
    const isBuy = params.side === 'buy'
    const order: ExchangeOrder = {
      salt: String(randomInt(SALTS)),
      maker: wallet.address,
      signer: wallet.address,
      taker: ANYBODY,
      tokenId: params.outcomeId,
      makerAmount: isBuy ? money : shares,
      takerAmount: isBuy ? shares : money,
      expiration,
      nonce: '0',
      // The highest rate that the signer accepts.
      feeRateBps: String(market.feeRateBps ?? 0),
      side: isBuy ? 0 : 1,
      signatureType: 0,
    }
    const data = orderData(order, market, network)
    const [hash, signature] = [await hashOf(data), await wallet.sign(data)]
    const raw = {
      order: { ...order, hash, signature },
      pricePerShare: String(price * UNITS),
      strategy: isLimit ? 'LIMIT' : 'MARKET',
      ...(ticket.timeInForce === 'FOK' && { isFillOrKill: true }),
      ...(ticket.postOnly && { isPostOnly: true }),
    }
    const expiry = isLimit ? ticket.expires : expiration * 1_000
    return { exchange: ID, params, signedOrder: { ...order, signature }, raw, ...(expiry !== undefined && { expiry }) }
  }
}

/** The tick in millionths; the finer one where the market states none. */
const exactTickOf = (market: PredictMarket): bigint => toMillionths(tickOf(market) ?? FINEST_TICK) ?? 0n

function checkSize(params: CreateOrderParams, amount: bigint, price: bigint): void {
  const digits = String(amount).replace(/0+$/, '').length
  if (digits > MAX_DIGITS) {
    throw fieldError(
      'INVALID_ORDER',
      'amount',
      `must have at most ${MAX_DIGITS} significant digits, got ${params.amount}`,
    )
  }
  if (amount * price < MIN_VALUE * ONE) {
    const message = `${params.amount} shares are worth less than ${toText(MIN_VALUE)} dollars`
    throw fieldError('INVALID_ORDER', 'amount', message)
  }
}
