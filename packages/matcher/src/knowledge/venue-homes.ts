import type { EntityId } from '../extract/entities.ts'

/**
 * The country a venue means where it names none, if that is not the United States: "next general election" on a British
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

/**
 * Returns the country that a venue means where a question names none: "betfair" -> "country:gbr". Undefined for venues
 * that mean the United States, and for international ones.
 */
export const homeCountryOf = (venue: string): EntityId | undefined => venueHomes.get(venue)
