import { randomInt } from 'node:crypto'
import { createFieldError } from '../../arguments/field-error.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import type { BuiltOrder, OrderBook } from '../../models.ts'
import { checkOrder } from '../../orders/order-ticket.ts'
import { worstPrice } from '../../orders/worst-price.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { ANYBODY, type ExchangeOrder } from '../../signing/exchange-order.ts'
import { ONE, toMillionths, toText } from '../../values/decimal.ts'
import type { ProbableAccount } from './account.ts'
import type { Finder } from './find.ts'
import { MIN_COST, MIN_SHARES, TICK } from './parse.ts'
import { orderData } from './sign.ts'

const ID = 'probable'
/** Shares are in hundredths, up to a million, as in @prob/clob. */
const LOT = 10_000n
const MAX_SHARES = 1_000_000n * ONE
/** The most a fill may be charged, which the order has to allow. */
const FEE_RATE_BPS = '175'
/** Both shares and dollars have 18 decimals. */
const UNITS = 10n ** 12n
/** A random number that JSON carries exactly. */
const SALTS = 2 ** 47

/** The lookups that orders need. */
export interface Markets {
  find: Finder
  book: (outcomeId: string) => Promise<OrderBook>
  now: () => number
}

const fieldError = createFieldError(ID)

/** Creates the operation that builds an order. */
export function createOrderBuilder(account: ProbableAccount, { find, book, now }: Markets) {
  return async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(ID, params, ['fee', 'negRisk', 'onBehalfOf', 'clientOrderId'])
    const rules = {
      exchange: ID,
      tick: TICK,
      lot: LOT,
      minimum: MIN_SHARES,
      timesInForce: ['GTD', 'IOC'] as const,
      now,
    }
    const ticket = checkOrder(params, rules)
    const { amount } = ticket
    if (amount > MAX_SHARES)
      throw fieldError('INVALID_ORDER', 'amount', `must be at most 1,000,000, got ${params.amount}`)
    if (params.tickSize !== undefined && toMillionths(params.tickSize) !== TICK) {
      throw fieldError('INVALID_ORDER', 'tickSize', `must be ${toText(TICK)}, got ${params.tickSize}`)
    }
    const [wallet, { address: maker, kind }] = [await account.wallet(), await account.funder()]
    const tokens = await find.tokensOf(params.marketId)
    if (!tokens.includes(params.outcomeId)) {
      throw fieldError('INVALID_ORDER', 'outcomeId', `${params.outcomeId} is not an outcome of ${params.marketId}`)
    }
    // A market order of the venue's own knows no number of shares to buy: this one fills so many, no worse than now.
    const price = ticket.price ?? worstPrice(ID, params, await book(params.outcomeId))
    if (params.side === 'buy' && amount * price < MIN_COST * ONE) {
      throw fieldError('INVALID_ORDER', 'amount', `${params.amount} shares cost less than ${toText(MIN_COST)} dollar`)
    }
    const [shares, money] = [String(amount * UNITS), String((amount * price * UNITS) / ONE)]
    const order: ExchangeOrder = {
      salt: String(randomInt(SALTS)),
      maker,
      signer: wallet.address,
      taker: ANYBODY,
      tokenId: params.outcomeId,
      makerAmount: params.side === 'buy' ? money : shares,
      takerAmount: params.side === 'buy' ? shares : money,
      expiration: String(Math.floor((ticket.expires ?? 0) / 1_000)),
      nonce: '0',
      feeRateBps: FEE_RATE_BPS,
      side: params.side === 'buy' ? 0 : 1,
      signatureType: kind,
    }
    const signature = await wallet.sign(orderData(order))
    const raw = {
      deferExec: true,
      order: { ...order, side: params.side === 'buy' ? 'BUY' : 'SELL', signature },
      owner: wallet.address,
      orderType: ticket.timeInForce,
    }
    return {
      exchange: ID,
      params,
      signedOrder: { ...order, signature },
      raw,
      ...(ticket.expires !== undefined && { expiry: ticket.expires }),
    }
  }
}
