type NonEmpty<T> = { [K in keyof T]?: Exclude<T[K], undefined | null> }

/** Omits empty fields: undefined, null and the empty string. */
export function omitEmpty<T extends object>(facts: T): NonEmpty<T> {
  // It runs several times for every market. Lists of entries would take three times as long, a list of names twice as
  // much memory.
  const stated: Partial<T> = {}
  for (const name in facts) {
    const value = facts[name]
    if (value !== undefined && value !== null && value !== '') stated[name] = value
  }
  return stated as NonEmpty<T>
}
