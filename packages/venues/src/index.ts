export { NOT_IMPLEMENTED, reasonsOf, type Unsupported, venueMethods } from './absences.ts'
export { parseArguments } from './arguments.ts'
export { getExecutionPrice, getExecutionPriceDetailed } from './calculations.ts'
export { type CallContext, callFor } from './call-context.ts'
export { CATEGORIES, categoryOf, isOfCategory } from './category.ts'
export { createVenue, venues } from './create-venue.ts'
export { CrossvenueError, type ErrorBody, type ErrorCode, type ErrorDetails, errorCodes } from './errors.ts'
export { filterEvents, filterMarkets } from './filters.ts'
export { parseInstant } from './instant.ts'
export { tidySchema } from './json-schemas.ts'
export { isCut, MAX_LIST_LENGTH } from './list-length.ts'
export { isOpen } from './market-status.ts'
export * from './models.ts'
export { modelOf, modelsIn } from './models-in.ts'
export { normalizeArgument } from './normalize-argument.ts'
export { describeNulls, toWire } from './null-on-wire.ts'
export {
  type Args,
  type Argument,
  isMethod,
  type Method,
  methods,
  type Operation,
  type Operations,
  operations,
  type Result,
} from './operations.ts'
export * from './parameters.ts'
export type { Streams } from './stream/streams.ts'
export type { Watch } from './stream/watch.ts'
export { createWatches } from './stream/watches.ts'
export type { PageTarget, Rejection, Venue, VenueModule, VenueOptions } from './venue.ts'
export { walkPages } from './walk-pages.ts'
