import { createFieldError } from '../../arguments/field-error.ts'
import { refuseParameters } from '../../arguments/refuse-parameters.ts'
import type { BuiltOrder } from '../../models.ts'
import { complement } from '../../orders/mirror.ts'
import { checkOrder, type OrderRules } from '../../orders/order-ticket.ts'
import type { CreateOrderParams } from '../../parameters.ts'
import { toNumber } from '../../values/decimal.ts'
import type { ManifoldAccount, SentBet } from './account.ts'
import type { ManifoldApi } from './api.ts'
import { manaFor } from './mana.ts'
import type { Side } from './parse.ts'

const ID = 'manifold'
/** Limits are whole percents; the lot costs at least a millionth of a mana. */
const RULES: OrderRules = { exchange: ID, tick: 10_000n, lot: 100n, timesInForce: ['GTD', 'IOC'] }

/** The question or answer of an outcome, and its price. */
export interface ResolvedOutcome {
  contractId: string
  answerId: string | undefined
  marketId: string
  side: Side
  price: number | undefined
}
export interface TradingOptions {
  api: Pick<ManifoldApi, 'bet' | 'bets' | 'holdings'>
  targetOf: (outcomeId: string) => Promise<ResolvedOutcome>
  now: () => number
}

const fieldError = createFieldError(ID)

/** Creates the operation that builds an order. */
export function createOrderBuilder(account: ManifoldAccount, { targetOf, now }: TradingOptions) {
  return async (params: CreateOrderParams): Promise<BuiltOrder> => {
    refuseParameters(ID, params, ['fee', 'negRisk', 'clientOrderId', 'onBehalfOf', 'maxSlippage'])
    const { contractId, answerId, marketId, side: outcome, price: quote } = await targetOf(params.outcomeId)
    if (params.marketId !== marketId) {
      throw fieldError('INVALID_ORDER', 'outcomeId', `${params.outcomeId} is not an outcome of ${params.marketId}`)
    }
    const ticket = checkOrder(params, { ...RULES, now })
    const shares = toNumber(ticket.amount)
    const target = { ...(answerId !== undefined && { answerId }), outcome }
    const built = (sent: SentBet): BuiltOrder => ({
      exchange: ID,
      params,
      raw: sent,
      ...(ticket.expires !== undefined && { expiry: ticket.expires }),
    })
    if (params.side === 'sell') {
      if (params.type === 'limit' || ticket.price !== undefined) {
        const advice = 'buy the other outcome with a limit, which offsets the held shares'
        throw fieldError('INVALID_ORDER', 'type', `${ID} has no limit orders for sales; ${advice}`)
      }
      return built({ kind: 'sale', contractId, body: { ...target, shares } })
    }

    const limit = ticket.price === undefined ? undefined : toNumber(ticket.price)
    const bet = {
      contractId,
      ...target,
      ...(limit !== undefined && { limitProb: outcome === 'YES' ? limit : complement(limit) }),
    }
    const tryOut = async (amount: number) => {
      const { isFilled, ...made } = await account.tryOut({ ...bet, amount })
      return { ...made, isFilled: isFilled ?? true }
    }
    const amount = await manaFor({ shares, limit, price: quote, tryOut })
    const isShort = limit !== undefined && ticket.timeInForce === 'IOC'
    return built({
      kind: 'bet',
      body: {
        ...bet,
        amount,
        ...(ticket.expires !== undefined && { expiresAt: ticket.expires }),
        // The part that is not filled at once is canceled.
        ...(isShort && { expiresMillisAfter: 1 }),
      },
    })
  }
}
