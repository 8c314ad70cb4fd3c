import { z } from 'zod'
import type { AccountTopics } from '../../stream/account-topics.ts'
import type { AccountReads } from '../../stream/own-account.ts'
import { createSignaledAccount } from '../../stream/signaled-account.ts'
import type { After } from '../../venue.ts'
import type { Signer } from './sign.ts'
import { SILENCE_MS } from './stream.ts'

const PATH = '/v1/ws/private'
/** The private channels; without slugs they cover all markets. */
const CHANNELS = ['ORDER', 'POSITION', 'ACCOUNT_BALANCE']

const Message = z.object({ subscriptionType: z.string().nullish(), error: z.string().nullish() })

interface Options {
  url: string
  signer: () => Signer
  now: () => number
  after: After
}

/** Creates the watch of a member's account. The private socket signals a change; the state itself is read. */
export const createAccountStream = (reads: AccountReads, { url, signer, ...clock }: Options): AccountTopics =>
  createSignaledAccount({
    ...clock,
    exchange: 'polymarket_us',
    reads,
    protocol: (wake) => ({
      address: async () => ({ url: url + PATH, headers: signer()('GET', PATH) }),
      silenceMs: SILENCE_MS,
      opened(send) {
        for (const channel of CHANNELS) {
          send(JSON.stringify({ subscribe: { requestId: channel, subscriptionType: `SUBSCRIPTION_TYPE_${channel}` } }))
        }
      },
      received(text) {
        const { subscriptionType, error } = Message.parse(JSON.parse(text))
        // Beside these there are heartbeats.
        if (error || subscriptionType) wake()
      },
    }),
  })
