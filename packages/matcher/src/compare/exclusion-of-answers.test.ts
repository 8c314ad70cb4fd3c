import { describe, expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { testRelations, testUnimplied } from '../__fixtures__/test-relations.ts'
import { assess } from '../assess.ts'
import { readEvent } from '../extract/event.ts'

const closing = (title: string, closes: string) => ({ title, closes })

describe('a deadline without a year', () => {
  testUnimplied([
    // its market may have opened after the period
    [
      closing('Ann Roe out as CEO of Zorro by March 31?', '2031-03-31T00:00:00Z'),
      'Will Ann Roe cease to be CEO of Zorro in 2030?',
    ],
  ])
  testRelations([
    ['Ann Roe out as mayor of Lima by March 31?', 'Ann Roe out as mayor of Lima before May 2031?', 'subset'],
    ['Ann Roe out as mayor of Lima before May?', 'Ann Roe out as mayor of Lima by March 31, 2031?', 'superset'],
    ['Ann Roe out as mayor of Lima by June 30?', 'Ann Roe out as mayor of Lima before 2031?', 'subset'],
    [
      closing('Ann Roe out as CEO of Zorro by March 31?', '2031-03-31T00:00:00Z'),
      'Ann Roe out as CEO of Zorro in 2031?',
      'subset',
    ],
    ['Ann Roe out as CEO of Zorro by March 31, 2031?', 'Ann Roe out as CEO of Zorro before 2032?', 'subset'],
  ])
})

describe('scores of two films', () => {
  testUnimplied([
    [
      '"Zorro 4: First Steps" Rotten Tomatoes score is below 80%?',
      'Quibble: Last Rites Rotten Tomatoes score above 45?',
    ],
    [
      'Will "Zorro: The Next One" score at least 80 on the Rotten Tomatoes Tomatometer?',
      'Quibble Rotten Tomatoes score below 60?',
    ],
  ])
  testRelations([
    [
      'Zorro: First Steps Rotten Tomatoes score above 80?',
      'Zorro: First Steps Rotten Tomatoes score above 60?',
      'subset',
    ],
    [
      'Zorro: First Steps Rotten Tomatoes score below 60?',
      'Zorro: First Steps Rotten Tomatoes score above 80?',
      'disjoint',
    ],
  ])
})

describe('brackets of a price', () => {
  testRelations([
    ['si settle 80 90 jun 2031', 'si settle 90 100 jun 2031', 'disjoint'],
    ['si settle 90 100 jun 2031', 'si above 90 jun 2031', 'subset'],
    ['si settle 80 90 jun 2031', 'si settle 80 90 jun 2031', 'identity'],
  ])
})

describe('shares of the votes of two rounds', () => {
  testUnimplied([
    [
      'Will Ann Roe’s vote share be between 35% and 40% in the first round of the Lima mayoral primary?',
      'Will Ann Roe receive between 15% and 20% of the popular vote in the Lima mayoral election?',
    ],
    [
      'Will Ann Roe get over 60% of the vote in the Lima mayoral primary?',
      'Will Ann Roe get less than 40% of the vote in the Lima mayoral election?',
    ],
  ])
  testRelations([
    [
      'Will Ann Roe get over 60% of the vote in the Lima mayoral election?',
      'Will Ann Roe get less than 40% of the vote in the Lima mayoral election?',
      'disjoint',
    ],
  ])
})

describe('who leaves', () => {
  testUnimplied([
    ['Will Trump leave office early?', 'Will Marco Rubio be the first to leave the Trump Cabinet before 2027?'],
    ['Will JD Vance resign in 2031?', 'Will Kash Patel leave the Vance administration in 2031?'],
  ])
  testRelations([
    ['Will Marco Rubio leave the Trump Cabinet in 2026?', 'Marco Rubio out of the Trump Cabinet in 2026?', 'identity'],
    ['Will Trump fire Marco Rubio in 2026?', 'Will Marco Rubio leave the Trump Cabinet in 2026?', 'subset'],
  ])
})

describe('goals of a match', () => {
  testUnimplied([['Will Zorro score 2+ goals during the 2026 FIFA World Cup?', 'Will over 1.5 goals be scored?']])
})

describe('an event before another one', () => {
  testUnimplied([
    [
      'Will there be an election in Peru before a ceasefire with Chile occurs?',
      'Peru x Chile ceasefire by the end of 2031?',
    ],
    ['Will Ann Roe visit Peru before a strike on Chile takes place?', 'Will there be a strike on Chile in 2031?'],
  ])
})

describe('answers to one question', () => {
  testUnimplied([['Will Ann Roe and Putin meet next in another country?', 'Will Ann Roe and Putin meet next in Peru?']])
  testRelations([
    [
      'will the zorro korea party zkp win the 2031 south korean local elections',
      'will the quibble party qp win the 2031 south korean local elections',
      'disjoint',
    ],
    [
      'Will the Democratic party win ME-1 in the presidential election?',
      'Will the Republican party win ME-1 in the presidential election?',
      'disjoint',
    ],
    [
      'Will Ann Roe be the Peruvian Prime Minister after their election?',
      'Will Bea Doe be the Peruvian Prime Minister after their election?',
      'disjoint',
    ],
    ['Will another country join NATO by March 31, 2031?', 'Will Chile join NATO before April 2031?', 'superset'],
  ])
  it('that are parties do not exclude what both may do', () => {
    expect(
      relationOf(
        'Will the Democratic party gain seats in ME-1 in the presidential election?',
        'Will the Republican party contest ME-1 in the presidential election?',
      ),
    ).not.toBe('disjoint')
  })
})

describe('what a bill contains', () => {
  testUnimplied([
    [
      'Will Any deduction for Lima income be in the next reconcilliation bill?',
      'Will next reconciliation bill lift debt ceiling in 2025?',
    ],
  ])
})

describe('parties by their letters', () => {
  testUnimplied([
    [
      'Will ZLP (Zorro Labour Party) win the most seats in the 2031 Jamaica House of Representatives election?',
      'Will QIC (Quibble Independents Congress) win the most seats in the 2031 Jamaica House of Representatives election?',
    ],
  ])
})

describe('the numbers of a list that asks how many', () => {
  const one = (event: string, title: string, label: string) =>
    readEvent(
      listing('v1', {
        title: event,
        markets: [
          { title, label },
          { title: `${title} `, label: 'other' },
        ],
      }),
    ).markets[0]
  const related = (event: string, ...pair: [string, string][]) => {
    const [a, b] = pair.map(([title, label]) => one(event, title, label))
    if (!a || !b) throw new Error('not read')
    return assess(a, b).relation
  }

  it('exclude each other', () => {
    const event = "How many Oscars will 'Zorro' win?"
    const pair = [0, 2].map((n): [string, string] => [
      `Will 'Zorro' win ${n} Oscars at the 2031 Academy Awards?`,
      `${n}`,
    ])
    expect(related(event, ...pair)).toBe('disjoint')
  })

  it('exclude none, and are not its opposite', () => {
    const none: [string, string] = ['Will Ann Roe win no swing states?', 'no swing states']
    const single: [string, string] = ['Will Ann Roe win 1 swing state?', '1 swing state']
    expect(related('How many swing states will Ann Roe win?', none, single)).toBe('disjoint')
  })
})

describe('who is the first to act', () => {
  testUnimplied([
    [
      'Will Gavin Newsom win the 2028 Democratic presidential nomination?',
      'Which of these Democratic candidates will announce a 2028 POTUS run first? - Gavin Newsom',
    ],
  ])
})

describe('whom an act is done to', () => {
  testRelations([
    ['Will Bob Doe pardon Bob Doe before 2032?', 'Will Bob Doe pardon himself before 2032?', 'identity'],
    ['Will Bob Doe pardon Bob Doe before 2032?', 'Will Bob Doe pardon Zed Poe before 2032?', undefined],
  ])
})

describe('the best and the worst record of a league', () => {
  const worst = 'Will the Lakers have the worst record in the NBA in 2030-31?'
  testRelations([[worst, 'Will the Brooklyn Nets have the worst record in the NBA in 2030-31?', 'disjoint']])
  testUnimplied([[worst, 'Will the Brooklyn Nets have a losing record in the NBA in 2030-31?']])
})

describe('winners beside others', () => {
  const wins = (name: string, rules: string) => ({ title: `Will ${name} win The Quibblers Season 4?`, rules })
  testRelations([
    [
      wins('Ann Roe', 'If Ann Roe wins, individually or jointly, then the market resolves to Yes.'),
      wins('Bob Doe', 'Resolves to Yes if Bob Doe is among the winners.'),
      'overlap',
    ],
    [
      wins('Ann Roe', 'If Ann Roe wins, individually or jointly, then the market resolves to Yes.'),
      wins('Bob Doe', 'If there are two winners, the first by alphabet wins.'),
      'disjoint',
    ],
  ])
})
