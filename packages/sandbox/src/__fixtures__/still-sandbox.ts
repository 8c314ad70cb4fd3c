import { createVenue, type Venue, type VenueOptions } from '@crossvenue/venues'
import { type Sandbox, type SandboxOptions, startSandbox } from '../sandbox.ts'
import { scenario as ours } from '../scenario/index.ts'
import type { SandboxVenue } from '../scenario.ts'

/** The fakes count calls by the clock that stands: nothing is gained by waiting. */
const BUDGET = { calls: 100_000, perMs: 1_000 }

/** A sandbox whose clock stands until somebody moves it. */
export interface StillSandbox extends Sandbox {
  /** The time of the clock, in Unix milliseconds. Venues count calls by it. */
  time: number
  /** An adapter of a venue that goes by the same clock, with the key of a reader unless it is given another. */
  venue(id: SandboxVenue, options?: VenueOptions): Required<Venue>
  /** Ends all that its adapters watch. */
  hangUp(): Promise<void>
}

/** Starts a sandbox at the beginning of its scenario. */
export async function startStillSandbox(options: Omit<SandboxOptions, 'now'> = {}): Promise<StillSandbox> {
  const clock = { time: Date.parse((options.scenario ?? ours).begins) }
  const now = () => clock.time
  const sandbox = await startSandbox({ ...options, now })
  const open = new Set<Venue>()
  return Object.assign(clock, sandbox, {
    venue(id: SandboxVenue, more: VenueOptions = {}) {
      const credentials = { apiKey: sandbox.keys[id] }
      const venue = createVenue(id, { baseUrl: sandbox.urls[id], now, credentials, budget: BUDGET, ...more })
      open.add(venue)
      return venue as Required<Venue>
    },
    async hangUp() {
      for (const venue of open) await venue.close?.()
      open.clear()
    },
  })
}
