import type { AccountVenue, StreamOffers, VenueOffers } from './offers.generated.ts'
import type { Credentials } from './parameters.ts'
import type { Streams } from './stream/streams.ts'
import type { Venue } from './venue.ts'

/** The id of a venue. */
export type VenueId = keyof VenueOffers

/**
 * A venue with all that it offers: nothing that it has is optional, and nothing else is in the type. Where the id may be
 * one of several, any operation may be missing.
 */
export type VenueOf<Id extends VenueId> = [Id] extends [Joined<Id>] ? Offering<Id> : Venue

type Offering<Id extends VenueId> = Pick<Venue, 'id' | 'name' | 'environment' | 'parseUrl'> &
  Required<Pick<Venue, VenueOffers[Id]>> &
  ([StreamOffers[Id]] extends [never] ? unknown : { streams: Required<Pick<Streams, StreamOffers[Id]>> }) &
  (Id extends AccountVenue ? { withCredentials: (credentials: Credentials) => Offering<Id> } : unknown)

/** The intersection of a union's members: the type itself where there is one, else `never` for texts. */
type Joined<T> = (T extends unknown ? (each: T) => void : never) extends (all: infer All) => void ? All : never
