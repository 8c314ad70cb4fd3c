import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'

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

  it.each([
    ['Texas', 'overlap'],
    ['Ohio', 'disjoint'],
  ])('the second of a primary of %s, where a runoff may follow or not, beside the nominee: %s', (state, relation) => {
    const second = `Will Ann Roe come in 2nd in the 2032 ${state} Republican Primary?`
    expect(relationOf(`Will Ann Roe win the 2032 ${state} Republican Senate nomination?`, second)).toBe(relation)
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

describe('a nomination', () => {
  const primary = (who: string) => `Will ${who} win the 2032 New Hampshire Republican Senate primary?`
  const state = 'Will Ann Roe win the 2032 New Hampshire Republican presidential primary?'
  testRelations([
    [primary('Ann Roe'), 'Will Ann Roe win the 2032 New Hampshire Senate election?', 'superset'],
    // another nominee of the party may win
    [primary('Donald Trump'), 'Will a Republican win the 2032 New Hampshire Senate election?', 'overlap'],
    [
      primary('Donald Trump'),
      { title: 'Which party will win the 2032 New Hampshire Senate election? - Republican', label: 'Republican' },
      'overlap',
    ],
    // who wins a state for president may have lost its primary
    [state, 'Will Ann Roe win New Hampshire in the 2032 presidential election?', 'overlap'],
    [state, 'Will Ann Roe win the 2032 Republican presidential nomination?', 'overlap'],
    [state, 'Will Ann Roe win the 2032 US presidential election?', 'overlap'],
    [state, 'Will Ann Roe win the 2036 US presidential election?', undefined],
    [state, 'Will Ann Roe win the 2032 Ohio governor election?', undefined],
    [
      'Will Ann Roe win the 2032 Republican presidential nomination?',
      'Will Ann Roe win the 2032 presidential election?',
      'superset',
    ],
  ])

  testRelations([
    // the rest of a term is filled by a special election
    [
      'Who will win the Democratic nomination in the TX-18 House election? - Ann Roe',
      'Will Ann Roe win the TX-18 special election?',
      undefined,
    ],
    [
      'Who will win the Democratic nomination in the TX-18 House election? - Ann Roe',
      'Will Bob Doe win the TX-18 special election?',
      undefined,
    ],
    [
      'Who will win the Republican primary in NJ-11? - Ann Roe',
      'Will Ann Roe win the NJ-11 special election?',
      undefined,
    ],
    [
      'Will Ann Roe win the Democratic nomination in the TX-18 House special election?',
      'Will Ann Roe win the TX-18 special election?',
      'superset',
    ],
    [
      'Will Ann Roe win the Democratic nomination in the TX-18 House election?',
      'Will Ann Roe win the TX-18 House election?',
      'superset',
    ],
  ])

  it('for one post excludes that for the other', () => {
    const vice = { title: '2032 Republican Vice President Nominee - Ann Roe', label: 'Ann Roe' }
    expect(relationOf(vice, 'Will Ann Roe win the 2032 Republican presidential nomination?')).toBe('disjoint')
    expect(relationOf(vice, 'Will Ann Roe be the 2032 Republican VP pick?')).toBe('identity')
  })

  it('and an endorsement may go to who comes in third', () => {
    const endorsed = {
      title: 'Whom will Bob Doe endorse in the 2032 Texas Republican Senate primary? - Ann Roe',
      label: 'Ann Roe',
    }
    expect(relationOf('Will Ann Roe come in 3rd in the 2032 Texas Republican Senate primary?', endorsed)).toBe(
      'overlap',
    )
  })
})

describe('what a question excludes', () => {
  it.each([
    [
      'Ann Roe out as president of Peru before 2032?',
      'Ann Roe out as president of Peru before 2032? (excluding death)',
      'superset',
    ],
    [
      'Will Ann Roe leave office before 2032? (other than by death)',
      'Will Ann Roe leave office before 2032?',
      'subset',
    ],
    ['Will Ann Roe win the 2031 Zorro Cup?', 'Will Ann Roe win the 2031 Zorro Cup? (w/o Bob Poe)', 'overlap'],
  ])('%s | %s: %s', (one, other, relation) => {
    expect(relationOf(one, other)).toBe(relation)
  })
})

describe('who recognises the holder of a post', () => {
  testRelations([
    ['Will France recognize Ann Roe as the leader of Peru in 2031?', 'Will Ann Roe lead Peru in 2031?', 'overlap'],
    [
      'Will the United States recognise Ann Roe as the leader of Peru in 2031?',
      'Will Ann Roe lead Peru in 2031?',
      'overlap',
    ],
    [
      'Will the United States recognize Ann Roe as the leader of Peru in 2031?',
      'US recognizes Ann Roe as leader of Peru before 2032?',
      'identity',
    ],
  ])
})

describe('the announcement of a running mate', () => {
  testRelations([
    [
      'Will Ann Roe be the Democratic nominee for President in 2032?',
      'Will Ann Roe announce her VP pick in July 2032?',
      'overlap',
    ],
    [
      'Will Ann Roe be the Democratic nominee for President in 2032?',
      'Will Ann Roe be the Democratic VP nominee in 2032?',
      'disjoint',
    ],
  ])
})

describe('the second round of an election', () => {
  testRelations([
    [
      'Will Ann Roe win the OH-14 special election runoff?',
      'Will Ann Roe win the special election for OH-14?',
      'subset',
    ],
    // who comes first in the runoff of a primary has not won the election
    ['Will Ann Roe win the Ohio Senate primary runoff?', 'Will Ann Roe win the Ohio Senate election?', 'overlap'],
  ])
})

describe('the first place in a primary', () => {
  const elected = 'Will Ann Roe win the 2032 Ohio governor election?'
  testRelations([
    // where all parties have one primary, its second may win the election
    ['Will Ann Roe finish first in the 2032 Ohio governor primary?', elected, 'overlap'],
    ['Will Ann Roe finish first in the 2032 Ohio Republican governor primary?', elected, 'superset'],
  ])
})

describe('the season of storms', () => {
  const inSeason = 'Will a hurricane hit Cuba during the 2031 hurricane season?'
  testRelations([
    [inSeason, 'Will a hurricane hit Cuba before 2032?', 'subset'],
    [inSeason, 'Will a hurricane hit Cuba in the 2031 hurricane season?', 'identity'],
    ['Will a hurricane hit Cuba in 2031?', 'Will a hurricane hit Cuba before 2032?', 'identity'],
    [
      'Will there be at least 8 hurricanes in the 2031 Atlantic hurricane season?',
      'Will there be at least 8 hurricanes in the Atlantic in 2031?',
      'identity',
    ],
  ])
})
