import { type Attack, type Outcome, pause, type Scene, until } from './attack.ts'
import { call } from './call.ts'
import { describeLoad, startMeasuringOthers } from './machine.ts'
import { type Latencies, type Measured, type Probe, startProbe } from './probe.ts'
import type { Target } from './target.ts'

// Bounds that no single key, title, venue or connection may make another caller or the process exceed.
const HEALTH_P99_MS = 50
const READ_P99_MS = 200
const MEMORY_MB = 500

/** Longer than any attack waits for something. */
const PATIENCE_MS = 180_000
const SAMPLE_MS = 100
/** Too few answers arrive in less time for a p99. */
const LEAST_MS = 4_000
/** The first matching takes seconds, and minutes on a busy machine. */
const READY_MS = 900_000
const SETTLE_MS = 20_000

interface RunOptions {
  scene: Omit<Scene, 'ms' | 'measured'>
  /** Returns how long the next attack may repeat what it does. */
  nextShare: () => number
  target?: Target | undefined
}

interface Watched {
  target: Target
  probe: Probe
}

/**
 * Runs the attacks on one gateway one after the other, prints a row for each and returns the results. Latencies are
 * wall-clock times, so they are valid on a quiet machine only; the share of the machine that others use is printed
 * beside them.
 */
export async function runAttacks(
  attacks: readonly Attack[],
  { scene, nextShare, target }: RunOptions,
): Promise<Outcome[]> {
  const watched = target && { target, probe: await startProbe(target, 'watcher') }
  return runAll(attacks, { scene, nextShare }, watched).finally(() => watched?.probe.stop())
}

async function runAll(
  attacks: readonly Attack[],
  { scene, nextShare }: Omit<RunOptions, 'target'>,
  watched: Watched | undefined,
): Promise<Outcome[]> {
  const ours = [process.pid, ...scene.helpers, ...(watched ? [watched.target.pid, watched.probe.pid] : [])]
  if (watched) await measureRest(watched, ours)
  const measured = () =>
    watched ? watched.probe.read() : Promise.reject(new Error('an attack without a gateway has no probe'))
  const outcomes: Outcome[] = []
  for (const attack of attacks) {
    const begun = performance.now()
    const others = startMeasuringOthers(ours)
    const found = await runOne(attack, { ...scene, measured, ms: nextShare() }, watched)
    outcomes.push(found)
    const word = found.problems.length > 0 ? 'HARM' : found.passedBounds?.length ? 'OVER' : 'ok  '
    console.log(`${word}  ${attack.finding.padEnd(9)}  ${attack.name}`)
    console.log(`      before  ${attack.before}`)
    console.log(`      now     ${found.seen}`)
    for (const detail of found.details ?? []) console.log(`              ${detail}`)
    console.log(`      took    ${Math.round((performance.now() - begun) / 1_000)} s; ${describeLoad(others())}`)
    for (const problem of [...found.problems, ...(found.passedBounds ?? [])]) console.log(`      !       ${problem}`)
  }
  return outcomes
}

async function measureRest({ target, probe }: Watched, ours: readonly number[]): Promise<void> {
  await untilMatched(target)
  await pause(1_000)
  probe.reset()
  const others = startMeasuringOthers(ours)
  await pause(LEAST_MS)
  console.log(`\nat rest: ${describe(await probe.read())}; ${describeLoad(others())}`)
  console.log(`bounds of p99: /health ${HEALTH_P99_MS} ms, cached read ${READ_P99_MS} ms; memory +${MEMORY_MB} MB\n`)
}

async function runOne(attack: Attack, scene: Scene, watched: Watched | undefined): Promise<Outcome> {
  const run = () => Promise.race([attack.run(scene), endless(scene.ms + PATIENCE_MS)]).catch(failed)
  if (!watched) return run()
  const { target, probe } = watched
  if (target.hasEnded()) return { seen: 'the server had ended before', problems: ['the server had ended before'] }
  const before = target.memory()
  let most = before
  const sampling = setInterval(() => {
    if (!target.hasEnded()) most = Math.max(most, target.memory())
  }, SAMPLE_MS)
  probe.reset()
  const [{ seen, problems, details = [] }] = await Promise.all([run(), pause(LEAST_MS)])
  clearInterval(sampling)
  if (target.hasEnded()) return { seen, problems: [...problems, 'the server ended'] }
  const measured = await probe.read()
  // Work left over from this attack must not count against the next one.
  await until(async () => (await call(target, '/health', { holder: 'watcher' })).ms < HEALTH_P99_MS, SETTLE_MS)
  const memory = `memory ${Math.round(before)} to ${Math.round(most)} MB`
  return {
    seen: [seen, describe(measured), memory].filter(Boolean).join('; '),
    details,
    problems,
    passedBounds: passedBounds(measured, most - before),
  }
}

const failed = (error: unknown): Outcome => ({ seen: '', problems: [`the attack itself failed: ${error}`] })

const endless = async (ms: number): Promise<never> => {
  await pause(ms)
  throw new Error(`it did not end in ${Math.round(ms / 1_000)} s`)
}

const describe = ({ health, reads }: Measured): string => `/health ${text(health)}, cached read ${text(reads)}`

const text = ({ p50, p99, max }: Latencies): string =>
  `p50 ${Math.round(p50)} p99 ${Math.round(p99)} max ${Math.round(max)} ms`

const passedBounds = ({ health, reads }: Measured, memory: number): string[] => [
  ...(health.p99 > HEALTH_P99_MS ? [`p99 of /health is over ${HEALTH_P99_MS} ms`] : []),
  ...(reads.p99 > READ_P99_MS ? [`p99 of another key's cached read is over ${READ_P99_MS} ms`] : []),
  ...(memory > MEMORY_MB ? [`memory rises by more than ${MEMORY_MB} MB`] : []),
]

/** Before the first matching, cluster queries are answered with 503. */
async function untilMatched(target: Target): Promise<void> {
  const isReady = async () => (await call(target, '/ready')).status === 200
  if ((await until(isReady, READY_MS)) === undefined) throw new Error(`the gateway was not ready in ${READY_MS} ms`)
}
