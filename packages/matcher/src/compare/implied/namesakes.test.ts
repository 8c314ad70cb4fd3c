import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pick } from '../../__fixtures__/catalogue.ts'
import { relationOf } from '../../__fixtures__/relation-of-markets.ts'

const EQUAL_OR_IMPLIED = ['identity', 'complement', 'subset', 'superset']
const known = pick('Biden', 'Trump', 'Vance', 'Newsom', 'Starmer', 'Netanyahu', 'Putin', 'Zuckerberg')
const other = pick('Hunter', 'Tarcila', 'Mara', 'Oskel', 'Yuna', 'Bodil', 'Ignaz')
const act = pick('be pardoned', 'resign', 'visit Peru', 'run for governor of Ohio', 'be arrested')

describe('a relative of a known person', () => {
  it('is never that person, by the family name alone or with a given name', () => {
    fc.assert(
      fc.property(known, other, act, (family, given, does) => {
        const titleOf = (name: string) => `Will ${name} ${does} in 2031?`
        expect(EQUAL_OR_IMPLIED).not.toContain(relationOf(titleOf(`${given} ${family}`), titleOf(family)))
        expect(EQUAL_OR_IMPLIED).not.toContain(relationOf(titleOf(family), titleOf(`${given} ${family}`)))
      }),
    )
  })

  it.each([
    ['Will Hunter Biden be pardoned in 2031?', 'Will Joe Biden be pardoned in 2031?'],
    ['Will Eric Trump run for president in 2032?', 'Will Donald Trump run for president in 2032?'],
    ['Will Tom Vance be the 2032 Republican nominee?', 'Will the 2032 Republican ticket be Vance and Rubio?'],
  ])('is another person: %s | %s', (one, another) => {
    expect(EQUAL_OR_IMPLIED).not.toContain(relationOf(one, another))
  })

  it.each([
    ['Will Joe Biden be pardoned in 2031?', 'Will Biden be pardoned in 2031?'],
    ['Will Justice Alito resign in 2031?', 'Will Alito resign in 2031?'],
    ['Will Senator Vance resign in 2031?', 'Will Vance resign in 2031?'],
    ['Indict Netanyahu in 2031?', 'Will Netanyahu be indicted in 2031?'],
  ])('is not seen in a title or a verb: %s | %s', (one, another) => {
    expect(relationOf(one, another)).toBe('identity')
  })

  it('is not seen in an adjective, which only narrows the question', () => {
    expect(relationOf('Will embattled Netanyahu resign in 2031?', 'Will Netanyahu resign in 2031?')).toBe('subset')
  })
})
