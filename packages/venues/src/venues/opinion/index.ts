import { completeAccount } from '../../orders/complete-account.ts'
import type { Credentials } from '../../parameters.ts'
import { requireCredentials } from '../../signing/credentials.ts'
import { createAccountTopics } from '../../stream/account-topics.ts'
import { timersOf } from '../../stream/timers.ts'
import { withStreams } from '../../stream/with-streams.ts'
import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { createAccount } from './account.ts'
import { createApi, createHttp } from './api.ts'
import { feesUnknown } from './fees.ts'
import { createFinder } from './find.ts'
import { createReads } from './reads.ts'
import { createStreams } from './stream.ts'
import { createTrading } from './trading.ts'
import { createTransactions } from './transactions.ts'
import { unsupported } from './unsupported.ts'

const ID = 'opinion'

/** Its private channels want the number of a market each, so wallets are looked at instead. */
const LOOK_MS = 15_000

/** Creates the Opinion venue: order books on BNB chain. It publishes no trades but on its socket. */
function create(options: VenueOptions = {}): Venue {
  const { now = Date.now } = options
  const http = createHttp(options)

  /** Creates the public endpoints, which need a key too: the venue's own, or without one that of a caller. */
  const createPublic = (credentials: Credentials | undefined) => {
    const own = options.credentials?.apiKey
    const api = createApi(http, own === undefined ? credentials?.apiKey : undefined)
    const find = createFinder(api, now)
    const streams = createStreams(socketHost(options), {
      key: () => own ?? requireCredentials(ID, credentials, 'apiKey').apiKey,
      resolve: find.outcome,
      fetchBook: api.book,
      now,
      ...timersOf(options),
    })
    return { find, reads: createReads(api, find, now), streams }
  }
  const shared = createPublic(options.credentials)

  const signedIn = (credentials: Credentials | undefined): Venue => {
    const isShared = options.credentials?.apiKey !== undefined || credentials?.apiKey === undefined
    const { find, reads, streams } = isShared ? shared : createPublic(credentials)
    const { fetchOrderBook } = reads as Required<Venue>
    const markets = {
      market: find.market,
      quoteTokens: () => find.quoteTokens(''),
      book: (key: string) => fetchOrderBook(key),
    }
    const account = createAccount(http, credentials)
    const trading = createTrading(account, markets, now)
    const accounts = createAccountTopics({
      now,
      ...timersOf(options),
      everyMs: LOOK_MS,
      async read(address) {
        const [positions, balances, trades] = await Promise.all([
          trading.fetchPositions(address),
          trading.fetchBalance(address),
          trading.fetchMyTrades({ limit: 50 }),
        ])
        return { positions, balances, trades }
      },
    })
    return withStreams(
      {
        ...reads,
        ...completeAccount(trading, ID, reads),
        ...createTransactions(account, { ...markets, freshMarket: find.freshMarket }),
        withCredentials: signedIn,
      },
      { ...streams, account: accounts.watch },
      timersOf(options),
    )
  }
  return signedIn(options.credentials)
}

/** Sockets have a host of their own, unless a proxy stands before both. */
const socketHost = ({ baseUrl }: VenueOptions): string =>
  baseUrl?.replace(/^http/, 'ws').replace(/\/$/, '') ?? 'wss://ws.opinion.trade'

export const venue: VenueModule = {
  id: ID,
  name: 'Opinion',
  needsKey: true,
  listsWithoutQuotes: true,
  unsupported,
  feesUnknown,
  create,
}
