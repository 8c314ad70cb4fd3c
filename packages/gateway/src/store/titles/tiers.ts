import type { Expression } from './expression.ts'

/** A word of a query and the whole words that count as it. */
export interface WantedWord {
  word: string
  others: readonly string[]
}

/**
 * One way in which titles may match a query; a lower rank is a better match. Each class of a tier includes the classes
 * before it.
 */
export interface TitleClass {
  rank: number
  fits: Expression
}

/** Classes of matches that are tried together. A later tier is used only if no title matches in an earlier one. */
export type Tier = readonly TitleClass[]

/** Small words of questions that titles may leave out. */
const LITTLE = new Set(
  `a an and are at be been by can could did do does for from has have how if in into is it its of on or over than that
   the their there this to was were what when where which who whose why will with would`.split(/\s+/),
)

/** The maximum number of words of a query of which titles may have only a part. */
const MAX_IN_PARTS = 6

/**
 * Returns the ways in which titles may match the words of a query, best first: all words, as they are or as the
 * beginning of a word; if no title has them, all but the small words; then most of these, at least half and at least
 * two.
 */
export function tiersOf(words: readonly WantedWord[]): Tier[] {
  if (words.length === 0) return []
  const large = words.filter(({ word }) => !LITTLE.has(word))
  const main = large.length === 0 ? words : large
  const groups: Expression[][] = [[every(words, whole), every(words, beginning)]]
  if (main.length < words.length) groups.push([every(main, whole), every(main, beginning)])
  if (main.length > 2) groups.push(parts(main))
  let rank = 0
  return groups.map((group) => group.map((fits) => ({ rank: rank++, fits })))
}

const whole = ({ word }: WantedWord): Expression => ({ word })

const beginning = ({ word, others }: WantedWord): Expression => ({
  any: [{ begins: word }, ...others.map((other) => ({ word: other }))],
})

const every = (words: readonly WantedWord[], write: (word: WantedWord) => Expression): Expression => ({
  all: words.map(write),
})

/**
 * Returns expressions for titles with some of the words: from all but one down to half of them. Of many words, only the
 * longest ones are used, because they say most.
 */
function parts(words: readonly WantedWord[]): Expression[] {
  const longest = words.toSorted((a, b) => b.word.length - a.word.length).slice(0, MAX_IN_PARTS)
  const most = longest.length < words.length ? longest.length : longest.length - 1
  const least = Math.max(2, Math.ceil(longest.length / 2))
  return Array.from({ length: most - least + 1 }, (_, fewer) => atLeast(most - fewer, longest.map(partly)))
}

/**
 * Returns the expression for a word or words that begin with it. The beginning counts only if it has three letters or
 * more: too many words begin like a number or with two letters.
 */
const partly = (word: WantedWord): Expression =>
  /^\p{L}{3,}$/u.test(word.word)
    ? beginning(word)
    : { any: [whole(word), ...word.others.map((other) => ({ word: other }))] }

/**
 * Returns the expression "at least this many of these", built by halves: with all combinations written out, each part
 * would be looked up many times.
 */
function atLeast(count: number, some: readonly Expression[]): Expression {
  if (count === some.length) return { all: some }
  if (count === 1) return { any: some }
  const middle = some.length >> 1
  const [left, right] = [some.slice(0, middle), some.slice(middle)]
  const fewest = Math.max(0, count - right.length)
  const most = Math.min(count, left.length)
  const ways = Array.from({ length: most - fewest + 1 }, (_, more): Expression => {
    const ofLeft = fewest + more
    if (ofLeft === 0) return atLeast(count, right)
    if (ofLeft === count) return atLeast(count, left)
    return { all: [atLeast(ofLeft, left), atLeast(count - ofLeft, right)] }
  })
  return ways.length === 1 ? (ways[0] as Expression) : { any: ways }
}
