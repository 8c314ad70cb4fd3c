import type { Answer } from './send.ts'

/** The data of a call that is under way; `withResponse` gives the whole answer instead. */
export interface Pending<Data, Meta = undefined> extends Promise<Data> {
  withResponse(): Promise<Answer<Data, Meta>>
}

/** Makes the promise of an answer one of its data. */
export function pending<Data, Meta>(answer: Promise<Answer<Data, Meta>>): Pending<Data, Meta> {
  const data = answer.then((whole) => whole.data)
  return Object.assign(data, {
    withResponse() {
      // A failure is reported once, by the promise that the caller holds.
      data.catch(() => undefined)
      return answer
    },
  })
}
