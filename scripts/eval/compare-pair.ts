import type { EvidenceItem, Label } from '@crossvenue/matcher'
import { readEvent } from '../../packages/matcher/src/extract/event.ts'
import { judge } from '../../packages/matcher/src/judge.ts'
import { settings } from '../../packages/matcher/src/settings.ts'
import type { LabelEnd, LabelledSet } from './labelled-set.ts'

interface Compared {
  fate: string
  confidence?: number
  evidence: readonly EvidenceItem[]
}

/** Compares a labelled pair that has no edge by itself, to learn why: `match` tells nothing of what it lets go. */
export function comparePair(set: LabelledSet, { a, b }: Label): Compared {
  const [one, other] = [propositionOf(set, a), propositionOf(set, b)]
  if (!one || !other) return { fate: 'not read', evidence: [] }
  const { relation, confidence, evidence } = judge(one, other)
  if (relation === undefined) return { fate: 'held unrelated', evidence }
  if (confidence < settings.minConfidence) return { fate: `too unsure of ${relation}`, confidence, evidence }
  return { fate: `${relation} by itself, but not brought together or not kept`, confidence, evidence }
}

function propositionOf(set: LabelledSet, end: LabelEnd) {
  const { frame, markets } = readEvent(set.find(end).event)
  return end.marketId === undefined ? frame : markets.find(({ ref }) => ref.marketId === end.marketId)
}
