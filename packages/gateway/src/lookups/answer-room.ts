import { MAX_ANSWER_BYTES } from '../clusters/cluster.ts'

/** The bytes that are reserved for the parts of an answer around its items. */
const AROUND_BYTES = 10_000

/** Counts the bytes of the items of one answer while they are read, so that reading ends when the answer is full. */
export interface AnswerRoom {
  /** Whether an item did not fit; then no later one is taken either. */
  isFull(): boolean
  /** Returns as many of the items as fit, the first ones first. */
  take<T>(items: readonly T[]): T[]
}

/** Creates the counter of the bytes of one answer. */
export function createAnswerRoom(bytes = MAX_ANSWER_BYTES - AROUND_BYTES): AnswerRoom {
  let left = bytes
  const fits = (item: unknown): boolean => {
    if (left >= 0) left -= Buffer.byteLength(JSON.stringify(item)) + 1
    return left >= 0
  }
  return {
    isFull: () => left < 0,
    take(items) {
      const end = items.findIndex((item) => !fits(item))
      return end < 0 ? [...items] : items.slice(0, end)
    },
  }
}
