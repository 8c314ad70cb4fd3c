import type { Rewrite } from './rewrite.ts'
import { rewritesOfAmounts } from './rewrites/amounts.ts'
import { rewritesOfContests } from './rewrites/contests.ts'
import { rewritesOfMeasures } from './rewrites/measures.ts'
import { rewritesOfNames } from './rewrites/names.ts'
import { rewritesOfNegations } from './rewrites/negations.ts'
import { rewritesOfPredicates } from './rewrites/predicates.ts'
import { rewritesOfPublicAffairs } from './rewrites/public-affairs.ts'
import { rewritesOfSport } from './rewrites/sport.ts'

/** They are applied in this order. */
const rows = {
  ...rewritesOfSport,
  ...rewritesOfContests,
  ...rewritesOfMeasures,
  ...rewritesOfNames,
  ...rewritesOfPredicates,
  ...rewritesOfPublicAffairs,
  ...rewritesOfAmounts,
  ...rewritesOfNegations,
}

/** The id of a rewrite: a matching rule that replaces a phrase when a text is normalised. */
export type RewriteId = keyof typeof rows

/** All rewrites (phrases that are replaced when a text is normalised) by id. */
export const rewrites: Readonly<Record<RewriteId, Rewrite>> = rows
