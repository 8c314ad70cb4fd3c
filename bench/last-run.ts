import { type Results, type TargetId, targets } from './targets.ts'

/** The last value of each measure, as `npm run bench -- --save` keeps it in `last-run.json`. */
export interface LastRun {
  [id: string]: { value: number; on: string; load: number; events?: number; short?: true }
}

interface Circumstances {
  /** The day, as YYYY-MM-DD. */
  on: string
  /** How many events the generated catalogue has. */
  events: number
  short: boolean
  /** Runnable processes in the last minute, on average; the benchmark itself needs up to three. */
  load: number
}

const OF_CATALOGUE: readonly TargetId[] = [
  ...(['browse', 'filters', 'unseen', 'busy', 'anchored', 'restart'] as const),
  ...(['ingest', 'idle', 'peak', 'size', 'wal', 'refresh'] as const),
  ...(['questions', 'arbitrage', 'history'] as const),
]

/** Returns the last run with the values of a new one; measures that it did not take keep their values. */
export function withResults(last: LastRun, results: Results, { on, load, events, short }: Circumstances): LastRun {
  const run = { ...last }
  for (const [id, result] of Object.entries(results)) {
    if ('notMeasured' in result) continue
    const isOfCatalogue = OF_CATALOGUE.includes(id as TargetId)
    const value = Number(result.value.toPrecision(3))
    run[id] = { value, on, load, ...(isOfCatalogue && { events }), ...(short && { short: true as const }) }
  }
  return run
}

/** Returns the table of every measure, in Markdown. */
export function speedTable(last: LastRun): string {
  const rows = Object.entries(targets).map(([id, { measure, unit, floor, aim, better }]) => {
    const found = last[id]
    const bounds = `${floor} ${unit} | ${aim} ${unit}`
    if (!found) return `| ${measure} | not measured | ${bounds} | |`
    const isWithin = (bound: number): boolean => (better === 'more' ? found.value >= bound : found.value <= bound)
    const state = isWithin(aim) ? 'aim met' : isWithin(floor) ? 'floor met' : 'below the floor'
    const size = found.events === undefined ? '' : `, ${found.events.toLocaleString('en')} events`
    return `| ${measure} | ${found.value} ${unit} | ${bounds} | ${state}; ${found.on}${size}${found.short ? ', short' : ''}, load ${found.load} |`
  })
  return ['| Measure | Value | Floor | Aim | State |', '| --- | --: | --: | --: | --- |', ...rows].join('\n')
}

/** The measures that the README names, each as part of a sentence. */
const NAMED: Partial<Record<TargetId, (value: number) => string>> = {
  cached: (value) => `identical reads of a venue reach ${value} x the rate of a bare server that sends the same bytes`,
  uncached: (value) => `different ones ${value} x the rate of a bare proxy`,
  peer: (value) => `identical reads ${value} x the rate of the published peer on the same venue`,
  mock: (value) => `and ${value} x on its mock`,
}

/** Returns the measures that the README names, as one sentence. */
export function speedSentence(last: LastRun): string {
  const parts = Object.entries(NAMED).flatMap(([id, write]) => {
    const found = last[id]
    return found ? [write(found.value)] : []
  })
  const measured = Object.entries(targets).filter(([id]) => last[id])
  const met = measured.filter(([id, { better, floor }]) => {
    const value = last[id]?.value ?? Number.NaN
    return better === 'more' ? value >= floor : value <= floor
  })
  const missing = Object.keys(targets).length - measured.length
  const count = `${met.length} of ${measured.length} measures meet their floor${missing ? `, ${missing} more are not measured` : ''}`
  return `On two shared cores, against baselines in the same run, ${parts.join(', ')}; ${count} ([all](bench/README.md#last-run), \`npm run bench\`).`
}
