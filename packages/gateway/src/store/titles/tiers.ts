import type { Expression } from './expression.ts'

/** A word of a query and the whole words that count as it. */
export interface WantedWord {
  word: string
  others: readonly string[]
}

/** One way in which titles may fit a query; a lower rank fits better. Each class of a tier includes those before it. */
export interface TitleClass {
  rank: number
  fits: Expression
}

/** Ways that are tried together. A later tier counts only where no title fits an earlier one. */
export type Tier = readonly TitleClass[]

/** Words that a question has and a title may lack. */
const LITTLE = new Set(
  `a an and are at be been by can could did do does for from has have how if in into is it its of on or over than that
   the their there this to was were what when where which who whose why will with would`.split(/\s+/),
)

/** The most words of a query of which titles may have a part. */
const MAX_IN_PARTS = 6

/**
 * Returns how titles may fit the words of a query, best first: all words as they are or as the beginning of a word; where
 * no title has them, all but the little ones; then most of these, at least half and at least two.
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

/** All but one of the words, then all but two, and so on; of many words the longest ones, which say most. */
function parts(words: readonly WantedWord[]): Expression[] {
  const longest = words.toSorted((a, b) => b.word.length - a.word.length).slice(0, MAX_IN_PARTS)
  const most = longest.length < words.length ? longest.length : longest.length - 1
  const least = Math.max(2, Math.ceil(longest.length / 2))
  return Array.from({ length: most - least + 1 }, (_, fewer) => atLeast(most - fewer, longest.map(partly)))
}

/** A word of which the beginning is no word itself counts only in whole: too many begin like a number or two letters. */
const partly = (word: WantedWord): Expression =>
  /^\p{L}{3,}$/u.test(word.word)
    ? beginning(word)
    : { any: [whole(word), ...word.others.map((other) => ({ word: other }))] }

/** So many of some, by halves: written out as all choices, each would be looked up many times. */
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
