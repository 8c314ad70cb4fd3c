import { createHash } from 'node:crypto'
import { CrossvenueError, isMethod, parseArguments, type Venue } from '@crossvenue/venues'
import { z } from 'zod'
import type { Venues } from '../routes/pass-through.ts'

const Message = z.object({
  id: z.union([z.string().min(1).max(200), z.number()]).optional(),
  action: z.string().optional(),
  exchange: z.string().optional(),
  method: z.string().optional(),
  args: z.array(z.unknown()).nullish(),
  credentials: z.unknown().optional(),
})
export type Message = z.infer<typeof Message>
/** What a caller names a subscription by. */
export type MessageId = NonNullable<Message['id']>

/** What is told over the socket; the others of its kind end a watch. */
export const STREAMS = ['watchOrderBook', 'watchOrderBooks', 'watchTrades', 'watchAddress'] as const
export type Stream = (typeof STREAMS)[number]
const isStream = (name: string): name is Stream => (STREAMS as readonly string[]).includes(name)

/** What a subscription is known by: what it watches, and for whom. Of credentials nothing but a digest is kept. */
export function nameOf(method: string, { exchange, args, credentials }: Message): string {
  const whose = credentials && createHash('sha256').update(JSON.stringify(credentials)).digest('hex')
  return JSON.stringify([exchange?.toLowerCase(), method, args ?? [], whose])
}

/** Reads a frame. Throws what is wrong with it, as an answer to its id where that can be read. */
export function readMessage(text: string, noteId: (id: MessageId) => void): Message {
  const frame = parseJson(text)
  const { success, data: id } = Message.shape.id.safeParse((frame as { id?: unknown } | null)?.id)
  if (success && id !== undefined) noteId(id)
  const result = Message.safeParse(frame)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const field = issue?.path.join('.') || 'message'
  throw new CrossvenueError('BAD_REQUEST', `${field}: ${issue?.message}`, { field })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CrossvenueError('BAD_REQUEST', 'Invalid JSON')
  }
}

/** What a message names. Throws where there is no such stream. */
export function target(
  venues: Venues,
  { exchange, method, args }: Message,
): { venue: Venue; method: Stream; args: readonly unknown[] } {
  if (method === undefined) throw new CrossvenueError('BAD_REQUEST', 'Missing required field: method')
  if (!isStream(method)) {
    const use = isMethod(method) ? ' Use the HTTP API for it.' : ''
    throw new CrossvenueError('BAD_REQUEST', `Method '${method}' is not a streaming method.${use}`, { field: 'method' })
  }
  const named = exchange === undefined ? exchangeOf(venues, args?.[0]) : { exchange, id: args?.[0] }
  const venue = venues.get(named.exchange.toLowerCase())
  if (!venue) throw new CrossvenueError('NOT_FOUND', `no venue named ${named.exchange}`, { field: 'exchange' })
  const given = args && args.length > 0 ? [named.id, ...args.slice(1)] : []
  return { venue, method, args: parseArguments(method, given) }
}

/** Only Kalshi's outcomes are named by a ticker and a side. Tokens look alike on several venues. */
const KALSHI_OUTCOME = /^[A-Z0-9.-]+:(YES|NO)$/

/** Returns the venue that an outcome id names, by its form or by the venue before it: `polymarket:<outcome id>`. */
function exchangeOf(venues: Venues, id: unknown): { exchange: string; id: unknown } {
  if (typeof id === 'string') {
    const [, prefix = '', rest] = /^([a-z_-]+):(.+)$/i.exec(id) ?? []
    if (venues.has(prefix.toLowerCase())) return { exchange: prefix, id: rest }
    if (KALSHI_OUTCOME.test(id)) return { exchange: 'kalshi', id }
  }
  const message =
    'Missing required field: exchange. This id could be of several venues: add "exchange", or write the id as <exchange>:<outcome id>'
  throw new CrossvenueError('BAD_REQUEST', message, { field: 'exchange' })
}
