import type { EvidenceItem, Verdict } from '@crossvenue/matcher'
import { comparePair } from './compare-pair.ts'
import type { LabelEnd, LabelledSet } from './labelled-set.ts'

/** A labelled pair that is called identical and is not, or is and is not called so. */
export interface WrongIdentity {
  set: string
  kind: 'false' | 'missed'
  /** Venue, event title and market title of each side. */
  titles: readonly [string, string]
  labelled: Verdict['label']['relation']
  predicted: Verdict['predicted']
  /** What became of the pair, in words. */
  fate: string
  /** Absent where the pair was not compared to the end. */
  confidence?: number
  /** The vetoes, else the comparison that weighed most for what was predicted. */
  deciding: readonly EvidenceItem[]
}

/** Lists the wrong identities of a set: the false ones first, then the most confident. */
export function wrongIdentities(set: LabelledSet, verdicts: readonly Verdict[]): WrongIdentity[] {
  return verdicts
    .filter(({ label, predicted }) => (label.relation === 'identity') !== (predicted === 'identity'))
    .map((verdict) => wrongIdentity(set, verdict))
    .sort(byWeight)
}

/** Sorts the worst first. */
export function byWeight(one: WrongIdentity, other: WrongIdentity): number {
  if (one.kind !== other.kind) return one.kind === 'false' ? -1 : 1
  return (other.confidence ?? 0) - (one.confidence ?? 0)
}

function wrongIdentity(set: LabelledSet, { label, predicted, edge }: Verdict): WrongIdentity {
  const kind = predicted === 'identity' ? 'false' : 'missed'
  const { fate, confidence, evidence } = edge ? { ...edge, fate: `called ${edge.relation}` } : comparePair(set, label)
  return {
    set: set.name,
    kind,
    titles: [titleOf(set, label.a), titleOf(set, label.b)],
    labelled: label.relation,
    predicted,
    fate,
    ...(confidence !== undefined && { confidence }),
    deciding: deciding(kind, evidence),
  }
}

function deciding(kind: WrongIdentity['kind'], evidence: readonly EvidenceItem[]): readonly EvidenceItem[] {
  const vetoes = evidence.filter(({ verdict }) => verdict === 'veto')
  if (vetoes.length > 0) return vetoes
  const direction = kind === 'false' ? -1 : 1
  return evidence.toSorted((one, other) => direction * (one.weight - other.weight)).slice(0, 1)
}

function titleOf(set: LabelledSet, end: LabelEnd): string {
  const { event, market } = set.find(end)
  const title = market && market.title !== event.title ? `${event.title} > ${market.title}` : event.title
  return `${end.venue}: ${title}`
}
