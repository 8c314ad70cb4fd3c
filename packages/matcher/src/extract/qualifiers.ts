import { FIRST_PLACE } from '../knowledge/qualifier-phrases.ts'
import { firstMatching } from './matches-any.ts'
import { QUALIFIER_RULES } from './qualifier-rules.ts'
import { singleSpaced } from './text.ts'

/**
 * A kind of qualifier, which narrows a question: a half, a map, a group, a district, a stage, a place in the ranking.
 */
export type QualifierKey =
  | 'bill'
  | 'clause'
  | 'condition'
  | 'district'
  | 'edition'
  | 'first'
  | 'gender'
  | 'group'
  | 'half'
  | 'inning'
  | 'map'
  | 'months'
  | 'order'
  | 'place'
  | 'reach'
  | 'round'
  | 'season'
  | 'series'
  | 'source'
  | 'special'
  | 'split'
  | 'squad'
  | 'stage'
  | 'tenure'
  | 'top'
  | 'week'
  | 'without'

/** The qualifiers of a question with their values: { half: "1", district: "ca-12" }. Kinds not stated are absent. */
export type Qualifiers = Partial<Record<QualifierKey, string>>

/** The qualifiers found in a text, and the text without them. */
export interface QualifiersRead {
  qualifiers: Qualifiers
  rest: string
}

const nextIn = firstMatching(QUALIFIER_RULES.map(([, pattern]) => pattern))

/** Returns the qualifiers that a normalised text states, if any, and the text without them. */
export function readQualifiers(text: string): QualifiersRead {
  const qualifiers: Qualifiers = {}
  let rest = text.replace(FIRST_PLACE, ' win ')
  for (let at = nextIn(rest); at !== undefined; at = nextIn(rest, at + 1)) {
    const [key, pattern, read, leaves] = QUALIFIER_RULES[at] as (typeof QUALIFIER_RULES)[number]
    if (qualifiers[key] !== undefined) continue
    // the label of an answer may state it once more: "Republican nominee in 2032 - Nominee: Ann Roe"
    for (let times = 0; times < 2; times++) {
      const match = pattern.exec(rest)
      const value = match ? read(...match.slice(1)) : undefined
      if (!match || value === undefined || value !== (qualifiers[key] ?? value)) break
      qualifiers[key] = value
      const left = leaves(...match.slice(1)) ?? ''
      rest = singleSpaced(`${rest.slice(0, match.index)} ${left} ${rest.slice(match.index + match[0].length)}`)
    }
  }
  return { qualifiers, rest: rest.trim() }
}

/** Returns qualifiers without those of some kinds. */
export const omitKeys = (qualifiers: Qualifiers, keys: readonly string[]): Qualifiers =>
  Object.fromEntries(Object.entries(qualifiers).filter(([key]) => !keys.includes(key)))
