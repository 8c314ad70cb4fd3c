import { CrossvenueError, type Method, type Venue } from '@crossvenue/venues'
import { describeVenue } from './routes/venues.ts'

/** Returns the error of an operation that a venue does not offer, with the reason. */
export function notOffered(venue: Venue, method: Method): CrossvenueError {
  const reason = describeVenue(venue).absences[method]
  const message = `${venue.id} does not offer ${method}${reason === undefined ? '' : `: ${reason}`}`
  return new CrossvenueError('NOT_SUPPORTED', message, { exchange: venue.id })
}
