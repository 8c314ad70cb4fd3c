import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'

const peru = (what: string) => `Will Peru ${what} the 2034 World Cup?`

describe('rounds, places and stages of one contest', () => {
  it.each([
    ['reach the final of', 'win', 'superset'],
    ['reach the semifinals of', 'reach the final of', 'superset'],
    ['reach the quarterfinals of', 'win', 'superset'],
    ['win', 'qualify for', 'subset'],
    ['finish in the top 4 of', 'finish in the top 8 of', 'subset'],
    ['finish third in', 'finish in the top 4 of', 'subset'],
    ['finish fifth in', 'finish in the top 4 of', 'disjoint'],
    ['finish second in', 'win', 'disjoint'],
    ['be eliminated in the semifinals of', 'win', 'disjoint'],
    ['be eliminated in the semifinals of', 'reach the semifinals of', 'subset'],
    ['be eliminated in the round of 16 of', 'reach the quarterfinals of', 'disjoint'],
    ['be knocked out in the quarterfinals of', 'be eliminated in the semifinals of', 'disjoint'],
    ['win Group F of', 'advance to the knockout stage of', 'subset'],
  ])('%s | %s: %s', (one, other, relation) => {
    expect(relationOf(peru(one), peru(other))).toBe(relation)
  })

  it('who loses the final has reached it and not won', () => {
    const loses = 'Will Peru lose the 2034 World Cup final?'
    expect(relationOf(loses, peru('reach the final of'))).toBe('subset')
    expect(relationOf(loses, peru('win'))).toBe('disjoint')
  })

  it('the first ten of a final have qualified for it', () => {
    expect(
      relationOf(
        'Will Peru qualify for the 2031 Eurovision final?',
        'Will Peru finish in the top 10 at Eurovision 2031?',
      ),
    ).toBe('superset')
  })

  it.each([
    ['Will Ann Roe win Group A of the 2031 Zorro Cup?', 'Will Ann Roe win Group B of the 2031 Zorro Cup?'],
    ['Will Ann Roe win the 2031 primary in OH-8?', 'Will Ann Roe win the 2031 primary in OH-9?'],
    ['Will Ann Roe win Survivor 51?', 'Will Ann Roe win Survivor 52?'],
    ["Will Ann Roe win the 2031 women's race in Lima?", 'Will Ann Roe win the 2031 race in Lima?'],
  ])('%s | %s are not identical', (one, other) => {
    expect(relationOf(one, other)).not.toBe('identity')
  })
})
