import type { WrittenPage } from '../clusters/write-page.ts'
import { layOut } from '../lay-out.ts'
import type { Found } from '../matches/matches.ts'
import { digest } from '../store/digest.ts'

/** Writes an answer that is not a page of clusters. */
export function writeAnswer(found: Found, { pretty = false }: { pretty?: boolean | undefined }): WrittenPage {
  const answer = { success: true, ...found }
  const body = pretty ? layOut(answer) : JSON.stringify(answer)
  return { body: new TextEncoder().encode(body), tag: `W/"${digest(body)}"` }
}
