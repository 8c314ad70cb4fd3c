import { describe, expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { readEvent } from '../extract/event.ts'
import { relateNames } from './names.ts'

const list = (venue: string, ...names: string[]) =>
  readEvent(
    listing(venue, {
      title: 'Who will win the 2031 Zorro Prize?',
      markets: names.map((label) => ({ title: `Will ${label} win the 2031 Zorro Prize?`, label })),
    }),
  ).markets

const relate = (one: string, other: string) => {
  const [a] = list('one', one, 'Cyd Vane', 'Ula Brandt', 'Ivo Krenn')
  const [b] = list('other', other, 'Cyd Vane', 'Ula Brandt', 'Ivo Krenn')
  return a && b && relateNames(a, b)
}

describe('the names in which siblings differ', () => {
  it('are one name', () => {
    expect(relate('Tarcila Quibble', 'Tarcila Quibble')).toMatch(/^same/)
  })

  it('have nothing in common', () => {
    expect(relate('Tarcila Quibble', 'Ottokar Fendrich')).toMatch(/^apart/)
  })

  it.each([
    ['Tarcila Quibble', 'Quibble'],
    ['Tarcila Freitas', 'Tarcila Frietas'],
    ['Elena Young', 'Tarcila Quibble'],
  ])('are compared one by one: %s | %s', (one, other) => {
    expect(relate(one, other)).toBeUndefined()
  })

  it('are not looked for where neither question has siblings', () => {
    const [a] = list('one', 'Tarcila Quibble')
    const [b] = list('other', 'Tarcila Quibble')
    expect(
      a && b && relateNames({ ...a, templateGroup: undefined }, { ...b, templateGroup: undefined }),
    ).toBeUndefined()
  })
})
