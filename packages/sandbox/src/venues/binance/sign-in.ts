import { createHmac } from 'node:crypto'

/** The key of a reader of the sandbox. */
export const READER = { key: 'a-key-of-the-sandbox', secret: 'a-secret-of-the-sandbox' }

const WINDOW_MS = 5_000

/** A refusal, in the numbers of the venue. */
export interface Refusal {
  status: 400 | 401
  code: number
  msg: string
}

/** Returns why a request is refused; undefined if its key, time and signature are right. */
export function problemOf(search: string, key: string | undefined, clocks: readonly number[]): Refusal | undefined {
  if (key === undefined) return { status: 401, code: -2014, msg: 'API-key format invalid.' }
  if (key !== READER.key) return { status: 401, code: -2015, msg: 'Invalid API-key, IP, or permissions for action.' }
  // The signature is made of the query to the letter, so it has to be the last parameter.
  const [, signed = '', signature] = /^\?(.*)&signature=([^&]*)$/.exec(search) ?? []
  const query = new URLSearchParams(signed)
  const [timestamp, window] = [
    Number(query.get('timestamp') ?? Number.NaN),
    Number(query.get('recvWindow') ?? WINDOW_MS),
  ]
  if (signature === undefined || Number.isNaN(timestamp)) {
    const name = signature === undefined ? 'signature' : 'timestamp'
    return { status: 400, code: -1102, msg: `Mandatory parameter '${name}' was not sent.` }
  }
  if (signature !== createHmac('sha256', READER.secret).update(signed).digest('hex')) {
    return { status: 400, code: -1022, msg: 'Signature for this request is not valid.' }
  }
  // Readers go by the clock of the sandbox, or by their own.
  if (clocks.some((clock) => timestamp < clock + 1_000 && clock - timestamp <= window)) return undefined
  return { status: 400, code: -1021, msg: 'Timestamp for this request is outside of the recvWindow.' }
}
