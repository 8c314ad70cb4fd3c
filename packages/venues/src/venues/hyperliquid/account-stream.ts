import { z } from 'zod'
import { newestFirst } from '../../paging/newest-first.ts'
import { type AccountTopics, createAccountTopics } from '../../stream/account-topics.ts'
import { createConnection } from '../../stream/connection.ts'
import type { After } from '../../venue.ts'
import type { HyperliquidAccount } from './account.ts'
import { parseBalance, parseFill, parsePosition } from './orders.ts'
import { HEARTBEAT, SILENCE_MS } from './stream.ts'

/** The public channels of a wallet. The venue serves ten wallets per connection; others are read at an interval. */
const CHANNELS = ['userFills', 'orderUpdates'] as const
const LOOK_MS = 60_000
const TRADES = 100

const Frame = z.object({ channel: z.string(), data: z.unknown() })
const Snapshot = z.object({ isSnapshot: z.literal(true) })

export interface AccountStreamOptions {
  url: string
  mids: () => Promise<Record<string, string>>
  now: () => number
  after: After
}

/** Creates the watch of wallets. The channels signal a change; the state itself is read. */
export function createAccountStream(
  account: HyperliquidAccount,
  { url, mids, now, after }: AccountStreamOptions,
): AccountTopics {
  const followed = new Set<string>()
  const sendSubscription = (method: 'subscribe' | 'unsubscribe', user: string): void => {
    for (const type of CHANNELS) connection.send(JSON.stringify({ method, subscription: { type, user } }))
  }
  const connection = createConnection(
    'hyperliquid',
    {
      address: async () => ({ url }),
      heartbeat: HEARTBEAT,
      silenceMs: SILENCE_MS,
      opened() {
        for (const user of followed) sendSubscription('subscribe', user)
        // Changes during a lost connection were not sent.
        topics.wake()
      },
      received(text) {
        const { channel, data } = Frame.parse(JSON.parse(text))
        const isNews = CHANNELS.some((each) => each === channel) && !Snapshot.safeParse(data).success
        if (isNews) topics.wake()
      },
      lost: (error) => error && topics.fail(error),
    },
    { after },
  )
  const topics = createAccountTopics({
    now,
    after,
    everyMs: LOOK_MS,
    async read(address) {
      const [fills, balances, prices] = await Promise.all([
        account.fills({ address }),
        account.balances(address),
        mids(),
      ])
      return {
        trades: newestFirst(
          fills.flatMap((fill) => parseFill(fill) ?? []),
          { limit: TRADES },
        ),
        positions: balances.flatMap((balance) => parsePosition(balance, prices) ?? []),
        balances: balances.flatMap((balance) => parseBalance(balance) ?? []),
      }
    },
    listen() {
      connection.open()
      return connection.close
    },
    follow(address) {
      const user = address.toLowerCase()
      followed.add(user)
      sendSubscription('subscribe', user)
      return () => {
        followed.delete(user)
        sendSubscription('unsubscribe', user)
      }
    },
  })
  return topics
}
