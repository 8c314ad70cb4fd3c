import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'
import { entityAt } from '../extract/entities.ts'
import { normalise, splitWords } from '../extract/text.ts'
import { groups } from '../knowledge/groups.ts'
import { groupIn } from './groups.ts'

describe('a title that asks for any member of a group', () => {
  testRelations([
    ['Will any G7 country recognize Zorria in 2031?', 'Will Italy recognize Zorria in 2031?', 'superset'],
    ['Will Poland invoke the Zorro clause in 2031?', 'Will a NATO member invoke the Zorro clause in 2031?', 'subset'],
    ['Will an EU country adopt the Zorro tax in 2031?', 'Will Hungary adopt the Zorro tax in 2031?', 'superset'],
    ['Will a European team win the 2034 World Cup?', 'Will France win the 2034 World Cup?', 'superset'],
    ['Will a European team win the 2034 World Cup?', 'Will Brazil win the 2034 World Cup?', 'disjoint'],
    ['Will Russia invade a Baltic state before 2032?', 'Will Russia invade Estonia in 2031?', 'superset'],
    ['Will any Big Tech company announce layoffs in 2031?', 'Will Apple announce layoffs in 2031?', 'superset'],
    // as the answer of a heading
    ['2031 Quibble Song Contest winner: Nordic country?', 'Will Norway win the 2031 Quibble Song Contest?', 'superset'],
    ['2031 Quibble Song Contest winner: Nordic country?', 'Will Peru win the 2031 Quibble Song Contest?', 'disjoint'],
  ])

  it.each([
    ['Will any G7 country recognize Zorria in 2031?', 'Will Brazil recognize Zorria in 2031?'],
    ['Will any G7 country recognize Zorria in 2031?', 'Will Italy invade Zorria in 2031?'],
    ['How many G7 countries will recognize Zorria in 2031?', 'Will Italy recognize Zorria in 2031?'],
    ['Will every G7 country recognize Zorria in 2031?', 'Will Italy recognize Zorria in 2031?'],
  ])('is not wider than %s | %s', (one, other) => {
    expect(relationOf(one, other)).not.toBe('superset')
    expect(relationOf(one, other)).not.toBe('identity')
  })

  it.each(['the remaining G7 countries', 'both G7 countries', 'G7 summit', 'a country of seven'])(
    'is not "%s"',
    (text) => {
      expect(groupIn(`Will ${text} ban Zorro in 2031?`)).toBeNull()
    },
  )
})

describe('any member of a family beside one of its members', () => {
  const wins = (who: string) => `Will ${who} win the 2032 Peruvian presidential election?`
  testRelations([
    [wins('a Quibblo (any member of the family)'), wins('Ann Quibblo'), 'superset'],
    [wins('Ann Quibblo'), wins('a member of the Quibblo family'), 'subset'],
    [wins('a Quibblo (any member of the family)'), wins('Ann Roe'), 'disjoint'],
  ])
})

describe('an answer that is any of a kind', () => {
  const prize = (label: string) => ({ title: `Who will win the 2031 Zorro Prize? - ${label}`, label })
  testRelations([
    [prize('A person or group of Quilmar'), prize('Quilmar'), 'overlap'],
    [prize('A person or group of Quilmar'), prize('Ann Roe'), 'overlap'],
    // a title that begins with an article
    [prize('A Lima Song'), prize('Ann Roe'), 'disjoint'],
    [prize('A Lima Song'), prize('A Lima Song'), 'identity'],
  ])
})

it('countries in groups stand in the table of countries', () => {
  const countries = groups.filter(({ kinds }) => kinds.includes('country')).flatMap(({ members }) => members)
  const isCountry = (name: string) =>
    entityAt(splitWords(normalise(name)), 0)?.ids.some((id) => id.startsWith('country:')) ?? false
  expect(countries.filter((name) => !isCountry(name))).toEqual([])
})
