import { CrossvenueError } from '@crossvenue/venues'
import { MAX_ANSWER_BYTES } from '../clusters/cluster.ts'
import { type WrittenPage, withTag } from '../clusters/write-page.ts'
import { layOut } from '../lay-out.ts'
import type { Found } from '../matches/found.ts'

/** Writes an answer that is not a page of clusters. Throws VALIDATION_ERROR if a single event or market is too large. */
export function writeAnswer(found: Found, { pretty = false }: { pretty?: boolean | undefined }): WrittenPage {
  const answer = { success: true, ...found }
  const text = JSON.stringify(answer)
  if (Buffer.byteLength(text) > MAX_ANSWER_BYTES) {
    throw new CrossvenueError(
      'VALIDATION_ERROR',
      `the answer takes more than ${MAX_ANSWER_BYTES} bytes; ask with view=compact`,
      { field: 'view' },
    )
  }
  return withTag(pretty ? layOut(answer) : text)
}
