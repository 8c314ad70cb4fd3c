import type { AuditedEdge } from '../store/settlements.ts'

/**
 * Returns whether two settled markets were settled as their relation says. Undefined if the relation excludes no
 * combination of outcomes, or if the first outcome is not known.
 */
export function heldAsStated({ a, b, relation, outcomes }: AuditedEdge): boolean | undefined {
  if (relation === 'identity' || relation === 'complement') {
    if (outcomes.length === 0) return undefined
    return outcomes.every((pair) => (a.winner === pair.a) === (b.winner === pair.b))
  }
  if (a.yes === undefined || b.yes === undefined) return undefined
  const [isA, isB] = [a.winner === a.yes, b.winner === b.yes]
  if (relation === 'subset') return !isA || isB
  if (relation === 'superset') return !isB || isA
  return relation === 'disjoint' ? !(isA && isB) : undefined
}
