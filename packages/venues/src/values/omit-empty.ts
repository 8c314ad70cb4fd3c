type NonEmpty<T> = { [K in keyof T]?: Exclude<T[K], undefined | null> }

/** Omits empty fields: undefined, null and the empty string. */
export function omitEmpty<T extends object>(facts: T): NonEmpty<T> {
  // It runs several times for every market, and lists of entries would take three times as long.
  const stated: Partial<T> = {}
  for (const name of Object.keys(facts) as (keyof T)[]) {
    const value = facts[name]
    if (value !== undefined && value !== null && value !== '') stated[name] = value
  }
  return stated as NonEmpty<T>
}
