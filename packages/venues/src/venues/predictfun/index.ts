import { networkOf } from '../../network.ts'
import { completeAccount } from '../../orders/complete-account.ts'
import type { Credentials } from '../../parameters.ts'
import { createAccountTopics } from '../../stream/account-topics.ts'
import { createPolledBooks } from '../../stream/polled-books.ts'
import type { Streams } from '../../stream/streams.ts'
import { timersOf } from '../../stream/timers.ts'
import { withStreams } from '../../stream/with-streams.ts'
import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { createAccount, keyHeaderOf } from './account.ts'
import { listenToWallet } from './account-stream.ts'
import { createApi, createHttp } from './api.ts'
import { allowanceOf } from './check-allowance.ts'
import { fees } from './fees.ts'
import { createFinder } from './find.ts'
import { networks } from './networks.ts'
import { createReads } from './reads.ts'
import { createStreams } from './stream.ts'
import { createTrading } from './trading.ts'
import { createTransactions } from './transactions.ts'
import { unsupported } from './unsupported.ts'

const ID = 'predictfun'

/** How often a watched wallet is read. */
const LOOK_MS = 15_000
const TRADES = 50

/** Creates the Predict.fun venue: order books on BNB chain, in USDT. */
function create(options: VenueOptions = {}): Venue {
  const { now = Date.now } = options
  const network = networkOf(networks, options)
  const { needsKey } = network
  const http = createHttp(options, network)
  const own = options.credentials?.apiKey
  const socket = network.socket && `${network.socket}/ws`

  /** Creates the public endpoints, which need a key too: the service's own, or without one that of a caller. */
  const createPublic = (credentials: Credentials | undefined) => {
    const api = createApi(http, own === undefined ? credentials?.apiKey : undefined)
    const find = createFinder(api, now)
    const reads = createReads(api, find, network)
    const streams: Streams = socket
      ? createStreams(socket, {
          keyHeader: () => keyHeaderOf(own ?? credentials?.apiKey, needsKey),
          resolve: find.outcome,
          fetchBook: api.book,
          ...timersOf(options),
        })
      : { orderBook: createPolledBooks(reads, timersOf(options)) }
    return { api, reads, streams }
  }
  const shared = createPublic(options.credentials)

  const signedIn = (credentials: Credentials | undefined): Venue => {
    const isShared = own !== undefined || credentials?.apiKey === undefined
    const { api, reads, streams } = isShared ? shared : createPublic(credentials)
    const { fetchOrderBook } = reads as Required<Venue>
    const account = createAccount(http, api, credentials, { key: own, needsKey, now })
    const { operations, walletTrades } = createTrading(account, api, {
      network,
      market: api.market,
      book: (outcomeId) => fetchOrderBook(outcomeId),
      now,
    })
    const accounts = createAccountTopics({
      now,
      ...timersOf(options),
      everyMs: LOOK_MS,
      listen,
      /** Trades and positions of a wallet are public; its balance is not available. */
      async read(address) {
        const [positions, trades] = await Promise.all([
          operations.fetchPositions(address),
          walletTrades(address, { limit: TRADES }),
        ])
        return { positions, trades }
      },
    })
    /** The own account signals changes; the wallets of others are read at an interval. */
    function listen(): () => void {
      if (!socket || credentials?.privateKey === undefined) return () => undefined
      return listenToWallet(socket, { account, wake: accounts.wake, fail: accounts.fail, ...timersOf(options) })
    }
    return withStreams(
      {
        ...reads,
        ...completeAccount(operations, ID, reads, { steps: [allowanceOf(network)] }),
        ...createTransactions(account, { network, market: api.market }),
        withCredentials: signedIn,
      },
      { ...streams, account: accounts.watch },
      timersOf(options),
    )
  }
  return signedIn(options.credentials)
}

export const venue: VenueModule = {
  id: ID,
  name: 'Predict.fun',
  needsKey: true,
  unsupported,
  fees,
  testNetwork: networks.test,
  create,
}
