import { CrossvenueError } from '@crossvenue/venues'
import type { Answers } from '../lookups/job.ts'

const RETRY_AFTER_SECONDS = 5

/**
 * Creates answers that throw NOT_READY until the events have been matched at least once, so that "not matched yet" is
 * not taken for "no match".
 */
export function onceMatched(answers: Answers, isMatched: () => Promise<boolean>): Answers {
  let ready = false
  return {
    async answer(...job) {
      ready ||= await isMatched()
      if (ready) return answers.answer(...job)
      throw new CrossvenueError('NOT_READY', 'the events have not been matched yet; /v0/status shows the progress', {
        retryAfter: RETRY_AFTER_SECONDS,
      })
    },
  }
}
