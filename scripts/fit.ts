import { writeFileSync } from 'node:fs'
import { candidatePairs, handSetWeights } from '@crossvenue/matcher'
import { readEdges, readSet, recordedFolders, withFrozen } from './eval/labelled-sets.ts'
import { textTable } from './eval/tables.ts'
import { examplesOf } from './fit/examples.ts'
import { fitWeights } from './fit/fit-weights.ts'
import { weightsFile } from './fit/weights-file.ts'
import { printUsage } from './print-usage.ts'

// Fits the matcher's weights and its calibration to every recorded set, and writes packages/matcher/src/weights.json.
//
//   npm run fit

printUsage(import.meta.url)

const sets = await Promise.all(recordedFolders().map(async (folder) => withFrozen(await readSet(folder))))
if (sets.length === 0) {
  console.error('The recorded sets are not here (../shared, or CROSSVENUE_SHARED): there is nothing to fit to.')
  process.exit(2)
}
const examples = sets.map(({ name, events, labels }) =>
  examplesOf(candidatePairs(events), [...labels, ...readEdges(name)]),
)
const weights = fitWeights(examples)
const counts = sets.map(({ name }, index) => ({ name, examples: examples[index]?.length ?? 0 }))
const file = new URL('../packages/matcher/src/weights.json', import.meta.url)
writeFileSync(file, `${JSON.stringify(weightsFile(weights, counts), null, 2)}\n`)

const rows = Object.entries(handSetWeights.features).map(([name, weight]) => [
  name,
  weight.toFixed(2),
  weights.features[name as keyof typeof weights.features].toFixed(2),
])
console.log(textTable([['weight', 'set by hand', 'fitted'], ...rows]))
for (const [kind, { slope, offset, ceiling }] of Object.entries(weights.calibration)) {
  console.log(`calibration, ${kind}: ${ceiling} / (1 + exp(-(${slope} * log-odds + ${offset})))`)
}
