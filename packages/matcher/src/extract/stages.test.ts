import { describe, expect, it } from 'vitest'
import { placesOfLosers, stageAfter, stageReached } from './stages.ts'

describe('stages of a tournament', () => {
  it.each([
    ['reach', 'final', 'final'],
    ['make', 'grand final', 'final'],
    ['make', 'quarter-finals', 'quarterfinal'],
    ['advance to', 'sweet sixteen', 'round of 16'],
    ['play in', 'final four', 'semifinal'],
    ['advance from', 'semifinals', 'final'],
    ['advance past', 'round of 16', 'quarterfinal'],
    ['advance to', 'second round', 'runoff'],
  ])('who "%s" the %s has reached the %s', (act, stage, reached) => {
    expect(stageReached(act, stage)).toBe(reached)
  })

  it('the winner of a stage reaches the next, and the winner of the final none', () => {
    expect(['round of 64', 'round of 32', 'quarter-final', 'semi-finals'].map(stageAfter)).toEqual([
      'round of 32',
      'round of 16',
      'semifinal',
      'final',
    ])
    expect(stageAfter('final')).toBeUndefined()
  })

  it('the losers of a stage share the places behind those who reach the next', () => {
    expect(placesOfLosers('semifinals')).toBe('3..4')
    expect(placesOfLosers('quarter-finals')).toBe('5..8')
    expect(['round of 64', 'sweet 16', 'elite eight', 'final 4'].map(placesOfLosers)).toEqual([
      '33..64',
      '9..16',
      '5..8',
      '3..4',
    ])
    expect(placesOfLosers('final')).toBeUndefined()
  })
})
