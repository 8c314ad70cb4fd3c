import { type EvidenceItem, explainPair, type Label, type Verdict } from '@crossvenue/matcher'
import type { LabelEnd, LabelledSet } from './labelled-sets.ts'

/** A labeled pair that is wrongly called identical, or an identity that is not called so. */
export interface WrongIdentity {
  set: string
  kind: 'false' | 'missed'
  /** Venue, event title and market title of each side. */
  titles: readonly [string, string]
  labelled: Verdict['label']['relation']
  predicted: Verdict['predicted']
  /** The result for the pair, in words. */
  fate: string
  /** Absent where the pair was not compared to the end. */
  confidence?: number
  /** The vetoes, or without any the comparison with the most weight for the prediction. */
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

interface Compared {
  fate: string
  confidence?: number
  evidence: readonly EvidenceItem[]
}

/** Compares a labelled pair that has no edge by itself, to learn why: `match` does not report the pairs that it drops. */
function comparePair(set: LabelledSet, { a, b }: Label): Compared {
  const { relation, confidence, reason, evidence } = explainPair({ ...set.find(a), ...a }, { ...set.find(b), ...b })
  return relation === undefined ? { fate: 'held unrelated', evidence } : { fate: reason, confidence, evidence }
}

export interface Cause {
  kind: WrongIdentity['kind']
  fate: string
  /** The comparison that decided, with its verdict. */
  comparison: string
  count: number
}

/** Groups wrong identities by what decided them, the most frequent first. */
export function causes(wrong: readonly WrongIdentity[]): Cause[] {
  const groups = new Map<string, Cause>()
  for (const { kind, fate, deciding } of wrong) {
    const [item] = deciding
    const comparison = item ? `${item.comparison}: ${item.verdict}` : '-'
    const key = JSON.stringify([kind, fate, comparison])
    groups.set(key, { kind, fate, comparison, count: (groups.get(key)?.count ?? 0) + 1 })
  }
  return [...groups]
    .sort(([x, one], [y, other]) => other.count - one.count || (x < y ? -1 : 1))
    .map(([, cause]) => cause)
}

/** Formats wrong identities for a terminal, with what they have in common. */
export function errorText(wrong: readonly WrongIdentity[]): string {
  if (wrong.length === 0) return 'no wrong identity'
  const grouped = causes(wrong).map(({ count, kind, fate, comparison }) => `${count} x ${kind}, ${fate}, ${comparison}`)
  return [...wrong.map(oneText), grouped.join('\n')].join('\n\n')
}

function oneText({ set, kind, titles, labelled, predicted, fate, confidence, deciding }: WrongIdentity): string {
  const sure = confidence === undefined ? '' : `, confidence ${confidence.toFixed(3)}`
  return [
    `${kind} identity in ${set}: ${labelled} -> ${predicted} (${fate}${sure})`,
    ...titles.map((title) => `  ${title}`),
    ...deciding.map((item) => `  ${evidenceText(item)}`),
  ].join('\n')
}

/** One comparison in one line: "words: differ, nhl | -, weight -0.80". */
export function evidenceText({ comparison, verdict, a, b, weight }: EvidenceItem): string {
  const sides = a === undefined && b === undefined ? '' : `, ${a ?? '-'} | ${b ?? '-'}`
  return `${comparison}: ${verdict}${sides}${verdict === 'veto' ? '' : `, weight ${weight.toFixed(2)}`}`
}
