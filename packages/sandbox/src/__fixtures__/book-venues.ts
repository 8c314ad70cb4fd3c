import { createVenue } from '@crossvenue/venues'
import { sandboxVenues } from '../sandbox.ts'

/** The venues where orders are placed in a book. */
export const bookVenues = sandboxVenues.filter((id) => createVenue(id).createOrder && createVenue(id).fetchOrderBook)
