import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'

describe('whom two questions are about', () => {
  testRelations([
    ['Will Ann Roe visit Lima in 2031?', 'Will Bob Doe visit Lima in 2031?', undefined],
    ['Will Ann Roe win the 2031 Zorro Prize?', 'Will Bob Doe win the 2031 Zorro Prize?', 'disjoint'],
    ['2031 Zorro Prize winner: Ann Roe', 'Will Bob Doe win the 2031 Zorro Prize?', 'disjoint'],
    ['Time Person of the Year 2031: Ann Roe', "Will Bob Doe be Time's Person of the Year 2031?", 'disjoint'],
    [
      'Will a Democrat win the 2032 presidential election?',
      'Will Gavin Newsom win the 2032 presidential election?',
      'superset',
    ],
    [
      'Will a Republican win the 2032 presidential election?',
      'Will Gavin Newsom win the 2032 presidential election?',
      'disjoint',
    ],
    ['Will the Zorro coin be up in 2031?', 'Will the Zorro coin be down in 2031?', 'disjoint'],
    [
      'Will the Supreme Court uphold the Zorro order in 2031?',
      'Will the Supreme Court strike down the Zorro order in 2031?',
      'disjoint',
    ],
  ])
})

describe('a word that one side has more', () => {
  it.each([
    ['Will Israel strike Iran in 2031?', 'Will Israel strike Iranian nuclear facilities in 2031?', 'superset'],
    ['Will Ann Roe visit Lima with Bob in 2031?', 'Will Ann Roe visit Lima in 2031?', 'subset'],
    ['Will Acme attempt to launch Zorro in 2031?', 'Will Acme launch Zorro in 2031?', 'superset'],
    ['Will Peru win the 2034 World Cup on penalties?', 'Will Peru win the 2034 World Cup?', 'subset'],
    [
      'Will Labour win a majority in the next UK general election?',
      'Will Labour win the most seats in the next UK general election?',
      'subset',
    ],
  ])('narrows or widens the question: %s | %s: %s', (one, other, relation) => {
    expect(relationOf(one, other)).toBe(relation)
  })

  it.each([
    ['Will Venezuela invade Guyana in 2031?', 'Will Venezuela hold an election in 2031?'],
    ['Will Acme delay the launch of Zorro in 2031?', 'Will Acme launch Zorro in 2031?'],
    ['Will Ann Roe leave Peru in 2031?', 'Will Ann Roe leave office in 2031?'],
  ])('is another question: %s | %s', (one, other) => {
    expect(['identity', 'subset', 'superset']).not.toContain(relationOf(one, other))
  })
})

describe('the amount that somebody holds', () => {
  it('is not the price of it', () => {
    expect(
      relationOf(
        'Will Acme hold more than $50 billion in Bitcoin in 2031?',
        'Will Bitcoin be above $50 billion in 2031?',
      ),
    ).not.toBe('identity')
  })

  it('is no share of a market', () => {
    expect(relationOf('Will Bitcoin dominance exceed 60% in May 2031?', 'Bitcoin above $70,000 on May 8, 2031?')).toBe(
      undefined,
    )
    expect(relationOf('Will Bitcoin exceed $60,000 in May 2031?', 'Bitcoin above $70,000 on May 8, 2031?')).toBe(
      'superset',
    )
  })

  it("does not make a debt of the venue's own country another one", () => {
    expect(
      relationOf(
        'Will the national debt hit $40 trillion before 2032?',
        'Will the US national debt hit $40 trillion before 2031?',
      ),
    ).toBe('superset')
  })
})
