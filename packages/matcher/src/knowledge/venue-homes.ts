import type { EntityId } from '../extract/entities.ts'

/**
 * The country a venue speaks of where it names none, other than the United States: "next general election" on a British
 * exchange is the British one. Source: the venues' own sites.
 */
const venueHomes: ReadonlyMap<string, EntityId> = new Map(
  Object.entries({
    betdaq: 'country:gbr',
    betfair: 'country:gbr',
    ladbrokes: 'country:gbr',
    matchbook: 'country:gbr',
    smarkets: 'country:gbr',
    williamhill: 'country:gbr',
  }),
)

/** Undefined of venues that speak to the world. */
export const homeOf = (venue: string): EntityId | undefined => venueHomes.get(venue)
