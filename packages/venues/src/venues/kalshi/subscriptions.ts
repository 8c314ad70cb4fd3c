import type { Channel } from '../../stream/market-streams.ts'

/** A subscription to a channel: its number once the venue has sent it, and the number of its last message. */
interface Subscription {
  sid?: number
  seq?: number
  /** The subscribed tickers. */
  tickers: Set<string>
}

/** A command that the venue has not answered. A refusal names its number alone. */
interface Command {
  channel: Channel
  tickers: readonly string[]
}

interface SubscriptionsOptions {
  send: (text: string) => void
  /** The tickers that are watched on a channel. */
  watched: (channel: Channel) => readonly string[]
}

const NAMES = { orderBook: 'orderbook_delta', trades: 'trade' } as const satisfies Record<Channel, string>

/** Keeps the venue's subscriptions, one per channel, equal to the tickers that are watched. */
export function createSubscriptions({ send, watched }: SubscriptionsOptions) {
  const subscriptions = new Map<Channel, Subscription>()
  const commands = new Map<number, Command>()
  let count = 0

  const command = (cmd: string, channel: Channel, tickers: readonly string[], params: object): void => {
    count += 1
    commands.set(count, { channel, tickers })
    send(JSON.stringify({ id: count, cmd, params: { ...params, market_tickers: tickers } }))
  }
  const update = (channel: Channel, action: string, tickers: readonly string[]): void => {
    const sid = subscriptions.get(channel)?.sid
    if (sid === undefined || tickers.length === 0) return
    command('update_subscription', channel, tickers, { sids: [sid], action })
  }
  const remove = (channel: Channel, tickers: readonly string[]): void => {
    for (const ticker of tickers) subscriptions.get(channel)?.tickers.delete(ticker)
    update(channel, 'delete_markets', tickers)
  }

  /** Asks for the tickers that are missing. Until the venue has sent the subscription's number, that waits. */
  const add = (channel: Channel): void => {
    const subscription = subscriptions.get(channel)
    const missing = watched(channel).filter((ticker) => !subscription?.tickers.has(ticker))
    if (missing.length === 0) return
    if (subscription?.sid !== undefined) {
      for (const ticker of missing) subscription.tickers.add(ticker)
      update(channel, 'add_markets', missing)
    } else if (!subscription) {
      subscriptions.set(channel, { tickers: new Set(missing) })
      command('subscribe', channel, missing, { channels: [NAMES[channel]], use_yes_price: false })
    }
  }

  return {
    add,
    remove,
    /** Takes the number of a new subscription, and makes up for what was added or removed meanwhile. */
    confirm(name: string, sid: number): Channel | undefined {
      const channel = (['orderBook', 'trades'] as const).find((each) => NAMES[each] === name)
      const subscription = channel && subscriptions.get(channel)
      if (!channel || !subscription) return undefined
      subscription.sid = sid
      const left = [...subscription.tickers].filter((ticker) => !watched(channel).includes(ticker))
      remove(channel, left)
      add(channel)
      return channel
    },
    answered: (id: number | null | undefined) => commands.delete(id ?? 0),
    commandOf: (id: number | null | undefined): Command | undefined => commands.get(id ?? 0),
    /** Takes tickers out of a subscription that was refused. One without a number has never begun. */
    refuse(channel: Channel, tickers: readonly string[]): void {
      const subscription = subscriptions.get(channel)
      if (subscription?.sid === undefined) subscriptions.delete(channel)
      for (const ticker of tickers) subscription?.tickers.delete(ticker)
    },
    askForBooks: () => update('orderBook', 'get_snapshot', [...(subscriptions.get('orderBook')?.tickers ?? [])]),
    /** Places a numbered message: the next of its subscription, one after a gap, or one that is not to be read. */
    sequence(sid: number | null | undefined, seq: number | null | undefined): 'next' | 'old' | { gapOn: Channel } {
      if (typeof sid !== 'number' || typeof seq !== 'number') return 'next'
      const found = [...subscriptions].find(([, subscription]) => subscription.sid === sid)
      if (!found) return 'old'
      const [channel, subscription] = found
      const expected = (subscription.seq ?? 0) + 1
      if (seq < expected) return 'old'
      subscription.seq = seq
      return seq > expected ? { gapOn: channel } : 'next'
    },
    reset(): void {
      subscriptions.clear()
      commands.clear()
    },
  }
}
