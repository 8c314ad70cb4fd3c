import { describe } from 'vitest'
import { testRelations } from '../../__fixtures__/test-relations.ts'

const closing = (title: string, day: string) => ({ title, closes: `${day}T00:00:00Z` })
const governor = closing('Will Ann Roe be the next Governor of Ohio?', '2030-11-06')
const president = closing('Will Ann Roe be the next president of Peru?', '2031-06-10')

describe('the next holder of a post that voters fill', () => {
  testRelations([
    [governor, closing('Will Ann Roe win the 2030 Ohio gubernatorial election?', '2030-11-05'), 'identity'],
    [governor, closing('Will Ann Roe be elected governor of Ohio in 2030?', '2030-11-05'), 'identity'],
    [governor, closing('Will Bob Doe win the 2030 Ohio gubernatorial election?', '2030-11-05'), 'disjoint'],
    [president, closing('Will Ann Roe win the 2031 Peruvian presidential election?', '2031-06-09'), 'identity'],
    [
      { title: president.title, rules: 'If Ann Roe wins the 2031 Peruvian election, then the market resolves to Yes.' },
      'Will Ann Roe win the 2031 Peruvian presidential election?',
      'identity',
    ],
  ])
})

describe('the next holder and the election, both without a date', () => {
  const mayor = 'Will Ann Roe be the next Mayor of San Francisco?'
  const election = 'Will Ann Roe win the San Francisco Mayoral Election?'
  testRelations([
    [mayor, election, 'identity'],
    [mayor, 'Will Ann Roe be elected mayor of San Francisco?', 'identity'],
    [mayor, 'Will Bob Doe win the San Francisco Mayoral Election?', 'disjoint'],
    [mayor, 'Will Ann Roe win the Chicago Mayoral Election?', undefined],
    [mayor, 'Will Ann Roe win the 2031 San Francisco Mayoral Election?', 'overlap'],
    [mayor, closing(election, '2031-11-05'), 'overlap'],
    [mayor, 'Will Ann Roe win the San Francisco mayoral election by 10% or more?', 'superset'],
    ['Will Ann Roe be the next prime minister of Hungary?', 'Will Ann Roe win the Hungarian election?', 'overlap'],
  ])
})

describe('the winner of another election, or of a part of it', () => {
  testRelations([
    [governor, 'Will Ann Roe win the 2030 Ohio gubernatorial election?', 'overlap'],
    [governor, closing('Will Ann Roe win the 2034 Ohio gubernatorial election?', '2034-11-05'), 'overlap'],
    [governor, closing('Will Ann Roe win the 2030 Ohio gubernatorial primary?', '2030-11-05'), 'subset'],
    [
      closing('Will Ann Roe be the next prime minister of Hungary?', '2031-06-10'),
      closing('Will Ann Roe win the 2031 Hungarian parliamentary election?', '2031-06-09'),
      'overlap',
    ],
    [president, closing('Will Ann Roe win the 2031 Chilean presidential election?', '2031-06-09'), undefined],
    [
      closing('Will Ann Roe be the next interim mayor of Lima?', '2031-06-10'),
      closing('Will Ann Roe win the 2031 Lima mayoral election?', '2031-06-09'),
      'overlap',
    ],
  ])
})

describe('the next holder in a year beside the next holder at any time', () => {
  const listed = (title: string, year: number) => ({ ...closing(title, `${year}-01-01`), id: `KXNEXTPM-${year % 100}` })
  const ever = listed('Will Ann Roe be the next prime minister of Peru?', 2040)
  const inYear = (name: string) => closing(`Will ${name} be the next prime minister of Peru in 2031?`, '2031-12-31')
  testRelations([
    [ever, inYear('Ann Roe'), 'superset'],
    [inYear('Ann Roe'), ever, 'subset'],
    [ever, inYear('Bob Doe'), 'disjoint'],
    [ever, closing('Will Ann Roe be the next prime minister of Peru before 2033?', '2032-12-31'), 'superset'],
    [
      listed('Will Ann Roe be the next CEO of Acme?', 2040),
      closing('Will Bob Doe be the next CEO of Acme in 2031?', '2031-12-31'),
      'disjoint',
    ],
    // a listing that closes when the year ends is about the year
    [listed('Will Ann Roe be the next prime minister of Peru?', 2032), inYear('Ann Roe'), 'identity'],
    [ever, closing('Will Ann Roe be the next chancellor of Peru in 2031?', '2031-12-31'), undefined],
  ])
})
