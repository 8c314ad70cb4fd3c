import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { readSet, recordedFolders } from './eval/labelled-sets.ts'
import { textTable } from './eval/tables.ts'
import { printUsage } from './print-usage.ts'
import { countRows, type RowHits } from './rules/row-hits.ts'
import { countRules } from './rules/rule-hits.ts'
import { titlesOf } from './rules/titles.ts'

// Counts how often each rule and each row of knowledge is used in the recorded catalogues, so that those that were
// written for one title can be distinguished from those that are true of the world.
//
// Our own traps are left out: they were written for rules.
//
//   npm run rules                  every recorded catalogue
//   npm run rules -- --set NAME    only this one (repeatable)
//   npm run rules -- --rows        and each row of words that no title used, or only one

printUsage(import.meta.url)

const { values: options } = parseArgs({
  options: { set: { type: 'string', multiple: true }, rows: { type: 'boolean', default: false } },
})

const recorded = recordedFolders()
if (recorded.length === 0) {
  console.log('skipped: the recorded sets are not here (../shared, or CROSSVENUE_SHARED)')
  process.exit(0)
}
const folders = recorded.filter((folder) => options.set?.includes(basename(folder)) ?? true)
const rules = countRules()
const rows = countRows()
for (const folder of folders) {
  const { name, events } = await readSet(folder)
  console.error(`counting in ${name}`)
  rules.add(name, events)
  rows.add(titlesOf(events))
}

const hits = rules.hits()
console.log(
  textTable([
    ['rule', 'kind', 'pairs', 'titles', 'sets'],
    ...hits.map(({ id, kind, pairs, titles, sets }) => [id, kind, ...[pairs, titles, sets].map(String)]),
  ]),
)
const single = hits.filter(({ titles }) => titles < 2)
console.log(`\nrules that at most one title used: ${single.map(({ id }) => id).join(', ') || 'none'}\n`)

const tables = rows.tables()
console.log(
  textTable([
    ['knowledge', 'rows', 'unused', 'used by one title'],
    ...tables.map(({ table, hits }) => [table, ...[hits.length, unused(hits).length, once(hits).length].map(String)]),
  ]),
)
for (const { table, hits, isWords } of options.rows ? tables : []) {
  if (!isWords) continue
  for (const { row } of unused(hits)) console.log(`${table}: no title: ${row}`)
  for (const { row, title } of once(hits)) console.log(`${table}: one title: ${row} (${title})`)
}

function unused(hits: readonly RowHits[]) {
  return hits.filter(({ titles }) => titles === 0)
}

function once(hits: readonly RowHits[]) {
  return hits.filter(({ titles }) => titles === 1)
}
