/** So many answers are kept: more than one event asks for, less than a catalogue. */
const KEPT = 20_000

/**
 * Returns the function with a cache of its latest `kept` results, under the key that `keyOf` gives of the argument.
 * Results of undefined are not kept. Not a WeakMap: that would keep the results of a whole catalogue and slow down
 * garbage collection.
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
