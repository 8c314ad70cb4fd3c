import { type EvidenceItem, explainPair, type Label } from '@crossvenue/matcher'
import type { LabelledSet } from './labelled-set.ts'

interface Compared {
  fate: string
  confidence?: number
  evidence: readonly EvidenceItem[]
}

/** Compares a labelled pair that has no edge by itself, to learn why: `match` tells nothing of what it lets go. */
export function comparePair(set: LabelledSet, { a, b }: Label): Compared {
  const { relation, confidence, reason, evidence } = explainPair({ ...set.find(a), ...a }, { ...set.find(b), ...b })
  return relation === undefined ? { fate: 'held unrelated', evidence } : { fate: reason, confidence, evidence }
}
