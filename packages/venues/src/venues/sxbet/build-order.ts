import { randomBytes } from 'node:crypto'
import { createFieldError } from '../../arguments/field-error.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import { CrossvenueError } from '../../errors.ts'
import type { BuiltOrder, OrderBook } from '../../models.ts'
import { mirrorBook } from '../../orders/mirror.ts'
import { checkOrder } from '../../orders/order-ticket.ts'
import { type MarketAccount, refuseOversell } from '../../orders/refuse-oversell.ts'
import { sweepBook } from '../../orders/sweep-book.ts'
import { worstPrice } from '../../orders/worst-price.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { cutToMillionths, ONE, toMillionths, toText } from '../../values/decimal.ts'
import type { SxAccount } from './account.ts'
import { lotOf, oddsOf, stakeOf, tickOf } from './amounts.ts'
import { ID, type SxApi, type SxMetadata } from './api.ts'
import type { BuiltBet } from './order-schemas.ts'
import { type Outcome, oppositeOf, outcomeIdOf, parseOutcomeId } from './outcome.ts'
import { orderData, orderIdOf } from './sign.ts'

const TIMES_IN_FORCE = ['GTD', 'IOC', 'FOK'] as const
/** Every order has an end. One that rests until canceled gets a day, which the venue is known to take. */
const DAY_SECONDS = 86_400
/** Longer than the delay before live bets are matched. */
const IMMEDIATE_SECONDS = 300

const fieldError = createFieldError(ID)

export interface Markets {
  metadata: SxApi['metadata']
  chainId: number
  book: (outcome: Outcome) => Promise<OrderBook>
  readMarket: (marketHash: string) => Promise<MarketAccount>
  now: () => number
}

/** Creates the operation that builds an order. Every order is a bet on an outcome: a sale bets on the other one. */
export function createOrderBuilder(account: SxAccount, { metadata: find, chainId, book, readMarket, now }: Markets) {
  return async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(ID, params, ['fee', 'negRisk', 'onBehalfOf', 'clientOrderId'])
    account.requireKey()
    const [wallet, metadata] = [await account.wallet(), await find('')]
    checkChain(metadata, chainId)
    const outcome = checkOutcome(params)
    const ticket = checkTicket(params, metadata, now)
    await refuseOversell(ID, params, {
      opposite: outcomeIdOf(oppositeOf(outcome)),
      read: () => readMarket(outcome.marketHash),
    })
    const isBuy = params.side === 'buy'
    const bet = isBuy ? outcome : oppositeOf(outcome)
    const found = await book(outcome)
    const price = ticket.price ?? worstPrice(ID, params, found)
    const worst = isBuy ? price : ONE - price
    const stake = stakeFor(ticket.amount, worst, isBuy ? found : mirrorBook(found))
    checkStake(stake, metadata)

    const isImmediate = ticket.timeInForce === 'IOC' || ticket.timeInForce === 'FOK'
    const seconds = Math.floor(now() / 1_000) + (isImmediate ? IMMEDIATE_SECONDS : DAY_SECONDS)
    const expiry = ticket.expires === undefined ? seconds : Math.floor(ticket.expires / 1_000)
    const unsigned = {
      marketHash: outcome.marketHash,
      maker: wallet.address,
      totalBetSize: String(stake),
      percentageOdds: String(oddsOf(worst)),
      salt: `0x${randomBytes(32).toString('hex')}`,
      expiry,
      baseToken: metadata.activeAsset.baseToken,
      isMakerBettingOutcomeOne: bet.isOne,
    }
    const data = orderData(unsigned, metadata)
    const timeInForce = ticket.timeInForce === 'GTD' ? 'GTC' : ticket.timeInForce
    const order = { ...unsigned, timeInForce, orderSignature: await wallet.sign(data) }
    const raw: BuiltBet = { order, orderId: orderIdOf(data) }
    return { exchange: ID, params, signedOrder: { ...order }, raw, expiry: expiry * 1_000 }
  }
}

/** An order for the chain of another network would bet real money where none is meant, or the other way round. */
function checkChain({ domain }: SxMetadata, chainId: number): void {
  if (domain.chainId === chainId) return
  const message = `SX Bet states the chain ${domain.chainId}, and orders of this network are for ${chainId}`
  throw new CrossvenueError('EXCHANGE_ERROR', message, { exchange: ID })
}

function checkOutcome(params: CreateOrderParams): Outcome {
  const outcome = parseOutcomeId(params.outcomeId)
  if (outcome.marketHash === params.marketId && params.outcomeId !== params.marketId) return outcome
  throw fieldError('INVALID_ORDER', 'outcomeId', `${params.outcomeId} is not an outcome of ${params.marketId}`)
}

function checkTicket(params: CreateOrderParams, metadata: SxMetadata, now: () => number) {
  const tick = tickOf(metadata)
  if (params.tickSize !== undefined && toMillionths(params.tickSize) !== tick) {
    throw fieldError('INVALID_ORDER', 'tickSize', `must be ${toText(tick)}, got ${params.tickSize}`)
  }
  return checkOrder(params, {
    exchange: ID,
    tick,
    lot: lotOf(metadata),
    now,
    timesInForce: TIMES_IN_FORCE,
    reduceOnly: true,
  })
}

/**
 * Returns the stake for a number of shares, at prices up to the worst. The venue spends a stake and gives more shares
 * where the odds are better, so what the present book fills is staked at its prices, and the rest at the worst price.
 */
function stakeFor(amount: bigint, worst: bigint, { asks }: OrderBook): bigint {
  const within = asks.filter(({ price }) => (cutToMillionths(price) ?? ONE) <= worst)
  const { taken, money } = sweepBook('buy', amount, { bids: [], asks: within }) ?? { taken: 0n, money: 0n }
  return money + stakeOf(amount - taken, worst)
}

function checkStake(stake: bigint, { limits }: SxMetadata): void {
  const least = BigInt(limits.orderSizeMinimumBaseUnits)
  if (stake >= least) return
  throw fieldError('INVALID_ORDER', 'amount', `must be worth at least ${toText(least)} USDC, got ${toText(stake)}`)
}
