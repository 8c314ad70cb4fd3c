import type { Override } from '@crossvenue/matcher'
import { serviceId } from '../store/service-id.ts'
import type { StoredOverride } from '../store/store.ts'

export interface EffectiveOverrides {
  /** One per pair. */
  overrides: StoredOverride[]
  /** Overrides set by commands that the operator's file overrules. */
  overruled: StoredOverride[]
}

/** Chooses one override per pair: the file takes precedence over commands. */
export function effectiveOverrides(stored: readonly StoredOverride[]): EffectiveOverrides {
  const byPair = new Map<string, StoredOverride>()
  const overruled: StoredOverride[] = []
  // `command` comes before `file`.
  for (const override of stored.toSorted((one, other) => (one.source < other.source ? -1 : 1))) {
    const pair = JSON.stringify([override.a, override.b])
    const known = byPair.get(pair)
    if (known && known.relation !== override.relation) overruled.push(known)
    byPair.set(pair, override)
  }
  return { overrides: [...byPair.values()], overruled }
}

/** Returns the pairs of events, by service id, that are forbidden as wholes. */
export const forbiddenEvents = (overrides: readonly Override[]): [string, string][] =>
  overrides
    .filter(({ a, relation }) => relation === 'none' && a.marketId === undefined)
    .map(({ a, b }) => [serviceId(a.venue, a.eventId), serviceId(b.venue, b.eventId)])
