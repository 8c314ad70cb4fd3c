/**
 * Lets all calls within one turn of the event loop share one result. A request that is sent after an answer arrives in a
 * later turn, so it sees all that was written before that answer.
 */
export function oncePerTurn<T>(read: () => T): () => T {
  let present: { value: T } | undefined
  return () => {
    if (!present) {
      present = { value: read() }
      setImmediate(() => {
        present = undefined
      })
    }
    return present.value
  }
}
