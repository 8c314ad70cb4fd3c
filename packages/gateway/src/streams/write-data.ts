import { emitsEvents } from '@crossvenue/venues'
import type { Stream } from './message.ts'

export interface DataWriter {
  /** Sends the next value. Several books are sent whole first, and afterwards those that changed one by one. */
  next(data: unknown): void
  /** Repeats the last state; for events, which are not a state, sends an empty list. */
  again(): void
}

/** The texts of values: all subscriptions of a book get the same one, which is written once. */
const texts = new WeakMap<object, string>()

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  return text
}

/** Creates the writer of the frames of one subscription; it sends their texts. */
export function createDataWriter(
  send: (frame: string) => void,
  frame: { id: unknown; method: Stream; source: string },
  args: readonly unknown[],
): DataWriter {
  let before: unknown

  const headOf = (symbol?: unknown): string =>
    `${JSON.stringify({ event: 'data', ...frame, symbol }).slice(0, -1)},"data":`
  const head = headOf(frame.method === 'watchOrderBooks' ? undefined : args[0])
  const sendData = (value: unknown, start = head): void => send(`${start}${textOf(value)}}`)

  const write = (value: unknown, previous: unknown): void => {
    if (frame.method === 'watchOrderBooks' && previous !== undefined) writeChanged(value, previous)
    else sendData(value)
  }
  const writeChanged = (value: unknown, previous: unknown): void => {
    for (const [symbol, book] of Object.entries(value as object)) {
      if (textOf(book) !== textOf((previous as Record<string, unknown>)[symbol])) sendData(book, headOf(symbol))
    }
  }

  return {
    next(value) {
      write(value, before)
      before = value
    },
    again() {
      // Trades begin with nothing; the first value of other events is a state, which an empty list must not replace.
      if (frame.method === 'watchTrades' || (before !== undefined && emitsEvents(frame.method))) sendData([])
      else if (before !== undefined) write(before, undefined)
    },
  }
}
