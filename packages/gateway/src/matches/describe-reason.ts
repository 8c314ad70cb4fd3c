import type { EvidenceItem } from '@crossvenue/matcher'
import type { Relation } from '@crossvenue/venues'

/**
 * Returns the reasons for the relation of two markets in words: the comparisons that agree, and those that differ, with
 * both values.
 */
export function describeReason(relation: Relation, evidence: readonly EvidenceItem[]): string {
  const named = (verdicts: readonly EvidenceItem['verdict'][]) =>
    evidence.filter(({ verdict }) => verdicts.includes(verdict))
  const agree = [...new Set(named(['agree']).map(({ comparison }) => comparison))]
  const differ = named(['differ', 'veto']).map(
    ({ comparison, a = 'not stated', b = 'not stated' }) => `${comparison} (${a} / ${b})`,
  )
  const parts = [
    ...(agree.length > 0 ? [`agree in ${agree.join(', ')}`] : []),
    ...(differ.length > 0 ? [`differ in ${differ.join(', ')}`] : []),
  ]
  return [relation, parts.join('; ')].filter((part) => part !== '').join(': ')
}
