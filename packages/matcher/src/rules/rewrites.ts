import { rewritesOfAmounts } from '../knowledge/rewrites/amounts.ts'
import { rewritesOfContests } from '../knowledge/rewrites/contests.ts'
import { rewritesOfMeasures } from '../knowledge/rewrites/measures.ts'
import { rewritesOfNames } from '../knowledge/rewrites/names.ts'
import { rewritesOfNegations } from '../knowledge/rewrites/negations.ts'
import { rewritesOfPredicates } from '../knowledge/rewrites/predicates.ts'
import { rewritesOfPublicAffairs } from '../knowledge/rewrites/public-affairs.ts'
import { rewritesOfSport } from '../knowledge/rewrites/sport.ts'
import { readRewrites } from './read-rewrites.ts'
import type { Rewrite } from './rewrite.ts'

/** The id of a rewrite: a matching rule that replaces a phrase when a text is normalised. */
export type RewriteId = string & { readonly isOfRewrite: true }

/** All rewrites (phrases that are replaced when a text is normalised) by id, in the order in which they are applied. */
export const rewrites = Object.fromEntries(
  [
    rewritesOfSport,
    rewritesOfContests,
    rewritesOfMeasures,
    rewritesOfNames,
    rewritesOfPredicates,
    rewritesOfPublicAffairs,
    rewritesOfAmounts,
    rewritesOfNegations,
  ].flatMap(readRewrites),
) as Readonly<Record<RewriteId, Rewrite>>

/** Returns a rewrite by its id, for readers of titles that replace only some phrases. */
export function rewriteOf(id: string): Rewrite {
  const found = rewrites[id as RewriteId]
  if (!found) throw new Error(`No table of rewrites has the id "${id}"`)
  return found
}
