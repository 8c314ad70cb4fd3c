import { describe, expect, it } from 'vitest'
import { readQuestion } from '../__fixtures__/question.ts'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'

describe('a market that is read', () => {
  it('takes from its event what its title leaves open', () => {
    const { qualifiers, questionTokens, time } = readQuestion(
      { event: 'Who will win the 2031 Zorro Cup final?', title: 'Norway', label: 'Norway', siblings: ['Peru'] },
      'one',
    )
    expect(questionTokens.map(({ key }) => key)).toEqual(expect.arrayContaining(['norway', 'win', 'zorro']))
    expect(time.years).toMatchObject([{ value: 2031 }])
    expect(qualifiers).toEqual({})
  })

  it('takes nothing from its event where its label is a question', () => {
    const [meet, speak] = ['Ann Roe and Bob Poe meet before Jan 1, 2032?', 'Ann Roe'].map((label) =>
      readQuestion({ event: 'Will Zorro and Quibble speak?', title: label, label, siblings: ['Bob Poe'] }, 'one'),
    )
    expect(meet?.questionTokens.map(({ key }) => key)).not.toContain('speak')
    expect(speak?.questionTokens.map(({ key }) => key)).toContain('speak')
  })

  it('leaves out a remark about a case that is settled by itself', () => {
    const title =
      'Who will be the next mayor of Lima? - (death settles to last traded price): Will Ann Roe be the next mayor of Lima?'
    expect(relationOf(title, 'Will Ann Roe be the next mayor of Lima?')).toBe('identity')
    expect(relationOf(title, 'Will Bob Poe be the next mayor of Lima?')).not.toBe('identity')
  })

  it('reads a strike of its label with the comparator of its title', () => {
    const { interval } = readQuestion(
      {
        event: 'Fed rate',
        title: 'Will the fed funds rate be above 3.50% in May 2031?',
        label: '3.50%',
        siblings: ['x'],
      },
      'one',
    )
    expect(interval).toMatchObject({ low: 3.5, lowOpen: true, unit: 'percent' })
    expect(interval?.high).toBeUndefined()
  })

  it('is between two sides, each the opposite of the other', () => {
    const { complement, yes, no } = readQuestion({ title: 'Ann or Bob in 2031?', outcomes: ['Ann', 'Bob'] }, 'one')
    expect([complement?.yes, complement?.no]).toEqual([no, yes])
    expect(readQuestion('Will Ann win in 2031?', 'one').complement).toBeUndefined()
  })

  it('has no opponent in an outcome that only denies the other', () => {
    const denied = {
      event: 'Ann vs Bob',
      title: 'Ann vs Bob: Ann',
      label: 'Ann',
      outcomes: ['Ann', 'Not Ann'],
    } as const
    expect(readQuestion(denied, 'one').complement).toBeUndefined()
    const cup = { title: 'Zorro Cup Winner: Norway', label: 'Norway', outcomes: ['Norway', 'Not Norway'] } as const
    const { complement, questionTokens } = readQuestion(cup, 'one')
    expect(complement).toBeUndefined()
    expect(questionTokens.map(({ key }) => key)).toEqual(expect.arrayContaining(['norway', 'zorro']))
  })
})

describe('the deadline of the rules', () => {
  const title = 'Will Zorro be added to the S&P 500 before Mar 31, 2031?'
  const until = (end: string) => `If Zorro is added from Jan 1, 2031 to ${end}, then the market resolves to Yes.`

  it('may include the day that the title excludes', () => {
    const market = { title, rules: until('March 31, 2031') }
    expect(relationOf(market, 'Will Zorro be added to the S&P 500 by March 31, 2031?')).toBe('identity')
    expect(relationOf(market, 'Will Zorro be added to the S&P 500 before March 31, 2031?')).toBe('identity')
  })

  it('decides where it is weeks away from that of the title', () => {
    const market = { title, rules: until('June 30, 2031') }
    expect(relationOf(market, 'Will Zorro be added to the S&P 500 by June 30, 2031?')).toBe('identity')
    expect(relationOf(market, 'Will Zorro be added to the S&P 500 by March 31, 2031?')).not.toBe('identity')
  })

  it('is not the next day of another title', () => {
    expect(relationOf(title, 'Will Zorro be added to the S&P 500 by April 1, 2031?')).not.toBe('identity')
  })
})
