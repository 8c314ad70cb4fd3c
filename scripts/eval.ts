import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { clearLine, cursorTo } from 'node:readline'
import type { WriteStream } from 'node:tty'
import { parseArgs } from 'node:util'
import { auditRecordedSets, reportedLabels } from './audit/reported-labels.ts'
import { accuracyTables } from './eval/accuracy-page.ts'
import { readSet, recordedFolders, trapsFolder, withFrozen } from './eval/labelled-sets.ts'
import { brokenFloors } from './eval/measures.ts'
import { recordedFigures } from './eval/recorded-figures.ts'
import { report } from './eval/report.ts'
import { measureSets } from './eval/results.ts'
import { jsonFigures, summary } from './eval/summary.ts'
import { errorText } from './eval/wrong-identities.ts'
import { fillIn } from './fill-in.ts'
import { printUsage } from './print-usage.ts'

// Measures the matcher on labelled catalogues and writes eval-report/index.html; fails if a value is below its floor.
//
//   npm run eval                      every set
//   npm run eval -- --set NAME        only this one (repeatable); floors are for all sets, so none is checked
//   npm run eval -- --errors          and every wrong identity and relation, but none of the frozen third
//   npm run eval -- --cross-validate  also leaves out each set in turn, and measures the blocking by itself
//   npm run eval -- --readme          and rewrites docs/accuracy.md, which includes that, and the figures of /v0/accuracy
//   npm run --silent eval -- --json   figures for programs

printUsage(import.meta.url)

const { values: options } = parseArgs({
  options: {
    set: { type: 'string', multiple: true },
    errors: { type: 'boolean', default: false },
    'cross-validate': { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})

const folders = recordedFolders()
const names = [...folders, trapsFolder].map((folder) => basename(folder))
const unknown = options.set?.find((name) => !names.includes(name))
if (unknown !== undefined) refuse(`There is no set ${unknown}; there are ${names.join(', ')}.`)
if (options.readme && (options.set || folders.length === 0)) refuse('--readme needs every recorded set.')
if (folders.length === 0) {
  console.error('The recorded sets are not here (../shared, or CROSSVENUE_SHARED): only the traps are evaluated.')
}

const isChosen = (folder: string) => options.set?.includes(basename(folder)) ?? true
const recorded = (await Promise.all(folders.filter(isChosen).map(readSet))).map(withFrozen)
const traps = isChosen(trapsFolder) ? await readSet(trapsFolder) : undefined

const crossValidate = options['cross-validate'] || options.readme
const progress = showProgress(process.stderr, recorded.length * (crossValidate ? 4 : 1) + (traps ? 1 : 0))
const results = measureSets(
  { recorded, ...(traps && { traps }) },
  { now: () => performance.now(), onSet: progress.next, crossValidate },
)
progress.end()

const settledSets = await auditRecordedSets(folders.filter(isChosen))
const broken = [
  ...(options.set ? [] : brokenFloors(results)),
  ...settledSets.flatMap((set) => set.differences.map((sentence) => `${set.name}, ${sentence}`)),
]

if (options.json) {
  const { wrong } = results
  console.log(JSON.stringify({ ...jsonFigures(results), broken, ...(options.errors && { wrong }) }, null, 2))
} else {
  if (options.errors) console.log(`${errorText(results.wrong)}\n`)
  console.log(summary(results))
  if (settledSets.length > 0) console.log(`\n${reportedLabels(settledSets)}`)
}

const page = new URL('../eval-report/index.html', import.meta.url)
mkdirSync(new URL('.', page), { recursive: true })
writeFileSync(page, report(results))
if (!options.json) console.log('\nwrote eval-report/index.html')

if (options.readme) {
  const accuracy = new URL('../docs/accuracy.md', import.meta.url)
  writeFileSync(accuracy, fillIn(readFileSync(accuracy, 'utf8'), `\n${accuracyTables(results)}\n`, 'evaluation'))
  const served = new URL('../packages/gateway/src/audit/recorded-figures.generated.ts', import.meta.url)
  writeFileSync(served, recordedFigures(results))
}

for (const sentence of broken) console.error(`below the floor: ${sentence}`)
if (broken.length > 0) process.exitCode = 1

function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}

/** Shows which step is at work, on one line of a terminal; elsewhere it shows nothing. */
function showProgress(stream: WriteStream, steps: number) {
  let begun = 0
  const clear = () => {
    cursorTo(stream, 0)
    clearLine(stream, 0)
  }
  return {
    // matching blocks the thread, so the line is drawn before it starts
    next(name: string): void {
      begun++
      if (!stream.isTTY) return
      clear()
      stream.write(`matching ${name} (${begun} of ${steps})`)
    },
    end(): void {
      if (stream.isTTY) clear()
    },
  }
}
