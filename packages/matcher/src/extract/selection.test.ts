import { describe, expect, it } from 'vitest'
import { needsWinner, readSelection } from './selection.ts'

const select = (question: string, context = '') => readSelection(question, context, {})

describe('what is bet on in a game', () => {
  it.each([
    ['will zorro win?', { marketType: 'winner', statistic: 'score' }],
    ['draw', { marketType: 'draw', statistic: 'score' }],
    ['spread: zorro (-1.5)', { marketType: 'margin', statistic: 'score', low: 2 }],
    ['spread: zorro (+1.5)', { marketType: 'margin', statistic: 'score', low: -1 }],
    ['zorro wins by over 2.5 goals', { marketType: 'margin', statistic: 'score', low: 3 }],
    ['zorro wins by at least 3 goals', { marketType: 'margin', statistic: 'score', low: 3 }],
    ['over 2.5 goals', { marketType: 'total', statistic: 'score', low: 3 }],
    ['under 2.5 goals', { marketType: 'total', statistic: 'score', high: 2 }],
    ['total: 3+ goals', { marketType: 'total', statistic: 'score', low: 3 }],
    ['over 9.5 corners', { marketType: 'total', statistic: 'corners', low: 10 }],
    ['both teams to score', { marketType: 'both-score', statistic: 'score' }],
    ['both teams to score: no', { marketType: 'both-score', statistic: 'score', denied: true }],
    ['exact score: zorro 2 - 0 quibble', { marketType: 'exact-score', statistic: 'score', score: [2, 0] }],
    ['double chance: zorro or draw', { marketType: 'margin', statistic: 'score', low: 0 }],
    ['ann roe: rebounds over 9.5', { marketType: 'total', statistic: 'rebounds', low: 10 }],
    ['ann roe: 4+ threes', { marketType: 'total', statistic: 'threes', low: 4 }],
    ['ann roe: first basket and 4+ threes', { marketType: 'other', statistic: 'other' }],
    // Over 2 that returns the stakes of two goals is not over 2.5, and a win that returns those of a draw is no win.
    ['zorro vs quibble: o/u 2, push refunded', { marketType: 'other', statistic: 'other' }],
    ['zorro vs quibble: spread zorro -0.75, quarter line', { marketType: 'other', statistic: 'other' }],
    ['zorro vs quibble: draw no bet', { marketType: 'other', statistic: 'other' }],
  ])('%s', (question, selection) => {
    expect(select(question)).toEqual(selection)
  })

  it('may be stated by the event', () => {
    expect(select('over 2.5', 'zorro vs quibble: corners')).toEqual({
      marketType: 'total',
      statistic: 'corners',
      low: 3,
    })
  })

  it.each([
    ['zorro by knockout', true],
    ['half time/full time: zorro/zorro', true],
    ['zorro to score first', false],
    ['over 2.5 goals', false],
  ])('needs a winner or not: %s', (question, needs) => {
    expect(needsWinner(question)).toBe(needs)
  })
})
