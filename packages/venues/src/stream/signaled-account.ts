import type { VenueOptions } from '../venue.ts'
import { type AccountTopics, createAccountTopics } from './account-topics.ts'
import { createConnection, type Protocol } from './connection.ts'
import { type AccountReads, readOwnAccount } from './own-account.ts'

/** How often the account is read where no signal comes. */
const LOOK_MS = 60_000

interface SignaledAccountOptions extends Required<Pick<VenueOptions, 'now' | 'after'>> {
  exchange: string
  reads: AccountReads
  /** The private socket; `wake` has the account read again. */
  protocol: (wake: () => void) => Omit<Protocol, 'lost'>
}

/** Creates the watch of a member's account. The private socket signals a change; the state itself is read. */
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
