import { type EntityKind, isOfKind } from '../../extract/entities.ts'
import type { Proposition } from '../../extract/proposition.ts'
import type { Token } from '../../extract/tokens.ts'

/**
 * Whether a token that only question `one` has is the given name of another person with a known family name: "Hunter" of
 * "Hunter Biden", where the other question says "Biden", which alone is the name of a person in `knowledge/persons.ts`.
 * The reader takes a family name behind an unknown given name for that of another person.
 */
export function isNamesake(
  { key, ids, weight }: Token,
  { questionTokens, title }: Proposition,
  other: Proposition,
): boolean {
  if (ids || weight < 0.3) return false
  const family = questionTokens[questionTokens.findIndex((token) => token.key === key) + 1]
  if (!family || isOfKind(family, PERSONS)) return false
  if (!other.questionTokens.some((word) => word.key === family.key && isOfKind(word, PERSONS))) return false
  return isNameBefore(family.key, title)
}

/** Whether the word before a family name is written as a name; "embattled Biden" is Biden. */
function isNameBefore(family: string, title: string): boolean {
  const words = title.split(/\s+/)
  const before = words[words.findIndex((word) => word.toLowerCase().startsWith(family)) - 1]
  return before === undefined || title === title.toLowerCase() || /^\p{Lu}/u.test(before)
}

const PERSONS: ReadonlySet<EntityKind> = new Set(['person'])
