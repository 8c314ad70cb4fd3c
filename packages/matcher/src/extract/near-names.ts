import { givenNames } from '../knowledge/given-names.ts'
import { lightWords } from '../knowledge/lexicon.ts'
import { nearNames } from '../knowledge/near-names.ts'
import { politicians } from '../knowledge/politicians.ts'
import { entityWords } from './entities.ts'
import { normalise, splitWords } from './text.ts'
import { isConcept, tokenOfWord } from './tokens.ts'

/**
 * Whether two words that differ in a letter are two names or words, and not one with a misspelling: both are in the tables
 * ("Iceland", "Ireland"), or they differ as names of two people do ("Hansen", "Hanson"; "Ivanov", "Ivanova").
 */
export const areTwoNames = (one: string, other: string): boolean =>
  differAtEnd(one, other) ||
  familyOf(one) === familyOf(other) ||
  (isKnown(one) && isKnown(other) && !isDoubledAtEnd(one, other))

/**
 * Whether only the last letter differs: of another sex, number or people. A doubled letter is a misspelling, and "Bavarian"
 * is of Bavaria.
 */
function differAtEnd(one: string, other: string): boolean {
  if (isOfPlace(one, other) || isOfPlace(other, one)) return false
  if (one.length === other.length) return one.slice(0, -1) === other.slice(0, -1)
  return (one.startsWith(other) || other.startsWith(one)) && !isDoubledAtEnd(one, other)
}

const isOfPlace = (word: string, place: string) => place.endsWith('ia') && word === `${place}n`

const isDoubledAtEnd = (one: string, other: string) => one + one.slice(-1) === other || other + other.slice(-1) === one

/** Returns a family name in the spelling that other families write in another way: "Hansson" -> "hanson". */
const familyOf = (name: string): string =>
  name
    .replace(/^mac(?=[^aeiouhk])/, 'mc')
    .replace(/s?s[eo]n$/, 'son')
    .replace(/mann$/, 'man')
    .replace(/b[eu]rgh?$/, 'berg')

/** Whether a word is in the tables of words and names. */
export const isKnown = (word: string): boolean => isConcept(word) || KNOWN.has(word) || entityWords.has(word)

const KNOWN: ReadonlySet<string> = new Set(
  [
    ...nearNames.flat(),
    ...givenNames.flat(),
    ...lightWords,
    ...politicians.flatMap(({ men, women }) => [...men, ...women].flatMap((name) => splitWords(normalise(name)))),
  ].flatMap((word) => [word, tokenOfWord(word).key]),
)
