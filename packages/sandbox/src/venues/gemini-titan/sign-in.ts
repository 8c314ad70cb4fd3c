import { createHash, timingSafeEqual } from 'node:crypto'
import type { Credentials } from '@crossvenue/venues'
import { hmac } from '@noble/hashes/hmac.js'
import { sha384 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { createMiddleware } from 'hono/factory'

/** How far the nonce of a key "with a time-based nonce" may be off, and sockets know no other keys. */
const TOLERANCE_SECONDS = 30

/** The parameters of a signed request. */
export interface Signed {
  Variables: { account: string; fields: Record<string, unknown> }
}

export type SignIn = ReturnType<typeof createSignIn>

const refuse = (reason: string, message: string): Response =>
  Response.json({ result: 'error', reason, message }, { status: reason === 'InvalidNonce' ? 400 : 401 })

/** Keeps the keys of the venue's accounts, and says whose a signature is. */
export function createSignIn(now: () => number) {
  const members = new Map<string, { account: string; secret: string }>()

  /** The account whose key signed a payload. */
  const accountOf = (headers: Headers): string | undefined => {
    const member = members.get(headers.get('x-gemini-apikey') ?? '')
    if (!member) return undefined
    const payload = headers.get('x-gemini-payload') ?? ''
    const expected = bytesToHex(hmac(sha384, utf8ToBytes(member.secret), utf8ToBytes(payload)))
    const given = headers.get('x-gemini-signature') ?? ''
    if (given.length !== expected.length) return undefined
    return timingSafeEqual(Buffer.from(given), Buffer.from(expected)) ? member.account : undefined
  }
  const isNow = (nonce: unknown): boolean =>
    /^\d{1,11}$/.test(String(nonce)) && Math.abs(Math.floor(now() / 1_000) - Number(nonce)) <= TOLERANCE_SECONDS
  const payloadOf = (headers: Headers): string =>
    Buffer.from(headers.get('x-gemini-payload') ?? '', 'base64').toString('utf8')

  /** Who asks for what; or the answer to who may not. */
  const verify = async (request: Request): Promise<Signed['Variables'] | Response> => {
    const { headers } = request
    for (const name of ['apikey', 'payload', 'signature']) {
      if (!headers.has(`x-gemini-${name}`)) return refuse(`Missing${name}Header`, `Must provide X-GEMINI-${name}`)
    }
    const account = accountOf(headers)
    if (account === undefined) return refuse('InvalidSignature', 'InvalidSignature')
    const isPlain = headers.get('content-type') === 'text/plain' && (await request.text()) === ''
    if (!isPlain) return refuse('InvalidRequest', 'The parameters belong in the payload')
    const fields: Record<string, unknown> = JSON.parse(payloadOf(headers))
    const { pathname } = new URL(request.url)
    if (fields.request !== pathname) return refuse('EndpointMismatch', `The payload is not for ${pathname}`)
    if (fields.nonce === undefined) return refuse('MissingNonce', 'Must provide a nonce')
    if (isNow(fields.nonce)) return { account, fields }
    return refuse('InvalidNonce', `Nonce '${fields.nonce}' is not within 30 seconds of server time`)
  }

  return {
    open(account: string): Credentials {
      const digest = createHash('sha256').update(`gemini key ${account}`).digest('hex')
      const member = { account, secret: digest.slice(20, 48) }
      const apiKey = `account-${digest.slice(0, 20)}`
      members.set(apiKey, member)
      return { apiKey, apiSecret: member.secret }
    },
    verify,
    /** Admits signed requests, with their parameters. */
    signed: createMiddleware<Signed>(async (context, next) => {
      const found = await verify(context.req.raw)
      if (found instanceof Response) return found
      context.set('account', found.account)
      context.set('fields', found.fields)
      return next()
    }),
    /** The account of a socket; undefined where nobody signed, null where somebody did wrongly. */
    verifySocket(headers: Headers): string | undefined | null {
      if (!headers.has('x-gemini-apikey')) return undefined
      const nonce = headers.get('x-gemini-nonce') ?? ''
      return nonce === payloadOf(headers) && isNow(nonce) ? (accountOf(headers) ?? null) : null
    },
  }
}
