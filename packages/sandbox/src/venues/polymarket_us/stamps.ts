/** Creates a clock that writes nanoseconds, as the venue does, and never the same ones twice. */
export function createStamps(now: () => number): () => string {
  let [millisecond, count] = [0, 0]
  return () => {
    count = now() === millisecond ? count + 1 : 0
    millisecond = now()
    return new Date(millisecond).toISOString().replace('Z', `${String(count).padStart(6, '0')}Z`)
  }
}
