/** So many answers are kept: more than the texts of one event, less than those of a catalogue. */
const KEPT = 5000

/**
 * Keeps the latest answers of a pure function of a text. The texts of an event are asked for several times over, and
 * labels such as "Yes" again and again.
 */
export function remembered<Answer>(read: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const answer = read(text)
    if (answers.size >= KEPT) answers.clear()
    answers.set(text, answer)
    return answer
  }
}
