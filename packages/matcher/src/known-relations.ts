import type { Relation } from '@crossvenue/venues'
import { type Edge, type EvidenceItem, type Ref, reversed } from './edge.ts'
import { compareRefs, refKey } from './order.ts'
import { pairKey } from './overrides/rulings.ts'

/** An edge, whose outcomes do not matter here. */
export type KnownEdge = Omit<Edge, 'outcomes' | 'evidence'> & { evidence?: readonly EvidenceItem[] }

/** The relation that edges give two markets: by an edge of the two, or through the markets that join them. */
export interface KnownRelation {
  relation: Relation
  confidence: number
  /** Reads the evidence of the edge, its sides in the order of the two; undefined where none is stored. */
  evidence?: () => readonly EvidenceItem[] | undefined
  /** The markets between the two, in this order; absent where they share an edge. */
  through?: readonly Ref[]
}

/**
 * Returns a function that finds the relation that edges give two refs; undefined where they neither share an edge nor
 * are joined by identities and complements. The evidence of an edge is read only when its pair is looked up.
 */
export function createKnownRelations(edges: readonly KnownEdge[]) {
  const direct = new Map<string, KnownEdge>()
  const joined = new Map<string, Step[]>()
  const join = (from: Ref, step: Step) => {
    const steps = joined.get(refKey(from))
    if (steps) steps.push(step)
    else joined.set(refKey(from), [step])
  }
  for (const edge of edges) {
    const { a, b, relation, confidence } = edge
    if (direct.has(pairKey(a, b)) || direct.has(pairKey(b, a))) continue
    direct.set(pairKey(a, b), edge)
    if (relation !== 'identity' && relation !== 'complement') continue
    const isOpposite = relation === 'complement'
    join(a, { to: b, isOpposite, confidence })
    join(b, { to: a, isOpposite, confidence })
  }
  for (const steps of joined.values()) steps.sort((x, y) => y.confidence - x.confidence || compareRefs(x.to, y.to))
  return (a: Ref, b: Ref): KnownRelation | undefined => {
    const [forth, back] = [direct.get(pairKey(a, b)), direct.get(pairKey(b, a))]
    return (forth && relationOf(forth, true)) ?? (back && relationOf(back, false)) ?? pathBetween(a, b, joined)
  }
}

const relationOf = (edge: KnownEdge, isForth: boolean): KnownRelation => ({
  relation: isForth ? edge.relation : reversed(edge.relation),
  confidence: edge.confidence,
  evidence: () => (isForth ? edge.evidence : edge.evidence?.map(inverse)),
})

interface Step {
  to: Ref
  isOpposite: boolean
  confidence: number
}

/** The shortest path of identities and complements; two complements in a row are an identity. */
function pathBetween(a: Ref, b: Ref, joined: ReadonlyMap<string, readonly Step[]>): KnownRelation | undefined {
  if (a.marketId === undefined || b.marketId === undefined) return undefined
  const reached = new Set([refKey(a)])
  let ends: { at: Ref; isOpposite: boolean; confidence: number; through: Ref[] }[] = [
    { at: a, isOpposite: false, confidence: 1, through: [] },
  ]
  while (ends.length > 0) {
    const next: typeof ends = []
    for (const { at, isOpposite, confidence, through } of ends) {
      for (const step of joined.get(refKey(at)) ?? []) {
        if (reached.has(refKey(step.to))) continue
        reached.add(refKey(step.to))
        const end = {
          at: step.to,
          isOpposite: isOpposite !== step.isOpposite,
          confidence: Math.min(confidence, step.confidence),
          through: [...through, step.to],
        }
        if (refKey(step.to) !== refKey(b)) next.push(end)
        else
          return {
            relation: end.isOpposite ? 'complement' : 'identity',
            confidence: end.confidence,
            through: end.through.slice(0, -1),
          }
      }
    }
    ends = next
  }
  return undefined
}

const inverse = ({ a, b, ...item }: EvidenceItem): EvidenceItem => ({
  ...item,
  ...(b !== undefined && { a: b }),
  ...(a !== undefined && { b: a }),
})
