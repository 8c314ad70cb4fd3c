import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { printUsage } from '../scripts/print-usage.ts'
import { type LastRun, withResults } from './last-run.ts'
import { measureClusters } from './rows/clusters.ts'
import { measureFanOut } from './rows/fan-out.ts'
import { measureInstalledSize } from './rows/installed-size.ts'
import { measurePassThrough } from './rows/pass-through.ts'
import { type Keep, type Result, type Results, type TargetId, targets } from './targets.ts'

// Measures the service against baselines in the same run and prints a table, then the same as one line of JSON.
//
//   npm run bench                      everything, with 500,000 markets (about 15 minutes)
//   npm run bench -- --short           shorter loads and 25,000 markets (under 3 minutes)
//   npm run bench -- --only calls      one group: calls, sockets, clusters or size
//   npm run bench -- --events 4000     so many events, with 25 markets each
//   npm run bench -- --keep FOLDER     keeps the generated catalogue and its store there, for the next run
//   npm run bench -- --json FILE       writes the JSON to a file
//   npm run bench -- --save            keeps the values for the README; `npm run generate` writes them into it

printUsage(import.meta.url)

const { values: options } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    events: { type: 'string' },
    keep: { type: 'string' },
    json: { type: 'string' },
    save: { type: 'boolean', default: false },
  },
})
const seconds = options.short ? 4 : 10
const events = Number(options.events ?? (options.short ? 1_000 : 20_000))

const groups = new Map<string, (keep: Keep) => Promise<void>>([
  ['calls', async (keep) => keep(await measurePassThrough(seconds))],
  ['sockets', async (keep) => keep(await measureFanOut({ seconds, sockets: options.short ? 500 : 2_000 }))],
  ['clusters', (keep) => measureClusters({ events, seconds, keep, folder: options.keep })],
  ['size', async (keep) => keep(measureInstalledSize())],
])

const results: Results = {}
const failures: unknown[] = []
for (const [name, run] of groups) {
  if (options.only !== undefined && options.only !== name) continue
  try {
    await run(keep)
  } catch (error) {
    // The other groups are measured all the same.
    failures.push(error)
  }
}

const ids = Object.keys(targets) as TargetId[]
const rows = ids.map((id) => describe(id, results[id] ?? { notMeasured: 'left out by --only, or failed' }))
console.table(Object.fromEntries(rows.map(({ measure, ...row }) => [measure, row])))
const json = JSON.stringify({ node: process.version, events, seconds, results })
if (options.json !== undefined) writeFileSync(options.json, `${json}\n`)
console.log(json)
for (const failure of failures) console.error(failure)
// A measure that failed has left its servers running; they end with this process.
process.exit(failures.length > 0 ? 1 : 0)

/** Keeps what was measured at once, so that a later measure that fails loses none of it. */
function keep(some: Results): void {
  Object.assign(results, some)
  for (const id of Object.keys(some) as TargetId[]) console.error(JSON.stringify({ [id]: some[id] }))
  if (!options.save) return
  const file = new URL('last-run.json', import.meta.url)
  const last = JSON.parse(readFileSync(file, 'utf8')) as LastRun
  const on = new Date().toISOString().slice(0, 10)
  const run = withResults(last, some, { on, load: Math.round(loadavg()[0] ?? 0), events, short: options.short })
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`)
}

function describe(id: TargetId, result: Result) {
  const { measure, floor, aim, better, unit } = targets[id]
  const bounds = { floor: `${floor} ${unit}`, aim: `${aim} ${unit}` }
  if ('notMeasured' in result) return { measure, value: 'not measured', ...bounds, state: result.notMeasured }
  const { value } = result
  const isWithin = (bound: number): boolean => (better === 'more' ? value >= bound : value <= bound)
  const state = isWithin(aim) ? 'aim' : isWithin(floor) ? 'floor' : 'below'
  return { measure, value: `${round(value)} ${unit}`, ...bounds, state }
}

function round(value: number): number {
  return Number(value.toPrecision(3))
}
