import type { EngineOrder } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import { balanceRows, fillRows, orderRow, updateRow } from './account-wire.ts'

/** A request for the state of a wallet, which is public. */
export interface UserRequest {
  type?: string
  user?: string
  oid?: number | string
  startTime?: number
  endTime?: number
}

const ADDRESS = /^0x[0-9a-f]{40}$/
const ORDERS_KEPT = 2_000
const FILLS_AT_ONCE = 2_000

/** Answers questions about wallets by their type; undefined for what is no such question. */
export function createAccounts({ engine, trade, events }: Exchange, roleOf: (address: string) => object) {
  const markets = events('hyperliquid').flatMap((event) => event.markets)
  const ordersOf = (user: string): EngineOrder[] => {
    const mine = [...engine.orders.values()].filter(({ account }) => account === user)
    // Prices that moved meanwhile may fill resting orders.
    for (const { market } of mine.filter(({ status }) => status === 'open')) {
      const found = markets.find(({ id }) => id === market)
      if (found) trade(found)
    }
    return mine
  }

  const answers = new Map<string, (user: string, request: UserRequest) => object>(
    Object.entries({
      frontendOpenOrders: (user) =>
        ordersOf(user)
          .filter(({ status }) => status === 'open')
          .map(orderRow)
          .reverse(),
      historicalOrders: (user) => ordersOf(user).map(updateRow).reverse().slice(0, ORDERS_KEPT),
      orderStatus(user, { oid }) {
        const order = ordersOf(user).find(({ id, tag }) => id === String(oid) || (tag !== undefined && tag === oid))
        return order ? { status: 'order', order: updateRow(order) } : { status: 'unknownOid' }
      },
      userFills: (user) => fillRows(engine.fills, user).slice(0, FILLS_AT_ONCE),
      userFillsByTime: (user, { startTime = 0, endTime = Infinity }) =>
        fillRows(engine.fills, user)
          .filter(({ time }) => time >= startTime && time <= endTime)
          .reverse()
          .slice(0, FILLS_AT_ONCE),
      userRole: (user) => roleOf(user),
      spotClearinghouseState: (user) => ({ balances: balanceRows(engine, user) }),
    }),
  )

  return (request: UserRequest): object | undefined => {
    const answer = answers.get(request.type ?? '')
    return answer && ADDRESS.test(request.user ?? '') ? answer(request.user ?? '', request) : undefined
  }
}
