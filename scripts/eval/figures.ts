import { type Evaluation, evaluate, match, type Verdict, type Weights } from '@crossvenue/matcher'
import { Relation } from '@crossvenue/venues'
import { corrected, type LabelledSet, readEdges } from './labelled-sets.ts'

/** The results of matching on a set, or on several together. */
export interface Figures {
  name: string
  markets: number
  edges: number
  /** Time the matching took, without reading the files. */
  milliseconds: number
  /** On the labels that may be read. */
  evaluation: Evaluation
  /** On those set aside, and on all of them. */
  frozen: Evaluation
  whole: Evaluation
  /** The same as `evaluation`, with labels that we believe wrong corrected. */
  corrected: Evaluation
  /** The current verdicts on the edges drawn at random from those without a label. */
  drawn: readonly Verdict[]
}

/** Matches a set and compares the edges with its labels. */
export function measure(set: LabelledSet, now: () => number, weights?: Weights): Figures {
  const { name, events, labels, frozen } = set
  const start = now()
  const edges = match(events, { ...(weights && { weights }) })
  return {
    name,
    milliseconds: Math.round(now() - start),
    markets: events.reduce((sum, event) => sum + event.markets.length, 0),
    edges: edges.length,
    evaluation: evaluate(edges, labels),
    frozen: evaluate(edges, frozen),
    whole: evaluate(edges, [...labels, ...frozen]),
    corrected: evaluate(edges, corrected(name, labels)),
    drawn: evaluate(edges, readEdges(name)).verdicts,
  }
}

/** Adds up sets: every labelled pair counts once, whatever set it is in. */
export function total(name: string, sets: readonly Figures[]): Figures {
  return {
    name,
    markets: sum(sets.map(({ markets }) => markets)),
    edges: sum(sets.map(({ edges }) => edges)),
    milliseconds: sum(sets.map(({ milliseconds }) => milliseconds)),
    evaluation: addEvaluations(sets.map(({ evaluation }) => evaluation)),
    frozen: addEvaluations(sets.map(({ frozen }) => frozen)),
    whole: addEvaluations(sets.map(({ whole }) => whole)),
    corrected: addEvaluations(sets.map((set) => set.corrected)),
    drawn: sets.flatMap(({ drawn }) => drawn),
  }
}

function addEvaluations(evaluations: readonly Evaluation[]): Evaluation {
  const scores = Relation.options.map((relation) => [
    relation,
    addScores(evaluations.map((one) => one.scores[relation])),
  ])
  return {
    scores: Object.fromEntries(scores),
    related: {
      labelled: sum(evaluations.map(({ related }) => related.labelled)),
      right: sum(evaluations.map(({ related }) => related.right)),
    },
    wrongPolarity: sum(evaluations.map(({ wrongPolarity }) => wrongPolarity)),
    verdicts: evaluations.flatMap(({ verdicts }) => verdicts),
  }
}

type RelationScore = Evaluation['scores'][Relation]

function addScores(scores: readonly RelationScore[]): RelationScore {
  const [labelled, predicted, right] = (['labelled', 'predicted', 'right'] as const).map((field) =>
    sum(scores.map((score) => score[field])),
  ) as [number, number, number]
  return {
    labelled,
    predicted,
    right,
    ...(predicted > 0 && { precision: right / predicted }),
    ...(labelled > 0 && { recall: right / labelled }),
  }
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** How often pairs labeled with one relation (rows) got each relation (columns). */
export interface Confusion {
  relations: readonly string[]
  counts: readonly (readonly number[])[]
}

/** Compares labeled relations with predicted ones; pairs labeled only "not identical" are left out. */
export function confusion(verdicts: readonly Verdict[]): Confusion {
  const relations = [...Relation.options, 'none']
  return {
    relations,
    counts: relations.map((labelled) =>
      relations.map(
        (given) => verdicts.filter(({ label, predicted }) => label.relation === labelled && predicted === given).length,
      ),
    ),
  }
}
