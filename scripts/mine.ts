import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { readEvent } from '../packages/matcher/src/extract/event.ts'
import { readSet, recordedFolders } from './eval/labelled-sets.ts'
import { textTable } from './eval/tables.ts'
import { createCandidates } from './mine/candidates.ts'
import { listPairs } from './mine/list-pairs.ts'
import { nicknamesOf } from './mine/nicknames.ts'
import { phrasesOf } from './mine/phrases.ts'
import { teamCodesOf } from './mine/team-codes.ts'
import { printUsage } from './print-usage.ts'
import { titlesOf } from './rules/titles.ts'

// Proposes rows of knowledge from the recorded catalogues, with the number of titles that suggest each. It reads
// catalogues, never labels, and writes nothing: a person decides whether a row is true of the world.
//
//   npm run mine                  every recorded catalogue, rows with at least two witnesses
//   npm run mine -- --set NAME    only this one (repeatable)
//   npm run mine -- --least 1     rows with one witness too

printUsage(import.meta.url)

const { values: options } = parseArgs({
  options: { set: { type: 'string', multiple: true }, least: { type: 'string', default: '2' } },
})

const recorded = recordedFolders()
if (recorded.length === 0) {
  console.log('skipped: the recorded sets are not here (../shared, or CROSSVENUE_SHARED)')
  process.exit(0)
}
const candidates = createCandidates()
for (const folder of recorded.filter((folder) => options.set?.includes(basename(folder)) ?? true)) {
  const { name, events } = await readSet(folder)
  console.error(`mining ${name}`)
  const records = events.map(readEvent)
  const witnesses = [
    ...listPairs(records).flatMap(phrasesOf),
    ...events.flatMap((event, index) => {
      const record = records[index]
      return record ? teamCodesOf(event, record) : []
    }),
    ...[...titlesOf(events)].flatMap(nicknamesOf),
  ]
  for (const witness of witnesses) candidates.add(name, witness)
}

const rows = candidates.rows(Number(options.least))
console.log(
  textTable([
    ['kind', 'row', 'witnesses', 'prices agree', 'contradict', 'sets', 'example'],
    ...rows.map(({ kind, row, witnesses, priced, sets, example }) => [
      ...[kind, row, String(witnesses), String(priced.agree), String(priced.contradict), String(sets)],
      example.slice(0, 90),
    ]),
  ]),
)
