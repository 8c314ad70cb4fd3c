import { isMonth } from '../extract/dates.ts'
import type { Proposition } from '../extract/proposition.ts'
import { normalise, splitWords } from '../extract/text.ts'
import { tokenOfWord } from '../extract/tokens.ts'
import { opposedPrepositions } from '../knowledge/contrasts.ts'
import { readingWords } from '../knowledge/reading-words.ts'
import { type Comparison, veto } from './comparison.ts'
import { ofTitle } from './facts.ts'

/**
 * Returns a veto where two questions have opposed prepositions before the same word: "vote for Zorro" beside "vote
 * against Zorro". Empty for all other pairs.
 */
export function comparePrepositions(a: Proposition, b: Proposition): Comparison[] {
  const [x, y] = [objectsOf(a.title), objectsOf(b.title)]
  if (![...x].some((phrase) => hasObject(y, phrase.slice(phrase.indexOf(' '))))) return []
  for (const [one, other] of opposedPrepositions) {
    const opposed = opposedIn(x, y, one, other) ?? opposedIn(x, y, other, one)
    if (opposed) return [veto('opposed-prepositions', 'overlap', opposed)]
  }
  return []
}

type Objects = ReadonlySet<string>

const hasObject = (phrases: Objects, object: string) => [...phrases].some((phrase) => phrase.endsWith(object))

/** Returns the two phrases of an object with one preposition in the first title and the other in the second. */
function opposedIn(x: Objects, y: Objects, one: string, other: string): [string, string] | undefined {
  for (const phrase of x) {
    const [preposition, object] = phrase.split(' ')
    const opposite = `${other} ${object}`
    if (preposition === one && y.has(opposite) && !x.has(opposite) && !y.has(phrase)) return [phrase, opposite]
  }
  return undefined
}

const PREPOSITIONS: ReadonlySet<string> = new Set(opposedPrepositions.flat())

/** Matches titles about a burden, which is for somebody as much as against somebody: "tariffs for China". */
const BURDEN =
  /\b(?:bans?|charges?|claims?|dut(?:y|ies)|measures?|penalt(?:y|ies)|restrictions?|sanctions?|tariffs?)\b/i

const isOfDate = (word: string) => isMonth(word) || /^\d+(?:st|nd|rd|th)?$/.test(word)

/** Returns the prepositions of a title, each with the word that follows: "for zorro". */
const objectsOf = ofTitle((title: string): Objects => {
  const words = splitWords(normalise(title))
  const isBurden = BURDEN.test(title)
  const phrases = words.flatMap((word, index) => {
    if (!PREPOSITIONS.has(word) || (isBurden && (word === 'for' || word === 'against'))) return []
    const following = words.slice(index + 1).filter((next) => !readingWords.determiner.has(next))
    // "during the June 27th debate" is about the debate
    const object = following.find((next) => !isOfDate(next)) ?? following[0]
    return object === undefined ? [] : [`${word} ${tokenOfWord(object).key}`]
  })
  return new Set(phrases)
})
