import type { FakeSocket } from '../../sockets.ts'

/** A subscription of one connection to one channel; its messages are numbered together, whatever their market. */
export interface Subscription {
  channel: string
  sid: number
  seq: number
  tickers: Set<string>
}

export type Subscriptions = ReturnType<typeof createSubscriptions>

/** Creates the subscriptions of one connection, one per channel. */
export function createSubscriptions(socket: FakeSocket) {
  const list: Subscription[] = []
  return {
    of: (channel: string) => list.find((each) => each.channel === channel),
    ofMarket: (channel: string, ticker: string) =>
      list.find((each) => each.channel === channel && each.tickers.has(ticker)),
    byId: (sid: number | undefined) => list.find((each) => each.sid === sid),
    add(channel: string, tickers: readonly string[]): Subscription {
      const subscription = { channel, sid: list.length + 1, seq: 0, tickers: new Set(tickers) }
      list.push(subscription)
      return subscription
    },
    /** Sends a numbered message. */
    push(subscription: Subscription, type: string, msg: object, id?: number): void {
      subscription.seq += 1
      socket.push({ ...(id !== undefined && { id }), type, sid: subscription.sid, seq: subscription.seq, msg })
    },
  }
}
