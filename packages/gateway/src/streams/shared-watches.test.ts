import { setImmediate as settled } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createLatestWriter } from './latest-writer.ts'
import { createSharedWatches, type OpenWatch } from './shared-watches.ts'

/** A stream that emits its known state to each new watch first. */
function stream(known?: string) {
  const waiting = new Set<(value: string) => void>()
  const failing = new Set<(error: Error) => void>()
  let opened = 0
  let open = 0
  const start = (): OpenWatch => {
    let first = known
    opened += 1
    open += 1
    return {
      async next() {
        const value = first
        first = undefined
        if (value !== undefined) return value
        return new Promise((resolve, reject) => {
          waiting.add(resolve)
          failing.add(reject)
        })
      },
      close() {
        open -= 1
      },
    }
  }
  return {
    start,
    counts: () => ({ opened, open }),
    async push(value: string) {
      known = value
      for (const resolve of waiting) resolve(value)
      waiting.clear()
      await settled()
    },
    async fail(error: Error) {
      for (const reject of failing) reject(error)
      await settled()
    },
  }
}

function reader() {
  const values: unknown[] = []
  return {
    values,
    received: (value: unknown) => void values.push(value),
    failed: (error: unknown) => void values.push(String(error)),
  }
}

it('gives each reader the known state and every later one, over one watch', async () => {
  const source = stream('a')
  const join = createSharedWatches()
  const [ann, ben] = [reader(), reader()]
  const leaveAnn = join('book', source.start, ann)
  await settled()
  const leaveBen = join('book', source.start, ben)
  await settled()
  expect(ben.values).toEqual(['a'])
  await source.push('b')
  await source.push('c')
  expect([ann.values, ben.values]).toEqual([
    ['a', 'b', 'c'],
    ['a', 'b', 'c'],
  ])
  expect(source.counts()).toEqual({ opened: 2, open: 1 })
  leaveAnn()
  await source.push('d')
  expect([ann.values.at(-1), ben.values.at(-1)]).toEqual(['c', 'd'])
  leaveBen()
  expect(source.counts().open).toBe(0)
})

it('gives a reader that joins before there is a state the first one once', async () => {
  const source = stream()
  const join = createSharedWatches()
  const [ann, ben] = [reader(), reader()]
  join('book', source.start, ann)
  join('book', source.start, ben)
  await settled()
  await source.push('a')
  await source.push('b')
  expect([ann.values, ben.values]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
  expect(source.counts().open).toBe(1)
})

it('gives a failure to all readers, and begins again for the next one', async () => {
  const source = stream()
  const join = createSharedWatches()
  const [ann, ben, late] = [reader(), reader(), reader()]
  const leaves = [join('book', source.start, ann), join('book', source.start, ben)]
  await source.fail(new Error('closed'))
  expect([ann.values, ben.values]).toEqual([['Error: closed'], ['Error: closed']])
  join('book', source.start, late)
  for (const leave of leaves) leave()
  await settled()
  await source.push('z')
  expect(late.values).toEqual(['z'])
  expect(source.counts().open).toBe(1)
})

it('sends a reader that was behind only the newest of the states that came meanwhile', async () => {
  let isBehind = false
  let catchUp = (): void => undefined
  const written: unknown[] = []
  const write = createLatestWriter(
    { isBehind: () => isBehind, caughtUp: () => new Promise((resolve) => (catchUp = resolve)) },
    () => true,
    (state) => written.push(state),
  )
  write('a')
  isBehind = true
  for (const state of ['b', 'c', 'd']) write(state)
  isBehind = false
  catchUp()
  await settled()
  expect(written).toEqual(['a', 'b', 'd'])
  write('e')
  expect(written).toEqual(['a', 'b', 'd', 'e'])
})
