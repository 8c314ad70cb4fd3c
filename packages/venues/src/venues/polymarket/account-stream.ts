import { CrossvenueError } from '../../errors.ts'
import type { UserTrade } from '../../models.ts'
import { type AccountTopics, createAccountTopics } from '../../stream/account-topics.ts'
import { createConnection } from '../../stream/connection.ts'
import type { After, Venue } from '../../venue.ts'
import type { PolymarketAccount } from './account.ts'
import type { PolymarketApi } from './api.ts'
import { parseTrade } from './parse.ts'
import { HEARTBEAT, SILENCE_MS } from './stream.ts'

const ID = 'polymarket'
const LOOK_MS = 15_000
const TRADES = 100

type Reads = Required<Pick<Venue, 'fetchMyTrades' | 'fetchPositions' | 'fetchBalance'>>

export interface AccountStreamOptions {
  url: string
  /** Whether there is an API key to sign in with. */
  isSignedIn: boolean
  now: () => number
  after: After
}

/**
 * Creates the watches of wallets. Positions and trades of every wallet are public; the own wallet has a private
 * channel, which signals changes.
 */
export function createAccountStream(
  api: PolymarketApi,
  account: PolymarketAccount,
  reads: Reads,
  { url, isSignedIn, now, after }: AccountStreamOptions,
): AccountTopics {
  let greeting = ''
  const connection = createConnection(
    ID,
    {
      async address() {
        const { apiKey, secret, passphrase } = await account.key()
        greeting = JSON.stringify({ type: 'user', auth: { apiKey, secret, passphrase }, markets: [] })
        return { url }
      },
      heartbeat: HEARTBEAT,
      silenceMs: SILENCE_MS,
      opened(send) {
        send(greeting)
        // Changes during a lost connection were not sent.
        topics.wake()
      },
      // Bare words are greetings: PONG.
      received: (text) => /^\s*[[{]/.test(text) && topics.wake(),
      lost: (error) => error && topics.fail(error),
    },
    { after },
  )

  const tradesOf = async (user: string): Promise<UserTrade[]> => {
    const { rows } = await api.trades({ user, takerOnly: false, limit: TRADES })
    return rows.map((row) => ({
      ...parseTrade(row),
      chain: 'polygon',
      ...(row.transactionHash && { txHash: row.transactionHash }),
    }))
  }

  const topics = createAccountTopics({
    now,
    after,
    everyMs: LOOK_MS,
    async read(address) {
      if (!/^0x[0-9a-f]{40}$/i.test(address)) {
        throw new CrossvenueError('VALIDATION_ERROR', `${address} is not the address of a wallet`, {
          exchange: ID,
          field: 'address',
        })
      }
      const isOwn = isSignedIn && (await account.funder()).address.toLowerCase() === address.toLowerCase()
      const [trades, positions, balances] = await Promise.all([
        isOwn ? reads.fetchMyTrades({ limit: TRADES }) : tradesOf(address),
        reads.fetchPositions(address),
        isOwn ? reads.fetchBalance() : undefined,
      ])
      return { trades, positions, ...(balances && { balances }) }
    },
    ...(isSignedIn && {
      listen() {
        connection.open()
        return connection.close
      },
    }),
  })
  return topics
}
