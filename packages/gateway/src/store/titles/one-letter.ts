// A word with one letter wrong, missing, added or swapped with the next one becomes the intended word, or the same shorter
// word, when one letter of either is left out. So a look-up of equal forms finds all candidates, in any engine.

const SHORTEST = 4
const LONGEST = 24

/** Whether a word may be misspelled: only words of letters, because another number is another question. */
export const isSpelt = (word: string): boolean =>
  word.length >= SHORTEST && word.length <= LONGEST && /^\p{L}+$/u.test(word)

/** Returns all forms of a word with one letter left out. */
export function shortened(word: string): string[] {
  const letters = [...word]
  return [...new Set(letters.map((_, place) => letters.toSpliced(place, 1).join('')))]
}

/**
 * Returns whether two words differ by one letter changed, left out or added, or by two neighbouring letters swapped.
 */
export function differByOneLetter(a: string, b: string): boolean {
  const [one, other] = [[...a], [...b]]
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const [restA, restB] = [one.slice(start), other.slice(start)]
  const same = (x: readonly string[], y: readonly string[]) => x.join('') === y.join('')
  return (
    a !== b &&
    (same(restA.slice(1), restB.slice(1)) ||
      same(restA.slice(1), restB) ||
      same(restA, restB.slice(1)) ||
      (restA[0] === restB[1] && restA[1] === restB[0] && same(restA.slice(2), restB.slice(2))))
  )
}
