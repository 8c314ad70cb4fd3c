import { describe, expect, it } from 'vitest'
import { testRelations } from '../__fixtures__/test-relations.ts'
import { tokenise } from '../extract/tokens.ts'
import { isAlternative } from './joins.ts'

const tokens = (text: string) => tokenise(text)

describe('either and both', () => {
  testRelations([
    ['Will Ann Zorro or Mia Tarkin resign in 2031?', 'Will Ann Zorro and Mia Tarkin resign in 2031?', 'superset'],
    ['Will Ann Zorro and Mia Tarkin resign in 2031?', 'Will Ann Zorro or Mia Tarkin resign in 2031?', 'subset'],
    ['Will Mia Tarkin and Ann Zorro resign in 2031?', 'Will Ann Zorro and Mia Tarkin resign in 2031?', 'identity'],
    // names that begin as months do
    ['Will Decker or Marchand resign in 2031?', 'Will Decker resign in 2031?', 'superset'],
    ['Will Mayorkas and Augustin resign in 2031?', 'Will Augustin resign in 2031?', 'subset'],
    // two months are one time
    ['Will Zorro exceed 60% in March or April 2031?', 'Will Ann Zorro resign in March 2031?', undefined],
    ['Will it rain in Lima in March or April 2031?', 'Will it rain in Lima in April 2031?', 'superset'],
  ])

  it.each([
    ['zorro', 'Will Zorro or Tarkin resign?', true],
    ['tarkin', 'Will Zorro or Tarkin resign?', true],
    ['quibb', 'Will Zorro or Tarkin resign?', false],
    ['zorro', 'Will Zorro resign?', false],
    ['zorro tarkin', 'Will Zorro or Tarkin resign?', false],
    ['visit', 'Will Zorro visit Lima in November or December?', false],
    ['zorro', 'Will Zorro or May resign?', true],
  ])('%s is an alternative in "%s": %s', (words, title, is) => {
    expect(isAlternative(tokens(words), title)).toBe(is)
  })

  it('has none without words', () => {
    expect(isAlternative([], 'Will Zorro or Tarkin resign?')).toBe(false)
  })
})

describe('lists of alternatives', () => {
  const any = 'Will Peru indict Zorro, Ann Quibble or Tarkin before July 2031?'
  testRelations([
    [any, 'Will Peru indict Zorro before July 2031?', 'superset'],
    ['Will Peru indict Zorro before March 2031?', any, 'subset'],
    [any, 'Will Peru indict Zorro before December 2031?', 'overlap'],
  ])
})
