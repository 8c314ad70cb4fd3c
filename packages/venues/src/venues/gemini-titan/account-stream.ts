import { z } from 'zod'
import { parseExactJson } from '../../http/exact-json.ts'
import type { AccountTopics } from '../../stream/account-topics.ts'
import type { AccountReads } from '../../stream/own-account.ts'
import { createSignaledAccount } from '../../stream/signaled-account.ts'
import type { After } from '../../venue.ts'
import type { Signer } from './sign.ts'
import { HEARTBEAT, PING, SILENCE_MS } from './stream.ts'

const CHANNELS = ['orders@account', 'balances@account', 'positions@account']

interface Options {
  url: string
  signer: () => Signer
  now: () => number
  after: After
}

/** Creates the watch of an account. Its signed-in socket signals a change; the state itself is read. */
export const createAccountStream = (reads: AccountReads, { url, signer, ...clock }: Options): AccountTopics =>
  createSignaledAccount({
    ...clock,
    exchange: 'gemini-titan',
    reads,
    protocol: (wake) => ({
      address: async () => ({ url: `${url}/`, headers: signer().socket() }),
      silenceMs: SILENCE_MS,
      heartbeat: HEARTBEAT,
      opened: (send) => send(JSON.stringify({ id: 'account', method: 'subscribe', params: CHANNELS })),
      received(text) {
        const { id } = z.object({ id: z.string().nullish() }).parse(parseExactJson(text))
        if (id !== PING) wake()
      },
    }),
  })
