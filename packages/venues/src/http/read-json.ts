import { CrossvenueError } from '../errors.ts'
import { turn, turnIfLong } from '../turn.ts'
import { currentCall } from './call-context.ts'
import { wellFormedJson } from './well-formed-json.ts'

/** More than the largest page any venue sends; a runaway answer must not fill the memory. */
const MAX_RESPONSE_BYTES = 32 * 1024 * 1024
/** An answer of this size is read in a turn of its own. */
const LARGE_BYTES = 64 * 1024

/**
 * Holds the bytes of one answer while they become text. A buffer for each answer would be memory outside the heap, which
 * counts towards the next complete garbage collection.
 */
let scratch = Buffer.alloc(0)
/** Longer answers are rare; they get a buffer of their own. */
const MAX_SCRATCH_BYTES = 1024 * 1024

/** Reads a JSON body of bounded size. Throws EXCHANGE_ERROR if it is longer or is not JSON. */
export async function readJson(
  response: Response,
  venue: string,
  parse: (json: string) => unknown = JSON.parse,
): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_RESPONSE_BYTES) throw wrong(venue, `sent more than ${MAX_RESPONSE_BYTES} bytes`)
    chunks.push(chunk)
  }
  const { caller = '' } = currentCall()
  if (size > LARGE_BYTES) await turn(caller)
  let answer: unknown
  try {
    answer = parse(wellFormedJson(textOf(chunks, size)))
  } catch (cause) {
    throw wrong(venue, 'sent something that is not JSON', cause)
  }
  await turnIfLong(caller)
  return answer
}

function textOf(chunks: readonly Uint8Array[], size: number): string {
  if (size > MAX_SCRATCH_BYTES) return Buffer.concat(chunks, size).toString('utf8')
  if (scratch.length < size) scratch = Buffer.alloc(size)
  let at = 0
  for (const chunk of chunks) {
    scratch.set(chunk, at)
    at += chunk.byteLength
  }
  return scratch.toString('utf8', 0, size)
}

const wrong = (venue: string, what: string, cause?: unknown) =>
  new CrossvenueError('EXCHANGE_ERROR', `${venue} ${what}`, { exchange: venue, cause })
