import type { Proposition } from '../../extract/proposition.ts'
import type { Token } from '../../extract/tokens.ts'
import { vocabularyOf } from '../vocabulary.ts'

/** Whether the other question states the token in another form: "51" as "Season 51", or by an alias. */
export function isStatedOtherwise({ key, alias }: Token, _: Proposition, other: Proposition): boolean {
  if (key === other.qualifiers.season) return true
  return alias !== undefined && vocabularyOf(other).names.has(alias)
}
