import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'
import { countries } from '../knowledge/countries.ts'
import { places } from '../knowledge/places.ts'
import { usStates } from '../knowledge/us-states.ts'

describe('a part and the whole', () => {
  testRelations([
    ['Will Ann Roe visit Lyon in 2031?', 'Will Ann Roe visit France in 2031?', 'subset'],
    [
      'Will Ann Roe visit the United States before 2032?',
      'Will Ann Roe visit the White House before 2032?',
      'superset',
    ],
    ['Will Ann Roe visit Lyon in 2031?', 'Will Ann Roe visit Peru in 2031?', undefined],
    ['Will Bo Lund win Wimbledon 2031?', 'Will Bo Lund win a Grand Slam in 2031?', 'subset'],
    ['Will Bo Lund win a golf major in 2031?', 'Will Bo Lund win the 2031 Masters?', 'superset'],
    ['Will Bo Lund win Wimbledon 2031?', 'Will Ada Veck win a Grand Slam in 2031?', undefined],
  ])

  it('the mayor of a city is not that of its country', () => {
    expect(
      relationOf('Will Ann Roe win the 2031 Lyon mayoral election?', 'Will Ann Roe win the 2031 France election?'),
    ).not.toBe('subset')
  })

  it('is what the rules of the whole list', () => {
    const any = {
      title: 'Will Ashby win a trophy in 2031-32?',
      rules:
        'This market will resolve to "Yes" if Ashby wins at least one of the following competitions: the English Premier League, the FA Cup or the Carabao Cup. Otherwise, this market will resolve to "No".',
    }
    expect(relationOf(any, 'Will Ashby win the 2031-32 English Premier League?')).toBe('superset')
    expect(relationOf('Will Ashby win the 2031-32 FA Cup?', any)).toBe('subset')
    expect(relationOf('Will Ashby win the 2031-32 Club World Cup?', any)).not.toBe('subset')
  })
})

it('places lie in countries and states of the tables', () => {
  const known = new Set([...countries.map(({ id }) => `country:${id}`), ...usStates.map(({ id }) => `state:${id}`)])
  expect(places.filter(({ within }) => !known.has(within))).toEqual([])
})
