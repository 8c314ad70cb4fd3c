import type { Candidate } from './block/candidates.ts'
import type { Edge } from './edge.ts'
import type { EventRecord } from './extract/proposition.ts'
import { judge } from './judge.ts'
import { settings } from './settings.ts'

export function assign(_records: readonly EventRecord[], pairs: readonly Candidate[]): Edge[] {
  const edges: Edge[] = []
  for (const { a, b } of pairs) {
    const { relation, confidence, evidence } = judge(a, b)
    if (relation === undefined || confidence < settings.minConfidence) continue
    edges.push({ a: a.ref, b: b.ref, relation, confidence, outcomes: [], evidence: [...evidence] })
  }
  return edges
}
