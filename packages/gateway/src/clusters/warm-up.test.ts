import { expect, it } from 'vitest'
import type { Job } from '../lookups/job.ts'
import { parseClusterQuery } from './cluster-query.ts'
import { warmUp } from './warm-up.ts'

const page = { body: new Uint8Array(1), tag: 'x' }
const browse: Job = { lookup: 'eventClusters', query: parseClusterQuery(new URLSearchParams()) }

it('runs the default page first and is over with it, and then runs others one after the other', async () => {
  const jobs: Job[] = []
  const ends: (() => void)[] = []
  const answer = (job: Job) => {
    jobs.push(job)
    return new Promise<typeof page>((resolve) => ends.push(() => resolve(page)))
  }
  const warmed = warmUp({ answer }, new AbortController().signal)
  expect(jobs).toEqual([browse])
  ends[0]?.()
  await warmed
  await expect.poll(() => jobs.length).toBe(2)
  ends[1]?.()
  await expect.poll(() => jobs.length).toBe(3)
})

it('is over where a page cannot be answered', async () => {
  await expect(
    warmUp({ answer: async () => Promise.reject(new Error('damaged')) }, new AbortController().signal),
  ).resolves.toBeUndefined()
})

it('sends no query after it was aborted', async () => {
  const closing = new AbortController()
  const jobs: Job[] = []
  await warmUp(
    {
      async answer(job) {
        jobs.push(job)
        closing.abort()
        return page
      },
    },
    closing.signal,
  )
  await new Promise((resolve) => setImmediate(resolve))
  expect(jobs).toEqual([browse])
})
