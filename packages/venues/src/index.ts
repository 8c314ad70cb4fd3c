export { parseArguments } from './arguments/arguments.ts'
export { isCut, MAX_LIST_LENGTH } from './arguments/list-length.ts'
export { normalizeArgument } from './arguments/normalize-argument.ts'
export { getExecutionPrice, getExecutionPriceDetailed } from './calculations.ts'
export { createVenue, missingNetwork, venues } from './create-venue.ts'
export { CrossvenueError, type ErrorBody, type ErrorCode, type ErrorDetails, errorCodes } from './errors.ts'
export { dearestFee, feeOf, VenueFees } from './fees/fees.ts'
export { feesOfMarket } from './fees/market-fees.ts'
export { type CallContext, callFor, currentCall } from './http/call-context.ts'
export { limitedTo } from './http/limited-to.ts'
export type { BudgetState } from './http/rate-budget.ts'
export { createSharedFlights } from './http/shared-flights.ts'
export type { VenueAnswer, VenueFetch } from './http/venue-fetch.ts'
export { tidySchema } from './json-schemas.ts'
export * from './models.ts'
export { modelOf, modelsIn } from './models-in.ts'
export { type Environment, environments, environmentsOf, type Network } from './network.ts'
export { describeNulls, nullOnWire, toWire } from './null-on-wire.ts'
export {
  type Args,
  type Argument,
  emitsEvents,
  isMethod,
  isStreaming,
  type Method,
  methods,
  type Operation,
  type Operations,
  operations,
  type Result,
  takesGet,
} from './operations.ts'
export { mirrorBook } from './orders/mirror.ts'
export { filterEvents, filterMarkets } from './paging/filters.ts'
export { walkPages } from './paging/walk-pages.ts'
export * from './parameters.ts'
export type { Streams } from './stream/streams.ts'
export { createTopics } from './stream/topics.ts'
export type { Watch } from './stream/watch.ts'
export { createWatches } from './stream/watches.ts'
export { turn, turnIfLong } from './turn.ts'
export { NOT_IMPLEMENTED, reasonsOf, type Unsupported, venueMethods } from './unsupported.ts'
export { CATEGORIES, categoryOf, isOfCategory } from './values/category.ts'
export { parseInstant } from './values/instant.ts'
export { isOpen } from './values/market-status.ts'
export { undefinedIfNotFound } from './values/undefined-if-not-found.ts'
export type { PageTarget, Rejection, Venue, VenueModule, VenueOptions } from './venue.ts'
export type { VenueId, VenueOf } from './venue-of.ts'
