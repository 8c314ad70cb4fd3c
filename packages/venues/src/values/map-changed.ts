/** Replaces the items of a list; returns the list itself if none changes. */
export function mapChanged<T>(list: readonly T[], change: (item: T) => T): T[] {
  let next: T[] | undefined
  for (let index = 0; index < list.length; index++) {
    const item = list[index] as T
    const changed = change(item)
    if (changed === item) continue
    next ??= [...list]
    next[index] = changed
  }
  return next ?? (list as T[])
}
