import { holdingsOf } from '../../engine/holdings.ts'
import type { EngineOrder, Fill } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import type { Connect } from '../../sockets.ts'
import { executionRow, orderRow, positionRow } from './orders-wire.ts'

export const PRIVATE_PATH = '/v1/ws/private'
const BEAT_MS = 10_000
const CHANNELS = ['ORDER', 'POSITION', 'ACCOUNT_BALANCE'].map((channel) => `SUBSCRIPTION_TYPE_${channel}`)

/** The socket of one member: orders that are open and every change of them, positions, and that money has moved. */
export const createPrivateStream =
  ({ engine }: Exchange, account: string): Exclude<ReturnType<Connect>, number> =>
  (socket) => {
    /** Request ids by channel. */
    const requests = new Map<string, string>()
    const send = (channel: string, message: object): void => {
      const subscriptionType = `SUBSCRIPTION_TYPE_${channel}`
      const requestId = requests.get(subscriptionType)
      if (requestId !== undefined) socket.push({ requestId, subscriptionType, ...message })
    }
    const sendOrder = (order: EngineOrder): void => {
      if (order.account !== account) return
      const type = { open: order.filled > 0n ? 'PARTIAL_FILL' : 'NEW', filled: 'FILL', canceled: 'CANCELED' }[
        order.status
      ]
      send('ORDER', { orderSubscriptionUpdate: { execution: executionRow(order, order.market, type) } })
      send('ACCOUNT_BALANCE', { accountBalancesUpdate: { balanceChange: { description: 'Order execution' } } })
    }
    const sendPosition = ({ taker, maker, market, id }: Fill): void => {
      if (taker.account !== account && maker.account !== account) return
      const holding = holdingsOf(engine.fills, account, { netting: true }).find((each) => each.market === market)
      const afterPosition = holding && positionRow(holding, market)
      send('POSITION', { positionSubscription: { afterPosition, tradeId: id } })
    }
    const quiet = engine.listen((event) => ('fill' in event ? sendPosition(event.fill) : sendOrder(event.order)))
    const beating = setInterval(() => socket.answer({ heartbeat: {} }), BEAT_MS)
    beating.unref()

    return {
      received(text) {
        const { subscribe } = JSON.parse(text) as { subscribe?: { requestId?: string; subscriptionType?: string } }
        const { requestId = '', subscriptionType = '' } = subscribe ?? {}
        if (requestId === '' || !CHANNELS.includes(subscriptionType)) {
          socket.answer({ requestId, error: 'unknown request' })
          return
        }
        requests.set(subscriptionType, requestId)
        const open = [...engine.orders.values()].filter((order) => order.account === account && order.status === 'open')
        const orders = open.map((order) => orderRow(order, order.market))
        if (subscriptionType === 'SUBSCRIPTION_TYPE_ORDER') {
          send('ORDER', { orderSubscriptionSnapshot: { orders, eof: true } })
        }
      },
      closed() {
        clearInterval(beating)
        quiet()
      },
    }
  }
