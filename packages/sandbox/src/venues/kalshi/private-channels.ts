import { holdingsOf } from '../../engine/holdings.ts'
import type { Exchange } from '../../exchange.ts'
import { fillRow, orderRow, positionRow } from './portfolio-wire.ts'

/** The private channels of one member: all markets unless some are named. */
export const PRIVATE_CHANNELS = ['fill', 'market_positions', 'user_orders']

/** Sends every order, fill and position of an account, until the result is called. */
export function openPrivateChannels(
  { engine }: Exchange,
  account: string,
  push: (channel: string, type: string, msg: object) => void,
): () => void {
  const position = (market: string): void => {
    const holding = holdingsOf(engine.fills, account, { netting: true }).find((each) => each.market === market)
    if (holding) push('market_positions', 'market_position', positionRow(holding, 0))
  }
  return engine.listen((event) => {
    if ('order' in event) {
      if (event.order.account === account) push('user_orders', 'user_order', orderRow(event.order, engine.fills))
      return
    }
    const { fill } = event
    for (const order of [fill.taker, fill.maker]) {
      if (order.account !== account) continue
      push('fill', 'fill', fillRow(fill, order))
      position(fill.market)
    }
  })
}
