import { join } from 'node:path'
import Database from 'libsql'
import { type Attack, outcome, pause, until } from './attack.ts'
import { call } from './call.ts'
import { startStopwatch } from './stopwatch.ts'
import type { Target } from './target.ts'

interface State {
  venue: string
  events: number
  lagSeconds?: number
  lastError?: { message: string }
}

async function statesOf(target: Target): Promise<State[]> {
  const { text } = await call(target, '/v0/status')
  if (text === '') throw new Error('/v0/status did not answer')
  return JSON.parse(text).data.venues
}

const LAG_SECONDS = 6

/** Whether the other venues are read meanwhile. */
const holdingUp = (mood: 'endless' | 'dead', before: string): Attack => ({
  name: mood === 'endless' ? 'a venue whose list never ends' : 'a venue that never answers',
  finding: 'H5',
  before,
  against: 'ingesting',
  async run({ ingesting, hostile, long }) {
    hostile.mood = mood
    const elapsed = startStopwatch(ingesting.pid, { everyThread: true })
    await pause(long ? 40_000 : 10_000)
    const { wall, own } = elapsed()
    const states = await statesOf(ingesting)
    const others = states.filter(({ venue }) => venue !== 'manifold')
    const { events = 0 } = states.find(({ venue }) => venue === 'manifold') ?? {}
    const lag = Math.max(...others.map(({ lagSeconds = 1_000 }) => lagSeconds))
    hostile.mood = 'usual'
    // The gateway and its venues alternate in waiting for a CPU.
    const allowed = LAG_SECONDS + (2 * (wall - own)) / 1_000
    return outcome(`others read ${lag.toFixed(1)} s ago at most, ${events} events of it kept`, {
      [`others are not read for over ${allowed.toFixed(1)} s`]: lag > allowed,
    })
  },
})

export const endlessList = holdingUp('endless', 'no other venue read for 51 s; nothing matched')
export const deadVenue = holdingUp('dead', 'rounds of 2 s take a minute')

export const shrunkList: Attack = {
  name: 'a list that shrinks from 60 to 1',
  finding: 'M7',
  before: '59 events deleted at once',
  against: 'ingesting',
  async run({ ingesting, hostile }) {
    const state = async () => (await statesOf(ingesting)).find(({ venue }) => venue === 'manifold')
    const stored = async () => (await state())?.events ?? 0
    hostile.mood = 'usual'
    await until(async () => (await stored()) >= 60 && (await state())?.lastError === undefined, 30_000)
    const before = await stored()
    hostile.mood = 'short'
    const isNoticed = async () => (await state())?.lastError !== undefined || (await stored()) < before
    const noticed = await until(isNoticed, 30_000)
    const after = await stored()
    hostile.mood = 'usual'
    return outcome(`${before} events, then ${after}`, {
      'events are deleted at once': after < before / 2,
      'no events to begin with': before < 60,
      'the shorter list was not noticed in 30 s': noticed === undefined,
    })
  },
}

export const heldLock: Attack = {
  name: 'the store locked by another process for 5 s',
  finding: 'M4',
  before: 'the event loop stood still for 7.3 s',
  against: 'ingesting',
  async run({ ingesting }) {
    // The gateway may be writing at this moment: without a timeout the lock is refused at once.
    const other = new Database(join(ingesting.directory, 'crossvenue.db'), { timeout: 60_000 })
    other.exec('begin immediate')
    await pause(5_000)
    other.exec('rollback')
    other.close()
    return outcome('', {})
  },
}
