import type { AccountTopics } from '../../stream/account-topics.ts'
import type { AccountReads } from '../../stream/own-account.ts'
import { createSignaledAccount } from '../../stream/signaled-account.ts'
import type { After } from '../../venue.ts'
import type { Session } from './sign.ts'
import { Frame, HEARTBEAT_MS, SILENCE_MS, Status, signInMessage, streamError } from './stream-messages.ts'

export interface AccountStreamOptions {
  url: string
  /** Throws without credentials. */
  session: () => Session
  now: () => number
  after: After
}

/** Creates the watch of a member's account. The stream of orders signals a change; the state itself is read. */
export const createAccountStream = (
  reads: AccountReads,
  { url, session, ...clock }: AccountStreamOptions,
): AccountTopics =>
  createSignaledAccount({
    ...clock,
    exchange: 'betfair',
    reads,
    protocol: (wake) => ({
      async address() {
        await session().keepAlive()
        return { url }
      },
      lines: true,
      silenceMs: SILENCE_MS,
      opened(send) {
        send(signInMessage(1, session()))
        send(JSON.stringify({ op: 'orderSubscription', id: 2, heartbeatMs: HEARTBEAT_MS, conflateMs: 0 }))
      },
      received(text) {
        const frame = Frame.parse(JSON.parse(text))
        if (frame.op === 'ocm' && frame.ct !== 'HEARTBEAT') wake()
        const status = frame.op === 'status' ? Status.parse(frame) : undefined
        if (status && status.statusCode !== 'SUCCESS') throw streamError(status)
      },
    }),
  })
