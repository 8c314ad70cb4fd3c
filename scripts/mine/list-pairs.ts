import type { EventRecord } from '../../packages/matcher/src/extract/proposition.ts'
import { type AlignedAnswers, alignFields } from '../../packages/matcher/src/lists/align-fields.ts'
import { fieldOf } from '../../packages/matcher/src/lists/field.ts'
import { comparePrices } from '../../packages/matcher/src/lists/price-vectors.ts'
import { settings } from '../../packages/matcher/src/settings.ts'

/** Two lists of different venues whose answers are the same. */
export interface ListPair {
  a: EventRecord
  b: EventRecord
  aligned: readonly AlignedAnswers[]
  /** Whether the prices of the answers are alike; undefined if too few are quoted. */
  alike: boolean | undefined
}

/** Finds the lists of two venues that have the same participants. */
export function listPairs(records: readonly EventRecord[]): ListPair[] {
  const lists = records.map((record) => ({ record, field: fieldOf(record) })).filter(({ field }) => field.size > 0)
  const byName = new Map<string, number[]>()
  const pairs: ListPair[] = []
  for (const [index, { record: b, field }] of lists.entries()) {
    const shared = new Map<number, number>()
    for (const name of field.keys()) {
      for (const other of byName.get(name) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1)
      byName.set(name, [...(byName.get(name) ?? []), index])
    }
    for (const [other, count] of shared) {
      const { record: a, field: theirs } = lists[other] as (typeof lists)[number]
      const smaller = Math.min(field.size, theirs.size)
      if (a.venue === b.venue || count < LEAST_NAMED * smaller) continue
      const aligned = alignFields(theirs, field)
      if (aligned.length < settings.blocking.list || aligned.length < settings.lists.overlap * smaller) continue
      pairs.push({ a, b, aligned, alike: areAlike(aligned) })
    }
  }
  return pairs
}

/** The share of the shorter list that has to match by name; the alignment may settle the rest. */
const LEAST_NAMED = 0.5

function areAlike(aligned: readonly AlignedAnswers[]): boolean | undefined {
  const prices = comparePrices(aligned.map(({ a, b }) => [a.price, b.price]))
  if (!prices) return undefined
  const { correlation, share } = settings.lists.alike
  return prices.correlation >= correlation && prices.share <= share
}
