import { createVenue } from '@crossvenue/venues'
import { sandboxVenues } from '../sandbox.ts'

/** The venues where orders are placed. */
export const tradingVenues = sandboxVenues.filter((id) => createVenue(id).createOrder)
