import { randomBytes } from 'node:crypto'
import { createFieldError } from '../../arguments/field-error.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import type { BuiltOrder, OrderBook } from '../../models.ts'
import { checkOrder, type OrderTicket } from '../../orders/order-ticket.ts'
import { sweepBook } from '../../orders/sweep-book.ts'
import { withinSlippage } from '../../orders/worst-price.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { ANYBODY, type ExchangeOrder } from '../../signing/exchange-order.ts'
import { ONE, toMillionths, toText } from '../../values/decimal.ts'
import type { OpinionAccount } from './account.ts'
import type { OpinionMarket, QuoteToken } from './api.ts'
import { TICK } from './parse.ts'
import { orderData } from './sign.ts'

const ID = 'opinion'

/** The lookups that orders need. */
export interface Markets {
  market(marketId: string): Promise<OpinionMarket>
  quoteTokens(): Promise<QuoteToken[]>
  book(outcomeId: string): Promise<OrderBook>
}

const fieldError = createFieldError(ID)

/** Creates the operation that builds an order. */
export function createOrderBuilder(account: OpinionAccount, markets: Markets, now: () => number) {
  /**
   * Returns the amounts of the maker and the taker. A market order states only the money it spends: the cost of its
   * shares in the present book, within the default slippage.
   */
  const amountsOf = async (params: CreateOrderParams, { amount, price }: OrderTicket, { decimal }: QuoteToken) => {
    const shares = inUnits(amount, 6, decimal)
    if (price !== undefined) {
      const money = inUnits(amount * price, 12, decimal)
      return params.side === 'buy'
        ? { makerAmount: money, takerAmount: shares }
        : { makerAmount: shares, takerAmount: money }
    }
    const sweep = sweepBook('buy', amount, withinSlippage(await markets.book(params.outcomeId), params))
    if (!sweep) throw fieldError('INVALID_ORDER', 'amount', 'the order book has no asks')
    return { makerAmount: inUnits(sweep.money, 6, decimal), takerAmount: '0' }
  }

  return async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(ID, params, ['fee', 'negRisk', 'onBehalfOf', 'clientOrderId', 'maxSlippage'])
    const ticket = checkOrder(params, { exchange: ID, tick: TICK, lot: 1n, minimum: ONE, postOnly: true, now })
    if (params.tickSize !== undefined && toMillionths(params.tickSize) !== TICK) {
      throw fieldError('INVALID_ORDER', 'tickSize', `must be ${toText(TICK)}, got ${params.tickSize}`)
    }
    // A market order goes by what the book offers once it comes there, whatever that is.
    if (params.type === 'market' && params.price !== undefined) {
      throw fieldError('INVALID_ORDER', 'price', `not allowed for a market order on ${ID}; place a limit order`)
    }
    // A purchase spends a sum at the most; nothing bounds what a sale brings.
    if (params.type === 'market' && params.side === 'sell') {
      throw fieldError(
        'INVALID_ORDER',
        'type',
        `${ID} sells at any price with a market order: use a limit order with a price`,
      )
    }
    const { wallet, safe } = await account.trader()
    const [market, quoteTokens] = await Promise.all([markets.market(params.marketId), markets.quoteTokens()])
    if (params.outcomeId !== market.yesTokenId && params.outcomeId !== market.noTokenId) {
      throw fieldError('INVALID_ORDER', 'outcomeId', `${params.outcomeId} is not an outcome of ${params.marketId}`)
    }
    const paidIn = market.quoteToken?.toLowerCase()
    const quoteToken = quoteTokens.find(({ quoteTokenAddress }) => quoteTokenAddress.toLowerCase() === paidIn)
    if (!quoteToken) {
      throw fieldError('NOT_SUPPORTED', 'marketId', `${params.marketId} is paid in a token that ${ID} does not list`)
    }
    const { checksumAddress } = await import('../../signing/eip712.ts')
    // An account without a Safe pays from the signing wallet.
    const signatureType = safe.toLowerCase() === wallet.address.toLowerCase() ? 0 : 2
    const order: ExchangeOrder = {
      salt: BigInt(`0x${randomBytes(32).toString('hex')}`).toString(),
      maker: checksumAddress(safe),
      signer: wallet.address,
      taker: ANYBODY,
      tokenId: params.outcomeId,
      ...(await amountsOf(params, ticket, quoteToken)),
      expiration: '0',
      nonce: '0',
      feeRateBps: '0',
      side: params.side === 'buy' ? 0 : 1,
      signatureType,
    }
    const signature = await wallet.sign(orderData(order, quoteToken.ctfExchangeAddress))
    const raw = {
      ...order,
      side: String(order.side),
      signatureType: signatureType === 0 ? '0' : '2',
      topicId: Number(market.marketId),
      signature,
      sign: signature,
      contractAddress: '',
      currencyAddress: checksumAddress(quoteToken.quoteTokenAddress),
      price: ticket.price === undefined ? '0' : toText(ticket.price),
      tradingMethod: params.type === 'market' ? 1 : 2,
      timestamp: Math.floor(now() / 1_000),
      safeRate: '0',
      orderExpTime: '0',
      ...(ticket.postOnly && { postOnly: true }),
    }
    return { exchange: ID, params, signedOrder: { ...order, signature }, raw }
  }
}

/** Counts in the smallest units what has so many places; the shares have as many decimals as the money. */
function inUnits(value: bigint, places: number, decimal: number): string {
  const [scaled, divisor] = [value * 10n ** BigInt(decimal), 10n ** BigInt(places)]
  if (scaled % divisor !== 0n)
    throw fieldError('INVALID_ORDER', 'amount', `must have at most the ${decimal} decimals of the token`)
  return String(scaled / divisor)
}
