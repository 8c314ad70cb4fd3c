import type { Proposition } from '../../extract/proposition.ts'
import type { Token } from '../../extract/tokens.ts'
import type { ForgivenessId } from '../../rules/forgivenesses.ts'

/**
 * Ids of forgivenesses (matching rules that change the weight of an unshared word), each with the test whether it
 * applies to a token that question `one` has and question `other` does not.
 */
export type ForgivenessTests = readonly (readonly [
  ForgivenessId,
  (token: Token, one: Proposition, other: Proposition) => boolean,
])[]
