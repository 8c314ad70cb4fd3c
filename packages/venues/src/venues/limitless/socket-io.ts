import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'

export const PATH = '/socket.io/?EIO=4&transport=websocket'
/** The server pings every 25 seconds and waits 20 more. */
export const SILENCE_MS = 50_000

const NAMESPACE = '/markets,'
const JOINED = `40${NAMESPACE}`
const LEFT = `41${NAMESPACE}`
const EVENT = `42${NAMESPACE}`
const REFUSED = `44${NAMESPACE}`

const Event = z.tuple([z.string()]).rest(z.unknown())
const Problem = z.object({ message: z.union([z.string(), z.array(z.string())]).transform(String) })

/** Parses the reason of a refusal from the body of a frame. */
export function refusalOf(body: unknown): CrossvenueError {
  const why = Problem.safeParse(body).data?.message ?? 'no reason given'
  return new CrossvenueError('EXCHANGE_ERROR', `Limitless refuses the stream: ${why}`, { exchange: 'limitless' })
}

interface Handlers {
  joined: () => void
  event: (name: string, body: unknown) => void
  refused: (error: CrossvenueError) => void
}

/** Returns the frame that sends an event to the namespace. */
export const eventFrame = (name: string, body: object): string => `${EVENT}${JSON.stringify([name, body])}`

/**
 * Reads one frame of Socket.IO over Engine.IO 4 (https://socket.io/docs/v4/engine-io-protocol/), whose few kinds need
 * no library. Answers pings and joins the namespace; throws where the server ends it, so that the socket reconnects.
 */
export function readFrame(text: string, send: (text: string) => void, { joined, event, refused }: Handlers): void {
  if (text === '2') send('3')
  else if (text.startsWith('0')) send(JOINED)
  else if (text.startsWith(JOINED)) joined()
  else if (text.startsWith(LEFT)) throw new Error(text)
  else if (text.startsWith(REFUSED)) refused(refusalOf(JSON.parse(text.slice(REFUSED.length))))
  else if (text.startsWith(EVENT)) {
    const [name, body] = Event.parse(JSON.parse(text.slice(EVENT.length)))
    event(name, body)
  }
}
