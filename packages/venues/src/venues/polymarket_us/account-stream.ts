import { z } from 'zod'
import { type AccountTopics, createAccountTopics } from '../../stream/account-topics.ts'
import { createConnection } from '../../stream/connection.ts'
import { type AccountReads, readOwnAccount } from '../../stream/own-account.ts'
import type { After } from '../../venue.ts'
import type { Signer } from './sign.ts'
import { SILENCE_MS } from './stream.ts'

const ID = 'polymarket_us'
const PATH = '/v1/ws/private'
/** The private channels; without slugs they cover all markets. */
const CHANNELS = ['ORDER', 'POSITION', 'ACCOUNT_BALANCE']
const LOOK_MS = 60_000

const Message = z.object({ subscriptionType: z.string().nullish(), error: z.string().nullish() })

interface Options {
  url: string
  signer: () => Signer
  now: () => number
  after: After
}

/** Creates the watch of a member's account. The private socket says that something changed; what, is read. */
export function createAccountStream(reads: AccountReads, { url, signer, now, after }: Options): AccountTopics {
  const connection = createConnection(
    ID,
    {
      address: async () => ({ url: url + PATH, headers: signer()('GET', PATH) }),
      silenceMs: SILENCE_MS,
      opened(send) {
        for (const channel of CHANNELS) {
          send(JSON.stringify({ subscribe: { requestId: channel, subscriptionType: `SUBSCRIPTION_TYPE_${channel}` } }))
        }
        // Changes during a lost connection were not sent.
        topics.wake()
      },
      received(text) {
        const { subscriptionType, error } = Message.parse(JSON.parse(text))
        // Beside these there are heartbeats.
        if (error || subscriptionType) topics.wake()
      },
      lost: (error) => error && topics.fail(error),
    },
    { after },
  )

  const topics = createAccountTopics({
    now,
    after,
    everyMs: LOOK_MS,
    read: readOwnAccount(ID, reads),
    listen() {
      connection.open()
      return connection.close
    },
  })
  return topics
}
