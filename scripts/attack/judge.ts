import { type Attack, type Outcome, pause, type Scene, until } from './attack.ts'
import { call } from './call.ts'
import { type Latencies, type Probe, startProbe } from './probe.ts'
import type { Target } from './target.ts'

// What no single key, title, venue or connection may do to another caller, nor to the process.
const HEALTH_P99_MS = 50
const READ_P99_MS = 200
/** On a machine that is busy with other things, the bounds are what it takes at rest so many times. */
const BUSY_MACHINE = 2
const MEMORY_MB = 500

const SAMPLE_MS = 100
/** Fewer answers than come in this time have no p99. */
const LEAST_MS = 2_000
const READY_MS = 60_000
const SETTLE_MS = 10_000

interface Bounds {
  health: number
  reads: number
}

interface Watched {
  target: Target
  probe: Probe
}

/** Runs the attacks one after the other, prints a row for each and returns what came of them. */
export async function judge(attacks: readonly Attack[], scene: Scene): Promise<Outcome[]> {
  const watched = {
    busy: { target: scene.busy, probe: await startProbe(scene.busy, 'watcher') },
    reading: { target: scene.reading, probe: await startProbe(scene.reading, 'watcher') },
  }
  await Promise.all([untilMatched(scene.busy), untilMatched(scene.reading)])
  await pause(1_000)
  const outcomes: Outcome[] = []
  watched.busy.probe.reset()
  await pause(LEAST_MS)
  const atRest = await watched.busy.probe.read()
  const bounds = {
    health: Math.max(HEALTH_P99_MS, BUSY_MACHINE * atRest.health.p99),
    reads: Math.max(READ_P99_MS, BUSY_MACHINE * atRest.reads.p99),
  }
  console.log(`at rest: ${describe(atRest, 0)}`)
  console.log(`bounds of p99: /health ${Math.round(bounds.health)} ms, cached read ${Math.round(bounds.reads)} ms\n`)
  for (const attack of attacks) {
    const found = await judgeOne(attack, scene, bounds, attack.against && watched[attack.against])
    outcomes.push(found)
    console.log(`${found.problems.length > 0 ? 'HARM' : 'ok  '}  ${attack.finding.padEnd(9)}  ${attack.name}`)
    console.log(`      before  ${attack.before}`)
    console.log(`      now     ${found.seen}`)
    for (const problem of found.problems) console.log(`      !       ${problem}`)
  }
  watched.busy.probe.stop()
  watched.reading.probe.stop()
  return outcomes
}

async function judgeOne(attack: Attack, scene: Scene, bounds: Bounds, watched: Watched | undefined): Promise<Outcome> {
  if (!watched) return attack.run(scene).catch(failed)
  const { target, probe } = watched
  if (target.hasEnded()) return { seen: 'the server had ended before', problems: ['the server had ended before'] }
  const before = target.memory()
  let most = before
  const sampling = setInterval(() => {
    if (!target.hasEnded()) most = Math.max(most, target.memory())
  }, SAMPLE_MS)
  probe.reset()
  const [{ seen, problems }] = await Promise.all([attack.run(scene).catch(failed), pause(LEAST_MS)])
  clearInterval(sampling)
  if (target.hasEnded()) return { seen, problems: [...problems, 'the server ended'] }
  const measured = await probe.read()
  // What one attack left to do must not be charged to the next.
  await until(async () => (await call(target, '/health', { holder: 'watcher' })).ms < bounds.health, SETTLE_MS)
  return {
    seen: [seen, describe(measured, most - before)].filter(Boolean).join('; '),
    problems: [...problems, ...passedBounds(measured, bounds, most - before)],
  }
}

const failed = (error: unknown): Outcome => ({ seen: '', problems: [`the attack itself failed: ${error}`] })

type Measured = Awaited<ReturnType<Probe['read']>>

const describe = ({ health, reads }: Measured, memory: number): string =>
  `/health ${text(health)}, cached read ${text(reads)}, memory +${Math.round(memory)} MB`

const text = ({ p99, max }: Latencies): string => `p99 ${Math.round(p99)} max ${Math.round(max)} ms`

const passedBounds = ({ health, reads }: Measured, bounds: Bounds, memory: number): string[] => [
  ...(health.p99 > bounds.health ? [`p99 of /health is over ${Math.round(bounds.health)} ms`] : []),
  ...(reads.p99 > bounds.reads ? [`p99 of another key's cached read is over ${Math.round(bounds.reads)} ms`] : []),
  ...(memory > MEMORY_MB ? [`memory rises by more than ${MEMORY_MB} MB`] : []),
]

const untilMatched = (target: Target): Promise<number | undefined> =>
  until(async () => JSON.parse((await call(target, '/v0/status')).text || '{}').data?.matching !== undefined, READY_MS)
