/** Sizes by level, as one venue names its levels: `yes 0.36`, `BUY 0.41`. */
export type LevelSizes = ReadonlyMap<string, bigint>

/** The levels whose size differs between two states of a book; the size of a level that is gone is 0. */
export const changedLevels = (before: LevelSizes, now: LevelSizes) =>
  [...new Set([...before.keys(), ...now.keys()])].flatMap((level) => {
    const [size, previous] = [now.get(level) ?? 0n, before.get(level) ?? 0n]
    return size === previous ? [] : [{ level, size, previous }]
  })
