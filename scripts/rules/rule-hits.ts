import { assess, candidatePairs, type RuleId, rules, rulesOf } from '@crossvenue/matcher'
import type { UnifiedEvent } from '@crossvenue/venues'

/** How often a rule is in the evidence of candidate pairs. */
interface RuleHits {
  id: RuleId
  kind: string
  pairs: number
  /** Different pairs of titles, where numbers do not count: the rungs of one ladder are one title. */
  titles: number
  sets: number
}

/** Counts the rules in the evidence of every pair of questions that the matcher compares. */
export function countRules() {
  const found = new Map<RuleId, { pairs: number; titles: Set<string>; sets: Set<string> }>()
  return {
    add(set: string, events: readonly UnifiedEvent[]) {
      for (const { a, b } of candidatePairs(events)) {
        for (const id of new Set(assess(a, b).evidence.flatMap(rulesOf))) {
          const hits = found.get(id) ?? { pairs: 0, titles: new Set(), sets: new Set() }
          found.set(id, hits)
          hits.pairs++
          hits.sets.add(set)
          if (hits.titles.size < MANY) hits.titles.add(`${patternOf(a.title)}\n${patternOf(b.title)}`)
        }
      }
    },
    hits: (): RuleHits[] =>
      Object.entries(rules).map(([id, { kind }]) => {
        const { pairs = 0, titles, sets } = found.get(id as RuleId) ?? {}
        return { id: id as RuleId, kind, pairs, titles: titles?.size ?? 0, sets: sets?.size ?? 0 }
      }),
  }
}

/** Titles of one rule are counted up to this number. */
const MANY = 1000

const patternOf = (title: string) => title.replaceAll(/\d+/g, '#')
