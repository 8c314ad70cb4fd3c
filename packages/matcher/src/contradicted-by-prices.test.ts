import type { Relation } from '@crossvenue/venues'
import { describe, expect, it } from 'vitest'
import { listing } from './__fixtures__/listing.ts'
import { relationOf } from './__fixtures__/relation-of-markets.ts'
import { match } from './match.ts'

// Pairs whose recorded prices contradicted the relation that was found: `npm run contradictions`.

interface Answered {
  title: string
  answers: readonly string[]
}

/** Returns how the first answers of two lists relate. */
function relationOfAnswers(one: Answered, other: Answered): Relation | undefined {
  const events = [one, other].map(({ title, answers }, n) =>
    listing(`v${n}`, { title, markets: answers.map((label) => ({ title: `${title} - ${label}`, label })) }),
  )
  const firsts = events.map(({ markets }) => markets[0]?.marketId)
  return match(events).find(({ a, b }) => a.marketId === firsts[0] && b.marketId === firsts[1])?.relation
}

describe('a question that says more', () => {
  it.each([
    [
      'Will the winner of the 2034 FIFA World Cup be a country that has never won before?',
      'Will the USA win the 2034 FIFA World Cup?',
    ],
    [
      'If Zorvan is not sworn in as President in 2029, will he become the Republican nominee for President in 2032?',
      'Will Zorvan become the Republican nominee for President in 2032?',
    ],
    [
      'Will Zorvan run in the 2029 NYC Democratic mayoral primary?',
      'Will Zorvan win the 2029 NYC Democratic mayoral primary?',
    ],
    [
      'No amendments to the United States Constitution will be ratified by 2031.',
      'Will an amendment to the US Constitution be ratified by 2050?',
    ],
  ] as const)('is neither identical nor the opposite: %s | %s', (one, other) => {
    expect(['identity', 'complement']).not.toContain(relationOf(one, other))
  })

  it.each([
    [
      { title: '2031 Senedd election: Most seats (w/o Labour)', answers: ['Conservative', 'Plaid Cymru'] },
      { title: 'Senedd election 2031 - Most seats', answers: ['Conservative', 'Labour', 'Plaid Cymru'] },
    ],
    [
      { title: 'Next Scottish First Minister', answers: ['Kate Forbes', 'John Swinney'] },
      { title: 'Next Interim Scottish First Minister', answers: ['Kate Forbes', 'John Swinney'] },
    ],
  ])('is not identical in a list', (one, other) => {
    expect(relationOfAnswers(one, other)).not.toBe('identity')
  })
})

it('who comes next for good is who comes next', () => {
  const answers = ['Kate Forbes', 'John Swinney']
  expect(
    relationOfAnswers(
      { title: 'Next Scottish First Minister', answers },
      { title: 'Next Permanent Scottish First Minister', answers },
    ),
  ).toBe('identity')
})

describe('questions that may both come true', () => {
  it.each([
    [
      {
        title: 'Next Scottish Parliamentary Election: Glasgow Southside',
        answers: ['Ann Roe (SNP)', 'Bob Poe (Labour)'],
      },
      { title: 'Scottish Parliament election 2031 winner', answers: ['SNP', 'Labour'] },
    ],
    [
      {
        title: "Which party's candidate will win the next presidential election in France?",
        answers: ['Zorvan En Avant', 'Kelmira Unie'],
      },
      { title: 'Who will be elected president of France in 2032?', answers: ['Emmanuel Roe', 'Marie Poe'] },
    ],
    [
      {
        title: 'Who will win the Republican primary for governor of Georgia in 2030?',
        answers: ['Ann Roe', 'Bob Poe'],
      },
      { title: 'Which party will win the 2030 Georgia gubernatorial election?', answers: ['Republican', 'Democratic'] },
    ],
    [
      { title: 'Next Scottish Parliamentary Election: Most Seats', answers: ['SNP', 'Labour'] },
      { title: "How many seats will the SNP win in Scotland's next election?", answers: ['67 or 68', '69 or 70'] },
    ],
  ])('are not disjoint', (one, other) => {
    expect(relationOfAnswers(one, other)).not.toBe('disjoint')
  })
})

describe('questions of which neither implies the other', () => {
  it.each([
    [
      'Will Zorvan become the next Justice on the Supreme Court?',
      'Will there be fewer than 6 conservative justices on the SCOTUS on January 20th, 2035?',
    ],
    ['Will any 2034 FIFA World Cup matches be played in the US?', 'Will the USA reach the 2034 FIFA World Cup final?'],
    [
      'Will the USA make it out of the group stage in the 2034 FIFA World Cup?',
      'Will the USA reach the 2034 FIFA World Cup final?',
    ],
  ] as const)('are no subset: %s | %s', (one, other) => {
    expect(relationOf(one, other)).not.toBe('subset')
  })

  it('no other member of a family is the nominee of a ticket', () => {
    expect(
      relationOfAnswers(
        {
          title: '2032 US Presidential Election: Republican Ticket (Nominee + VP)',
          answers: ['Donald Trump + Zorvan', 'Ann Roe + Zorvan'],
        },
        { title: '2032 Republican presidential nominee', answers: ['Eric Trump', 'Ann Roe'] },
      ),
    ).not.toBe('subset')
  })

  it('the games take place no matter who wins more medals', () => {
    expect(
      relationOfAnswers(
        {
          title: 'At the 2032 Brisbane Olympics, will Japan or France earn more medals?',
          answers: ['France', 'Japan'],
        },
        { title: 'Will the Brisbane 2032 Olympic Games take place in 2032?', answers: [] },
      ),
    ).not.toBe('superset')
  })

  it('a year or later is not in the year', () => {
    expect(
      relationOfAnswers(
        { title: 'Year in which Zorvan will cease to be Prime Minister', answers: ['2032 or later', '2031'] },
        { title: 'Zorvan Exit Date', answers: ['2032', '2031'] },
      ),
    ).not.toBe('subset')
  })
})
