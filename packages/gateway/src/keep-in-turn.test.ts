import { expect, it } from 'vitest'
import { keepInTurn } from './keep-in-turn.ts'
import { createLog } from './log.ts'
import { type EmptyStore, engines } from './store/__fixtures__/engines.ts'
import { serverTurns } from './store/postgres/server-turns.ts'
import type { Turns } from './store/turns.ts'

const log = createLog('silent')

it('works while it is its turn, stops when that is lost, and begins again', async () => {
  const given: AbortController[] = []
  const turns: Turns = {
    areShared: true,
    async take(_, { signal }) {
      if (signal.aborted) return undefined
      const lost = new AbortController()
      given.push(lost)
      return { lost: lost.signal, release: () => said.push('released') }
    },
    close: async () => undefined,
  }
  const said: string[] = []
  const work = { stop: async () => void said.push('stopped') }
  const kept = keepInTurn(turns, 'history', log, () => {
    said.push('begun')
    return [work]
  })
  await expect.poll(() => said).toEqual(['begun'])
  given[0]?.abort()
  await expect.poll(() => said).toEqual(['begun', 'stopped', 'released', 'begun'])
  await kept.stop()
  expect(said).toEqual(['begun', 'stopped', 'released', 'begun', 'stopped', 'released'])
})

const postgres = engines.find(({ name }) => name === 'PostgreSQL')

it.skipIf(postgres?.missing !== undefined)(
  'is done by one of two processes on a server, and then by the other',
  async () => {
    const empty = (await postgres?.prepare()) as EmptyStore
    const working = new Set<number>()
    const begin = (number: number, turns: Turns) =>
      keepInTurn(turns, 'history', log, () => {
        working.add(number)
        return [{ stop: async () => void working.delete(number) }]
      })
    const [one, other] = [1, 2].map(() => serverTurns(empty.location, { everyMs: 20 })) as [Turns, Turns]
    const first = begin(1, one)
    await expect.poll(() => [...working], { timeout: 60_000 }).toEqual([1])
    const second = begin(2, other)
    await first.stop()
    await one.close()
    await expect.poll(() => [...working], { timeout: 60_000 }).toEqual([2])
    await second.stop()
    await other.close()
    await empty.remove()
  },
)

it.skipIf(postgres?.missing !== undefined)('is not begun again once the duties have ended', async () => {
  const empty = (await postgres?.prepare()) as EmptyStore
  const turns = serverTurns(empty.location, { everyMs: 20 })
  let begun = 0
  const kept = keepInTurn(turns, 'history', log, () => {
    begun++
    return []
  })
  await expect.poll(() => begun).toBe(1)
  await turns.close()
  await kept.stop()
  expect(begun).toBe(1)
  expect(await turns.take('matching', { signal: new AbortController().signal, log })).toBeUndefined()
  await empty.remove()
})
