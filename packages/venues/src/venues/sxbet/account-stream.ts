import { type AccountTopics, createAccountTopics } from '../../stream/account-topics.ts'
import { createChannels } from '../../stream/centrifugo.ts'
import { type AccountReads, readOwnAccount } from '../../stream/own-account.ts'
import type { After } from '../../venue.ts'
import type { SxAccount } from './account.ts'
import { ID } from './api.ts'

const CHANNELS = ['account:orders_v3_#', 'account:fills_v3_#']
/** How often the account is read without a signal. */
const LOOK_MS = 60_000

interface AccountStreamOptions {
  url: string
  account: Pick<SxAccount, 'wallet' | 'socketToken'>
  now: () => number
  after: After
}

/** Creates the watch of an account. The private channels signal a change; the state itself is read. */
export function createAccountStream(
  reads: AccountReads,
  { url, account, now, after }: AccountStreamOptions,
): AccountTopics {
  let address: string | undefined
  const channels = createChannels(
    ID,
    url,
    {
      wanted: () => (address === undefined ? [] : CHANNELS.map((channel) => channel + address)),
      // Changes during a lost connection were not sent.
      joined: () => topics.wake(),
      published: () => topics.wake(),
      // An account without messages is read at an interval.
      refused: () => undefined,
      lost: (error) => error && topics.fail(error),
    },
    { after, token: account.socketToken },
  )
  const topics = createAccountTopics({
    now,
    after,
    everyMs: LOOK_MS,
    read: readOwnAccount(ID, reads),
    listen() {
      let isWanted = true
      account.wallet().then(
        (wallet) => {
          if (!isWanted) return
          address = wallet.address
          channels.settle()
        },
        (error) => topics.fail(error),
      )
      return () => {
        isWanted = false
        address = undefined
        channels.close()
      }
    },
  })
  return topics
}
