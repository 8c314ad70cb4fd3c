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
  }
  /** How its pages say that there are more, where they name the next one. */
  more?: MorePages
  /** What a reader signs in with, where the venue answers nobody else, or nobody else as often. */
  key?: string
}
