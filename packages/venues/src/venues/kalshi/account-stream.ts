import type { AccountTopics } from '../../stream/account-topics.ts'
import type { AccountReads } from '../../stream/own-account.ts'
import { createSignaledAccount } from '../../stream/signaled-account.ts'
import type { After } from '../../venue.ts'
import type { Signer } from './sign.ts'
import { SILENCE_MS, SOCKET_PATH } from './stream.ts'
import { Frame, Refusal, refusalOf } from './stream-messages.ts'

/** The private channels; without tickers they cover all markets. */
const CHANNELS = ['fill', 'market_positions', 'user_orders']
const NEWS = new Set(['fill', 'market_position', 'user_order'])

export interface AccountStreamOptions {
  exchange: string
  url: string
  signer: () => Signer
  now: () => number
  after: After
}

/** Creates the watch of a member's account. The private channels signal a change; the state itself is read. */
export const createAccountStream = (
  reads: AccountReads,
  { exchange, url, signer, ...clock }: AccountStreamOptions,
): AccountTopics =>
  createSignaledAccount({
    ...clock,
    exchange,
    reads,
    protocol: (wake) => ({
      address: async () => ({ url: url + SOCKET_PATH, headers: signer()('GET', SOCKET_PATH) }),
      silenceMs: SILENCE_MS,
      opened: (send) => send(JSON.stringify({ id: 1, cmd: 'subscribe', params: { channels: CHANNELS } })),
      received(text) {
        const { type, msg } = Frame.parse(JSON.parse(text))
        // Starts again after a pause; meanwhile the account is read at an interval.
        if (type === 'error') throw refusalOf(exchange, Refusal.parse(msg))
        if (NEWS.has(type)) wake()
      },
    }),
  })
