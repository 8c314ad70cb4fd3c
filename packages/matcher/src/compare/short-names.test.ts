import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'

describe('the name of a subject', () => {
  it.each([
    ['Will Tarcila Quibble freeze rents in 2031?', 'Will Quibble freeze rents in 2031?', 'identity'],
    ['Will Ann Tarcila Quibble resign in 2031?', 'Will Tarcila Quibble resign in 2031?', 'identity'],
    ['Will Ann Tarcila Quibble resign in 2031?', 'Will Quibble resign in 2031?', 'identity'],
  ])('may be shortened to its last words: %s | %s', (one, other, relation) => {
    expect(relationOf(one, other)).toBe(relation)
    expect(relationOf(other, one)).toBe(relation)
  })

  it.each([
    ['Will Tarcila Quibble freeze rents in 2031?', 'Will Tarcila freeze rents in 2031?'],
    ['Will Tarcila Quibble freeze rents in 2031?', 'Will Zorro Quibble freeze rents in 2031?'],
    ['Will Ann Tarcila Quibble resign in 2031?', 'Will Ann Tarcila resign in 2031?'],
    ['Will Ann Tarcila Quibble resign in 2031?', 'Will Bob Tarcila Quibble resign in 2031?'],
  ])('is another where it ends otherwise or both add to it: %s | %s', (one, other) => {
    expect(relationOf(one, other)).not.toBe('identity')
  })
})
