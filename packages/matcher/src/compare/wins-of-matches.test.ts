import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'

describe('a win of any match', () => {
  it.each([
    ['Will Ann Roe win Wimbledon 2031?', 'Will Ann Roe win a match at Wimbledon 2031?'],
    ['Will Peru win the 2031 World Cup?', 'Will Peru win any match at the 2031 World Cup?'],
    ['Will Peru win the 2031 World Cup?', 'Will Peru win at least one game at the 2031 World Cup?'],
    [
      'Will Ann Roe and Bea Doe win the 2031 Wimbledon doubles?',
      'Will Ann Roe and Bea Doe win a doubles match at Wimbledon 2031?',
    ],
    ['Will the Oilers win the 2031 Stanley Cup Finals?', 'Will the Oilers win a game in the 2031 Stanley Cup Finals?'],
  ])('%s implies %s', (one, other) => {
    expect(relationOf(one, other)).toBe('subset')
    expect(relationOf(other, one)).toBe('superset')
  })
  it.each([
    ['Will Ann Roe win a home game in the 2031 NBA Finals?', 'Will Ann Roe win the 2031 NBA Finals?', 'overlap'],
    ['Will Ann Roe fail to win a match at the 2031 US Open?', 'Will Ann Roe win the 2031 US Open?', 'disjoint'],
    [
      'Will Ann Roe win a match at the 2031 US Open?',
      'Will Ann Roe win at least one match at the 2031 US Open?',
      'identity',
    ],
    ['Will Ann Roe win a match at Wimbledon 2031?', 'Will Ann Roe win the 2031 US Open?', undefined],
    ['Will Ann Roe win a match at the 2031 US Open?', 'Will Bea Doe win the 2031 US Open?', undefined],
  ])('%s beside %s: %s', (one, other, relation) => {
    expect(relationOf(one, other)).toBe(relation)
  })
})
