import { type AccountTopics, createAccountTopics } from '../../stream/account-topics.ts'
import { createConnection } from '../../stream/connection.ts'
import { type AccountReads, readOwnAccount } from '../../stream/own-account.ts'
import type { After } from '../../venue.ts'
import type { Signer } from './sign.ts'
import { SILENCE_MS, SOCKET_PATH } from './stream.ts'
import { Frame, Refusal, refusalOf } from './stream-messages.ts'

/** What concerns the member alone; without tickers, of all markets. */
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

/** Creates the watch of a member's account. The private channels say that something changed; what, is read. */
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
        // What happened while there was no connection was not told.
        topics.wake()
      },
      received(text) {
        const { type, msg } = Frame.parse(JSON.parse(text))
        // From the beginning again, after a pause; meanwhile the account is looked at every so often.
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
