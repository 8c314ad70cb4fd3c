import type { Token } from '../extract/tokens.ts'
import { ruleWords } from '../knowledge/rule-words.ts'
import { editDistance } from './edit-distance.ts'
import type { Field, FieldAnswer } from './field.ts'

/** The same answer of two lists; `settled` where only its place among the others shows that it is the same. */
export interface AlignedAnswers {
  a: FieldAnswer
  b: FieldAnswer
  settled: boolean
}

type Named = readonly [name: string, answer: FieldAnswer]

/** Whether two names may be one where no other name is left that either of them may be. */
type Likeness = (one: readonly Token[], other: readonly Token[]) => boolean

/**
 * Pairs the answers of two lists: those of one name, then those whose names are each other's only counterpart among the
 * names that are left. "Zorrotown R" is the Ravens where no other club on the lists begins with R.
 */
export function alignFields(a: Field, b: Field): AlignedAnswers[] {
  const aligned = [...a].flatMap(([name, answer]): AlignedAnswers[] => {
    const other = b.get(name)
    return other ? [{ a: answer, b: other, settled: false }] : []
  })
  let [mine, theirs] = [without(a, b), without(b, a)]
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

/** More pairs of names are not looked at: two lists with so many names of their own have no common field. */
const MAX_LEFT = 900

const without = (field: Field, other: Field): Named[] => [...field].filter(([name]) => !other.has(name))

function onlyCounterparts(
  mine: readonly Named[],
  theirs: readonly Named[],
  likeness: Likeness,
): (readonly [Named, Named])[] {
  const like = (one: Named, other: Named) => likeness(wordsOf(one), wordsOf(other))
  return mine.flatMap((one) => {
    const [other, ...more] = theirs.filter((candidate) => like(one, candidate))
    if (!other || more.length > 0 || mine.some((rival) => rival !== one && like(rival, other))) return []
    return [[one, other] as const]
  })
}

const wordsOf = ([, { market }]: Named) => market.answer?.tokens.filter(({ weight }) => weight > 0) ?? []

const keysOf = (tokens: readonly Token[]) => tokens.flatMap(({ key }) => key.split(' '))

/** "Quibbleton" and "Quibbleton Owls", but not the women, the juniors or the second team of the Owls. */
const isPartOf: Likeness = (one, other) => {
  const [few, many] = one.length < other.length ? [keysOf(one), keysOf(other)] : [keysOf(other), keysOf(one)]
  const rest = many.filter((word) => !few.includes(word))
  return (
    few.some((word) => word.length > 2) &&
    rest.length === many.length - few.length &&
    !rest.some((word) => ruleWords.otherPerson.has(word) || OTHER_SIDE.test(word))
  )
}

const OTHER_SIDE = /\d|^(?:b|reserves?|youth|wom[ae]n|women[s]|academy)$/

/** "Zorrotown R" and "Zorrotown Ravens", or "Ravens" alone. */
const isCityWithLetter: Likeness = (one, other) => hasInitialOf(one, other) || hasInitialOf(other, one)

function hasInitialOf(one: readonly Token[], other: readonly Token[]): boolean {
  const [words, club] = [keysOf(one), keysOf(other)]
  const letter = words.at(-1)
  if (words.length < 2 || letter === undefined || !/^[a-z]$/.test(letter)) return false
  const city = words.slice(0, -1)
  const rest = club.filter((word) => !city.includes(word))
  return (
    (rest.length === club.length || city.every((word) => club.includes(word))) && rest[0]?.startsWith(letter) === true
  )
}

/** A slip of the pen in one word of the name, the others being equal. */
const isSlip: Likeness = (one, other) => {
  const [words, others] = [keysOf(one), keysOf(other)]
  if (words.length !== others.length) return false
  const different = words.flatMap((word, position) =>
    word === others[position] ? [] : [[word, others[position] ?? '']],
  )
  const [[word = '', written = ''] = [], ...more] = different
  if (more.length > 0 || Math.min(word.length, written.length) < 4) return false
  return editDistance(word, written) <= (Math.min(word.length, written.length) < 7 ? 1 : 2)
}

const LIKENESSES: readonly Likeness[] = [isPartOf, isCityWithLetter, isSlip]
