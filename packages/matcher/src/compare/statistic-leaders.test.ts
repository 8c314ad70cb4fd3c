import { describe } from 'vitest'
import { testRelations, testUnimplied } from '../__fixtures__/test-relations.ts'

describe('the leader of a league in two statistics', () => {
  const assists = 'Will Ann Roe lead the NBA in assists for the 2031 regular season?'
  testRelations([
    [assists, 'Will Ann Roe lead the NBA in rebounds for the 2031 regular season?', undefined],
    [
      'Will Ann Roe lead Pro Baseball in runs for the 2031 regular season?',
      'Will Ann Roe lead the MLB in stolen bases for the 2031 regular season?',
      undefined,
    ],
    ['Will Ann Roe lead the NFL in sacks in 2031?', 'Will Ann Roe lead the NFL in interceptions in 2031?', undefined],
    [assists, 'Will Ann Roe be the NBA assists leader for the 2031 regular season?', 'identity'],
    [assists, 'Will Bob Doe lead the NBA in assists for the 2031 regular season?', 'disjoint'],
  ])
  testUnimplied([
    ['Will Ann Roe lead the NBA in assists in 2031?', 'Will Ann Roe lead the NBA in assists in the 2031 playoffs?'],
    [
      'Will Ann Roe have the most assists in the 2031 NBA regular season?',
      'Will Ann Roe have the most assists in the 2031 NBA playoffs?',
    ],
    [assists, 'Will Ann Roe lead the NBA in assists in the 2031 playoffs?'],
    [assists, 'Will Ann Roe win the 2031 NBA MVP?'],
  ])
})
