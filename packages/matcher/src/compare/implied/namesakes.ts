import { isOfKind } from '../../extract/entities.ts'
import type { Proposition } from '../../extract/proposition.ts'
import { type Token, tokenOfWord } from '../../extract/tokens.ts'
import { namesakeWords } from '../../knowledge/team.ts'
import { includesSame } from '../same-token.ts'

/**
 * Whether a token that only question `one` has makes the name beside it that of another person, school or place: "Hunter"
 * of "Hunter Biden" where the other question says "Biden", "UC" of "UC San Diego", "East" of "East Timor".
 */
export const isNamesake = (token: Token, one: Proposition, other: Proposition): boolean =>
  isRelative(token, one, other) || isOtherSchool(token, one, other)

/**
 * Whether a token is the given name of another person with a known family name (`knowledge/persons.ts`). The reader takes
 * a family name behind an unknown given name for that of another person.
 */
export function isRelative(
  { key, ids, weight }: Token,
  { questionTokens, title }: Proposition,
  other: Proposition,
): boolean {
  if (ids || weight < 0.3) return false
  const family = questionTokens[questionTokens.findIndex((token) => token.key === key) + 1]
  if (!family || isOfKind(family, 'person')) return false
  if (!other.questionTokens.some((word) => word.key === family.key && isOfKind(word, 'person'))) return false
  return isNameBefore(family.key, title)
}

/** Whether a word belongs to the name beside it, which the other question has without it: "Norfolk State", "Norfolk". */
export function isOtherSchool(
  { key, ids }: Token,
  { questionTokens, title }: Proposition,
  other: Proposition,
): boolean {
  if (ids || !isNamesakeWord(key)) return false
  const at = questionTokens.findIndex((token) => token.key === key)
  const name = questionTokens[standsBehind(key) ? at - 1 : at + 1]
  // "New York State" is New York
  if (!name || name.weight < 0.75 || (key === STATE && isOfKind(name, 'state'))) return false
  if (!includesSame(other.questionTokens, name)) return false
  return isWrittenBeside(key, name.key, title)
}

const STATE = tokenOfWord('state').key

/** Whether both words are written with a capital, one behind the other. */
function isWrittenBeside(word: string, name: string, title: string): boolean {
  const words = title.split(/[^\p{L}\d]+/u)
  const isCapital = (text: string | undefined) => text !== undefined && /^\p{Lu}/u.test(text)
  return words.some((written, at) => {
    // "Kansas St." is Kansas State
    const key = written === 'St' ? STATE : tokenOfWord(written.toLowerCase()).key
    if (!isCapital(written) || key !== word) return false
    const beside = words[standsBehind(word) ? at - 1 : at + 1]
    return isCapital(beside) && name.split(' ').some((part) => beside?.toLowerCase().startsWith(part))
  })
}

/** Whether the word before a family name is written as a name; "embattled Biden" is Biden. */
function isNameBefore(family: string, title: string): boolean {
  const words = title.split(/\s+/)
  const before = words[words.findIndex((word) => word.toLowerCase().startsWith(family)) - 1]
  return before === undefined || title === title.toLowerCase() || /^\p{Lu}/u.test(before)
}

const keysOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map((word) => tokenOfWord(word).key))

const all = keysOf([...namesakeWords.before, ...namesakeWords.behind])
const behind = keysOf(namesakeWords.behind)

/** Whether the key of a token is that of a word that makes a name that of another school, team or place. */
export const isNamesakeWord = (key: string): boolean => all.has(key)

/** Whether such a word stands behind the name that it belongs to: "Kansas State", but "UC San Diego". */
const standsBehind = (key: string) => behind.has(key)
