import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asList } from '../__fixtures__/lists.ts'
import { readEvent } from '../extract/event.ts'
import { alignFields } from './align-fields.ts'
import { fieldOf } from './field.ts'

const field = (venue: string, names: readonly string[]) =>
  fieldOf(readEvent(asList(venue, venue, { title: 'Who will win the cup?', asks: 'Will # win the cup?', names })))

const aligned = (mine: readonly string[], theirs: readonly string[]) =>
  alignFields(field('a', mine), field('b', theirs))
    .map(({ a, b, settled }) => `${a.market.answer?.label} ${settled ? '~' : '='} ${b.market.answer?.label}`)
    .sort()

const OTHERS = ['Ann Belvar', 'Tom Zorkan', 'Joe Tarkin', 'Eve Lumok', 'Ian Basedo']
const SAME = OTHERS.map((name) => `${name} = ${name}`)

describe('the answers of two lists', () => {
  it.each([
    ['a letter is missing', 'Mia Quibble', 'Mia Quible'],
    ['two letters are exchanged', 'Mia Quibble', 'Mia Qiubble'],
    ['a name is left out', 'Mia Tavi Quibble', 'Quibble'],
    ['a club has its city and a letter', 'Zorrotown R', 'Ravens'],
    ['a club has its city', 'Quibbleton', 'Quibbleton Owls'],
  ])('are one where %s', (_, one, other) => {
    expect(aligned([...OTHERS, one], [...OTHERS, other])).toEqual([...SAME, `${one} ~ ${other}`].sort())
  })

  it.each([
    ['another person', 'Mia Quibble', 'Mia Vexlo'],
    ['a son', 'Robert Quibble', 'Robert Quibble Jr.'],
    ['the second team', 'Quibbleton Owls', 'Quibbleton Owls B'],
    ['a short name that differs', 'Mia Roe', 'Mia Doe'],
  ])('are not one where it is %s', (_, one, other) => {
    expect(aligned([...OTHERS, one], [...OTHERS, other])).toEqual(SAME.toSorted())
  })

  it('are not one where two may be meant', () => {
    expect(aligned([...OTHERS, 'Mia Quibble'], [...OTHERS, 'Mia Quible', 'Mia Quibbel'])).toEqual(SAME.toSorted())
  })

  it('are aligned alike in any order and from either side, each at most once', () => {
    const pool = [...OTHERS, 'Mia Quibble', 'Mia Quible', 'Quibble', 'Zorrotown R', 'Ravens', 'Lumok', 'Tom Zorka']
    const names = fc.shuffledSubarray(pool, { minLength: 6 })
    fc.assert(
      fc.property(names, names, (mine, theirs) => {
        const pairs = aligned(mine, theirs)
        expect(aligned(mine.toSorted(), theirs.toReversed())).toEqual(pairs)
        const back = aligned(theirs, mine).map((pair) => pair.split(/ (?=[=~])/))
        expect(back.map(([one = '', other = '']) => `${other.slice(2)} ${other.charAt(0)} ${one}`).sort()).toEqual(
          pairs,
        )
        for (const side of [0, 1]) {
          const used = pairs.map((pair) => pair.split(/ [=~] /)[side])
          expect(new Set(used).size).toBe(used.length)
        }
      }),
      { numRuns: 60 },
    )
  })
})
