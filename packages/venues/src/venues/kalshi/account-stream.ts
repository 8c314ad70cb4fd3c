import { type AccountTopics, createAccountTopics } from '../../stream/account-topics.ts'
import { createConnection } from '../../stream/connection.ts'
import { type AccountReads, readOwnAccount } from '../../stream/own-account.ts'
import type { After } from '../../venue.ts'
import type { Signer } from './sign.ts'
import { SILENCE_MS, SOCKET_PATH } from './stream.ts'
import { Frame, Refusal, refusalOf } from './stream-messages.ts'

/** The private channels; without tickers they cover all markets. */
const CHANNELS = ['fill', 'market_positions', 'user_orders']
const NEWS = new Set(['fill', 'market_position', 'user_order'])
const LOOK_MS = 60_000

export interface AccountStreamOptions {
  exchange: string
  url: string
  signer: () => Signer
  now: () => number
  after: After
}

/** Creates the watch of a member's account. The private channels signal a change; the state itself is read. */
export function createAccountStream(
  reads: AccountReads,
  { exchange, url, signer, now, after }: AccountStreamOptions,
): AccountTopics {
  const connection = createConnection(
    exchange,
    {
      address: async () => ({ url: url + SOCKET_PATH, headers: signer()('GET', SOCKET_PATH) }),
      silenceMs: SILENCE_MS,
      opened(send) {
        send(JSON.stringify({ id: 1, cmd: 'subscribe', params: { channels: CHANNELS } }))
        // Changes during a lost connection were not sent.
        topics.wake()
      },
      received(text) {
        const { type, msg } = Frame.parse(JSON.parse(text))
        // Starts again after a pause; meanwhile the account is read at an interval.
        if (type === 'error') throw refusalOf(exchange, Refusal.parse(msg))
        if (NEWS.has(type)) topics.wake()
      },
      lost: (error) => error && topics.fail(error),
    },
    { after },
  )

  const topics = createAccountTopics({
    now,
    after,
    everyMs: LOOK_MS,
    read: readOwnAccount(exchange, reads),
    listen() {
      connection.open()
      return connection.close
    },
  })
  return topics
}
