import { assess, isSure } from '../assess.ts'
import { readEvent } from '../extract/event.ts'
import type { Worded } from './changed-questions.ts'
import { listing } from './listing.ts'

/** Returns how two titles relate, each the only question of an event of its own venue. */
export function relationOfTitles([one, other]: Worded): string | undefined {
  const [a, b] = [one, other].map((title, n) => readEvent(listing(`v${n}`, { title })).markets[0])
  if (!a || !b) throw new Error('not read')
  const found = assess(a, b)
  return isSure(found) ? found.relation : undefined
}
