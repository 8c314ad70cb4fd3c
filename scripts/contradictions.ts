import { parseArgs } from 'node:util'
import { match } from '@crossvenue/matcher'
import { contradictedByLogic } from './contradictions/by-logic.ts'
import { contradictedByPrice } from './contradictions/by-price.ts'
import { unlikeSiblings } from './contradictions/by-siblings.ts'
import { readSet, recordedFolders } from './eval/labelled-sets.ts'
import { printUsage } from './print-usage.ts'

// Lists the relations of the recorded catalogues that cannot be right: three that contradict each other, those of the
// same answers of two lists that differ, and those that recorded prices contradict. None of this needs labels.
//
//   npm run contradictions                     by logic, by siblings, and gaps of prices above 0.15
//   npm run contradictions -- --above 0.3      larger gaps only
//   npm run contradictions -- --set 2021       sets whose name has the word
//   npm run contradictions -- --brief          only how many there are

printUsage(import.meta.url)

const { values } = parseArgs({
  options: {
    above: { type: 'string', default: '0.15' },
    set: { type: 'string', default: '' },
    brief: { type: 'boolean', default: false },
  },
})

for (const folder of recordedFolders().filter((path) => path.includes(values.set))) {
  const { name, events } = await readSet(folder)
  const edges = match(events)
  const logic = contradictedByLogic(events, edges)
  const siblings = unlikeSiblings(events, edges)
  const prices = contradictedByPrice(events, edges, Number(values.above))
  console.log(
    `${name}: of ${edges.length} relations ${logic.count} times three contradict each other (${logic.texts.length} times three events), ${siblings.length} times two lists treat the same answers differently, and ${prices.length} times prices contradict one`,
  )
  if (!values.brief) for (const text of [...logic.texts, ...siblings, ...prices]) console.log(text)
}
