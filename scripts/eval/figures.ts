import { type Evaluation, evaluate, match } from '@crossvenue/matcher'
import { Relation } from '@crossvenue/venues'
import type { LabelledSet } from './labelled-set.ts'

/** What matching gave on a set, or on several together. */
export interface Figures {
  name: string
  markets: number
  edges: number
  /** Time the matching took, without reading the files. */
  milliseconds: number
  evaluation: Evaluation
}

type RelationScore = Evaluation['scores'][Relation]

/** Matches a set and compares the edges with its labels. */
export function measure({ name, events, labels }: LabelledSet, now: () => number): Figures {
  const start = now()
  const edges = match(events)
  const milliseconds = Math.round(now() - start)
  const markets = events.reduce((sum, event) => sum + event.markets.length, 0)
  return { name, markets, edges: edges.length, milliseconds, evaluation: evaluate(edges, labels) }
}

/** Adds up sets: every labelled pair counts once, whatever set it is in. */
export function total(name: string, sets: readonly Figures[]): Figures {
  const evaluations = sets.map(({ evaluation }) => evaluation)
  const scores = Relation.options.map((relation) => [
    relation,
    addScores(evaluations.map((one) => one.scores[relation])),
  ])
  return {
    name,
    markets: sum(sets.map(({ markets }) => markets)),
    edges: sum(sets.map(({ edges }) => edges)),
    milliseconds: sum(sets.map(({ milliseconds }) => milliseconds)),
    evaluation: {
      scores: Object.fromEntries(scores),
      related: {
        labelled: sum(evaluations.map(({ related }) => related.labelled)),
        right: sum(evaluations.map(({ related }) => related.right)),
      },
      wrongPolarity: sum(evaluations.map(({ wrongPolarity }) => wrongPolarity)),
      verdicts: evaluations.flatMap(({ verdicts }) => verdicts),
    },
  }
}

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
