import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { mapInTurns } from '../../map-in-turns.ts'
import { withPosition } from '../../orders/complete-account.ts'
import { type Adapter, completeVenue } from '../../paging/complete.ts'
import { keepEvents } from '../../paging/listing.ts'
import { pickMarket } from '../../paging/pick-market.ts'
import { readRows } from '../../paging/row-pages.ts'
import type { Credentials } from '../../parameters.ts'
import { requireCredentials } from '../../signing/credentials.ts'
import { fromUnits } from '../../values/units.ts'
import type { Venue, VenueModule, VenueOptions } from '../../venue.ts'
import { type BaoziMarket, DECIMALS } from './accounts.ts'
import { createApi } from './api.ts'
import { feesUnknown } from './fees.ts'
import { marketOf, parseEvent } from './parse.ts'
import { parsePositions } from './positions.ts'
import { unsupported } from './unsupported.ts'
import { parseUrl } from './urls.ts'

const id = 'baozi'
const name = 'Baozi'

const ACCOUNT = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/

/** Creates the Baozi venue: pari-mutuel pools in SOL, read from the chain. It has no book, no trades and no history. */
function create(options: VenueOptions = {}): Venue {
  const api = createApi(options)
  const { now = Date.now } = options

  const eventOf = async (pubkey: string, code: ErrorCode) => {
    if (ACCOUNT.test(pubkey)) return parseEvent(await api.market(pubkey, code), now())
    throw new CrossvenueError(code, `No market ${pubkey} on Baozi`, { exchange: id })
  }

  /** A node returns all accounts at once; the pages are ours, by address. */
  const fetchEventsPaginated: Adapter['fetchEventsPaginated'] = async (params = {}) => {
    const { cursor, limit, status = 'active', filter } = params
    const markets = (await api.markets()).toSorted((a, b) => (a.pubkey < b.pubkey ? -1 : 1))
    const wanted = { exchange: id, cursor, limit, longest: Math.max(markets.length, 1) }
    const { rows, ...rest } = await readRows(wanted, async (request) => ({
      rows: markets.slice(request.offset, request.offset + request.limit),
      total: markets.length,
    }))
    const events = await mapInTurns(rows as BaoziMarket[], (market) => parseEvent(market, now()))
    return { ...rest, data: keepEvents(events, { status, filter }) }
  }

  const reads = completeVenue({
    id,
    name,
    parseUrl,
    fetchEventsPaginated,
    fetchEvent: ({ value }) => eventOf(value, 'EVENT_NOT_FOUND'),
    async fetchMarket(target) {
      return pickMarket(id, (await eventOf(marketOf(target.value), 'MARKET_NOT_FOUND')).markets, target)
    },
  })

  const signedIn = (credentials: Credentials | undefined): Venue => {
    const walletOf = (address = requireCredentials(id, credentials, 'walletAddress').walletAddress): string => {
      if (ACCOUNT.test(address)) return address
      const message = `address must be an address on Solana, got ${address}`
      throw new CrossvenueError('VALIDATION_ERROR', message, { exchange: id, field: 'address' })
    }
    const account = {
      /** Anybody's: what is bet is public. */
      async fetchPositions(address?: string) {
        const bets = await api.bets(walletOf(address))
        return bets.length > 0 ? parsePositions(bets, await api.markets()) : []
      },
      async fetchBalance(address?: string) {
        const available = fromUnits(await api.lamports(walletOf(address)), DECIMALS) ?? 0
        return [{ currency: 'SOL', available, venue: id }]
      },
    }
    return { ...reads, ...withPosition(account, id), withCredentials: signedIn }
  }
  return signedIn(options.credentials)
}

export const venue: VenueModule = { id, name, unsupported, feesUnknown, create }
