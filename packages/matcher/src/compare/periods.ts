import { yearOf } from '../extract/civil.ts'
import { type EntityKind, kindOf } from '../extract/entities.ts'
import type { Proposition } from '../extract/proposition.ts'
import type { Time } from '../extract/time.ts'

/** What a whole period comes to: its growth is not that of its last quarter. */
export const isTotal = ({ region, time }: Proposition) =>
  region?.unit === 'percent' && !region.touch && (time.window?.kind ?? 'period') === 'period'

export function isSamePeriod({ time: a }: Proposition, { time: b }: Proposition): boolean {
  if (a.window && b.window) return a.window.from === b.window.from
  const whole = ({ window, years: [year] }: Time) => !window || !year || window.to - (window.from ?? 0) > 300
  return whole(a) && whole(b)
}

/** Contests are named by their year; the day one of them is held on, told by the other side, lies in it. */
export function isEdition(a: Proposition, b: Proposition): boolean {
  if (a.region || b.region || (a.time.window === undefined) === (b.time.window === undefined)) return false
  const [dated, named] = a.time.window ? [a, b] : [b, a]
  const { window } = dated.time
  if (
    window?.from === undefined ||
    window.clock ||
    !named.time.years.some(({ value }) => value === yearOf(window.from ?? 0))
  )
    return false
  return isContest(a) && isContest(b)
}

const isContest = ({ core }: Proposition) =>
  core.some(({ key, ids }) => key === 'grand-prix' || ids?.some((id) => CONTESTS.has(kindOf(id))))

const CONTESTS: ReadonlySet<EntityKind> = new Set(['trophy', 'award'])
