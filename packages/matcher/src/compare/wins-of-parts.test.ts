import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'

describe('a win of any match', () => {
  it.each([
    ['Will Ann Roe win Wimbledon 2031?', 'Will Ann Roe win a match at Wimbledon 2031?'],
    ['Will Ann Roe win the 2031 Lima Grand Prix?', 'Will Ann Roe finish the 2031 Lima Grand Prix?'],
    ['Will Peru win the 2031 World Cup?', 'Will Peru win any match at the 2031 World Cup?'],
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

describe('a win of a part', () => {
  it.each([
    ['Will Quilmar win the 2031 Zorro Major?', 'Will Quilmar win the 2031 Zorro Major qualifier?'],
    ['Will Quilmar win the 2031 Zorro Major?', 'Will Quilmar win the 2031 Zorro Major play-in?'],
    ['Will Quilmar win the 2031 Zorro Major?', 'Will Quilmar win Stage 1 of the 2031 Zorro Major?'],
    ['Will Ann Roe win the 2031 Masters?', 'Will Ann Roe win the 2031 Masters Round 1?'],
    ['Will Ann Roe win the 2031 Lima Relay?', 'Will Ann Roe win Leg 2 of the 2031 Lima Relay?'],
    ['Will Quilmar win the 2031 Copa Lima?', 'Will Quilmar win the 2031 Copa Lima first leg?'],
    ['Will Peru win the 2031 World Cup?', 'Will Peru win a knockout match at the 2031 World Cup?'],
  ])('%s does not settle as %s', (one, other) => {
    expect(relationOf(one, other)).toBe('overlap')
    expect(relationOf(other, one)).toBe('overlap')
  })
  it.each([
    ['Will Quilmar win Stage 1 of the 2031 Zorro Major?', 'Will Quilmar win the 2031 Zorro Major Stage 1?'],
    ['Will Quilmar win the 2031 Zorro Major qualifier?', 'Will Quilmar win the 2031 Zorro Major Qualifiers?'],
    ['Will qualifier Ann Roe win the 2031 US Open?', 'Will Ann Roe win the 2031 US Open?'],
    ['Will Quilmar win the 2031 Zorro Major?', 'Will Quilmar win the Zorro Major 2031 championship?'],
  ])('%s = %s', (one, other) => {
    expect(relationOf(one, other)).toBe('identity')
  })
})

describe('a deed in a final', () => {
  it.each([
    ['Will Ann Roe score in the 2031 World Cup final?', 'Will Ann Roe score in the 2031 World Cup?', 'subset'],
    [
      'Will Ann Roe get a red card in the 2031 World Cup final?',
      'Will Ann Roe get a red card in the 2031 World Cup?',
      'subset',
    ],
    ['Will Peru win the 2031 World Cup final?', 'Will Peru win the 2031 World Cup?', 'identity'],
    [
      'Will Ann Roe score in the 2031 World Cup final?',
      'Will Ann Roe score in the final of the 2031 World Cup?',
      'identity',
    ],
  ])('%s beside %s: %s', (one, other, relation) => {
    expect(relationOf(one, other)).toBe(relation)
  })
})
