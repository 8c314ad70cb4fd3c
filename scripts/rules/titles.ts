import type { UnifiedEvent } from '@crossvenue/venues'

/** Returns every title and label of a catalogue once. */
export const titlesOf = (events: readonly UnifiedEvent[]): ReadonlySet<string> =>
  new Set(
    events.flatMap(({ title, markets }) => [
      title,
      ...markets.flatMap((market) => [market.title, ...(market.subtitle ? [market.subtitle] : [])]),
    ]),
  )
