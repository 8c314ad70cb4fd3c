import type { Ref } from '@crossvenue/matcher'
import { parseServiceId, serviceId } from './service-id.ts'

// A ref is two columns: the service id of the event, and the market or '' for the event as a whole.

export interface PairColumns {
  a_event: string
  a_market: string
  b_event: string
  b_market: string
}

export const eventOf = ({ venue, eventId }: Ref): string => serviceId(venue, eventId)

export const marketOf = ({ marketId }: Ref): string => marketId ?? ''

export const readRef = (id: string, marketId: string): Ref => ({
  ...parseServiceId(id),
  ...(marketId !== '' && { marketId }),
})
