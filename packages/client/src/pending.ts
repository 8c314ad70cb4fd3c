import type { Answer } from './send.ts'

/** The data of a call in progress; `withResponse` returns the whole answer instead. */
export interface Pending<Data, Meta = undefined> extends Promise<Data> {
  withResponse(): Promise<Answer<Data, Meta>>
}

/** Converts the promise of an answer to one of its data. */
export function pending<Data, Meta>(answer: Promise<Answer<Data, Meta>>): Pending<Data, Meta> {
  const data = answer.then((whole) => whole.data)
  return Object.assign(data, {
    withResponse() {
      // A failure is reported once, by the promise that the caller has.
      data.catch(() => undefined)
      return answer
    },
  })
}
