import { createHash } from 'node:crypto'
import type { Label } from '@crossvenue/matcher'
import type { LabelledSet } from './labelled-set.ts'

/**
 * Whether a label belongs to the third that is measured and never read: no rule is written from it, no weight is fitted
 * to it and no report shows its pairs. Decided by the id of the event whose venue sorts first, so that all labels of
 * that event go together.
 */
export function isFrozen({ a, b }: Label): boolean {
  const { venue, eventId } = a.venue < b.venue ? a : b
  return createHash('sha256').update(`${venue} ${eventId}`).digest().readUInt32BE(0) % 3 === 0
}

/** Sets the frozen labels of a set apart from the others. */
export const withFrozen = (set: LabelledSet): LabelledSet => ({
  ...set,
  labels: set.labels.filter((label) => !isFrozen(label)),
  frozen: set.labels.filter(isFrozen),
})
