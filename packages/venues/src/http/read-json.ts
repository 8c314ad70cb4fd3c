import { CrossvenueError } from '../errors.ts'
import { turnIfLong, turnToContinue } from '../turn.ts'
import { currentCall } from './call-context.ts'
import type { VenueAnswer } from './venue-fetch.ts'
import { wellFormedJson } from './well-formed-json.ts'

/** More than the largest page any venue sends; a runaway answer must not fill the memory. */
const MAX_RESPONSE_BYTES = 32 * 1024 * 1024
/** An answer of this size is read in a turn of its own. */
const LARGE_BYTES = 64 * 1024

/**
 * Memory in which the bytes of answers gather. Reused, because memory outside the heap counts towards the next complete
 * garbage collection, and bytes that wait for their turn in buffers of their own would be moved to the old generation.
 */
const spare: Buffer[] = []
const MAX_SPARE = 32
/** Small, because many answers may be slow at the same time. */
const FIRST_BYTES = 16 * 1024
/** Larger memory is needed rarely, and is not kept. */
const MAX_KEPT_BYTES = 512 * 1024

/** Reads a JSON body of bounded size. Throws EXCHANGE_ERROR if it is longer or is not JSON. */
export async function readJson(
  response: Pick<VenueAnswer, 'body'>,
  venue: string,
  parse: (json: string) => unknown = JSON.parse,
): Promise<unknown> {
  let memory = spare.pop() ?? Buffer.alloc(FIRST_BYTES)
  let size = 0
  try {
    for await (const chunk of response.body ?? []) {
      const end = size + chunk.byteLength
      if (end > MAX_RESPONSE_BYTES) throw wrong(venue, `sent more than ${MAX_RESPONSE_BYTES} bytes`)
      if (end > memory.length) {
        const larger = Buffer.alloc(Math.max(end, memory.length * 2))
        larger.set(memory.subarray(0, size))
        memory = larger
      }
      memory.set(chunk, size)
      size = end
    }
    const { caller = '' } = currentCall()
    if (size > LARGE_BYTES) await turnToContinue(caller)
    const answer = parsed(memory.toString('utf8', 0, size), venue, parse)
    await turnIfLong(caller)
    return answer
  } finally {
    if (memory.length <= MAX_KEPT_BYTES && spare.length < MAX_SPARE) spare.push(memory)
  }
}

function parsed(text: string, venue: string, parse: (json: string) => unknown): unknown {
  try {
    return parse(wellFormedJson(text))
  } catch (cause) {
    throw wrong(venue, 'sent something that is not JSON', cause)
  }
}

const wrong = (venue: string, what: string, cause?: unknown) =>
  new CrossvenueError('EXCHANGE_ERROR', `${venue} ${what}`, { exchange: venue, cause })
