import { createHash } from 'node:crypto'
import { CrossvenueError, isMethod, parseArguments, type Venue } from '@crossvenue/venues'
import { z } from 'zod'
import type { Venues } from '../routes/pass-through.ts'

const Message = z.object({
  id: z.string().min(1).max(200).optional(),
  action: z.string().optional(),
  exchange: z.string().optional(),
  method: z.string().optional(),
  args: z.array(z.unknown()).nullish(),
  credentials: z.unknown().optional(),
})
export type Message = z.infer<typeof Message>

/** What is told over the socket; the others of its kind end a watch. */
export const STREAMS = ['watchOrderBook', 'watchOrderBooks', 'watchTrades', 'watchAddress'] as const
export type Stream = (typeof STREAMS)[number]
const isStream = (name: string): name is Stream => (STREAMS as readonly string[]).includes(name)

/** What a subscription is known by: what it watches, and for whom. Of credentials nothing but a digest is kept. */
export function nameOf(method: string, { exchange, args, credentials }: Message): string {
  const whose = credentials && createHash('sha256').update(JSON.stringify(credentials)).digest('hex')
  return JSON.stringify([exchange?.toLowerCase(), method, args ?? [], whose])
}

export function readMessage(text: string): Message {
  try {
    return Message.parse(JSON.parse(text))
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
  if (exchange === undefined) throw new CrossvenueError('BAD_REQUEST', 'Missing required field: exchange')
  const venue = venues.get(exchange.toLowerCase())
  if (!venue) throw new CrossvenueError('NOT_FOUND', `no venue named ${exchange}`, { field: 'exchange' })
  return { venue, method, args: parseArguments(method, args ?? []) }
}
