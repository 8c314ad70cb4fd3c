/** How many answers are kept; the oldest go first. */
const CAPACITY = 1_000

/** Keeps what was read for so long; a failure is not kept, and readers at the same time share one reading. */
export function rememberFor<T>(ms: number, now: () => number, load: (key: string) => Promise<T>) {
  const kept = new Map<string, { until: number; value: Promise<T> }>()
  return (key: string): Promise<T> => {
    const known = kept.get(key)
    if (known && known.until > now()) return known.value
    const value = load(key)
    kept.delete(key)
    kept.set(key, { until: now() + ms, value })
    const oldest = kept.size > CAPACITY ? kept.keys().next().value : undefined
    if (oldest !== undefined) kept.delete(oldest)
    value.catch(() => kept.get(key)?.value === value && kept.delete(key))
    return value
  }
}
