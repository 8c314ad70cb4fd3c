import type { Stream } from './message.ts'

export interface DataWriter {
  /** Sends the next value. Several books are sent whole first, and afterwards those that changed one by one. */
  next(data: unknown): void
  /** Repeats the last state; for trades, which are not a state, sends an empty list. */
  again(): void
}

/** Creates the writer of the frames of one subscription. */
export function createDataWriter(
  send: (frame: object) => void,
  frame: { id: unknown; method: Stream; source: string },
  args: readonly unknown[],
): DataWriter {
  const data = { event: 'data', ...frame }
  let before: unknown

  const write = (value: unknown, previous: unknown): void => {
    if (frame.method !== 'watchOrderBooks') send({ ...data, symbol: args[0], data: value })
    else if (previous === undefined) send({ ...data, data: value })
    else writeChanged(value, previous)
  }
  const writeChanged = (value: unknown, previous: unknown): void => {
    for (const [symbol, book] of Object.entries(value as object)) {
      if (JSON.stringify(book) !== JSON.stringify((previous as Record<string, unknown>)[symbol])) {
        send({ ...data, symbol, data: book })
      }
    }
  }

  return {
    next(value) {
      write(value, before)
      before = value
    },
    again() {
      if (frame.method === 'watchTrades') send({ ...data, symbol: args[0], data: [] })
      else if (before !== undefined) write(before, undefined)
    },
  }
}
