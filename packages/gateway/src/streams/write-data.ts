import { emitsEvents, type OrderBook } from '@crossvenue/venues'
import { encodeFrame } from './encode-frame.ts'
import type { Stream } from './message.ts'

export interface DataWriter {
  /** Sends the next value. Several books are sent whole first, and afterwards those that changed one by one. */
  next(data: object): void
  /** Repeats the last state; for events, which are not a state, sends an empty list. */
  again(): void
}

/** The most subscriptions with different ids for which a frame is kept; most clients count theirs from 1. */
const MAX_SHARED = 16
const END = Buffer.from('}')

/** The text and frames of a value, written once for all subscriptions, which get the same object. */
interface Written {
  text: string
  bytes: Buffer
  frames: Map<string, Buffer>
}

const written = new WeakMap<object, Written>()

function write(value: object): Written {
  const text = JSON.stringify(value)
  const found = { text, bytes: Buffer.from(text), frames: new Map() }
  written.set(value, found)
  return found
}

const writtenOf = (value: object): Written => written.get(value) ?? write(value)

const headOf = (frame: object): string => `${JSON.stringify({ event: 'data', ...frame }).slice(0, -1)},"data":`

/** Returns the frame of a value with fields added to it. Frames of one value differ in their heads. */
function frameOf(head: string, value: object, added: object = {}): Buffer {
  const { bytes, frames } = writtenOf(value)
  const known = frames.get(head)
  if (known) return known
  const fields = JSON.stringify(added).slice(1)
  const data = fields === '}' ? [bytes] : [bytes.subarray(0, -1), Buffer.from(`,${fields}`)]
  const frame = encodeFrame([Buffer.from(head), ...data, END])
  if (frames.size < MAX_SHARED) frames.set(head, frame)
  return frame
}

/** Returns the frame of one of all books. Some clients read `source` and `symbol` inside `data`, others next to it. */
export const frameOfBook = (
  { source, symbol, ...subscription }: { id: unknown; method: string; source: string; symbol: string },
  book: OrderBook,
): Buffer => frameOf(headOf({ ...subscription, source, symbol }), book, { _source: source, _symbol: symbol })

/** Creates the writer of the frames of one subscription; it sends their bytes. */
export function createDataWriter(
  send: (frame: Buffer) => void,
  frame: { id: unknown; method: Stream; source: string },
  args: readonly unknown[],
): DataWriter {
  let before: object | undefined

  const isOfMany = frame.method === 'watchOrderBooks'
  const head = headOf({ ...frame, symbol: isOfMany ? undefined : args[0] })
  const sendData = (value: object, start = head): void => send(frameOf(start, value))

  const sendChanges = (value: object, previous?: object): void => {
    if (isOfMany && previous) sendChanged(value, previous)
    else sendData(value)
  }
  const sendChanged = (value: object, previous: object): void => {
    const last = previous as Record<string, object | undefined>
    for (const [symbol, book] of Object.entries<object>(value as Record<string, object>)) {
      const same = last[symbol]
      if (!same || writtenOf(book).text !== writtenOf(same).text) sendData(book, headOf({ ...frame, symbol }))
    }
  }

  return {
    next(value) {
      sendChanges(value, before)
      before = value
    },
    again() {
      // Trades begin with nothing; the first value of other events is a state, which an empty list must not replace.
      if (frame.method === 'watchTrades' || (before && emitsEvents(frame.method))) sendData([])
      else if (before) sendChanges(before)
    },
  }
}
