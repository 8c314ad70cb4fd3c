import { describe, expect, it } from 'vitest'
import { memoize } from './memoize.ts'

describe('memoize', () => {
  it('computes an answer once', () => {
    const calls: number[] = []
    const square = memoize((n: number) => {
      calls.push(n)
      return n * n
    })
    expect([square(3), square(3), square(4)]).toEqual([9, 9, 16])
    expect(calls).toEqual([3, 4])
  })

  it('keeps no more answers than it may', () => {
    const calls: number[] = []
    const same = memoize((n: number) => {
      calls.push(n)
      return n
    }, 2)
    for (const n of [1, 2, 1, 3, 1]) same(n)
    expect(calls).toEqual([1, 2, 3, 1])
  })

  it('takes questions with one key for one', () => {
    const first = memoize(
      ({ name }: { name: string; at: number }) => name,
      10,
      ({ at }) => at,
    )
    expect([first({ name: 'one', at: 1 }), first({ name: 'two', at: 1 }), first({ name: 'two', at: 2 })]).toEqual([
      'one',
      'one',
      'two',
    ])
  })
})
