import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { testRelations, testUnimplied } from '../__fixtures__/test-relations.ts'

describe('who holds the chambers of a Congress', () => {
  testRelations([
    [
      'Senate Control after 2032 Election - Republican Control',
      '2032 Balance of Power: R Prez, R Senate, D House',
      'superset',
    ],
    [
      'House Control after 2032 Election - Republican Control',
      '2032 Balance of Power: R Prez, R Senate, D House',
      'disjoint',
    ],
    [
      'Senate Control after 2032 Election - Republican Control',
      'Will Republicans win the Senate and Democrats win the House in 2034?',
      undefined,
    ],
    ['Republicans have a House majority after 2032 election?', 'Balance of power 2032: R House, R Senate', 'superset'],
    ['Will Democrats win at least 218 House seats in 2032?', '2032 House control?: Democratic', 'identity'],
    ['Will Democrats win at least 217 House seats in 2032?', '2032 House control?: Democratic', 'superset'],
    ['Will Democrats win at least 250 House seats in 2032?', 'GOP House seats won in 2032?: 189 or fewer', 'subset'],
    ['Will Democrats win at least 218 House seats in 2032?', 'GOP House seats won in 2032?: 215 - 217', 'superset'],
    ['Republicans have a House majority after 2032 election?', 'Balance of power 2032: D House, R Senate', 'disjoint'],
    [
      'Republicans have a House majority after 2032 election?',
      'Will the Democratic Party control the House after the 2032 elections?',
      'complement',
    ],
    [
      'Will Democrats win both halves of Congress + Presidency in the 2032 election?',
      'Balance of power in Congress 2032: D House, D Senate',
      'subset',
    ],
    [
      'Will Democrats win both halves of Congress + Presidency in the 2032 election?',
      'Will Republicans win the presidency in 2032?',
      'disjoint',
    ],
    [
      'Will Democrats win both halves of Congress + Presidency in the 2032 election?',
      'Balance of power 2032: R Prez, D Senate, D House',
      'disjoint',
    ],
    [
      'Will Democrats win both chambers of Congress in 2032?',
      'Balance of power 2032: R Prez, D Senate, D House',
      'superset',
    ],
    ['Balance of power 2032: D House, R Senate', '2032 House and Senate control: R Senate / D House', 'identity'],
    ['Balance of power 2032: D House, R Senate', '2032 House and Senate control: R House / D Senate', 'disjoint'],
    ['Balance of power 2032: Democrats sweep', 'Balance of power 2032: D House, D Senate', 'identity'],
    ['Balance of power 2032: Democrats sweep', 'Will Democrats win the Senate in 2032?', 'subset'],
    ['Balance of power 2032: Democrats sweep', 'Will Democrats keep control of the House in 2032?', 'subset'],
    ['Will Republicans keep the House in 2032?', 'Balance of power 2032: D House, R Senate', 'disjoint'],
    [
      'Will House Control be Democratic AND Senate Control be Democratic for Feb 2031?',
      'Who will control the Senate after 2030?: Democratic',
      'subset',
    ],
    [
      'Will Democrats control both chambers of Congress after the 2030 midterms?',
      'Will Republicans control the Senate after the 2030 midterms?',
      'disjoint',
    ],
    [
      'Will House Control be Democratic AND Senate Control be Democratic for Feb 2031?',
      'Will Democrats control both the House and the Senate after the 2030 midterms?',
      'identity',
    ],
    [
      'Will House Control be D AND Senate Control be R for Feb 2033?',
      'Balance of power 2030: D House, R Senate',
      undefined,
    ],
    ['Will Republicans win the Senate in 2032?', 'Balance of power 2032: D House, R Senate', 'superset'],
  ])

  const party = (outcomes: string) => ({
    title: 'Which party will win the U.S. House in the 2032 elections?',
    outcomes: outcomes.split('/'),
  })
  testRelations([
    [party('Democratic/Republican'), 'Balance of power 2032: D House, R Senate', 'superset'],
    [party('Democratic/Republican'), 'Balance of power 2032: R House, D Senate', 'disjoint'],
    [party('Republican/Democratic'), 'Balance of power 2032: D House, R Senate', 'disjoint'],
  ])

  describe('and the presidency', () => {
    const split =
      'Will the Democratic party win the House, the Republican party win the Senate, and the Democratic party win the Presidency in 2032?'
    const popular = 'Will a Republican win the presidency and a Democrat win the popular vote in 2032?'
    testRelations([
      [split, 'Will the Democrats win the 2032 US Presidential Election?', 'subset'],
      [split, 'Will the Republicans win the 2032 US Presidential Election?', 'disjoint'],
      [split, 'Which party will win the presidency in 2032? - Democratic', 'subset'],
      [split, 'Balance of power 2032: D House, R Senate', 'subset'],
      [split, 'Balance of power 2032: D House, D Senate', 'disjoint'],
      [split, 'Balance of power 2032: D-House, R-Senate, D-President', 'identity'],
      [split, 'Which party will win the House in 2034? - Republican', undefined],
      [split, 'Will a Democrat win Ohio in the 2032 presidential election?', undefined],
      [
        'Will Republicans win the White House, the House and the Senate in 2032?',
        'Republican trifecta 2032',
        'identity',
      ],
      [popular, 'Will a Republican win the popular vote and the presidency in 2032?', 'disjoint'],
      [popular, 'Which party will win the 2032 US presidential election? - Republican', 'subset'],
      [popular, 'Which party will win the popular vote in 2032? - Republican', 'disjoint'],
    ])

    it('is not what a sentence about both parties says', () => {
      const faces = 'Will a Democratic president face a Republican House in 2033?'
      expect(relationOf(faces, 'Will a Democrat win the presidency in 2032?')).not.toBe('subset')
      expect(relationOf(faces, 'Balance of power 2032: R House, D Senate')).not.toBe('superset')
    })
  })

  it.each([
    'Will Democrats win the Ohio Senate race in 2032?',
    'Will Democrats win the Senate seat in Ohio in 2032?',
    'Will Democrats win the House and the Senate in 2032?',
    'Will Democrats not win the Senate in 2032?',
  ])('does not follow for %s', (title) => {
    expect(relationOf('Balance of power 2032: R House, D Senate', title)).not.toBe('subset')
  })
})

