import { completeAccount } from '../../orders/complete-account.ts'
import type { Credentials } from '../../parameters.ts'
import { createAccountTopics } from '../../stream/account-topics.ts'
import { timersOf } from '../../stream/timers.ts'
import { withStreams } from '../../stream/with-streams.ts'
import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { createAccount } from './account.ts'
import { createApi, PREFIX } from './api.ts'
import { feesUnknown } from './fees.ts'
import { createFinder } from './find.ts'
import { createReads } from './reads.ts'
import { createStreams } from './stream.ts'
import { createTrading } from './trading.ts'
import { createTransactions } from './transactions.ts'
import { unsupported } from './unsupported.ts'
import { listenToUser } from './user-stream.ts'

/** How often a watched wallet is looked at. */
const LOOK_MS = 15_000

/** Creates the Probable venue: order books on BNB chain, in USDT. */
function create(options: VenueOptions = {}): Venue {
  const { now = Date.now } = options
  const api = createApi(options)
  const find = createFinder(api, now)
  const reads = createReads(api, find, now)
  const socket = `${socketHost(options)}${PREFIX}`
  const streams = createStreams(socket, api.book, timersOf(options))
  const { fetchOrderBook } = reads as Required<Venue>

  const signedIn = (credentials: Credentials | undefined): Venue => {
    const account = createAccount(api, credentials, now)
    const { operations, walletTrades } = createTrading(account, {
      find,
      now,
      book: (outcomeId) => fetchOrderBook(outcomeId),
    })
    const accounts = createAccountTopics({
      now,
      ...timersOf(options),
      everyMs: LOOK_MS,
      listen,
      /** Trades and positions of a wallet are public; its balance is not available. */
      async read(address) {
        const [positions, trades] = await Promise.all([operations.fetchPositions(address), walletTrades(address, 50)])
        return { positions, trades }
      },
    })
    /** The own account signals changes; the wallets of others are read at an interval. */
    function listen(): () => void {
      if (credentials?.privateKey === undefined) return () => undefined
      return listenToUser(socket, { session: account.session, wake: accounts.wake, ...timersOf(options) })
    }
    return withStreams(
      {
        ...reads,
        ...completeAccount(operations, venue.id, reads),
        ...createTransactions(account, api.market),
        withCredentials: signedIn,
      },
      { ...streams, account: accounts.watch },
      timersOf(options),
    )
  }
  return signedIn(options.credentials)
}

/** Sockets have a host of their own, unless a proxy stands before all. */
const socketHost = ({ baseUrl }: VenueOptions): string =>
  baseUrl?.replace(/^http/, 'ws').replace(/\/$/, '') ?? 'wss://ws.probable.markets'

export const venue: VenueModule = {
  id: 'probable',
  name: 'Probable',
  listsWithoutQuotes: true,
  unsupported,
  feesUnknown,
  create,
}
