import { impliedAtOnce, impliedBefore } from '../knowledge/implied-predicates.ts'

const closed = (rows: typeof impliedBefore): ReadonlyMap<string, ReadonlySet<string>> => {
  const all = (cause: string): string[] =>
    rows.filter(([said]) => said === cause).flatMap(([, implied]) => [implied, ...all(implied)])
  return new Map(rows.map(([said]) => [said, new Set(all(said))]))
}

const implied = closed([...impliedAtOnce, ...impliedBefore])
const earlier = closed(impliedBefore)

/**
 * Whether a predicate of the first list implies one of the second: "convict" implies "charge". False where no
 * implication is known.
 */
export const implies = (one: readonly string[], other: readonly string[]): boolean => meets(implied, one, other)

/**
 * Whether a predicate of the first list can come true only after one of the second: "convict" after "charge". False
 * where that is not known.
 */
export const presupposes = (one: readonly string[], other: readonly string[]): boolean => meets(earlier, one, other)

const meets = (table: typeof implied, one: readonly string[], other: readonly string[]) =>
  one.some((said) => other.some((key) => table.get(said)?.has(key)))
