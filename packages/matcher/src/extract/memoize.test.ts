import { describe, expect, it } from 'vitest'
import { memoize, memoizeTogether } from './memoize.ts'

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

describe('memoizeTogether', () => {
  /** Two functions of one family, with their calls. */
  function family(kept?: number) {
    const calls: string[] = []
    const together = memoizeTogether<number>(kept)
    const square = together((n) => {
      calls.push(`square ${n}`)
      return n * n
    })
    const next = together((n) => {
      calls.push(`next ${n}`)
      return n + 1
    })
    return { calls, square, next }
  }

  it('computes each answer of each function once', () => {
    const { calls, square, next } = family()
    expect([3, 4, 5, 3, 4].map((n) => [square(n), next(n)])).toEqual([3, 4, 5, 3, 4].map((n) => [n * n, n + 1]))
    expect(calls).toEqual(['square 3', 'next 3', 'square 4', 'next 4', 'square 5', 'next 5'])
  })

  it('keeps the answers of the latest keys only', () => {
    const { calls, square } = family(2)
    for (const n of [1, 2, 3, 1]) square(n)
    expect(calls).toEqual(['square 1', 'square 2', 'square 3', 'square 1'])
  })

  it('has the right answer where one function asks another for another key', () => {
    const together = memoizeTogether<number>()
    const half = together((n) => n / 2)
    const sum: (n: number) => number = together((n) => (n < 1 ? 0 : n + half(n) + sum(n - 1)))
    expect([sum(3), half(3), sum(3), half(2)]).toEqual([9, 1.5, 9, 1])
  })
})
