import { createVenue, type VenueFetch } from '@crossvenue/venues'
import type { Config } from '../config.ts'
import { nodeFetch } from '../node-fetch.ts'
import type { Finding } from './finding.ts'

/** Venues refuse signed requests whose time differs by more than some seconds; the header has whole seconds. */
const MAX_SKEW_MS = 5_000
const PATIENCE_MS = 20_000

type VenueSettings = 'venueUrls' | 'venueEnvironments' | 'venueKeys'

interface Clock {
  fetch?: VenueFetch
  now?: () => number
}

/** Checks that each venue answers a read, and that its clock agrees with ours. */
export const checkVenues = (config: Pick<Config, 'venues' | VenueSettings>, clock: Clock = {}): Promise<Finding[]> =>
  Promise.all(config.venues.map((id) => checkVenue(id, config, clock)))

async function checkVenue(
  id: string,
  { venueUrls, venueEnvironments, venueKeys }: Pick<Config, VenueSettings>,
  { fetch: send = nodeFetch, now = Date.now }: Clock,
): Promise<Finding> {
  let skew: number | undefined
  const observed: VenueFetch = async (url, request) => {
    const sentAt = now()
    const response = await send(url, request)
    const date = Date.parse(response.headers.get('date') ?? '')
    // A cached answer has an older date.
    if (!Number.isNaN(date) && response.headers.get('age') === null) skew = (sentAt + now()) / 2 - date
    return response
  }
  const apiKey = venueKeys[id]
  const venue = createVenue(id, {
    fetch: observed,
    now,
    baseUrl: venueUrls[id],
    environment: venueEnvironments[id],
    ...(apiKey !== undefined && { credentials: { apiKey } }),
  })
  try {
    await within(PATIENCE_MS, venue.fetchMarkets?.({ limit: 1 }) ?? venue.fetchEvents?.({ limit: 1 }))
  } catch (error) {
    const message = `${id} cannot be read: ${error instanceof Error ? error.message : error}`
    const name = id.toUpperCase().replaceAll('-', '_')
    const advice = `check the network and the state of the venue; CROSSVENUE_${name}_URL sets another address, CROSSVENUE_VENUES leaves it out`
    return { check: 'venue', state: 'warning', message, advice }
  }
  if (skew === undefined || Math.abs(skew) <= MAX_SKEW_MS) {
    const clock = skew === undefined ? 'states no time' : `its clock agrees within ${MAX_SKEW_MS / 1_000} s`
    return { check: 'venue', state: 'ok', message: `${id} answers; ${clock}` }
  }
  const message = `the clock of this machine is ${Math.abs(Math.round(skew / 1_000))} s ${skew > 0 ? 'ahead of' : 'behind'} that of ${id}`
  const advice = 'synchronize the clock (timedatectl set-ntp true): venues refuse signed requests with another time'
  return { check: 'venue', state: 'failure', message, advice }
}

async function within(ms: number, work: Promise<unknown> | undefined): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms / 1_000} s`)), ms)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
