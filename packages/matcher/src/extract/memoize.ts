/** So many answers are kept: more than one event asks for, less than a catalogue. */
const KEPT = 20_000

/**
 * Keeps the latest answers of a pure function. The texts of an event are read several times over, its questions
 * beside those of many others; labels such as "Yes" and the days of a season come again and again. A WeakMap would keep
 * what is found of a whole catalogue, and millions of its entries hold up the collection of garbage. `keyOf` is for questions of which many have one answer.
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
