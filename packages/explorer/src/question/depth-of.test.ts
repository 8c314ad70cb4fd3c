import { expect, it } from 'vitest'
import { depthOf } from './depth-of.ts'

const level = (venue: string, price: number, size: number) => ({ venue, price, size })

it('adds up the contracts of one venue by their distance from its middle', () => {
  const depth = depthOf(
    [level('kalshi', 0.39, 10), level('other', 0.39, 500), level('kalshi', 0.37, 5)],
    [level('kalshi', 0.41, 7), level('kalshi', 0.5, 9)],
    'kalshi',
  )
  expect(depth?.bids).toEqual([10, 10, 15, 15, 15, 15, 15, 15, 15, 15])
  expect(depth?.asks).toEqual([7, 7, 7, 7, 7, 7, 7, 7, 7, 16])
})

it('takes the only side for the middle, and has nothing for a venue without levels', () => {
  expect(depthOf([level('kalshi', 0.4, 3)], [], 'kalshi')?.bids[0]).toBe(3)
  expect(depthOf([level('kalshi', 0.4, 3)], [], 'other')).toBeUndefined()
})
