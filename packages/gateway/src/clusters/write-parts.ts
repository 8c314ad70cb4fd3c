import { setImmediate as turn } from 'node:timers/promises'
import { toWire } from '@crossvenue/venues'
import type { z } from 'zod'
import { type LaidOut, layOutPart } from '../lay-out.ts'
import { MAX_ANSWER_BYTES } from './cluster.ts'

/** An item of a list as JSON text of the answer. */
export type WrittenCluster = string | LaidOut

interface Reading<Part, Item> {
  read(part: Part): Promise<Item[]>
  pretty: boolean
  /** The error where the first item alone takes more than an answer may have. */
  tooLarge(item: Item): Error
}

/** The nesting depth of an item in an answer: in its `data`. */
const DEPTH = 2

/** Reads and writes the items of a page part by part, until the page or the maximum size of an answer is reached. */
export async function writeParts<Part, Item>(
  model: z.ZodType<Item>,
  parts: Iterable<Part>,
  { read, pretty, tooLarge }: Reading<Part, Item>,
): Promise<WrittenCluster[]> {
  const written: WrittenCluster[] = []
  let bytes = 0
  for (const part of parts) {
    for (const item of await read(part)) {
      const wired = toWire(model, item)
      const text = pretty ? layOutPart(wired, DEPTH) : JSON.stringify(wired)
      bytes += Buffer.byteLength(typeof text === 'string' ? text : text.text)
      if (bytes <= MAX_ANSWER_BYTES) written.push(text)
      else if (written.length > 0) return written
      else throw tooLarge(item)
    }
    await turn()
  }
  return written
}
