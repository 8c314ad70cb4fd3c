type NonEmpty<T> = { [K in keyof T]?: Exclude<T[K], undefined | null> }

/** Omits empty fields: undefined, null and the empty string. */
export const omitEmpty = <T extends object>(facts: T): NonEmpty<T> =>
  Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as NonEmpty<T>
