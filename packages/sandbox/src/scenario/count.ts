/** Counts up from a number, which is not given out itself. */
export function countFrom(last: number): () => string {
  let count = last
  return () => {
    count += 1
    return String(count)
  }
}
