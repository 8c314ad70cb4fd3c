import { setTimeout as wait } from 'node:timers/promises'
import { isLosslessNumber, LosslessNumber, parse, stringify } from 'lossless-json'

/** A request on its way to a fake venue, for those who harm what comes back. */
export interface Passage {
  /** The correct answer of the venue. */
  answer: () => Promise<Response>
  /** The first answer to such a request, and the number of such requests, this one included. */
  first: () => Promise<{ answer: Response; count: number }>
  /** How its pages say that there are more. */
  more: MorePages | undefined
  /** How long a page it asks for, where a full page has another behind it. */
  length: number | undefined
  /** Breaks the connection after these bytes. */
  breakOff: (text: string) => Response
}

/** How the lists of a venue say that there are more pages. */
export interface MorePages {
  /** The fields that count pages on the n-th page, at any depth. */
  fields?: Readonly<Record<string, (page: number) => unknown>>
  /** Whether lists of orders come in pages and no others. */
  onlyOrders?: true
  /** The parameter for the length of a page, where a full one has another behind it. */
  length?: string
}

const HUGE_BYTES = 50 * 1024 * 1024
const CHUNK = new Uint8Array(1024 * 1024).fill(' '.charCodeAt(0))
const DRIP_MS = 20
const PAGE = '<!doctype html><title>Just a moment...</title><h1>We are down for maintenance</h1>'

const failure = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ error: 'the venue has trouble' }, { status, headers })
const html = (status: number) => new Response(PAGE, { status, headers: { 'content-type': 'text/html' } })

/** Faults that can be injected into the answers of a venue, by name. */
export const faults = {
  'too many calls': () => failure(429),
  'too many calls, with a wait': () => failure(429, { 'retry-after': '7' }),
  'server error': () => failure(500),
  'HTML error page': () => html(502),
  'HTML page': () => html(200),
  'truncated JSON': async ({ answer }) => {
    const text = await (await answer()).text()
    return new Response(text.slice(0, Math.floor(text.length / 2)), { headers: { 'content-type': 'application/json' } })
  },
  'wrong types': (passage) => rewritten(passage, (value) => ({ unexpected: value })),
  'missing fields': (passage) => rewritten(passage, keep, withoutPlainFields, withoutLast),
  'empty object': () => Response.json({}),
  'new unknown fields': (passage) => rewritten(passage, keep, withUnheardOf),
  'slow drip': () => new Response(stream(Number.POSITIVE_INFINITY, CHUNK.subarray(0, 1), DRIP_MS)),
  'connection reset': ({ breakOff }) => breakOff(''),
  'broken off': async ({ answer, breakOff }) => {
    const text = await (await answer()).text()
    return breakOff(text.slice(0, Math.floor(text.length / 2)))
  },
  '50 MB answer': () => new Response(stream(HUGE_BYTES / CHUNK.byteLength, CHUNK)),
  'empty pages without end': async ({ first, more }) => {
    const { answer, count } = await first()
    return written(followed(emptied(await parsed(answer)), more, count))
  },
  'repeated cursor': async ({ first, more, length }) => {
    const { answer } = await first()
    return written(followed(filled(await parsed(answer), length), more, 1))
  },
} as const satisfies Record<string, (passage: Passage) => Response | Promise<Response>>

export type Fault = keyof typeof faults

type Fields = Record<string, unknown>

/** Reads an answer without rounding its ids, which may have more digits than a number has. */
const parsed = async (answer: Response): Promise<unknown> =>
  parse(await answer.text(), undefined, {
    parseNumber: (digits) => (/^-?\d{16,}$/.test(digits) ? new LosslessNumber(digits) : Number(digits)),
  })
const written = (value: unknown): Response =>
  new Response(stringify(value), { headers: { 'content-type': 'application/json' } })

const keep = (value: unknown): unknown => value
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !isLosslessNumber(value)
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null || isLosslessNumber(value)

/** Rewrites every plain value, every object and every tuple of a good answer. */
async function rewritten(
  { answer }: Passage,
  plain: (value: unknown) => unknown,
  object: (fields: Fields) => Fields = (fields) => fields,
  tuple: (values: unknown[]) => unknown[] = (values) => values,
): Promise<Response> {
  const good = await answer()
  if (!good.ok) return good
  const rewrite = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.every(isPlain) ? tuple(value.map(rewrite)) : value.map(rewrite)
    if (!isFields(value)) return plain(value)
    return object(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, rewrite(inner)])))
  }
  return written(rewrite(await parsed(good)))
}

const withoutPlainFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isPlain(value)))

/** A list of plain values is taken for a tuple, whose last field is missing. */
const withoutLast = (values: unknown[]): unknown[] => values.slice(0, -1)

/** New fields look like known ones: some answers are objects whose fields are ids. */
const withUnheardOf = (fields: Fields): Fields => ({ ...fields, unheardOf: Object.values(fields)[0] ?? null })

/** The same answer with every list empty. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptied(inner)]))
}

/** The same answer with its lists made so long by repeating what they hold. */
function filled(value: unknown, length = 0): unknown {
  if (Array.isArray(value)) {
    const missing = Math.max(0, length - value.length)
    return value.length === 0
      ? value
      : [...value, ...Array.from({ length: missing }, (_, n) => value[n % value.length])]
  }
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner, length)]))
}

/** The same answer, followed by the n-th page. */
function followed(value: unknown, more: MorePages | undefined, page: number): unknown {
  if (!more || !isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, more.fields?.[name]?.(page) ?? followed(inner, more, page)]),
  )
}

function stream(chunks: number, chunk: Uint8Array<ArrayBuffer>, pauseMs?: number): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream(
    {
      async pull(controller) {
        if (pauseMs !== undefined) await wait(pauseMs)
        controller.enqueue(chunk)
        sent += 1
        if (sent >= chunks) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}
