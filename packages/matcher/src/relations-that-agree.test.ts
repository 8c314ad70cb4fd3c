import { describe, expect, it } from 'vitest'
import { listing } from './__fixtures__/listing.ts'
import { testRelations, testUnimplied } from './__fixtures__/test-relations.ts'
import { assess } from './assess.ts'
import { readEvent } from './extract/event.ts'

describe('a nominee beside the party', () => {
  const nominee = (name: string) => `Will ${name} be the Democratic Presidential nominee in 2032?`
  const other = (name: string) => `Will ${name} be the nominee for the Presidency for the Democratic party?`
  const list = [nominee('Mark Roe'), nominee('Ro Doe'), nominee('Cy Poe'), other('Ann Foe'), other('Eve Coe')]
  const { markets } = readEvent(
    listing('v0', { title: '2032 Democratic nominee for President?', markets: list.map((title) => ({ title })) }),
  )
  const [party] = readEvent(
    listing('v1', { title: 'Will the Democrats win the 2032 US Presidential Election?' }),
  ).markets

  it('may lose the election, and another one of the list may win it', () => {
    expect(markets).toHaveLength(list.length)
    for (const market of markets) expect(['overlap', undefined]).toContain(party && assess(market, party).relation)
  })

  it('excludes the others of the list', () => {
    for (const one of markets)
      for (const two of markets) if (one !== two) expect(assess(one, two).relation).toBe('disjoint')
  })

  it('is not named by a note about who holds the seat', () => {
    const race = (name: string) => `Will ${name} win the Senate race in Florida?`
    const [, republicans] = readEvent(
      listing('v0', {
        title: 'Florida Senate winner?',
        markets: [{ title: race('Democrats') }, { title: race('Republicans'), label: 'Current incumbent: Ann Roe' }],
      }),
    ).markets
    const [roe] = readEvent(
      listing('v1', { title: 'Will Ann B. Roe be the Republican nominee for Senate in Florida?' }),
    ).markets
    expect(['overlap', undefined]).toContain(republicans && roe && assess(republicans, roe).relation)
  })
})

const ticket = (names: string) => `Will ${names} be the 2032 Democratic presidential ticket?`

describe('tickets', () => {
  testRelations([
    [ticket('Ann Roe and Bob Doe'), ticket('Bob Doe and Ann Roe'), 'disjoint'],
    [ticket('Ann Roe and Bob Doe'), ticket('Ann Roe / Bob Doe'), 'identity'],
    [
      ticket('Ann Roe and Bob Doe'),
      'Will Ann Roe and Bob Doe be the Democratic presidential ticket in 2032?',
      'identity',
    ],
    [ticket('Josh Shapiro and Andy Beshear'), ticket('Andy Beshear and Josh Shapiro'), 'disjoint'],
    ['Will Ann Roe and Bob Doe attend the 2031 final?', 'Will Bob Doe and Ann Roe attend the 2031 final?', 'identity'],
  ])
})

describe('odds on a market', () => {
  const wins = 'Will Ann Roe win the 2031 Lima mayoral election?'
  testUnimplied([
    [wins, 'Will Ann Roe have over 60% odds of winning the 2031 Lima mayoral election?'],
    [wins, '2031 Lima mayoral election: Ann Roe odds over 60% by March 31?'],
    ['Will Republicans win the House in 2030?', '2030 U.S. House Election: Republican Odds under 10% by March 31?'],
  ])
})

describe('counts of changes of a rate', () => {
  const cuts = (count: string, where = '') => `Will the Fed cut rates ${count} times${where} in 2031?`
  const emergency = ' at emergency meetings'
  testRelations([
    [cuts('3'), cuts('4'), 'disjoint'],
    [cuts('3'), 'Will 3 Fed rate cuts happen in 2031?', 'identity'],
    [cuts('3', emergency), cuts('4', emergency), 'disjoint'],
  ])
  testUnimplied([
    [cuts('0', emergency), 'Will 11 Fed rate cuts happen in 2031?'],
    [cuts('0', emergency), 'Will no Fed rate cuts happen in 2031?'],
    [cuts('2', emergency), cuts('4')],
    [
      'Will the Federal Reserve hike rates by 0bps at their April 2031 meeting?',
      'Will no Fed rate cuts happen in 2031?',
    ],
  ])
})

