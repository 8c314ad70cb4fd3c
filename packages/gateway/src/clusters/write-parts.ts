import { setImmediate as turn } from 'node:timers/promises'
import { toWire } from '@crossvenue/venues'
import type { z } from 'zod'
import { type LaidOut, layOutPart } from '../lay-out.ts'
import { MAX_ANSWER_BYTES } from './cluster.ts'

/** An item of a list as JSON text of the answer. */
export type WrittenCluster = string | LaidOut

interface Reading<Part, Item> {
  /** Reads the items of a part; for an item that was written before, its text. */
  read(part: Part): Promise<(Item | string)[]>
  pretty: boolean
  /** The error where the first item alone takes more than an answer may have. */
  tooLarge(): Error
  /** Called with the text of an item that was read. */
  keep?(item: Item, text: string): void
}

/** The nesting depth of an item in an answer: in its `data`. */
const DEPTH = 2

/** Reads and writes the items of a page part by part, until the page or the maximum size of an answer is reached. */
export async function writeParts<Part, Item>(
  model: z.ZodType<Item>,
  parts: Iterable<Part>,
  { read, pretty, tooLarge, keep = () => undefined }: Reading<Part, Item>,
): Promise<WrittenCluster[]> {
  const written: WrittenCluster[] = []
  let [bytes, begun] = [0, 0]
  for (const part of parts) {
    if (begun++ > 0) await turn()
    for (const item of await read(part)) {
      const text = typeof item === 'string' ? known(item) : write(item)
      bytes += Buffer.byteLength(typeof text === 'string' ? text : text.text)
      if (bytes <= MAX_ANSWER_BYTES) written.push(text)
      else if (written.length > 0) return written
      else throw tooLarge()
    }
  }
  return written

  function known(text: string): WrittenCluster {
    return pretty ? layOutPart(JSON.parse(text), DEPTH) : text
  }

  function write(item: Item): WrittenCluster {
    const wired = toWire(model, item)
    if (pretty) return layOutPart(wired, DEPTH)
    const text = JSON.stringify(wired)
    keep(item, text)
    return text
  }
}
