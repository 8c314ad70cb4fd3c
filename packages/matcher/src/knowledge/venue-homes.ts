import type { EntityId } from '../extract/entities.ts'

/**
 * For venues outside the United States, the country that a market means if it names none: "next general election" on a
 * British exchange is the British one. Source: the venues' own sites.
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

/**
 * Returns the home country of a venue, which its markets mean if they name no country: "betfair" -> "country:gbr".
 * Undefined for venues of the United States and international ones.
 */
export const homeCountryOf = (venue: string): EntityId | undefined => venueHomes.get(venue)
