import type { VenueLevel } from './venue-quotes.ts'

/** How many cents from the middle are looked at. */
export const STEPS = 10

/** Contracts within 1¢, 2¢ ... of the middle of one venue's quotes. */
export interface Depth {
  bids: number[]
  asks: number[]
}

/** Adds up the levels of one venue by their distance from its middle; undefined where it has no levels. */
export function depthOf(bids: readonly VenueLevel[], asks: readonly VenueLevel[], venue: string): Depth | undefined {
  const [own, others] = [bids, asks].map((levels) => levels.filter((level) => level.venue === venue))
  const [bid, ask] = [own?.[0]?.price, others?.[0]?.price]
  if (bid === undefined && ask === undefined) return undefined
  const middle = ((bid ?? ask ?? 0) + (ask ?? bid ?? 0)) / 2
  const within = (levels: readonly VenueLevel[] = []) =>
    Array.from({ length: STEPS }, (_, step) =>
      // A cent less the error of a sum of binary fractions.
      levels.reduce(
        (sum, { price, size }) => (Math.abs(price - middle) <= (step + 1) / 100 + 1e-9 ? sum + size : sum),
        0,
      ),
    )
  return { bids: within(own), asks: within(others) }
}
