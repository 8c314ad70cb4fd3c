/** So many answers are kept: more than one event asks for, less than a catalogue. */
const KEPT = 20_000

/**
 * Keeps the latest answers of a pure function. The texts of an event are asked for several times over; labels such as
 * "Yes" and the days of a season come again and again.
 */
export function remembered<Key extends string | number, Answer>(read: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new Map<Key, Answer>()
  return (key) => {
    const known = answers.get(key)
    if (known !== undefined) return known
    const answer = read(key)
    if (answers.size >= KEPT) answers.clear()
    answers.set(key, answer)
    return answer
  }
}
