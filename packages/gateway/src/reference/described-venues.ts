import { CrossvenueError, createVenue, type Venue, venues } from '@crossvenue/venues'
import { createRouter } from '../router/router.ts'

/** Returns all venues and the router, as a gateway with every venue describes them; the router answers no call. */
export const describedVenues = (): Venue[] => [
  ...Object.keys(venues).map((id) => createVenue(id)),
  createRouter({ answers: { answer: refuse }, venues: new Map() }),
]

const refuse = () => Promise.reject(new CrossvenueError('NOT_SUPPORTED', 'there is no catalogue behind the reference'))
