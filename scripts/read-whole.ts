import { parseArgs } from 'node:util'
import { readSet, recordedFolders } from './eval/labelled-sets.ts'
import { textTable } from './eval/tables.ts'
import { printUsage } from './print-usage.ts'
import { leftOver, namesIn, titlesIn } from './read-whole/left-over.ts'

// Counts the titles of the recorded catalogues that are read completely: every word of weight belongs to a table,
// number, date, qualifier or name. Other words are only compared letter by letter.
//
//   npm run read-whole                 the share of titles per catalogue
//   npm run read-whole -- --words 100  and the words that are left over in most titles

printUsage(import.meta.url)

const { values: options } = parseArgs({ options: { words: { type: 'string', default: '0' } } })

const folders = recordedFolders()
if (folders.length === 0) {
  console.log('skipped: the recorded sets are not here (../shared, or CROSSVENUE_SHARED)')
  process.exit(0)
}
const sets = await Promise.all(folders.map(readSet))
const all = sets.flatMap(({ events }) => events)
const isName = namesIn(all.flatMap(({ title, markets }) => [title, ...markets.map((market) => market.title)]))
const rows = [...sets, { name: 'all', events: all }].map(({ name, events }) => {
  const left = titlesIn(events).map((worded) => leftOver(worded, isName))
  return { name, left, whole: left.filter(({ length }) => length === 0).length }
})
console.log(
  textTable([
    ['catalogue', 'titles', 'read whole'],
    ...rows.map(({ name, left, whole }) => [name, String(left.length), (whole / left.length).toFixed(3)]),
  ]),
)
const counts = new Map<string, number>()
for (const word of rows.at(-1)?.left.flat() ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
const frequent = [...counts].sort(([x, m], [y, n]) => n - m || (x < y ? -1 : 1)).slice(0, Number(options.words))
for (const [word, titles] of frequent) console.log(`${titles} ${word}`)
