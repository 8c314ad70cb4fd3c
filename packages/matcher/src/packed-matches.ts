import type { Proposition } from './extract/proposition.ts'
import type { PropositionMatch } from './pair-events.ts'

/** The result of comparing two questions, without the questions. */
type Finding = Pick<PropositionMatch, 'relation' | 'confidence' | 'logOdds'>

/**
 * Matches in columns. Equal findings are one object: an index keeps a million matches, nearly all of siblings that were
 * found alike, and an object for each would take four times as much memory.
 */
export interface PackedMatches {
  a: readonly Proposition[]
  b: readonly Proposition[]
  found: readonly Finding[]
}

/** Returns matches of single questions, which no list explains, in columns. */
export function packMatches(matches: readonly Omit<PropositionMatch, 'listed'>[]): PackedMatches {
  const findings = new Map<number, Finding[]>()
  const found = matches.map(({ relation, confidence, logOdds }) => {
    const alike = findings.get(logOdds) ?? []
    const known = alike.find((one) => one.relation === relation && one.confidence === confidence)
    if (known) return known
    const finding: Finding = { relation, confidence, logOdds }
    findings.set(logOdds, [...alike, finding])
    return finding
  })
  return { a: matches.map(({ a }) => a), b: matches.map(({ b }) => b), found }
}

/** Returns the matches of columns, in their order. */
export const unpackMatches = ({ a, b, found }: PackedMatches): PropositionMatch[] =>
  found.map((finding, row) => ({ a: a[row] as Proposition, b: b[row] as Proposition, ...finding }))
