import { CrossvenueError } from '../../errors.ts'
import { type AccountTopics, createAccountTopics } from '../../stream/account-topics.ts'
import { createConnection } from '../../stream/connection.ts'
import type { After, Venue } from '../../venue.ts'
import { eventFrame, PATH, readFrame, SILENCE_MS } from './socket-io.ts'

/** The member's private channels: settlement of orders on the chain, and their state before it. */
const CHANNELS = ['subscribe_transactions', 'subscribe_order_events']
/** Events that concern no member. */
const SYSTEM = ['system', 'authenticated', 'exception']
const LOOK_MS = 60_000
const TRADES = 100

/** The account operations that a watch of the account uses. */
type Reads = Required<Pick<Venue, 'fetchMyTrades' | 'fetchPositions'>>

export interface AccountStreamOptions {
  url: string
  /** Returns the headers that sign in to the socket; throws without a key. */
  headers: (target: string) => Record<string, string>
  now: () => number
  after: After
}

/** Creates the watch of a member's account. The socket signals a change; the state itself is read. */
export function createAccountStream(reads: Reads, { url, headers, now, after }: AccountStreamOptions): AccountTopics {
  const connection = createConnection(
    'limitless',
    {
      address: async () => ({ url: url + PATH, headers: headers(PATH) }),
      silenceMs: SILENCE_MS,
      opened: () => undefined,
      received: (text, send) =>
        readFrame(text, send, {
          joined() {
            for (const channel of CHANNELS) send(eventFrame(channel, {}))
            // Changes that were made without a connection were not sent.
            topics.wake()
          },
          refused: (error) => topics.fail(error),
          event: (name) => {
            if (!SYSTEM.includes(name)) topics.wake()
          },
        }),
      lost: (error) => error && topics.fail(error),
    },
    { after },
  )

  const topics = createAccountTopics({
    now,
    after,
    everyMs: LOOK_MS,
    async read(address) {
      if (address !== 'me') {
        const message = "limitless streams your own account only; pass 'me' as the address"
        throw new CrossvenueError('VALIDATION_ERROR', message, { exchange: 'limitless', field: 'address' })
      }
      const [trades, positions] = await Promise.all([reads.fetchMyTrades({ limit: TRADES }), reads.fetchPositions()])
      return { trades, positions }
    },
    listen() {
      connection.open()
      return connection.close
    },
  })
  return topics
}
