import { randomUUID } from 'node:crypto'
import { createFieldError } from '../../arguments/field-error.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import type { BuiltOrder, OrderBook } from '../../models.ts'
import { checkOrder, type OrderTicket } from '../../orders/order-ticket.ts'
import { refuseOversell } from '../../orders/refuse-oversell.ts'
import { sweepBook } from '../../orders/sweep-book.ts'
import { withinSlippage } from '../../orders/worst-price.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { ONE, roundDown, toMillionths, toNumber } from '../../values/decimal.ts'
import type { BetfairAccount } from './account.ts'
import { oddsFor } from './odds.ts'
import type { SentOrder } from './order-schemas.ts'
import { OF_NO, parseOrder, parsePositions } from './orders.ts'
import { idsOf, parseBook, parseId } from './parse.ts'

const ID = 'betfair'
/** Prices that are not on the ladder of odds become the next better ones; payouts are named in pennies. */
const TICK = 1n
const LOT = 10_000n
/** The names of orders that the venue takes, less the letters that are ours. */
const REFERENCE = /^[\w:.+*;~-]{1,29}$/

const fieldError = createFieldError(ID)

/**
 * Creates the operation that builds an order. The venue counts an order by its payout, which is our number of
 * contracts, at these odds or better. A resting order ends when the market turns in play. An order that is filled at
 * once is filled whole or not at all, so one that may be filled in part (IOC, and every market order) asks for what the
 * present book offers; if that is gone meanwhile, nothing is bet.
 */
export function createOrderBuilder(account: BetfairAccount) {
  return async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(ID, params, ['fee', 'negRisk', 'onBehalfOf'])
    const { clientOrderId, outcomeId, marketId } = params
    const place = parseId(outcomeId)
    if (place?.runner === undefined || place.side === undefined || marketId !== `${place.market}:${place.runner}`) {
      throw fieldError('INVALID_ORDER', 'outcomeId', `${outcomeId} is not an outcome of ${marketId}`)
    }
    if (clientOrderId !== undefined && !REFERENCE.test(clientOrderId)) {
      const message = `must be up to 29 letters, digits and :.+*;~_-, got ${clientOrderId}`
      throw fieldError('INVALID_ORDER', 'clientOrderId', message)
    }
    const rules = { exchange: ID, tick: TICK, lot: LOT, timesInForce: ['IOC', 'FOK'], reduceOnly: true } as const
    const ticket = checkOrder(params, rules)
    const { yes, no } = idsOf(place.market, place.runner)
    await refuseOversell(ID, params, {
      opposite: place.isNo ? yes : no,
      async read() {
        const rows = await account.current({ marketIds: [place.market], orderProjection: 'ALL' })
        return {
          positions: parsePositions(rows),
          openOrders: rows.map(parseOrder).filter(({ status }) => status === 'open'),
        }
      },
    })

    // To buy Yes, or sell No, is to back; the other two are to lay.
    const side = (params.side === 'buy') === place.isNo ? 'LAY' : 'BACK'
    const book = async () => parseBook(await account.book(place.market), place)
    const { price, amount } = ticket.timeInForce === 'IOC' ? takenNow(params, ticket, await book()) : ticket
    const odds = price === undefined ? undefined : oddsFor(place.isNo ? ONE - price : price, side)
    if (odds === undefined) {
      throw fieldError(
        'INVALID_ORDER',
        'price',
        `${params.price} is beyond the odds of Betfair, which are 1.01 to 1000`,
      )
    }
    const reference = clientOrderId ?? randomUUID().replaceAll('-', '').slice(0, 24)
    const raw: SentOrder = {
      marketId: place.market,
      instruction: {
        orderType: 'LIMIT',
        selectionId: place.runner,
        handicap: 0,
        side,
        limitOrder: {
          price: odds,
          persistenceType: 'LAPSE',
          ...(ticket.timeInForce !== 'GTC' && { timeInForce: 'FILL_OR_KILL' as const }),
          betTargetType: 'PAYOUT',
          betTargetSize: toNumber(amount),
        },
        customerOrderRef: place.isNo ? `${OF_NO}${reference}` : reference,
      },
    }
    return { exchange: ID, params, raw }
  }
}

/** Returns what the book fills at once of an order, and the price that this reaches. */
function takenNow(
  params: CreateOrderParams,
  { price, amount }: OrderTicket,
  book: OrderBook | undefined,
): Pick<OrderTicket, 'price' | 'amount'> {
  const { side } = params
  const isWithin = (level: { price: number }) => {
    const reached = toMillionths(level.price) ?? 0n
    return price === undefined || (side === 'buy' ? reached <= price : reached >= price)
  }
  const { bids = [], asks = [] } = book ?? {}
  const levels =
    price === undefined
      ? withinSlippage({ bids, asks }, params)
      : { bids: bids.filter(isWithin), asks: asks.filter(isWithin) }
  const sweep = sweepBook(side, amount, levels)
  const taken = sweep && roundDown(sweep.taken, LOT)
  if (sweep && taken) return { price: sweep.worst, amount: taken }
  throw fieldError(
    'INVALID_ORDER',
    'amount',
    `the order book has no ${side === 'buy' ? 'asks' : 'bids'} at such a price`,
  )
}
