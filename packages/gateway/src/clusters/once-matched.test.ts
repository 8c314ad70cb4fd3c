import { expect, it } from 'vitest'
import type { Job } from '../lookups/job.ts'
import { onceMatched } from './once-matched.ts'
import type { WrittenPage } from './write-page.ts'

const page: WrittenPage = { body: new Uint8Array(2), tag: 'W/"1"' }
const query = {} as Job

it('answers "not matched yet" rather than "no match"', async () => {
  let isMatched = false
  const clusters = onceMatched({ answer: async () => page }, async () => isMatched)
  const refusal = { code: 'NOT_READY', status: 503, retryable: true, retryAfter: 5 }
  await expect(clusters.answer(query)).rejects.toMatchObject(refusal)
  isMatched = true
  expect(await clusters.answer(query)).toBe(page)
  isMatched = false
  expect(await clusters.answer(query)).toBe(page)
})
