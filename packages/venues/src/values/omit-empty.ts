type NonEmpty<T> = { [K in keyof T]?: Exclude<T[K], undefined | null> }

/** Leaves out what a venue leaves empty: undefined, null and the empty string. */
export const omitEmpty = <T extends object>(facts: T): NonEmpty<T> =>
  Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as NonEmpty<T>
