import { readFileSync } from 'node:fs'
import type { Label } from '@crossvenue/matcher'

/** A label that we believe wrong, as we would have it, with the reason. */
export interface Disputed extends Label {
  set: string
  note: string
}

const text = readFileSync(new URL('./disputed-labels.jsonl', import.meta.url), 'utf8')

/** All labels that we believe wrong. */
export const disputedLabels: readonly Disputed[] = text
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line))

/** Labels as we would have them. */
export function corrected(set: string, labels: readonly Label[]): Label[] {
  const known = new Map(disputedLabels.filter((one) => one.set === set).map((one) => [keyOf(one), one]))
  return labels.map((label) => known.get(keyOf(label)) ?? label)
}

const keyOf = ({ a, b }: Label) => JSON.stringify([a.venue, a.eventId, a.marketId, b.venue, b.eventId, b.marketId])
