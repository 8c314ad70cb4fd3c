import { CrossvenueError } from '../errors.ts'

/** Characters allowed in an HTTP header: one line of Latin-1. */
const HEADER = /^[\t\x20-\x7e\x80-\xff]*$/
/** A signature contains a time, and venues refuse old ones; one that waited longer for its turn is made again. */
const FRESH_MS = 1_000

/**
 * Signs a request for the first time, so that a request that cannot be signed never reaches the venue, and returns the
 * function that signs each try. Throws AUTHENTICATION_ERROR or VALIDATION_ERROR without any credential in it.
 */
export async function createSignature(
  exchange: string,
  sign: () => Promise<Record<string, string>>,
  now: () => number = () => performance.now(),
): Promise<() => Promise<Record<string, string>>> {
  const make = async () => {
    const headers = await sign().catch((error: unknown) => {
      if (error instanceof CrossvenueError) throw error
      // Without its cause, whose message might show parts of a key.
      const message = `${exchange}: the credentials cannot sign a request; check them`
      throw new CrossvenueError('AUTHENTICATION_ERROR', message, { exchange, field: 'credentials' })
    })
    if (Object.values(headers).every((value) => HEADER.test(value))) return headers
    const message = 'credentials must be one line of characters that are allowed in an HTTP header'
    throw new CrossvenueError('VALIDATION_ERROR', message, { exchange, field: 'credentials' })
  }
  let unused: { at: number; headers: Record<string, string> } | undefined = { at: now(), headers: await make() }
  return async () => {
    const made = unused
    unused = undefined
    return made && now() - made.at < FRESH_MS ? made.headers : make()
  }
}
