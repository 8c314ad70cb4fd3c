interface SubscriptionsOptions {
  send: (text: string) => void
  /** The topics that are watched now. */
  watched: () => readonly string[]
}

/** Sends the venue the difference between the topics that were watched and those that are. */
export function createSubscriptions({ send, watched }: SubscriptionsOptions) {
  /** Commands that the venue has not acknowledged, by number. */
  const commands = new Map<number, readonly string[]>()
  let count = 0

  const command = (type: 'subscribe' | 'unsubscribe', topics: readonly string[]): void => {
    if (topics.length === 0) return
    count += 1
    commands.set(count, topics)
    send(JSON.stringify({ type, txid: count, topics }))
  }

  return {
    /** Subscribes to everything, on a new connection. */
    subscribeAll: () => command('subscribe', watched()),
    /** Sends what differs from the topics that were watched before. */
    update(before: readonly string[]): void {
      const now = watched()
      command(
        'unsubscribe',
        before.filter((topic) => !now.includes(topic)),
      )
      command(
        'subscribe',
        now.filter((topic) => !before.includes(topic)),
      )
    },
    /** Returns the topics of the command that is acknowledged. */
    acknowledge(txid: number | null | undefined): readonly string[] | undefined {
      const topics = commands.get(txid ?? -1)
      commands.delete(txid ?? -1)
      return topics
    },
    reset: () => commands.clear(),
  }
}
