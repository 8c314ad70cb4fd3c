import type { Credentials } from '@crossvenue/venues'
import type { Hono } from 'hono'
import type { MorePages } from './faults.ts'
import type { ListingStyle } from './scenario/listing-style.ts'
import type { Connect } from './sockets.ts'
import type { World } from './world.ts'

/** A server of one venue, and what happens there besides: a plain HTTP application has nothing of the kind. */
export interface Served {
  fetch: Hono['fetch']
  /** Opens an account with so many dollars, and returns what its owner signs in with. */
  openAccount?: (name: string, dollars: number) => Credentials | Promise<Credentials>
  /** Takes a socket connection. */
  connect?: Connect
  /** Lets the time that has passed show in the streams. */
  tick?: () => void
}

/** The duration of an order, other than until canceled, and its other options. */
export type OrderTerm = 'IOC' | 'FOK' | 'GTD' | 'post-only'

/** In what trading on a venue differs from trading on most, so that tests know what to expect. */
export interface TradingWays {
  /** The supported options of an order; any other is refused. @default none */
  terms?: readonly OrderTerm[]
  /** Whether a sale beyond what is held opens the opposite side, where the caller asks for that. */
  shorts?: true
  /** Whether what is held is sold at the price of the market only, and no order to sell rests. */
  sellsAtMarket?: true
  /** Whether what is submitted twice is placed twice, because the venue knows no id of the caller's. */
  placesTwice?: true
  /** Whether requests carry a key only and no time, so that an old one stays valid. */
  undated?: true
  /** Whether canceled orders are not listed. */
  forgetsCanceled?: true
  /** Whether a member's trade does not state its order. */
  tradesWithoutOrder?: true
  /** Whether streams send a trade only for the traded outcome, and not for the other. */
  oneSidedTrades?: true
  /** Whether public trades do not state which side took. */
  sidelessTrades?: true
  /** Whether trades that a stream has missed can be found, by the ids of the lists or because they are sent again. */
  listsMissedTrades?: true
  /** Whether there are accounts and no wallets, so that nobody else's can be watched. */
  walletless?: true
  /**
   * The nearest price that the venue takes for the first or the second outcome, where its prices are on a ladder.
   * @default the nearest multiple of the tick
   */
  priceNear?: (price: number, isSecond: boolean) => number
  /** Which posts only read, or only try an order out. @default none */
  reads?: (post: Request) => boolean | Promise<boolean>
}

/** The exports of a folder in venues/: a server with the venue's wire format, and the venue's listings. */
export interface FakeVenue {
  serve: (world: World) => Served
  style: ListingStyle
  /** Fields that its lists omit, so that tests know what an adapter can return. @default none */
  lists?: {
    /** Whether what is closed has left them. */
    openOnly?: true
    /** Whether they state a price at most, and no best bid and ask. */
    unquoted?: true
    /** Whether they state no price at all. */
    unpriced?: true
    /** The bid and the ask they write where nobody quotes. */
    emptyQuotes?: { bid: number; ask: number }
  }
  /** How trading goes there, where it is unlike on most. */
  trading?: TradingWays
  /** How its pages say that there are more, where lists come in pages. */
  more?: MorePages
  /** The credentials of a reader, where the venue requires them, or allows more calls with them. */
  key?: string
}
