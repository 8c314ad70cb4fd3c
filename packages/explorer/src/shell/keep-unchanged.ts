/**
 * Returns a value with every row that is as before replaced by that very row, or what was before if all is: what shows
 * them is not drawn again then. A row is an element of a list, at the top or in a field.
 */
export function keepUnchanged<T>(before: T | undefined, after: T): T {
  if (before === undefined || typeof after !== 'object' || after === null) return after
  if (JSON.stringify(before) === JSON.stringify(after)) return before
  if (Array.isArray(after)) return keepRows(before, after) as T
  return Object.fromEntries(
    Object.entries(after).map(([name, value]) => [
      name,
      Array.isArray(value) ? keepRows((before as Record<string, unknown>)[name], value) : value,
    ]),
  ) as T
}

function keepRows(before: unknown, after: readonly unknown[]): unknown[] {
  if (!Array.isArray(before)) return [...after]
  const known = new Map(before.map((row) => [JSON.stringify(row), row as unknown]))
  return after.map((row) => known.get(JSON.stringify(row)) ?? row)
}
