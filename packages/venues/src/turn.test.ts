import { expect, it, vi } from 'vitest'
import { turn, turnIfLong, turnToContinue } from './turn.ts'

/** Returns the names of those who had their turn in each round of the event loop. */
async function rounds(lanes: readonly string[]): Promise<string[][]> {
  const seen: string[][] = []
  let round: string[] = []
  const taken = lanes.map((lane, at) => turn(lane).then(() => void round.push(`${lane}${at}`)))
  let isDone = false
  void Promise.all(taken).then(() => {
    isDone = true
  })
  while (!isDone) {
    round = []
    await new Promise((resolve) => setImmediate(resolve))
    if (round.length > 0) seen.push(round)
  }
  return seen
}

it('lets the event loop look at other things between any two', async () => {
  const seen = await rounds(Array.from({ length: 30 }, () => 'a'))
  expect(seen).toEqual(Array.from({ length: 30 }, (_, at) => [`a${at}`]))
})

it('keeps the order of a lane, and lets another lane wait for one only', async () => {
  const seen = (await rounds([...Array.from({ length: 20 }, () => 'a'), 'b', 'b'])).flat()
  expect(seen.slice(0, 5)).toEqual(['a0', 'b20', 'a1', 'b21', 'a2'])
  expect(seen.filter((name) => name.startsWith('a'))).toEqual(Array.from({ length: 20 }, (_, at) => `a${at}`))
})

it('passes the turn on only where it has been long', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const order: string[] = []
  const work = async (name: string, ms: number): Promise<void> => {
    await turn(name)
    vi.advanceTimersByTime(ms)
    await turnIfLong(name)
    order.push(name)
  }
  await Promise.all([work('long', 6), work('short', 4)])
  vi.useRealTimers()
  expect(order).toEqual(['short', 'long'])
})

it('completes work that has begun before its lane begins more, and lets other lanes have their turn meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const order: string[] = []
  const work = async (lane: string, name: string): Promise<void> => {
    await turn(lane)
    order.push(`${name} begins`)
    vi.advanceTimersByTime(6)
    await turnIfLong(lane)
    order.push(`${name} ends`)
  }
  await Promise.all([work('a', 'first'), work('a', 'second'), work('b', 'other')])
  vi.useRealTimers()
  expect(order).toEqual(['first begins', 'other begins', 'first ends', 'other ends', 'second begins', 'second ends'])
})

it('lets calls that have begun continue, in their order, before their lane begins others', async () => {
  const order: string[] = []
  const wait = (name: string, taken: Promise<void>) => taken.then(() => void order.push(name))
  await Promise.all([
    wait('a begins', turn('a')),
    wait('b begins', turn('b')),
    wait('first continues', turnToContinue('a')),
    wait('second continues', turnToContinue('a')),
  ])
  expect(order).toEqual(['first continues', 'b begins', 'second continues', 'a begins'])
})
