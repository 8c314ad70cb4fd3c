import type { Relation } from '@crossvenue/venues'
import { type Edge, type EvidenceItem, type Ref, reversed } from './edge.ts'
import { eventKey, refKey } from './order.ts'

/**
 * A pair of markets or events with its right relation, labelled by a person, in the interchange format of catalogues.
 */
export interface Label {
  a: Ref
  b: Ref
  relation: Relation | 'none' | 'not-identity'
  certainty: 'certain' | 'likely' | 'arguable'
  note?: string
}

/**
 * A labelled pair of markets or events with the relation that the matcher's edges give it; "none" if there is no edge.
 */
export interface Verdict {
  label: Label
  predicted: Relation | 'none'
  edge?: Edge
}

interface RelationScore {
  /** Number of labelled pairs with this relation. */
  labelled: number
  /** Number of labelled pairs to which the edges give this relation. */
  predicted: number
  right: number
  /** The share of the predicted pairs that are labelled so; absent where nothing was predicted. */
  precision?: number
  /** The share of the labelled pairs that are predicted so; absent where nothing is labelled. */
  recall?: number
}

/** Precision and recall of the matcher's edges against labels, with every labelled pair behind them. */
export interface Evaluation {
  scores: Record<Relation, RelationScore>
  /** Labelled pairs that share a topic without being identical, and how many have the right relation. */
  related: { labelled: number; right: number }
  /** Number of identities called complement, and of complements called identity. */
  wrongPolarity: number
  verdicts: Verdict[]
}

const RELATIONS: readonly Relation[] = ['identity', 'complement', 'subset', 'superset', 'overlap', 'disjoint']

/**
 * Scores edges against labelled pairs: precision and recall by relation. Labels marked arguable and pairs without a
 * label are left out. A pair labelled "not-identity" is wrong only if it is called an identity. A label about two
 * events is scored by the strongest relation among their markets, as `relationOfEvents` gives it.
 */
export function evaluate(edges: readonly Edge[], labels: readonly Label[]): Evaluation {
  // Identity precision: of the labelled pairs that the edges call identity, the share labelled identity, so that a
  // complement called identity is wrong. Two events are identical where any of their markets are one or opposite.
  const markets = new Map<string, Edge>()
  const events = new Map<string, Edge[]>()
  for (const edge of edges) {
    const inverse = invert(edge)
    for (const one of [edge, inverse]) {
      markets.set(`${refKey(one.a)}\u0000${refKey(one.b)}`, one)
      const pair = `${eventKey(one.a)}\u0000${eventKey(one.b)}`
      const list = events.get(pair)
      if (list) list.push(one)
      else events.set(pair, [one])
    }
  }
  const verdicts = labels
    .filter(({ certainty }) => certainty !== 'arguable')
    .map((label): Verdict => {
      if (label.a.marketId !== undefined) {
        const edge = markets.get(`${refKey(label.a)}\u0000${refKey(label.b)}`)
        return { label, predicted: edge?.relation ?? 'none', ...(edge && { edge }) }
      }
      const edge = strongest(events.get(`${eventKey(label.a)}\u0000${eventKey(label.b)}`) ?? [])
      return { label, predicted: edge ? relationOfEvents(edge) : 'none', ...(edge && { edge }) }
    })
  return summarise(verdicts)
}

function summarise(verdicts: Verdict[]): Evaluation {
  const scores = Object.fromEntries(RELATIONS.map((relation) => [relation, scoreOf(verdicts, relation)]))
  const shared = verdicts.filter(
    ({ label }) => label.relation !== 'identity' && RELATIONS.includes(label.relation as Relation),
  )
  const polarities = new Set<string>(['identity', 'complement'])
  return {
    scores: scores as Record<Relation, RelationScore>,
    related: {
      labelled: shared.length,
      right: shared.filter(({ label, predicted }) => label.relation === predicted).length,
    },
    wrongPolarity: verdicts.filter(
      ({ label, predicted }) =>
        polarities.has(label.relation) && polarities.has(predicted) && label.relation !== predicted,
    ).length,
    verdicts,
  }
}

function scoreOf(verdicts: readonly Verdict[], relation: Relation): RelationScore {
  const known = relation === 'identity' ? verdicts : verdicts.filter(({ label }) => label.relation !== 'not-identity')
  const labelled = known.filter(({ label }) => label.relation === relation).length
  const predicted = known.filter((verdict) => verdict.predicted === relation).length
  const right = known.filter((verdict) => verdict.predicted === relation && verdict.label.relation === relation).length
  return {
    labelled,
    predicted,
    right,
    ...(predicted > 0 && { precision: right / predicted }),
    ...(labelled > 0 && { recall: right / labelled }),
  }
}

function strongest(edges: readonly Edge[]): Edge | undefined {
  return edges.toSorted(
    (x, y) =>
      RELATIONS.indexOf(relationOfEvents(x)) - RELATIONS.indexOf(relationOfEvents(y)) || y.confidence - x.confidence,
  )[0]
}

/**
 * Returns the relation of two events that follows from an edge between two of their markets: a complement of markets is
 * an identity of the events; a subset between questions of different form or stage is an overlap.
 */
export function relationOfEvents({ relation, evidence }: RelatedPair): Relation {
  if (relation === 'complement') return 'identity'
  const nests = relation === 'subset' || relation === 'superset'
  const apart = evidence.some(({ comparison, verdict }) => verdict !== 'agree' && OTHER_QUESTION.has(comparison))
  return nests && apart ? 'overlap' : relation
}

interface RelatedPair {
  relation: Relation
  evidence: readonly Pick<EvidenceItem, 'comparison' | 'verdict'>[]
}

const OTHER_QUESTION = new Set(['form', 'stage', 'ticket'])

function invert(edge: Edge): Edge {
  return { ...edge, a: edge.b, b: edge.a, relation: reversed(edge.relation) }
}
