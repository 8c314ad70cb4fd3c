import type { Proposition } from '../../extract/proposition.ts'
import type { Token } from '../../extract/tokens.ts'
import type { ForgivenessId } from '../../rules/forgivenesses.ts'

/** Forgivenesses by their ids, each with the test whether it applies to a token that only question `one` has. */
export type ForgivenessTests = readonly (readonly [
  ForgivenessId,
  (token: Token, one: Proposition, other: Proposition) => boolean,
])[]
