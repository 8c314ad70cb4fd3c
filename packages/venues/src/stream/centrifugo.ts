import { z } from 'zod'
import { CrossvenueError, type ErrorCode } from '../errors.ts'
import { type ConnectionOptions, createConnection } from './connection.ts'

// Commands with numbers, their replies, and pushes; several in one frame stand on lines of their own. An empty one is a
// ping, and its own answer: https://centrifugal.dev/docs/transports/client_protocol

/** The server pings every 25 seconds. */
const SILENCE_MS = 40_000

const Failure = z.object({ code: z.number(), message: z.string().optional(), temporary: z.boolean().optional() })
export type Failure = z.infer<typeof Failure>

/** Other codes have a meaning to the caller only. */
const refusals: Record<number, ErrorCode> = {
  101: 'AUTHENTICATION_ERROR',
  103: 'PERMISSION_DENIED',
  109: 'AUTHENTICATION_ERROR',
}
export const refusalOf = (exchange: string, what: string, { code, message = `code ${code}` }: Failure) =>
  new CrossvenueError(refusals[code] ?? 'EXCHANGE_ERROR', `${exchange} refuses ${what}: ${message}`, { exchange })
const Message = z.object({
  id: z.number().optional(),
  connect: z.unknown().optional(),
  error: Failure.optional(),
  push: z
    .object({
      channel: z.string(),
      pub: z.object({ data: z.unknown() }).optional(),
      unsubscribe: z.unknown().optional(),
    })
    .optional(),
})

interface Events {
  /** The channels that ought to be subscribed to. */
  wanted: () => readonly string[]
  joined: (channel: string) => void
  refused: (channel: string, failure: Failure) => void
  published: (channel: string, data: unknown) => void
  /** Nothing is subscribed to any more; with an error, and for good. */
  lost: (error: CrossvenueError | undefined) => void
}

interface ChannelOptions extends ConnectionOptions {
  /** Returns a token for the next connection, where the server requires one. */
  token?: () => Promise<string>
}

/** Keeps the subscriptions to the channels of a Centrifugo server, over one connection. */
export function createChannels(
  exchange: string,
  url: string,
  events: Events,
  { token: getToken, ...options }: ChannelOptions,
) {
  let token: string | undefined
  /** Channels by the number of the command that requested them, and the subscribed ones. */
  const requests = new Map<number, string>()
  const joined = new Set<string>()
  let isConnected = false
  let commands = 0

  const command = (body: object): number => {
    commands += 1
    connection.send(JSON.stringify({ ...body, id: commands }))
    return commands
  }
  /** Asks for what is wanted and not had, and gives back what no longer is; without any it hangs up. */
  const settle = (): void => {
    const wanted = new Set(events.wanted())
    if (wanted.size === 0) {
      close()
      return
    }
    connection.open()
    if (!isConnected) return
    for (const channel of joined) {
      if (!wanted.has(channel) && joined.delete(channel)) command({ unsubscribe: { channel } })
    }
    for (const channel of [...joined, ...requests.values()]) wanted.delete(channel)
    for (const channel of wanted) requests.set(command({ subscribe: { channel } }), channel)
  }
  const replied = (id: number, failure: Failure | undefined): void => {
    // The server is out of order for a moment: from the beginning again, after a pause.
    if (failure?.temporary) throw refusalOf(exchange, 'the stream', failure)
    if (failure && !isConnected) {
      close()
      events.lost(refusalOf(exchange, 'the stream', failure))
      return
    }
    const channel = requests.get(id)
    if (channel === undefined) return
    requests.delete(id)
    if (failure) {
      events.refused(channel, failure)
      return
    }
    joined.add(channel)
    events.joined(channel)
    settle()
  }
  const receive = (line: string, send: (text: string) => void): void => {
    if (line === '{}') {
      send(line)
      return
    }
    const { id, connect, error, push } = Message.parse(JSON.parse(line))
    if (connect !== undefined) {
      isConnected = true
      settle()
    } else if (id !== undefined) replied(id, error)
    else if (push?.pub) events.published(push.channel, push.pub.data)
    else if (push?.unsubscribe !== undefined && joined.delete(push.channel)) settle()
  }
  const forget = (): void => {
    isConnected = false
    requests.clear()
    joined.clear()
  }

  const connection = createConnection(
    exchange,
    {
      async address() {
        token = await getToken?.()
        return { url }
      },
      silenceMs: SILENCE_MS,
      opened: () => void command({ connect: { name: 'crossvenue', ...(token !== undefined && { token }) } }),
      lost(error) {
        forget()
        events.lost(error)
      },
      received(text, send) {
        for (const line of text.split('\n')) if (line.trim()) receive(line.trim(), send)
      },
    },
    options,
  )
  const close = (): void => {
    forget()
    connection.close()
  }

  return { settle, close, has: (channel: string): boolean => joined.has(channel) }
}
