import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createBoundedMap } from './bounded-map.ts'

it('drops the value that was set first', () => {
  const map = createBoundedMap<number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.set('a', 3)
  map.set('c', 4)
  expect([...map.entries()]).toEqual([
    ['a', 3],
    ['c', 4],
  ])
})

it('keeps the latest values whose sizes fit, whatever is set, replaced and deleted', () => {
  const step = fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd'),
    size: fc.integer({ min: 0, max: 12 }),
    isSet: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const map = createBoundedMap<number>(10, (size) => size)
      let expected: [string, number][] = []
      for (const { key, size, isSet } of steps) {
        expected = expected.filter(([name]) => name !== key)
        if (isSet) {
          map.set(key, size)
          expected.push([key, size])
        } else map.delete(key)
        while (expected.reduce((sum, [, each]) => sum + each, 0) > 10) expected.shift()
        expect([...map.entries()]).toEqual(expected)
      }
    }),
  )
})
