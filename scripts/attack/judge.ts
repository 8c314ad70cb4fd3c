import { type Attack, type Outcome, pause, type Scene, until } from './attack.ts'
import { call } from './call.ts'
import { describeLoad, startMeasuringOthers } from './machine.ts'
import { type Measured, type Probe, startProbe } from './probe.ts'
import type { Target } from './target.ts'

// What no single key, title, venue or connection may do to another caller, nor to the process.
const HEALTH_P99_MS = 50
const READ_P99_MS = 200
const MEMORY_MB = 500

/** A machine of which others use less is quiet. */
const QUIET = 0.05
const SAMPLE_MS = 100
/** Fewer answers than come in this time have no p99. */
const LEAST_MS = 4_000
const READY_MS = 180_000
const SETTLE_MS = 20_000

interface Watched {
  target: Target
  probe: Probe
}

/**
 * Runs the attacks one after the other, prints a row for each and returns what came of them. The bounds hold for the
 * time that the gateway answers for: what it computes, and what it waits for other than a CPU. On a quiet machine they
 * hold by the clock in the long form.
 */
export async function judge(attacks: readonly Attack[], scene: Scene): Promise<Outcome[]> {
  const watched = {
    busy: { target: scene.busy, probe: await startProbe(scene.busy, 'watcher') },
    reading: { target: scene.reading, probe: await startProbe(scene.reading, 'watcher') },
  }
  const ours = [process.pid, ...scene.helpers, ...Object.values(watched).flatMap((w) => [w.target.pid, w.probe.pid])]
  await Promise.all([untilMatched(scene.busy), untilMatched(scene.reading)])
  await pause(1_000)
  watched.busy.probe.reset()
  const othersAtRest = startMeasuringOthers(ours)
  await pause(LEAST_MS)
  console.log(`at rest: ${describe(await watched.busy.probe.read())}; ${describeLoad(othersAtRest())}`)
  console.log(`bounds of p99: /health ${HEALTH_P99_MS} ms, cached read ${READ_P99_MS} ms; memory +${MEMORY_MB} MB\n`)
  const outcomes: Outcome[] = []
  for (const attack of attacks) {
    const begun = performance.now()
    const others = startMeasuringOthers(ours)
    const found = await judgeOne(attack, scene, others, attack.against && watched[attack.against])
    outcomes.push(found)
    const word = found.problems.length > 0 ? 'HARM' : found.passedBounds?.length ? 'OVER' : 'ok  '
    console.log(`${word}  ${attack.finding.padEnd(9)}  ${attack.name}`)
    console.log(`      before  ${attack.before}`)
    console.log(`      now     ${found.seen}`)
    for (const detail of found.details ?? []) console.log(`              ${detail}`)
    console.log(`      took    ${Math.round((performance.now() - begun) / 1_000)} s; ${describeLoad(others())}`)
    for (const problem of [...found.problems, ...(found.passedBounds ?? [])]) console.log(`      !       ${problem}`)
  }
  watched.busy.probe.stop()
  watched.reading.probe.stop()
  return outcomes
}

async function judgeOne(
  attack: Attack,
  scene: Scene,
  others: () => number,
  watched: Watched | undefined,
): Promise<Outcome> {
  if (!watched) return attack.run(scene).catch(failed)
  const { target, probe } = watched
  if (target.hasEnded()) return { seen: 'the server had ended before', problems: ['the server had ended before'] }
  const before = target.memory()
  let most = before
  const sampling = setInterval(() => {
    if (!target.hasEnded()) most = Math.max(most, target.memory())
  }, SAMPLE_MS)
  probe.reset()
  const [{ seen, problems, details = [] }] = await Promise.all([attack.run(scene).catch(failed), pause(LEAST_MS)])
  clearInterval(sampling)
  if (target.hasEnded()) return { seen, problems: [...problems, 'the server ended'] }
  const measured = await probe.read()
  const isByClock = scene.long && others() < QUIET
  // What one attack left to do must not be charged to the next.
  await until(async () => (await call(target, '/health', { holder: 'watcher' })).own < HEALTH_P99_MS, SETTLE_MS)
  const memory = `memory ${Math.round(before)} to ${Math.round(most)} MB`
  return {
    seen: [seen, describe(measured), memory].filter(Boolean).join('; '),
    details,
    problems,
    passedBounds: passedBounds(measured, isByClock ? 'wall' : 'own', most - before),
  }
}

const failed = (error: unknown): Outcome => ({ seen: '', problems: [`the attack itself failed: ${error}`] })

type AllMeasured = Awaited<ReturnType<Probe['read']>>

const describe = ({ health, reads }: AllMeasured): string => `/health ${text(health)}, cached read ${text(reads)}`

const text = ({ own, wall }: Measured): string =>
  `p99 ${Math.round(own.p99)} max ${Math.round(own.max)} ms (by the clock ${Math.round(wall.p99)}, ${Math.round(wall.max)})`

const passedBounds = ({ health, reads }: AllMeasured, by: keyof Measured, memory: number): string[] => [
  ...(health[by].p99 > HEALTH_P99_MS ? [`p99 of /health is over ${HEALTH_P99_MS} ms`] : []),
  ...(reads[by].p99 > READ_P99_MS ? [`p99 of another key's cached read is over ${READ_P99_MS} ms`] : []),
  ...(memory > MEMORY_MB ? [`memory rises by more than ${MEMORY_MB} MB`] : []),
]

const untilMatched = (target: Target): Promise<number | undefined> =>
  until(async () => JSON.parse((await call(target, '/v0/status')).text || '{}').data?.matching !== undefined, READY_MS)
