import { describe, expect, it } from 'vitest'
import type { Selection } from '../extract/selection.ts'
import { relateByScores } from './possible-scores.ts'

const selection = (stated: Partial<Selection> & Pick<Selection, 'marketType'>): Selection => ({
  statistic: 'score',
  ...stated,
})

describe('relateByScores', () => {
  const home = selection({ marketType: 'winner', side: 0 })
  const away = selection({ marketType: 'winner', side: 1 })
  const draw = selection({ marketType: 'draw' })
  const byTwo = selection({ marketType: 'margin', side: 0, low: 2 })
  const byThree = selection({ marketType: 'margin', side: 0, low: 3 })
  const overTwo = selection({ marketType: 'total', low: 3 })
  const overThree = selection({ marketType: 'total', low: 4 })
  const underThree = selection({ marketType: 'total', high: 2 })
  const awayPlusOne = selection({ marketType: 'margin', side: 1, low: -1 })
  const homeOverTwo = selection({ marketType: 'total', side: 0, low: 3 })
  const both = selection({ marketType: 'both-score' })
  const neither = selection({ marketType: 'both-score', denied: true })
  const twoNil = selection({ marketType: 'exact-score', score: [2, 0] })
  const oneOne = selection({ marketType: 'exact-score', score: [1, 1] })

  it.each([
    ['the home side wins', home, 'the home side wins', home, 'equal'],
    ['the home side wins', home, 'the away side wins', away, 'disjoint'],
    ['the home side wins', home, 'a draw', draw, 'disjoint'],
    ['the home side by two', byTwo, 'the home side wins', home, 'inside'],
    ['the home side by two', byTwo, 'the home side by three', byThree, 'contains'],
    ['over 2.5', overTwo, 'over 3.5', overThree, 'contains'],
    ['over 2.5', overTwo, 'under 2.5', underThree, 'opposite'],
    ['over 3.5', overThree, 'under 2.5', underThree, 'disjoint'],
    ['the home side by two', byTwo, 'the away side loses by one at most', awayPlusOne, 'opposite'],
    ['over 2.5', overTwo, 'the home side over 2.5', homeOverTwo, 'contains'],
    ['over 2.5', overTwo, 'the home side wins', home, 'overlap'],
    ['2-0', twoNil, 'the home side wins', home, 'inside'],
    ['2-0', twoNil, 'over 2.5', overTwo, 'disjoint'],
    ['1-1', oneOne, 'a draw', draw, 'inside'],
    ['1-1', oneOne, 'both score', both, 'inside'],
    ['2-0', twoNil, 'both score', both, 'disjoint'],
    ['2-0', twoNil, '1-1', oneOne, 'disjoint'],
    ['both score', both, 'not both score', neither, 'opposite'],
    ['2-0', twoNil, 'not both score', neither, 'inside'],
  ] as const)('%s | %s', (_, one, __, other, relation) => {
    const back = { inside: 'contains', contains: 'inside' } as const
    expect(relateByScores(one, other, false)).toBe(relation)
    expect(relateByScores(other, one, false)).toBe(
      relation === 'inside' || relation === 'contains' ? back[relation] : relation,
    )
  })

  it('turns the sides of the second game where they stand in the other order', () => {
    expect(relateByScores(home, away, true)).toBe('equal')
    expect(relateByScores(twoNil, selection({ marketType: 'exact-score', score: [0, 2] }), true)).toBe('equal')
  })
})
