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

/** How long an order stands, besides until it is canceled, and what else it may be told. */
export type OrderTerm = 'IOC' | 'FOK' | 'GTD' | 'post-only'

/** In what trading on a venue differs from trading on most, so that tests know what to expect. */
export interface TradingWays {
  /** What an order can be told; what is not listed is refused. @default nothing */
  terms?: readonly OrderTerm[]
  /** Whether a sale beyond what is held opens the opposite side, where the caller asks for that. */
  shorts?: true
  /** Whether what is held is sold at the price of the market only, and no order to sell rests. */
  sellsAtMarket?: true
  /** Whether what is submitted twice is placed twice, because the venue knows no id of the caller's. */
  placesTwice?: true
  /** Whether requests bear a key alone and no time, so that an old one is as good as a new one. */
  undated?: true
  /** Whether nothing is told of orders that were canceled. */
  forgetsCanceled?: true
  /** Whether a member's trade does not tell which order it belongs to. */
  tradesWithoutOrder?: true
  /** Whether streams tell a trade of the outcome only that was traded, and not of the other. */
  oneSidedTrades?: true
  /** Whether what its streams of trades have missed can be known, by the ids of its lists or because it tells it anew. */
  listsMissedTrades?: true
  /** Whether there are accounts and no wallets, so that nobody else's can be watched. */
  walletless?: true
  /** Which posts only read, or only try an order out. @default none */
  reads?: (post: Request) => boolean | Promise<boolean>
}

/** What a folder in venues/ exports: a server that speaks the venue's wire format, and how the venue lists things. */
export interface FakeVenue {
  serve: (world: World) => Served
  style: ListingStyle
  /** What its lists leave out, so that tests know what an adapter can tell. @default nothing */
  lists?: {
    /** Whether what is closed has left them. */
    openOnly?: true
    /** Whether they tell a price at the most, and no best bid and ask. */
    unquoted?: true
    /** Whether they tell no price at all. */
    unpriced?: true
    /** The bid and the ask they write where nobody quotes. */
    emptyQuotes?: { bid: number; ask: number }
  }
  /** How trading goes there, where it is unlike on most. */
  trading?: TradingWays
  /** How its pages say that there are more, where lists come in pages. */
  more?: MorePages
  /** What a reader signs in with, where the venue answers nobody else, or nobody else as often. */
  key?: string
}
