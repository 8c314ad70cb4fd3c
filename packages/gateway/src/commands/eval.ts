import { type Evaluation, evaluate, match } from '@crossvenue/matcher'
import { readCatalogueFiles } from '../catalogue/catalogue-files.ts'
import { labelsIn, readLabelFile, type UnknownEnd } from '../catalogue/label-file.ts'

/** At most this many labels that cannot be scored are listed one by one. */
const MAX_NAMED = 10

/** Matches a catalogue and prints the scores of its edges against labels. */
export async function evaluateFiles(catalogue: string, labels: string, { json }: { json?: boolean }): Promise<void> {
  const placed = await readLabelFile(labels)
  const events = await readCatalogueFiles([catalogue])
  const { known, unknown } = labelsIn(events, placed)
  if (unknown.length > 0) console.error(warning(unknown, placed.length - known.length, placed.length))
  const edges = match(events)
  const { verdicts, ...scores } = evaluate(edges, known)
  const counts = { edges: edges.length, labels: verdicts.length, notInCatalogue: placed.length - known.length }
  console.log(json ? JSON.stringify({ ...counts, ...scores }) : table(scores))
}

function warning(unknown: readonly UnknownEnd[], skipped: number, all: number): string {
  const named = unknown.slice(0, MAX_NAMED).map(({ place, end, missing }) => `  ${place}: no ${missing} ${end}`)
  const more = unknown.length - named.length
  return [
    `warning: ${skipped} of ${all} labels are not scored: the catalogue lacks what they name`,
    ...named,
    ...(more > 0 ? [`  and ${more} more`] : []),
  ].join('\n')
}

function table({ scores, related, wrongPolarity }: Omit<Evaluation, 'verdicts'>): string {
  const rows = Object.entries(scores).map(([relation, { labelled, predicted, right, precision, recall }]) => [
    relation,
    ...[labelled, predicted, right].map(String),
    ...[precision, recall].map((share) => share?.toFixed(3) ?? '-'),
  ])
  return [
    ...[['relation', 'labelled', 'predicted', 'right', 'precision', 'recall'], ...rows].map(([first = '', ...cells]) =>
      [first.padEnd(11), ...cells.map((cell) => cell.padStart(10))].join(''),
    ),
    `related but not the same: ${related.right} of ${related.labelled} right`,
    `wrong polarity: ${wrongPolarity}`,
  ].join('\n')
}
