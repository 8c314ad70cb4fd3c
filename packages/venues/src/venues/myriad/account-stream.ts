import { CrossvenueError } from '../../errors.ts'
import type { UserTrade } from '../../models.ts'
import { type AccountTopics, createAccountTopics } from '../../stream/account-topics.ts'
import { createChannels } from '../../stream/centrifugo.ts'
import type { After } from '../../venue.ts'
import type { MyriadAccount } from './account.ts'
import { parsePosition, parseUserTrade } from './orders.ts'

/** The channels of a wallet, on the chain that has order books. */
const CHANNELS = ['orders:56', 'positions:56'] as const
const LOOK_MS = 60_000
const TRADES = 100
const WALLET = /^0x[0-9a-f]{40}$/i

export interface AccountStreamOptions {
  url: string
  now: () => number
  after: After
}

/** Creates the watch of wallets. The channels say that something changed; what, is read. */
export function createAccountStream(account: MyriadAccount, { url, now, after }: AccountStreamOptions): AccountTopics {
  const followed = new Set<string>()
  const channels = createChannels(
    'myriad',
    url,
    {
      wanted: () => [...followed].flatMap((address) => CHANNELS.map((channel) => `${channel}:${address}`)),
      // Changes during a lost connection were not sent.
      joined: () => topics.wake(),
      published: () => topics.wake(),
      // A wallet without messages is read at an interval.
      refused: () => undefined,
      lost: (error) => error && topics.fail(error),
    },
    { after },
  )
  const tradesOf = async (address: string): Promise<UserTrade[]> => {
    const found: UserTrade[] = []
    for await (const action of account.actions(address, {})) {
      const trade = parseUserTrade(action)
      if (trade) found.push(trade)
      if (found.length === TRADES) break
    }
    return found
  }
  const topics = createAccountTopics({
    now,
    after,
    everyMs: LOOK_MS,
    async read(address) {
      if (!WALLET.test(address)) {
        const details = { exchange: 'myriad', field: 'address' }
        throw new CrossvenueError('VALIDATION_ERROR', `${address} is not the address of a wallet`, details)
      }
      const [trades, rows] = await Promise.all([tradesOf(address), account.positions(address)])
      return { trades, positions: rows.flatMap((row) => parsePosition(row) ?? []) }
    },
    listen: () => () => {
      followed.clear()
      channels.close()
    },
    follow(address) {
      followed.add(address.toLowerCase())
      channels.settle()
      return () => {
        followed.delete(address.toLowerCase())
        channels.settle()
      }
    },
  })
  return topics
}
