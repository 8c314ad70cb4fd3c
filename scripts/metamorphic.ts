import fc from 'fast-check'
import { different, same } from '../packages/matcher/src/__fixtures__/changed-questions.ts'
import { relationOf } from '../packages/matcher/src/__fixtures__/relation-of-markets.ts'
import { textTable } from './eval/tables.ts'
import { printUsage } from './print-usage.ts'

// Changes one thing in generated questions and counts how often the two are called identical; only paraphrases should
// be.
//
//   npm run metamorphic               10,000 pairs per property
//   npm run metamorphic -- 500 swap   fewer, and of the properties whose name has the word

printUsage(import.meta.url)

const pairs = Number(process.argv[2] ?? 10_000)
const only = process.argv[3] ?? ''
const rows: string[][] = [['property', 'pairs', 'called identical', 'example of what is wrong']]
let broken = 0
for (const [kind, properties] of Object.entries({ different, same })) {
  for (const [name, arbitrary] of Object.entries(properties).filter(([name]) => name.includes(only))) {
    const worded = fc.sample(arbitrary, { numRuns: pairs, seed: 1 })
    const wrong = worded.filter((pair) => (relationOf(...pair) === 'identity') !== (kind === 'same'))
    const identical = kind === 'same' ? pairs - wrong.length : wrong.length
    if (kind === 'different') broken += wrong.length
    rows.push([
      `${kind}: ${name}`,
      String(pairs),
      String(identical),
      wrong
        .slice(0, 3)
        .map((pair) => pair.join(' | '))
        .join('  //  '),
    ])
  }
}
console.log(textTable(rows))
if (broken > 0) process.exitCode = 1
