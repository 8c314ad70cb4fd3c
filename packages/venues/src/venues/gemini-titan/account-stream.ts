import { z } from 'zod'
import { parseExactJson } from '../../http/exact-json.ts'
import { type AccountTopics, createAccountTopics } from '../../stream/account-topics.ts'
import { createConnection } from '../../stream/connection.ts'
import { type AccountReads, readOwnAccount } from '../../stream/own-account.ts'
import type { After } from '../../venue.ts'
import type { Signer } from './sign.ts'
import { HEARTBEAT, PING, SILENCE_MS } from './stream.ts'

const ID = 'gemini-titan'
const CHANNELS = ['orders@account', 'balances@account', 'positions@account']
const LOOK_MS = 60_000

interface Options {
  url: string
  signer: () => Signer
  now: () => number
  after: After
}

/** Creates the watch of an account. Its signed-in socket signals a change; the state itself is read. */
export function createAccountStream(reads: AccountReads, { url, signer, now, after }: Options): AccountTopics {
  const connection = createConnection(
    ID,
    {
      address: async () => ({ url: `${url}/`, headers: signer().socket() }),
      silenceMs: SILENCE_MS,
      heartbeat: HEARTBEAT,
      opened(send) {
        send(JSON.stringify({ id: 'account', method: 'subscribe', params: CHANNELS }))
        // Changes during a lost connection were not sent.
        topics.wake()
      },
      received(text) {
        const { id } = z.object({ id: z.string().nullish() }).parse(parseExactJson(text))
        if (id !== PING) topics.wake()
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
