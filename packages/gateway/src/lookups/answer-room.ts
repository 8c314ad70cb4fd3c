import { MAX_ANSWER_BYTES } from '../clusters/cluster.ts'

/** Left for the parts of an answer around its items. */
const AROUND_BYTES = 10_000

/** Counts the bytes of the items of one answer as they are found, so that finding ends when the answer is full. */
export interface AnswerRoom {
  /** Whether an item did not fit; none fits afterwards. */
  isFull(): boolean
  /** Returns the first of some items, as many as fit. */
  take<T>(items: readonly T[]): T[]
}

/** Creates the room of one answer. */
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
