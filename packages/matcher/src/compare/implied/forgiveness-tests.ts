import { type EntityId, type EntityKind, isOfKind } from '../../extract/entities.ts'
import type { Proposition } from '../../extract/proposition.ts'
import type { Token } from '../../extract/tokens.ts'
import type { ForgivenessId } from '../../rules/forgivenesses.ts'

/**
 * Ids of forgivenesses (matching rules that change the weight of an unshared word), each with the test whether it
 * applies to a token that question `one` has and question `other` does not, and with the tokens that it is about; all
 * if absent.
 */
export type ForgivenessTests = readonly (readonly [
  ForgivenessId,
  (token: Token, one: Proposition, other: Proposition) => boolean,
  ((token: Token) => boolean)?,
])[]

/** Returns the test for tokens with one of these keys. */
export const isWord =
  (...keys: readonly string[]) =>
  ({ key }: Token): boolean =>
    keys.includes(key)

/** Returns the test for tokens with a key of a table. */
export const isIn =
  (words: { has(key: string): boolean }) =>
  ({ key }: Token): boolean =>
    words.has(key)

/** Returns the test for tokens that may name this entity. */
export const names =
  (id: EntityId) =>
  ({ ids }: Token): boolean =>
    ids?.includes(id) === true

/** Returns the test for tokens that may name an entity of one of these kinds. */
export const isNameOf =
  (...kinds: readonly EntityKind[]) =>
  (token: Token): boolean =>
    isOfKind(token, ...kinds)

/** Whether no table has the token as the name of an entity. */
export const isNoEntity = ({ ids }: Token): boolean => ids === undefined
