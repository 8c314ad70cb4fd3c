import { describe, expect, it } from 'vitest'
import {
  agree,
  agreeOnWords,
  differ,
  differInPolarity,
  differUnweighed,
  missing,
  rulesOf,
  showBoth,
  textOfSide,
  veto,
} from './comparison.ts'

const sides = ['x', undefined] as const

describe('a comparison', () => {
  it('weighs by its feature where the sides agree', () => {
    expect(agree('year', 'year agrees', sides)).toMatchObject({ verdict: 'agree', feature: 'year agrees', value: 1 })
  })

  it('counts shared words up to a bound', () => {
    expect(agreeOnWords(2.25).value).toBe(2.25)
    expect(agreeOnWords(80).value).toBe(5)
    expect(textOfSide(agreeOnWords(2.26).sides[0])).toBe('2.3')
  })

  it('leaves the relation of a veto, with its rule and the part that the rule compares', () => {
    const found = veto('held-until', 'inside', sides)
    expect(found).toMatchObject({
      comparison: 'window',
      verdict: 'veto',
      relation: 'inside',
      feature: 'window differs',
    })
    expect(rulesOf(found)).toEqual(['held-until'])
    expect(veto('other-qualifier', 'overlap', sides, 'stage').comparison).toBe('stage')
  })

  it('states what is missing or noted without a relation', () => {
    expect(missing('window', 'window missing', sides).relation).toBeUndefined()
    expect(differUnweighed('form', sides)).toMatchObject({ verdict: 'differ', value: 0, feature: undefined })
    expect(differInPolarity(sides).comparison).toBe('polarity')
    expect(differ('words', 'words unshared', sides, 2, 'inside')).toMatchObject({
      fallbackRelation: 'inside',
      value: 2,
    })
  })

  it('has one form, so that millions are quick to go through', () => {
    const keys = (comparison: object) => Object.keys(comparison).join()
    expect(
      new Set(
        [agree('x', 'year agrees', sides), differUnweighed('x', sides), veto('held-until', 'inside', sides)].map(keys),
      ).size,
    ).toBe(1)
  })

  it('writes values out when they are read', () => {
    let written = 0
    const [one, other] = showBoth(
      (value: number) => {
        written++
        return String(value)
      },
      1,
      2,
    )
    expect(written).toBe(0)
    expect([textOfSide(one), textOfSide(other), textOfSide(undefined), textOfSide('x')]).toEqual([
      '1',
      '2',
      undefined,
      'x',
    ])
  })

  it('looks up its rules only for those who read them', () => {
    expect(rulesOf(agreeOnWords(1, () => ['alias']))).toEqual(['alias'])
    expect(rulesOf(agreeOnWords(1))).toEqual([])
  })
})
