import { confidenceFigures } from './confidence.ts'
import type { Figures } from './figures.ts'
import type { Results } from './results.ts'

/** Returns the figures of an evaluation as the tables and sentences of docs/accuracy.md. */
export function accuracyTables(results: Results): string {
  const { recorded, total, traps, leftOut } = results
  const left = new Map(leftOut?.sets.map((figures) => [figures.name, figures]))
  return [
    ...(total ? [setAside(total), ''] : []),
    '| Set | Identity labels | Precision | Recall | Precision, left out | Recall, left out |',
    '| --- | --: | --: | --: | --: | --: |',
    ...recorded.map((figures) => row(figures.name, figures, left.get(figures.name))),
    ...(total ? [row('**all recorded sets**', total, leftOut?.total)] : []),
    ...(traps ? [row('[our own traps](../packages/matcher/traps/README.md)', traps)] : []),
    '',
    ...sentences(results),
  ].join('\n')
}

function row(name: string, { evaluation }: Figures, leftOut?: Figures): string {
  const { labelled } = evaluation.scores.identity
  return `| ${[name, labelled, ...shares(evaluation), ...shares(leftOut?.evaluation)].join(' | ')} |`
}

const shares = (evaluation?: Figures['evaluation']): string[] =>
  (['precision', 'recall'] as const).map((measure) => evaluation?.scores.identity[measure]?.toFixed(3) ?? '-')

/** Returns the figures of the third that is set aside by hash and never listed. */
function setAside({ frozen }: Figures): string {
  const [precision, recall] = shares(frozen)
  return `A third of the labels, set aside by hash and never listed: precision ${precision}, recall ${recall}. Most of its sets were at hand when the older rules were written.`
}

function* sentences(results: Results): Generator<string> {
  yield '"Left out": with weights and calibration fitted to the other sets. The rules were written with these sets at hand: expect less on others.'
  const [identities, others, drawn] = confidenceFigures(results)
  if (identities && others) {
    yield `Confidence, sets left out: expected calibration error ${identities.width.toFixed(3)} of identities (Brier ${identities.brier.toFixed(3)}), ${others.width.toFixed(3)} of other relations.`
  }
  if (drawn) {
    const right = drawn.called.filter((one) => one.right).length
    yield `Labels are chosen pairs, so edges without a label were drawn at random and read: of those that are still called identical, ${right} of ${drawn.called.length} are.`
  }
  if (results.blocking) {
    const { together, identities: labelled, candidates, markets } = results.blocking.total
    yield `Blocking alone: ${((100 * together) / labelled).toFixed(1)} % of the labeled identities become candidates, at ${(candidates / markets).toFixed(0)} candidates per market.`
  }
}
