import { eventKey } from '../order.ts'
import { type Override, type Rulings, readRulings } from './rulings.ts'

/** Rulings that change while an index holds its events. */
export interface ReplaceableRulings {
  rulings: Rulings
  /** Replaces all overrides; returns the keys of the events that are named by those that come or go. */
  replace(overrides: readonly Override[]): ReadonlySet<string>
}

/** Creates the rulings of an operator's overrides, which can be replaced by others. */
export function createRulings(overrides: readonly Override[]): ReplaceableRulings {
  let current = overrides
  let rulings = readRulings(overrides)
  return {
    rulings: (a, b) => rulings(a, b),
    replace(next) {
      const named = differenceOf(current, next).flatMap(({ a, b }) => [eventKey(a), eventKey(b)])
      current = next
      rulings = readRulings(next)
      return new Set(named)
    },
  }
}

/** Returns the overrides that are in one list only. */
function differenceOf(one: readonly Override[], other: readonly Override[]): Override[] {
  const only = (some: readonly Override[], others: readonly Override[]) => {
    const known = new Set(others.map((override) => JSON.stringify(override)))
    return some.filter((override) => !known.has(JSON.stringify(override)))
  }
  return [...only(one, other), ...only(other, one)]
}
