import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { WrittenPage } from '../clusters/write-page.ts'
import type { RequestContext } from '../environment.ts'

/** An answer without the headers that all answers have. */
export interface Head {
  status: 200 | 304
  headers: Readonly<Record<string, string>>
  body?: Uint8Array<ArrayBuffer>
}

const compress = promisify(gzip)
// Pages are large and requested often, so each is compressed once.
const compressed = new WeakMap<WrittenPage, Promise<Uint8Array<ArrayBuffer>>>()

/** The answers that send pages as they are: a page that is requested often needs its headers once. */
const plain = new WeakMap<WrittenPage, Head>()

/** Returns the answer that sends a page: compressed if the caller accepts it, 304 if the caller has it already. */
export async function answerPage(page: WrittenPage, { etags, encodings }: Accepted): Promise<Head> {
  const whole = plain.get(page) ?? plainAnswer(page)
  if (isKnown(page.tag, etags)) {
    const { 'content-type': _, ...headers } = whole.headers
    return { status: 304, headers }
  }
  if (!GZIP.test(encodings ?? '')) return whole
  return { status: 200, headers: { ...whole.headers, 'content-encoding': 'gzip' }, body: await gzipped(page) }
}

function plainAnswer(page: WrittenPage): Head {
  const { body, tag, type = 'application/json' } = page
  const headers = { etag: tag, 'cache-control': 'private, no-cache', vary: 'accept-encoding', 'content-type': type }
  const answer: Head = { status: 200, headers, body }
  plain.set(page, answer)
  return answer
}

/** Sends a page as the answer to a request. */
export async function sendPage(context: RequestContext, page: WrittenPage): Promise<Response> {
  const { req } = context
  const accepted = { etags: req.header('if-none-match'), encodings: req.header('accept-encoding') }
  const { headers, body } = await answerPage(page, accepted)
  return body ? context.body(body, 200, headers) : context.body(null, 304, headers)
}

/** The headers `if-none-match` and `accept-encoding` of a request. */
interface Accepted {
  etags: string | undefined
  encodings: string | undefined
}

const GZIP = /\bgzip\b(?!;q=0(\.0*)?\b)/

/** Returns true if a tag is among those that the caller has. Some proxies remove the mark of a weak tag. */
const isKnown = (tag: string, known = ''): boolean =>
  known !== '' && (known.trim() === '*' || known.includes(tag.replace('W/', '')))

function gzipped(page: WrittenPage): Promise<Uint8Array<ArrayBuffer>> {
  const known = compressed.get(page) ?? compress(page.body)
  compressed.set(page, known)
  return known
}
