import { bindCalls } from './bind-calls.ts'
import { getExecutionPriceDetailed } from './calculations.ts'
import { deriveOperations } from './derive-operations.ts'
import { CrossvenueError } from './errors.ts'
import type { VenueFees } from './fees/fees.ts'
import { type Environment, environments, environmentsOf } from './network.ts'
import type { Venue, VenueModule, VenueOptions } from './venue.ts'

/**
 * Creates the venue of a folder. Throws NOT_SUPPORTED, with the words of `missing`, for a network that it does not have.
 */
export function openVenue(
  folder: VenueModule,
  options?: VenueOptions,
  missing: (name: string, environment: Environment) => string = withoutNetwork,
): Venue {
  const module = deriveOperations(folder)
  const environment = environmentOf(module, options?.environment, missing)
  const { id, fees } = module
  const venue = module.create(options)
  const { fetchOrderBook } = venue
  const whole = {
    ...venue,
    environment,
    ...(fees && calculateWith(fees)),
    ...(fetchOrderBook && { fetchOrderBook: withoutFees(id, fetchOrderBook) }),
  }
  const hasPages = module.testEnvironment || environment === 'production' || module.testNetwork?.site !== undefined
  return bindCalls(whole, options?.credentials, options?.now ?? Date.now, hasPages)
}

/** Says that a venue does not have a network. */
export const withoutNetwork = (venue: string, environment: Environment): string =>
  `${venue} has no ${environment} network`

/** Returns the network of a venue that is wanted, or its usual one. */
function environmentOf(
  module: VenueModule,
  wanted: Environment | undefined,
  missing: (name: string, environment: Environment) => string,
): Environment {
  const offered = environmentsOf(module)
  const [usual = 'production'] = offered
  if (wanted === undefined || offered.includes(wanted)) return wanted ?? usual
  const { id: exchange, name } = module
  const isKnown = environments.includes(wanted)
  const message = isKnown
    ? missing(name, wanted)
    : `environment must be ${environments.join(' or ')}, got ${JSON.stringify(wanted)}`
  throw new CrossvenueError(isKnown ? 'NOT_SUPPORTED' : 'VALIDATION_ERROR', message, { exchange, field: 'environment' })
}

const calculateWith = (fees: VenueFees): Pick<Venue, 'getExecutionPriceDetailed'> => ({
  getExecutionPriceDetailed: async (...args) => getExecutionPriceDetailed(...args, fees),
})

/**
 * Refuses requests for prices that include fees: a single market may have its own fees, which only the catalogue (and
 * with it the router) has.
 */
const withoutFees =
  (exchange: string, fetch: NonNullable<Venue['fetchOrderBook']>): NonNullable<Venue['fetchOrderBook']> =>
  async (...args) => {
    if (args[2]?.withFees !== true) return fetch(...args)
    const message = `${exchange} does not support withFees; call fetchOrderBook of router for a book with fees`
    throw new CrossvenueError('NOT_SUPPORTED', message, { exchange, field: 'withFees' })
  }
