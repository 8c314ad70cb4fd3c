import { readFileSync } from 'node:fs'
import { createMatchIndex } from '@crossvenue/matcher'
import type { UnifiedEvent } from '@crossvenue/venues'
import { makeCatalogue } from './catalogue/make-catalogue.ts'

// Matches a made catalogue as large as the live ones, in one thread, and tells how long that takes beside reading the
// same events with JSON.parse in the same run; then changes one event after another.
//
//   npm run bench:matching              20,000 events with 500,000 markets
//   npm run bench:matching -- 2000      fewer

const [events = 20_000] = process.argv.slice(2).map(Number)
const CHANGED = 50

const lines: string[] = []
let markets = 0
for (const event of makeCatalogue(events)) {
  markets += event.markets.length
  lines.push(JSON.stringify(event))
}
const bytes = lines.reduce((sum, line) => sum + line.length, 0)
console.log(`${lines.length} events, ${markets} markets, ${Math.round(bytes / 1e6)} MB`)

const parse = timeOf(() => lines.map((line) => JSON.parse(line) as UnifiedEvent))

const index = createMatchIndex()
let spentParsing = 0
const put = timeOf(() => {
  for (const line of lines) {
    const start = performance.now()
    const event = JSON.parse(line) as UnifiedEvent
    spentParsing += performance.now() - start
    index.put(event)
  }
})
const relations = new Map<string, number>()
const settle = timeOf(() => {
  for (const { edges } of index.changes()) {
    for (const { relation } of edges) relations.set(relation, (relations.get(relation) ?? 0) + 1)
  }
})
const build = put - spentParsing + settle

const change = timeOf(() => {
  for (let n = 0; n < CHANGED; n++) {
    const event = JSON.parse(lines[Math.floor(((n + 0.5) * lines.length) / CHANGED)] as string) as UnifiedEvent
    index.put({ ...event, title: `${event.title} ` })
    for (const { edges } of index.changes()) void edges.length
  }
})

console.table({
  'JSON.parse': row(parse),
  'reading the events': row(put - spentParsing),
  'matching them': row(settle),
  'full build': row(build),
  'one changed event': row(change / CHANGED),
})
console.log(`one changed event is 1/${Math.round(build / (change / CHANGED))} of the full build`)
console.log(`edges: ${[...relations].map(([relation, count]) => `${count} ${relation}`).join(', ')}`)
console.log(
  `peak memory ${Math.round(peakMegabytes())} MB, of which the text of the file ${Math.round(bytes / 1e6)} MB`,
)

function row(milliseconds: number): {
  milliseconds: number
  'times JSON.parse': number
  'microseconds per market': number
} {
  const round = (value: number) => Math.round(value * 100) / 100
  return {
    milliseconds: round(milliseconds),
    'times JSON.parse': round(milliseconds / parse),
    'microseconds per market': round((milliseconds * 1000) / markets),
  }
}

function timeOf(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** The largest resident set the process has had. */
function peakMegabytes(): number {
  const status = /VmHWM:\s+(\d+) kB/.exec(readStatus())?.[1]
  return status === undefined ? process.resourceUsage().maxRSS / 1024 : Number(status) / 1024
}

function readStatus(): string {
  try {
    return readFileSync('/proc/self/status', 'utf8')
  } catch {
    return ''
  }
}
