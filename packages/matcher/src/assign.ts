import type { Candidate } from './block/candidates.ts'
import { compare } from './compare/compare.ts'
import type { Edge } from './edge.ts'
import type { EventRecord } from './extract/proposition.ts'
import { relate } from './relate.ts'
import { logOdds, probability } from './score.ts'
import { settings } from './settings.ts'

export function assign(_records: readonly EventRecord[], pairs: readonly Candidate[]): Edge[] {
  const edges: Edge[] = []
  for (const { a, b } of pairs) {
    const evidence = compare(a, b)
    const relation = relate(evidence)
    if (relation === undefined) continue
    const confidence = probability(logOdds(evidence))
    if (confidence < settings.minConfidence) continue
    edges.push({ a: a.ref, b: b.ref, relation, confidence, outcomes: [], evidence })
  }
  return edges
}
