import type { VenueOptions } from '../venue.ts'
import { type AccountTopics, createAccountTopics } from './account-topics.ts'
import { createConnection, type Protocol } from './connection.ts'
import { type AccountReads, readOwnAccount } from './own-account.ts'

/** How often the account is read without a signal. */
const LOOK_MS = 60_000

interface SignaledAccountOptions extends Required<Pick<VenueOptions, 'now' | 'after'>> {
  exchange: string
  reads: AccountReads
  /** The private socket; it calls `wake` to have the account read again. */
  protocol: (wake: () => void) => Omit<Protocol, 'lost'>
}

/** Creates the watch of an account on a venue whose private socket only signals changes; the state itself is read. */
export function createSignaledAccount({
  exchange,
  reads,
  protocol,
  now,
  after,
}: SignaledAccountOptions): AccountTopics {
  const wake = (): void => topics.wake()
  const { opened, ...rest } = protocol(wake)
  const connection = createConnection(
    exchange,
    {
      ...rest,
      opened(send) {
        opened(send)
        // Changes during a lost connection were not sent.
        wake()
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
