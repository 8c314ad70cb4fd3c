import { readFile } from 'node:fs/promises'
import { type Evaluation, evaluate, type Label, match } from '@crossvenue/matcher'
import { CrossvenueError, Relation } from '@crossvenue/venues'
import { z } from 'zod'
import { readCatalogueFiles } from '../catalogue/catalogue-files.ts'

const LabelRef = z.object({ venue: z.string(), eventId: z.string(), marketId: z.string().optional() })
const LabelLine = z.object({
  a: LabelRef,
  b: LabelRef,
  relation: z.union([Relation, z.enum(['none', 'not-identity'])]),
  certainty: z.enum(['certain', 'likely', 'arguable']),
})

/** Matches a catalogue and prints how its edges score against labels. */
export async function evaluateFiles(catalogue: string, labels: string, { json }: { json?: boolean }): Promise<void> {
  const edges = match(await readCatalogueFiles([catalogue]))
  const { verdicts, ...scores } = evaluate(edges, await readLabels(labels))
  console.log(json ? JSON.stringify({ edges: edges.length, labels: verdicts.length, ...scores }) : table(scores))
}

async function readLabels(path: string): Promise<Label[]> {
  const lines = (await readFile(path, 'utf8'))
    .split('\n')
    .map((line, index) => ({ line, place: `${path}:${index + 1}` }))
  return lines.filter(({ line }) => line.trim() !== '').map(({ line, place }) => parseLabel(line, place))
}

function parseLabel(line: string, place: string): Label {
  try {
    return LabelLine.parse(JSON.parse(line)) as Label
  } catch (cause) {
    throw new CrossvenueError('VALIDATION_ERROR', `${place}: no label`, { field: place, cause })
  }
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
