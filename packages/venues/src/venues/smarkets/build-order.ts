import { createFieldError } from '../../arguments/field-error.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import type { BuiltOrder } from '../../models.ts'
import { checkOrder } from '../../orders/order-ticket.ts'
import { refuseOversell } from '../../orders/refuse-oversell.ts'
import { worstPrice } from '../../orders/worst-price.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { ONE, toNumber } from '../../values/decimal.ts'
import type { SmarketsAccount } from './account.ts'
import type { ContractFinder } from './contract-ids.ts'
import type { SentOrder } from './order-schemas.ts'
import { isLive, OPEN_STATES, parseOrder, parsePositions } from './orders.ts'
import { parseBook, parseId } from './parse.ts'

const ID = 'smarkets'
/** A hundredth of a percent, and a ten-thousandth of a contract. Which hundredths it takes, the venue says: not all. */
const GRID = 100n

const fieldError = createFieldError(ID)

/** Creates the operation that builds an order. */
export function createOrderBuilder(account: SmarketsAccount, contracts: ContractFinder) {
  const bookOf = async ({ market, contract, isNo }: { market: string; contract: string; isNo: boolean }) => {
    const quotes = await account.quotes(market, contract)
    if (quotes) return parseBook(quotes, isNo)
    throw fieldError('OUTCOME_NOT_FOUND', 'outcomeId', `no contract ${contract} on Smarkets`)
  }

  return async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(ID, params, ['fee', 'negRisk', 'onBehalfOf', 'clientOrderId'])
    const place = parseId(params.outcomeId)
    const { event, market, contract, isNo } = place ?? {}
    const isOne =
      params.marketId === `${event}:${market}:${contract}` || (!isNo && params.marketId === `${event}:${market}`)
    if (!place || !contract || !isOne) {
      throw fieldError('INVALID_ORDER', 'outcomeId', `${params.outcomeId} is not an outcome of ${params.marketId}`)
    }
    const ticket = checkOrder(params, { exchange: ID, tick: GRID, lot: GRID, timesInForce: ['IOC'], reduceOnly: true })
    // A sale that closes nothing would be a lay: who wants that buys No, or says so.
    const [yesId] = params.outcomeId.split(':NO')
    await refuseOversell(ID, params, {
      opposite: place.isNo ? yesId : `${params.outcomeId}:NO`,
      async read() {
        const rows = await account.orders({ state: [...OPEN_STATES, 'filled'], market_id: place.market })
        const idsOf = await contracts.find(rows, account.eventsOf)
        return {
          positions: parsePositions(rows, idsOf),
          openOrders: rows.map((row) => parseOrder(row, idsOf(row))).filter(isLive),
        }
      },
    })
    // The venue knows no market orders: one is filled at once, at the price where the present book fills it.
    const price = ticket.price ?? worstPrice(ID, params, await bookOf({ ...place, contract }))
    const raw: SentOrder = {
      market_id: place.market,
      contract_id: contract,
      // A purchase of No lays the contract, which is a sale at the opposite price.
      side: (params.side === 'buy') === place.isNo ? 'sell' : 'buy',
      price: Number((place.isNo ? ONE - price : price) / GRID),
      quantity: Number(ticket.amount / GRID),
      type: ticket.timeInForce === 'IOC' ? 'immediate_or_cancel' : 'good_til_cancelled',
      ...(place.isNo && { label: 'NO' }),
    }
    if (!Number.isSafeInteger(raw.quantity)) {
      throw fieldError('INVALID_ORDER', 'amount', `${toNumber(ticket.amount)} is too large for Smarkets`)
    }
    return { exchange: ID, params, raw }
  }
}
