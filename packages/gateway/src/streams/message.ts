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
/** The caller's id of a subscription. */
export type MessageId = NonNullable<Message['id']>

/** The operations that start a stream; the other stream operations end one. */
export const STREAMS = [
  'watchOrderBook',
  'watchOrderBooks',
  'watchTrades',
  'watchTicker',
  'watchAddress',
  'watchOrders',
  'watchMyTrades',
  'watchPositions',
  'watchMatchedPrices',
] as const
export type Stream = (typeof STREAMS)[number]
const isStream = (name: string): name is Stream => (STREAMS as readonly string[]).includes(name)

/** Returns the key of a subscription: method, target and account. Of the credentials it holds only a digest. */
export function nameOf(method: string, { exchange, args, credentials }: Message): string {
  const whose = credentials && createHash('sha256').update(JSON.stringify(credentials)).digest('hex')
  return JSON.stringify([exchange?.toLowerCase(), method, args ?? [], whose])
}

/** Parses a frame. Throws an error if it is invalid, after passing on its id if that could be read. */
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

/** Returns the venue and stream that a message names. Throws if there is no such stream. */
export function target(
  venues: Venues,
  { exchange, method, args }: Message,
): { venue: Venue; method: Stream; args: readonly unknown[] } {
  if (method === undefined) throw new CrossvenueError('BAD_REQUEST', 'Missing required field: method')
  if (!isStream(method)) {
    const use = isMethod(method) ? ' Use the HTTP API for it.' : ''
    throw new CrossvenueError('BAD_REQUEST', `Method '${method}' is not a streaming method.${use}`, { field: 'method' })
  }
  // A question names the markets of several venues.
  const venueId = method === 'watchMatchedPrices' ? 'router' : exchange
  const named = venueId === undefined ? exchangeOf(venues, args?.[0]) : { exchange: venueId, id: args?.[0] }
  const venue = venues.get(named.exchange.toLowerCase())
  if (!venue) throw new CrossvenueError('NOT_FOUND', `there is no venue ${named.exchange}`, { field: 'exchange' })
  const given = args && args.length > 0 ? [named.id, ...args.slice(1)] : []
  return { venue, method, args: parseArguments(method, given) }
}

/** Only Kalshi names outcomes by ticker and side. Token ids look the same on several venues. */
const KALSHI_OUTCOME = /^[A-Z0-9.-]+:(YES|NO)$/

/** Returns the venue of an outcome id, by its form or by the venue before it: `polymarket:<outcome id>`. */
function exchangeOf(venues: Venues, id: unknown): { exchange: string; id: unknown } {
  if (typeof id === 'string') {
    const [, prefix = '', rest] = /^([a-z_-]+):(.+)$/i.exec(id) ?? []
    if (venues.has(prefix.toLowerCase())) return { exchange: prefix, id: rest }
    if (KALSHI_OUTCOME.test(id)) return { exchange: 'kalshi', id }
  }
  const message =
    'Missing required field: exchange. Several venues have ids of this form: add "exchange", or write the id as <exchange>:<outcome id>'
  throw new CrossvenueError('BAD_REQUEST', message, { field: 'exchange' })
}
