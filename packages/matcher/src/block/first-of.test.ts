import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstOf } from './first-of.ts'

const ascending = (a: number, b: number) => a - b

describe('firstOf', () => {
  it('takes the first few in order', () => {
    expect(firstOf([5, 1, 4, 2, 3], 3, ascending)).toEqual([1, 2, 3])
  })

  it('takes all there are of a short list', () => {
    expect(firstOf([2, 1], 3, ascending)).toEqual([1, 2])
  })

  it('is the beginning of the sorted list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(8), (list, count) => {
        expect(firstOf(list, count + 1, ascending)).toEqual(list.toSorted(ascending).slice(0, count + 1))
      }),
    )
  })
})
