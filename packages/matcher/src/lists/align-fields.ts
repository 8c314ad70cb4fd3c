import { editDistance } from '../extract/edit-distance.ts'
import { memoize } from '../extract/memoize.ts'
import { areTwoNames } from '../extract/near-names.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import type { Field, FieldAnswer } from './field.ts'

/**
 * Two answers of two lists that are the same. `settled` means that their names differ and that they are paired because
 * no other answer fits.
 */
export interface AlignedAnswers {
  a: FieldAnswer
  b: FieldAnswer
  settled: boolean
}

type Named = readonly [name: string, answer: FieldAnswer]

/** Whether two names may be the same if no other name fits. */
type Likeness = (one: readonly string[], other: readonly string[]) => boolean

/**
 * Pairs the answers of two lists: first those with equal names, then those that are each other's only possible
 * counterpart. "Zorrotown R" is paired with the Ravens if no other club begins with R. Answers without a counterpart
 * are left out. Empty where fewer than `least` have one.
 */
export function alignFields(a: Field, b: Field, least = 0): AlignedAnswers[] {
  const aligned = [...a].flatMap(([name, answer]): AlignedAnswers[] => {
    const other = b.get(name)
    return other ? [{ a: answer, b: other, settled: false }] : []
  })
  let [mine, theirs] = [openNames(a, b), openNames(b, a)]
  if (aligned.length + Math.min(mine.length, theirs.length) < least) return []
  if (mine.length * theirs.length > MAX_LEFT) return aligned
  for (const likeness of LIKENESSES) {
    const found = onlyCounterparts(mine, theirs, likeness)
    for (const [one, other] of found) aligned.push({ a: one[1], b: other[1], settled: true })
    const taken = new Set(found.flat())
    mine = mine.filter((one) => !taken.has(one))
    theirs = theirs.filter((other) => !taken.has(other))
  }
  return aligned
}

/** The number of lists whose words are kept. */
const FIELDS = 2000

/** With more pairs of unpaired names, nothing is compared: the lists have different answers. */
const MAX_LEFT = 900

/**
 * Returns the names that the other list does not have and that may still fit one of its names: those that share a word
 * with it, single words, and cities with a letter.
 */
function openNames(field: Field, other: Field): Named[] {
  const known = wordsIn(other)
  return [...field].filter(
    ([name, { words }]) =>
      !other.has(name) && (words.length < 2 || words.some((word) => known.has(word)) || isLetter(words.at(-1))),
  )
}

const isLetter = (word = '') => word.length === 1 && word >= 'a' && word <= 'z'

const wordsIn = memoize((field: Field): ReadonlySet<string> => {
  const words = new Set<string>()
  for (const answer of field.values()) for (const word of answer.words) words.add(word)
  return words
}, FIELDS)

function onlyCounterparts(
  mine: readonly Named[],
  theirs: readonly Named[],
  likeness: Likeness,
): (readonly [Named, Named])[] {
  const like = ([, one]: Named, [, other]: Named) => likeness(one.words, other.words)
  return mine.flatMap((one) => {
    const [other, ...more] = theirs.filter((candidate) => like(one, candidate))
    if (!other || more.length > 0 || mine.some((rival) => rival !== one && like(rival, other))) return []
    return [[one, other] as const]
  })
}

/**
 * One name is a part of the other: "Quibbleton" and "Quibbleton Owls". Not if the rest means the women's, the junior or
 * the second team.
 */
const isPartOf: Likeness = (one, other) => {
  const [few, many] = one.length < other.length ? [one, other] : [other, one]
  const rest = many.filter((word) => !few.includes(word))
  return (
    few.some((word) => word.length > 2) &&
    rest.length === many.length - few.length &&
    !rest.some((word) => ruleWords.otherPerson.has(word) || OTHER_SIDE.test(word))
  )
}

const OTHER_SIDE = /\d|^(?:b|reserves?|youth|wom[ae]n|women[s]|academy)$/

/** One name is the city with the initial of the club: "Zorrotown R" and "Zorrotown Ravens", or "Ravens" alone. */
const isCityWithLetter: Likeness = (one, other) => hasInitialOf(one, other) || hasInitialOf(other, one)

function hasInitialOf(words: readonly string[], club: readonly string[]): boolean {
  const letter = words.at(-1)
  if (words.length < 2 || letter === undefined || !isLetter(letter)) return false
  const city = words.slice(0, -1)
  const rest = club.filter((word) => !city.includes(word))
  return (
    (rest.length === club.length || city.every((word) => club.includes(word))) && rest[0]?.startsWith(letter) === true
  )
}

/** The names differ by a misspelling in one word. */
const isSlip: Likeness = (words, others) => {
  if (words.length !== others.length) return false
  const at = words.findIndex((word, position) => word !== others[position])
  const [word = '', written = ''] = [words[at], others[at]]
  const shorter = Math.min(word.length, written.length)
  if (shorter < 4 || words.some((other, position) => position > at && other !== others[position])) return false
  return editDistance(word, written) <= (shorter < 7 ? 1 : 2) && !areTwoNames(word, written)
}

const LIKENESSES: readonly Likeness[] = [isPartOf, isCityWithLetter, isSlip]
