import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createMatchIndex } from '@crossvenue/matcher'
import type { UnifiedEvent } from '@crossvenue/venues'
import { printUsage } from '../scripts/print-usage.ts'
import { makeCatalogue } from './catalogue/make-catalogue.ts'
import { readLines } from './catalogue/read-lines.ts'

// Matches a generated catalogue as large as the live ones, in one thread, and prints how long that takes compared with
// reading the same file with JSON.parse in the same run; then changes one event after another. The two run in separate
// processes, so the memory of one does not count for the other.
//
//   npm run bench:matching                             20,000 events with 500,000 markets
//   npm run bench:matching -- 2000                     fewer
//   npm run bench:matching -- 20000 --against FOLDER   and the same catalogue with the code of another checkout

printUsage(import.meta.url)

interface Parsed {
  milliseconds: number
}

interface Built {
  markets: number
  read: number
  match: number
  change: number
  relations: [string, number][]
  megabytes: number
}

/** Enough for garbage collections of the whole heap, about a second each, to count by their true share. */
const CHANGED = 400
/** The heap that the build needs; without a limit Node delays garbage collection and takes half as much again. */
const HEAP_MEGABYTES = 1450
const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } })
const [task, path] = positionals
if (task === 'parse' && path) console.log(JSON.stringify(parse(path)))
else if (task === 'build' && path) console.log(JSON.stringify(build(path)))
else compare(Number(task ?? 20_000), options.against)

function compare(events: number, against: string | undefined): void {
  const folder = mkdtempSync(join(tmpdir(), 'crossvenue-bench-'))
  try {
    const catalogue = join(folder, 'catalogue.jsonl')
    write(catalogue, events)
    const built = run<Built>('build', catalogue)
    show(events, statSync(catalogue).size, run<Parsed>('parse', catalogue), built)
    if (against !== undefined) showRatio(built, run<Built>('build', catalogue, resolve(against)))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function write(catalogue: string, events: number): void {
  const file = openSync(catalogue, 'w')
  for (const event of makeCatalogue(events)) writeSync(file, `${JSON.stringify(event)}\n`)
  closeSync(file)
}

/** Runs a task in a separate process, with the code of this checkout or another one. */
function run<Result>(
  name: string,
  catalogue: string,
  checkout = fileURLToPath(new URL('..', import.meta.url)),
): Result {
  const loader = join(checkout, 'packages/gateway/bin/load-typescript.js')
  const heap = `--max-old-space-size=${HEAP_MEGABYTES}`
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', loader, heap, join(checkout, 'bench/matching.ts'), name, catalogue],
    { encoding: 'utf8', cwd: checkout },
  )
  if (status !== 0) throw new Error(`${name} failed: ${stderr}`)
  return JSON.parse(stdout) as Result
}

/** The time that JSON.parse takes; its results are kept, as a reader of the file would. */
function parse(catalogue: string): Parsed {
  const kept: unknown[] = []
  let milliseconds = 0
  for (const line of readLines(catalogue)) milliseconds += timeOf(() => kept.push(JSON.parse(line)))
  return { milliseconds }
}

function build(catalogue: string): Built {
  const index = createMatchIndex()
  const relations = new Map<string, number>()
  const sample: UnifiedEvent[] = []
  let [markets, events, read] = [0, 0, 0]
  for (const line of readLines(catalogue)) {
    const event = JSON.parse(line) as UnifiedEvent
    markets += event.markets.length
    if (events++ % 47 === 0 && sample.length < CHANGED) sample.push(event)
    read += timeOf(() => index.put(event))
  }
  const match = timeOf(() => {
    for (const { edges } of index.changes()) {
      for (const { relation } of edges) relations.set(relation, (relations.get(relation) ?? 0) + 1)
    }
  })
  const megabytes = peakMegabytes()
  const change = timeOf(() => {
    for (const event of sample) {
      index.put({ ...event, title: `${event.title} ` })
      for (const { edges } of index.changes()) void edges.length
    }
  })
  return { markets, read, match, change: change / sample.length, relations: [...relations], megabytes }
}

function show(events: number, bytes: number, { milliseconds: parsed }: Parsed, built: Built): void {
  const { markets, read, match, change } = built
  const row = (time: number) => ({
    milliseconds: Math.round(time * 10) / 10,
    'times JSON.parse': Math.round((time / parsed) * 100) / 100,
    'microseconds per market': Math.round((time * 10_000) / markets) / 10,
  })
  console.log(`${events} events, ${markets} markets, ${Math.round(bytes / 1e6)} MB`)
  console.table({
    'JSON.parse': row(parsed),
    'reading the events': row(read),
    'matching them': row(match),
    'full build': row(read + match),
    'one changed event': row(change),
  })
  console.log(`one changed event is 1/${Math.round((read + match) / change)} of the full build`)
  console.log(`edges: ${built.relations.map(([relation, count]) => `${count} ${relation}`).join(', ')}`)
  console.log(`peak memory of the build ${Math.round(built.megabytes)} MB`)
}

/** Prints the ratio of the two builds, which does not depend on the machine. */
function showRatio(built: Built, other: Built): void {
  const ratio = (one: number, two: number) => Math.round((one / two) * 100) / 100
  const full = ({ read, match }: Built) => read + match
  console.log(`of the other checkout: ${ratio(full(built), full(other))} of its full build`)
  console.log(`  ${ratio(built.read, other.read)} of its reading, ${ratio(built.match, other.match)} of its matching`)
  console.log(
    `  ${ratio(built.megabytes, other.megabytes)} of its peak memory, ${ratio(built.change, other.change)} of its changed event`,
  )
}

function timeOf(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** The largest resident set the process has had. */
function peakMegabytes(): number {
  try {
    const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
    if (peak !== undefined) return Number(peak) / 1024
  } catch {
    // not Linux
  }
  return process.resourceUsage().maxRSS / 1024
}
