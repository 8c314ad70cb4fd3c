import { networkOf } from '../../network.ts'
import { completeAccount } from '../../orders/complete-account.ts'
import type { Credentials } from '../../parameters.ts'
import { createPolledBooks } from '../../stream/polled-books.ts'
import { timersOf } from '../../stream/timers.ts'
import { withStreams } from '../../stream/with-streams.ts'
import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { createAccount } from './account.ts'
import { createAccountStream } from './account-stream.ts'
import { createApi, createHttp, ID } from './api.ts'
import { proxyOf, walletOf } from './check-wallet.ts'
import { fees } from './fees.ts'
import { networks } from './networks.ts'
import { outcomeIdOf } from './outcome.ts'
import { createReads, readBook } from './reads.ts'
import { createStreams } from './stream.ts'
import { createTrading } from './trading.ts'
import { unsupported } from './unsupported.ts'

/** Creates the SX Bet venue: bets of its members on a rollup of its own, in USDC. */
function create(options: VenueOptions = {}): Venue {
  const { now = Date.now } = options
  const http = createHttp(options)
  const api = createApi(http, now)
  const network = networkOf(networks, options)
  const reads = createReads(api, network) as Required<Venue>
  const socket = `${network.socket}/connection/websocket`
  // The venue opens its socket with a key only, even for public books.
  const polledBooks = createPolledBooks(reads, timersOf(options))

  const signedIn = (credentials: Credentials | undefined): Venue => {
    const account = createAccount(http, credentials)
    const trading = createTrading(account, {
      metadata: api.metadata,
      chainId: network.chainId,
      book: (outcome) => reads.fetchOrderBook(outcomeIdOf(outcome)),
      now,
    })
    const streams = createStreams(socket, {
      ...{ now, ...timersOf(options) },
      token: account.socketToken,
      fetchBook: (marketHash) => readBook(api, marketHash),
      fetchTrades: reads.fetchTrades,
    })
    const own = createAccountStream(trading, { url: socket, account, now, ...timersOf(options) })
    const steps = [walletOf(account), proxyOf(account)]
    return withStreams(
      { ...reads, ...completeAccount(trading, ID, reads, { steps }), withCredentials: signedIn },
      {
        ...streams,
        ...(credentials?.apiKey === undefined && { orderBook: polledBooks }),
        account: own.watch,
      },
      timersOf(options),
    )
  }
  return signedIn(options.credentials)
}

export const venue: VenueModule = {
  id: ID,
  name: 'SX Bet',
  listsWithoutQuotes: true,
  unsupported,
  fees,
  testNetwork: networks.test,
  create,
}
