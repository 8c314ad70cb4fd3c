import { describe, expect, it } from 'vitest'
import { compareIntervals, type Interval, isOpposite } from './interval.ts'
import { readQuantities } from './quantities.ts'

const intervalOf = (text: string): Interval => {
  const [quantity] = readQuantities(text).quantities
  if (!quantity) throw new Error(`no number in "${text}"`)
  return quantity.interval
}

describe('two numbers that settle a question', () => {
  it.each([
    ['above 129 seats', 'at least 130 seats', 'equal'],
    ['above 4.2%', '4.3% or above', 'equal'],
    ['above 4.2%', '4.2% or above', 'inside'],
    ['above 2,999 cases', 'at least 3,000 cases', 'equal'],
    // a label without its unit counts what the other question counts
    ['above 3,000', 'at least 3,000 cases', 'inside'],
    ['above 2,999', 'at least 3,000 cases', 'equal'],
    ['above $3.50', '$3.50 or above', 'equal'],
    ['exactly 6 cuts', '6 cuts or above', 'inside'],
  ])('reads "%s" beside "%s" as %s', (one, other, relation) => {
    expect(compareIntervals(intervalOf(one), intervalOf(other))).toBe(relation)
  })

  it.each([
    ['above 129 seats', '129 seats or below', true],
    ['above 129 seats', 'below 129 seats', false],
    ['above 129 seats', '128 seats or below', false],
    ['above 4.2%', '4.2% or below', true],
    ['above 4.2%', '4.1% or below', false],
    ['above 7.9 inches', '7.9 inches or below', true],
    ['below 6,600', 'above 6,600', true],
    ['above 0', 'below 0', true],
    ['below 3,000', 'above 3,000 cases', false],
    ['3,000 or below', 'above 3,000 cases', true],
    ['above $3.50', 'above $3.50', false],
    ['between 40 and 45', 'above 45', false],
  ])('holds "%s" and "%s" for opposite: %s', (one, other, opposite) => {
    expect(isOpposite(intervalOf(one), intervalOf(other))).toBe(opposite)
    expect(isOpposite(intervalOf(other), intervalOf(one))).toBe(opposite)
  })
})

describe('bounds that belong to neither side', () => {
  it('reads two open bounds of a rounded number as two answers, not as opposites', () => {
    const above: Interval = { low: 80, lowOpen: true, unit: 'percent', whole: false }
    const below: Interval = { high: 80, highOpen: true, unit: 'percent', whole: false }
    expect(isOpposite(above, below)).toBe(false)
    expect(compareIntervals(above, below)).toBe('disjoint')
    expect(isOpposite(above, { high: 80, unit: 'percent', whole: false })).toBe(true)
    expect(isOpposite({ ...above, unit: 'usd' }, { ...below, unit: 'usd' })).toBe(true)
  })
})
