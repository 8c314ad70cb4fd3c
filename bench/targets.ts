/** A measure with the bounds that it should stay within. */
export interface Target {
  measure: string
  /** Whether more is better. */
  better: 'more' | 'less'
  unit: 'x' | 'ms' | 'MB' | 'kB'
  floor: number
  aim: number
}

const more = (measure: string, floor: number, aim: number): Target => ({
  measure,
  better: 'more',
  unit: 'x',
  floor,
  aim,
})
const less = (measure: string, unit: Target['unit'], floor: number, aim: number): Target => ({
  measure,
  better: 'less',
  unit,
  floor,
  aim,
})

/**
 * Every measure by its id. Baselines: "bare" is a `node:http` server that sends the same bytes from memory, "stringify"
 * the same that builds them with `JSON.stringify`, "peer" the published `pmxt-core` 2.41.0; all in the same run.
 */
export const targets = {
  cached: more(
    'pass-through of a venue that states how long its answers stay fresh, identical reads, against bare',
    0.5,
    0.75,
  ),
  uncached: more('pass-through, every request different, against a bare proxy of the same venue', 0.6, 0.85),
  peer: more('pass-through against the peer, same venue and load', 4, 10),
  mock: more("`mock` against the peer's mock", 3, 8),
  added: less('p99 added to the venue itself, at half of the maximum load', 'ms', 2, 0.7),
  browse: more('default browse of clusters, against bare', 0.5, 0.75),
  filters: more('1,000 different filters at random, against stringify', 0.25, 0.5),
  unseen: less('first answer to a filter never seen, worst', 'ms', 80, 25),
  busy: less('`/health` while an ingest and a rebuild run, p99', 'ms', 20, 5),
  anchored: less('anchored look-up by url, p99', 'ms', 5, 1.5),
  questions: more('default browse of questions (clusters of markets), against bare', 0.5, 0.75),
  arbitrage: less(
    'search for arbitrage among all matched pairs until books are read, against reading the same rows',
    'x',
    4,
    1,
  ),
  history: more('a day of past quotes of one question, 40 questions in turn, against stringify', 0.1, 0.25),
  restart: less('start on a stored catalogue until the first cluster, against reading the same rows', 'x', 2.5, 1.3),
  ingest: less('first start from files: ingest and match, against JSON.parse of the same files', 'x', 6, 3),
  idle: less('resident memory, matching idle', 'MB', 500, 300),
  peak: less('resident memory at the peak of a rebuild', 'MB', 1_500, 900),
  size: less('database per market', 'kB', 3, 1.5),
  wal: less('write-ahead log at its largest', 'MB', 64, 16),
  refresh: less('refresh of prices only, against the first ingest', 'x', 0.2, 0.05),
  fanOut: more('fan-out of one book to 2,000 sockets at 50 updates a second, against bare ws', 0.6, 0.85),
  installed: less('installed size without development dependencies', 'MB', 60, 35),
} as const satisfies Record<string, Target>

export type TargetId = keyof typeof targets

/** The value of one measure, or why it was not measured. */
export type Result = { value: number; detail?: Record<string, unknown> } | { notMeasured: string }

export type Results = Partial<Record<TargetId, Result>>

/** Called with each measure as soon as it is taken. */
export type Keep = (results: Results) => void
