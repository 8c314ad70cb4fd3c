import type { HostileVenue } from './hostile-venue.ts'
import type { Measured } from './probe.ts'
import type { Target } from './target.ts'

/** The gateways and the probe that an attack can use. */
export interface Scene {
  /** A gateway with fake venues that work normally. */
  busy: Target
  /** A gateway that reads its venues every second, one of which is `hostile`. */
  ingesting: Target
  hostile: HostileVenue
  /** Processes of the attack beside the gateways and their probes. */
  helpers: readonly number[]
  /** Addresses of the venues of `busy`. */
  venueUrls: Readonly<Record<string, string>>
  /** Returns the latencies that another caller has seen since the attack began. */
  measured: () => Promise<Measured>
  long: boolean
  /** How long an attack may repeat what it does. */
  ms: number
}

export interface Outcome {
  /** The observation of this attack, besides the figures that every attack has. */
  seen: string
  /** More observations, one line each. */
  details?: readonly string[]
  /** Results that must not occur. Latency and memory are checked in every attack as well. */
  problems: string[]
  /** Bounds of latency and memory that were passed while it ran. */
  passedBounds?: string[]
}

export interface Attack {
  name: string
  /** Number of the finding in the report of the first attack, and the finding. */
  finding: string
  before: string
  /** The gateway that is watched meanwhile; absent if the attack has no gateway. */
  against?: 'busy' | 'ingesting'
  run(scene: Scene): Promise<Outcome>
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until a condition holds; returns the milliseconds that it took, or undefined if it did not hold in time. */
export async function until(holds: () => boolean | Promise<boolean>, patienceMs: number): Promise<number | undefined> {
  const begun = performance.now()
  while (performance.now() - begun < patienceMs) {
    if (await holds()) return performance.now() - begun
    await pause(50)
  }
  return undefined
}

/** Says how many of the requested rounds ran, and that the time was over if there were fewer. */
export const countOf = (done: number, wanted: number, what: string): string =>
  done < wanted ? `${done} ${what}, cut by time before ${wanted}` : `${done} ${what}`

/** Builds an outcome from the problems that occurred. */
export const outcome = (seen: string, problems: Record<string, boolean>, details: readonly string[] = []): Outcome => ({
  seen,
  details,
  problems: Object.entries(problems).flatMap(([problem, isThere]) => (isThere ? [problem] : [])),
})
