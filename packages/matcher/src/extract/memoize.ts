/** The number of results that a cache keeps: more than those of one event, fewer than those of a catalogue. */
const KEPT = 5_000

/**
 * Returns the function with a cache of its latest `kept` results; a result of undefined is not cached. `keyOf` gives
 * the cache key of an argument, itself by default. A WeakMap would keep the results of a whole catalogue.
 */
export function memoize<Question, Answer>(
  read: (question: Question) => Answer,
  kept = KEPT,
  keyOf: (question: Question) => unknown = (question) => question,
): (question: Question) => Answer {
  const answers = new Map<unknown, Answer>()
  return (question) => {
    const key = keyOf(question)
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = read(question)
    if (answers.size >= kept) answers.clear()
    answers.set(key, answer)
    return answer
  }
}