describe('the end of a post', () => {
  const leaves = 'Will Quibble leave office as Prime Minister of Peru before 2032?'
  const next = (name: string) => `Will the next Prime Minister of Peru be ${name} by December 31, 2031?`
  testRelations([[leaves, next('Ann Roe'), 'superset']])
  testUnimplied([
    [leaves, next('Quibble')],
    [leaves, next('Bob Quibble')],
    ['Will Ann Roe be impeached and removed from office by 2032?', 'Will Ann Roe resign by 2032?'],
    ['Donald Trump out before 2032?', 'Will Ann Roe be the next to leave the Trump Cabinet before 2032?'],
    ['Will Donald Trump leave office before 2032?', 'Will Ann Roe leave the Trump Cabinet before 2032?'],
  ])
})

describe('parts of one matter', () => {
  const seats = (count: string) =>
    `Will the Republican Party hold ${count} House seats after the 2030 midterm elections?`
  const balance = (held: string) => `2030 Balance of Power: ${held}`
  testRelations([
    [balance('D Senate, R House'), seats('between 190 and 194'), 'disjoint'],
    [balance('R Senate, R House'), seats('below 190'), 'disjoint'],
    [balance('R Senate, D House'), seats('230 or more'), 'disjoint'],
    [
      'Will Chad Roe win the 2030 Ohio governor election?',
      'Will Ann Doe win the 2030 Ohio governor election?',
      'disjoint',
    ],
    ['Will Chad win the 2034 World Cup?', 'Will Peru win the 2034 World Cup?', 'disjoint'],
    [
      'Will Zorro have the second best AI model on June 30, 2031?',
      'Will Zorro have the best AI model on June 30, 2031?',
      'disjoint',
    ],
    [
      'Will Zorro come in second in the 2031 Lima mayoral election?',
      'Will Zorro win the 2031 Lima mayoral election?',
      'disjoint',
    ],
  ])
  testUnimplied([
    [balance('D Senate, R House'), seats('230 or more')],
    ['Will Zorro have the second best AI model on June 30, 2031?', 'Will Zorro have the best AI model before 2032?'],
    [
      'Will Tampa Bay and Colorado be the matchup in the 2031 Stanley Cup Finals?',
      'Will the Colorado Avalanche win the 2031 Stanley Cup?',
    ],
    [
      'Will Los Angeles L vs New York be the matchup in the 2030-31 Pro Basketball Finals?',
      '2031 NBA Champion: New York Knicks',
    ],
  ])
})

describe('a candidate of a party', () => {
  const candidate = 'Will a Republican party candidate win the 2032 presidential election?'
  testRelations([
    [candidate, 'Will JD Vance win the 2032 US presidential election?', 'superset'],
    [candidate, 'Will Gavin Newsom win the 2032 US presidential election?', 'disjoint'],
    [candidate, 'Will the Democratic party win the 2032 US presidential election?', 'disjoint'],
  ])
})

describe('a qualifier that the label states once more', () => {
  testRelations([
    [
      'Republican Presidential Nominee 2032 - Republican Nominee: JD Vance',
      '2032 US Presidential Election Winner: JD Vance',
      'superset',
    ],
    [
      'Republican Presidential Nominee 2032 - Republican Nominee: JD Vance',
      'Will JD Vance win the 2032 Republican presidential nomination?',
      'identity',
    ],
  ])
})

describe('rules of a question with several options', () => {
  const option = (name: string, rules: string) =>
    readEvent(
      listing('v0', {
        title: 'Who will win the 2031 Lima mayoral election?',
        markets: ['Ann Roe', 'Bob Doe'].map((label) => ({
          title: `Who will win the 2031 Lima mayoral election? ${label}`,
          label,
          rules,
        })),
      }),
    ).markets.find(({ answer }) => answer?.label === name)
  const [winner] = readEvent(
    listing('v1', {
      title: 'Lima mayoral election 2031',
      markets: [{ title: 'Will Bob Doe win the 2031 Lima mayoral election?', label: 'Bob Doe' }],
    }),
  ).markets

  it('may name another option, which is still another answer', () => {
    const one = option('Ann Roe', 'This resolves as Yes if Bob Doe wins the 2031 Lima mayoral election.')
    expect(one && winner && assess(one, winner).relation).toBe('disjoint')
  })
})

describe('numbers of two definitions', () => {
  const opening = (title: string, rules: string) => ({ title, rules })
  testUnimplied([
    [
      opening(
        '"Zorro" Worldwide Opening Weekend: Above $240m',
        'This resolves to Yes if the worldwide gross is above $240m.',
      ),
      opening(
        'Will "Zorro" Opening Weekend Box Office be below $180m?',
        'This resolves to Yes if the domestic 3-day opening weekend gross of "Zorro" is below $180m.',
      ),
    ],
  ])
})
