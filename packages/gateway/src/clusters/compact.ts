import type { UnifiedMarket } from '@crossvenue/venues'
import { pick, shownEventFields, shownMarketFields, shownOutcomeFields } from '../store/shown-event.ts'
import type { ClusterEvent } from './cluster.ts'

// Rules, images and metadata are most of an event's bytes and rarely needed in a list. `yes` and `no` repeat entries of
// `outcomes`, a market's quotes repeat those of its first outcome, and its venue and event are those of the event.
const [id, ...others] = shownEventFields
const eventFields = [id, 'eventId', ...others, 'marketCount'] as const satisfies readonly (keyof ClusterEvent)[]

/** Returns the fields of an event that a list of clusters shows. */
export const compactEvent = (event: ClusterEvent): ClusterEvent => ({
  ...pick(event, eventFields),
  description: undefined,
  markets: event.markets.map(compactMarket),
})

/** Returns the fields of a market that a list shows. */
export const compactMarket = (market: UnifiedMarket): UnifiedMarket => ({
  ...pick(market, shownMarketFields),
  outcomes: market.outcomes.map((outcome) => pick(outcome, shownOutcomeFields)),
})
