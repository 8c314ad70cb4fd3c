import { randomInt } from 'node:crypto'
import { createFieldError } from '../../arguments/field-error.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import { CrossvenueError } from '../../errors.ts'
import type { BuiltOrder } from '../../models.ts'
import { checkOrder, type OrderTicket } from '../../orders/order-ticket.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { toMillionths, toText } from '../../values/decimal.ts'
import type { PolymarketAccount } from './account.ts'
import { amountsAtOnce, amountsOf } from './amounts.ts'
import type { PolymarketApi } from './api.ts'
import { findMarket } from './find.ts'
import type { SentOrder } from './order-schemas.ts'
import { parseOrderBook } from './parse.ts'
import type { ClobBook, GammaMarket } from './schemas.ts'
import { type MarketKind, signOrder, type UnsignedOrder } from './sign.ts'

const ID = 'polymarket'
/** Shares are traded in hundredths. */
const LOT = 10_000n
const TIMES_IN_FORCE = ['GTC', 'GTD', 'IOC', 'FOK'] as const
/** The venue's words. */
const orderTypes = { GTC: 'GTC', GTD: 'GTD', IOC: 'FAK', FOK: 'FOK' } as const
/** The venue ends a GTD order this long before its expiration. */
const MARGIN_SECONDS = 60
/** The expiration of an order has to be this far ahead. */
const MIN_AHEAD_MS = 180_000
const NOTHING = `0x${'0'.repeat(64)}`
/** A random number that JSON carries exactly. */
const SALTS = 2 ** 47
/** Returns the kind of contract that settles the market. */
const kindOf = (row: GammaMarket, book: ClobBook): MarketKind =>
  row.version === 'v2' ? 'positions' : (book.neg_risk ?? row.negRisk) ? 'negRisk' : 'ordinary'

const fieldError = createFieldError(ID)

/** Creates the operation that builds an order. */
export function createOrderBuilder(api: PolymarketApi, account: PolymarketAccount, now: () => number) {
  return async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(ID, params, ['fee', 'onBehalfOf', 'clientOrderId'])
    const [wallet, { address: maker, kind }] = [await account.wallet(), await account.funder()]
    const [{ row }, book] = await Promise.all([
      findMarket(api, { by: 'outcomeId', value: params.outcomeId }),
      api.book(params.outcomeId),
    ])
    const tick = checkMarket(params, row, book)
    const minimum = toMillionths(book.min_order_size ?? '')
    const ticket = checkOrder(params, {
      exchange: ID,
      tick,
      lot: LOT,
      minimum,
      now,
      timesInForce: TIMES_IN_FORCE,
      postOnly: true,
    })
    const expiration = expirationOf(ticket, now())
    const orderType = orderTypes[ticket.timeInForce]
    const rests = orderType === 'GTC' || orderType === 'GTD'
    const amounts = rests ? amountsOf(params.side, ticket) : amountsAtOnce(params, ticket, parseOrderBook(book), tick)
    const order: UnsignedOrder = {
      salt: randomInt(SALTS),
      maker,
      // A deposit wallet signs for itself; it knows its owner's key.
      signer: kind === 3 ? maker : wallet.address,
      tokenId: params.outcomeId,
      makerAmount: String(amounts.maker),
      takerAmount: String(amounts.taker),
      side: params.side === 'buy' ? 'BUY' : 'SELL',
      signatureType: kind,
      timestamp: String(now()),
      metadata: NOTHING,
      builder: NOTHING,
    }
    const signature = await signOrder(wallet, order, kindOf(row, book))
    const signedOrder = { ...order, expiration, signature }
    const raw: SentOrder = { order: signedOrder, orderType, ...(ticket.postOnly && { postOnly: true }) }
    return { exchange: ID, params, signedOrder, raw }
  }
}

/** Returns the expiration that the venue ends an order at in time, in Unix seconds; 0 for none. */
function expirationOf({ expires }: OrderTicket, now: number): string {
  if (expires === undefined) return '0'
  const seconds = Math.floor(expires / 1_000) + MARGIN_SECONDS
  if (seconds * 1_000 >= now + MIN_AHEAD_MS) return String(seconds)
  throw fieldError('INVALID_ORDER', 'expiration', `must be at least 2 minutes ahead on ${ID}`)
}

/** Compares the caller's parameters with the venue's market; returns the tick size. */
function checkMarket(params: CreateOrderParams, row: GammaMarket, book: ClobBook): bigint {
  const { marketId, outcomeId, tickSize, negRisk } = params
  if (marketId !== row.id && marketId.toLowerCase() !== row.conditionId?.toLowerCase()) {
    throw fieldError('INVALID_ORDER', 'outcomeId', `${outcomeId} is not an outcome of market ${marketId}`)
  }
  const tick = toMillionths(book.tick_size ?? row.orderPriceMinTickSize ?? '')
  if (!tick) throw new CrossvenueError('EXCHANGE_ERROR', `${ID} states no tick size for ${outcomeId}`, { exchange: ID })
  if (tickSize !== undefined && toMillionths(tickSize) !== tick)
    throw fieldError('INVALID_ORDER', 'tickSize', `must be ${toText(tick)}, got ${params.tickSize}`)
  const isNegRisk = (book.neg_risk ?? row.negRisk) === true
  if (negRisk !== undefined && negRisk !== isNegRisk)
    throw fieldError('INVALID_ORDER', 'negRisk', `must be ${isNegRisk}`)
  return tick
}
