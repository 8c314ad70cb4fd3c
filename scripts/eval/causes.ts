import type { WrongIdentity } from './wrong-identities.ts'

export interface Cause {
  kind: WrongIdentity['kind']
  fate: string
  /** What decided, with its verdict. */
  comparison: string
  count: number
}

/** Groups wrong identities by what decided them, the most frequent first. */
export function causes(wrong: readonly WrongIdentity[]): Cause[] {
  const groups = new Map<string, Cause>()
  for (const { kind, fate, deciding } of wrong) {
    const [item] = deciding
    const comparison = item ? `${item.comparison}: ${item.verdict}` : '-'
    const key = JSON.stringify([kind, fate, comparison])
    groups.set(key, { kind, fate, comparison, count: (groups.get(key)?.count ?? 0) + 1 })
  }
  return [...groups]
    .sort(([x, one], [y, other]) => other.count - one.count || (x < y ? -1 : 1))
    .map(([, cause]) => cause)
}