describe('the control of one chamber by one party', () => {
  testRelations([
    ['Will Republicans win the House in 2030?', 'Will the Democratic Party control the House in 2030?', 'complement'],
    ['Will Democrats flip the Senate in 2030?', 'Will Republicans keep the Senate in 2030?', 'complement'],
    ['Will Democrats win the House in 2030?', 'Will Republicans win the House in 2032?', undefined],
    ['Will Republicans lose the House in 2030?', 'Will Democrats win the House in 2030?', 'identity'],
    ['Will Republicans lose the House in 2030?', 'Will Republicans keep the House in 2030?', 'complement'],
    ['Will the GOP lose its majority in the Senate in 2030?', 'Senate winner in 2030? - Democratic', 'identity'],
    ['Will Republicans lose the House in 2030?', 'Balance of power 2030: D House, R Senate', 'superset'],
    ['Will Republicans lose the House in 2030?', 'Will Democrats win the Senate in 2030?', undefined],
    ['Will Republicans lose the House in 2030?', 'Will Democrats win the House in 2032?', undefined],
    ['Will Democrats win the presidency in 2032?', 'Will Republicans win the presidency in 2032?', 'disjoint'],
    [
      'Will Democrats win the Ohio Senate race in 2030?',
      'Will Republicans win the Ohio Senate race in 2030?',
      'disjoint',
    ],
  ])
})

describe('both chambers as an answer', () => {
  const power = 'What will be the balance of power in Congress after the 2032 election?'
  testRelations([
    [`${power} - Dem. House & Senate`, '2032 Balance of Power: D Senate, D House', 'identity'],
    [`${power} - Rep. House & Senate`, '2032 Balance of Power: D Senate, D House', 'disjoint'],
    [`${power} - Rep. House & Senate`, '2032 Balance of Power: R Senate, D House', 'disjoint'],
    [`${power} - Republican Senate and House`, 'Will Republicans win the Senate in 2032?', 'subset'],
    [`${power} - Dem. House & Senate`, 'Will Republicans win the Senate in 2032?', 'disjoint'],
    [`${power} - Dem. House & Senate`, '2034 Balance of Power: D Senate, D House', undefined],
  ])
  testUnimplied([
    [`${power} - Dem. House & Senate`, 'Will Democrats win the House and Senate elections of Ohio in 2032?'],
    [`${power} - Dem. House & Senate`, 'Will Democrats win the governorship of Ohio in 2032?'],
  ])
})

describe('the seats of one party in both chambers', () => {
  const seats = (answer: string) =>
    `How many House and Senate seats will Dems control after the 2030 midterms? - ${answer}`
  testRelations([
    [seats('51-53 and ≤232'), 'Will Democrats control the Senate after the 2030 midterms?', 'subset'],
    [seats('51-53 and ≤232'), 'Will Republicans control the Senate after the 2030 midterms?', 'disjoint'],
    [seats('≤232 and 51-53'), 'Will Democrats control the Senate after the 2030 midterms?', 'subset'],
    [seats('≤47 and ≤217'), '2030 Balance of Power: R Senate, R House', 'subset'],
    [seats('≤47 and ≥233'), '2030 Balance of Power: R Senate, D House', 'subset'],
    [seats('≤47 and ≥233'), '2030 Balance of Power: R Senate, R House', 'disjoint'],
    [seats('48-50 and ≤217'), 'Will Republicans control the House after the 2030 midterms?', 'subset'],
    [seats('≤47 and 218-232'), 'Will Democrats control the House after the 2030 midterms?', 'subset'],
    [seats('≤47 and 218-232'), 'Will Democrats control the House after the 2032 elections?', undefined],
    [
      'Will Democrats hold 218+ seats in the House and 50+ seats in the Senate after the 2030 midterms?',
      '2030 Balance of Power: D Senate, D House',
      'superset',
    ],
  ])
  testUnimplied([
    [seats('51-53 and ≤232'), '2030 Balance of Power: D Senate, D House'],
    [seats('48-50 and ≤217'), 'Will Democrats control the Senate after the 2030 midterms?'],
    [seats('51-53 and ≤232'), 'Will Democrats win the Ohio Senate race in 2030?'],
  ])
})

describe('a supermajority', () => {
  const trifecta = 'Republicans win trifecta with Senate supermajority in 2032?'
  const seats = (answer: string) => `How many Senate seats will the GOP control after the 2032 elections? - ${answer}`
  testRelations([
    [trifecta, 'Which party will win the House in the 2032 election? - Republican', 'subset'],
    [trifecta, 'Which party will win the House in the 2032 election? - Democratic', 'disjoint'],
    [trifecta, 'Which party will control the Senate after the 2032 election? - Republican', 'subset'],
    [trifecta, 'Republican trifecta in 2032?', 'subset'],
    [trifecta, 'Democratic trifecta in 2032?', 'disjoint'],
    [trifecta, 'Republicans win trifecta with a Senate supermajority in 2032?', 'identity'],
    [trifecta, seats('57 or more'), 'subset'],
    [trifecta, seats('60 or more'), 'subset'],
    [trifecta, seats('53'), 'disjoint'],
  ])
  testUnimplied([
    [trifecta, seats('61')],
    [trifecta, seats('70 or more')],
    [trifecta, 'Will a party win a supermajority in the 2032 Peru election?'],
  ])
  testUnimplied([
    ['Will Republicans lose their House majority before the 2030 midterms?', 'Will Democrats win the House in 2030?'],
    ['Will Republicans lose House seats in 2030?', 'Will Democrats win the House in 2030?'],
    ['Will Republicans lose the House race in Ohio in 2030?', 'Will Democrats win the House in 2030?'],
    ['Will Republicans lose the presidency in 2032?', 'Will Democrats win the House in 2032?'],
  ])
})

describe('the control of a chamber on a day', () => {
  const split = '2030 House and Senate control - D House / R Senate'
  testRelations([
    [split, '2030 Senate control - Democratic', 'disjoint'],
    [split, '2030 Senate control - Republican', 'subset'],
    [split, '2030 House of Representatives control - Republican', 'disjoint'],
    [split, 'Will Republicans control the United States Senate after the 2030 election?', 'subset'],
    [
      'Will Republicans control the United States Senate on November 9, 2030?',
      'Will the GOP control the Senate after the 2030 election?',
      'identity',
    ],
    ['Rs control Senate in 2030', 'Will Republicans control the Senate after the 2030 election?', 'identity'],
  ])
  // before the election, the Congress elected two years earlier is in session
  testUnimplied([
    ['Will Republicans control the Senate on 2030-10-31?', split],
    ['Will Republicans control the Senate on 2030-10-31?', '2030 House and Senate control - R House / D Senate'],
    ['Will Republicans control the Senate on 2030-10-31?', 'Will the GOP control the Senate after the 2030 election?'],
    ['Will Republicans control the Senate on 2030-10-31?', '2030 Senate control - Democratic'],
    [
      'Will Republicans control the Senate on 2030-10-31?',
      'How many Senate seats will the GOP control after the midterms? - 49',
    ],
  ])
})
