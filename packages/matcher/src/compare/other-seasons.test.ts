import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'

describe('the year of a title and its season', () => {
  it.each([
    ['Will the Oilers win the 2030-31 Stanley Cup?', 'Will the Oilers win the 2031 Stanley Cup?'],
    ['Will the Oilers win the 2030-31 Stanley Cup Finals?', 'Will the Oilers win the 2031 NHL Stanley Cup?'],
    ['Will the Lakers win the 2030-31 NBA Finals?', 'Will the Lakers win the 2031 NBA Finals?'],
    ['Will the Lakers win the 2030-31 NBA Championship?', 'Will the Lakers win the 2031 NBA Championship?'],
    ['Will Arsenal win the 2030-31 UEFA Champions League?', 'Will Arsenal win the 2031 Champions League?'],
    [
      'Will the Celtics win the NBA title in the 2030-31 season?',
      'Will the Celtics win the NBA title in the 2030 season?',
    ],
    ['Will the Bills win the 2030-31 AFC East?', 'Will the Bills win the 2030 AFC East?'],
    [
      'Will the Bills win the Super Bowl in the 2030-31 season?',
      'Will the Bills win the Super Bowl in the 2030 season?',
    ],
    ['Will the Bills win the Super Bowl in the 2030-31 season?', 'Will the Bills win Super Bowl 2031?'],
    ['Will Ann Roe win the 2030-31 NBA MVP?', 'Will Ann Roe win the 2031 NBA MVP?'],
  ])('%s = %s', (one, other) => {
    expect(relationOf(one, other)).toBe('identity')
  })
  it.each([
    ['Will the Oilers win the 2030-31 Stanley Cup?', 'Will the Oilers win the 2030 Stanley Cup?'],
    ['Will the Oilers win the 2030-31 Stanley Cup Finals?', 'Will the Oilers win the 2030 NHL Stanley Cup?'],
    [
      'Will the Oilers win the 2030-31 Stanley Cup Finals?',
      'Will the Vegas Golden Knights win the 2030 NHL Stanley Cup?',
    ],
    ['Will the Lakers win the 2030-31 NBA Finals?', 'Will the Lakers win the 2030 NBA Finals?'],
    ['Will the Lakers win the 2030-31 NBA Championship?', 'Will the Lakers win the 2030 NBA Championship?'],
    ['Will Arsenal win the 2030-31 UEFA Champions League?', 'Will Arsenal win the 2030 Champions League?'],
    [
      'Will the Thunder win the Western Conference in the 2030-31 NBA season?',
      'Will the Thunder win the 2030 NBA Western Conference?',
    ],
    ['Will the Bills win the Super Bowl in the 2030-31 season?', 'Will the Bills win the 2030 Super Bowl?'],
    ['Will Ann Roe win the 2030-31 NBA MVP?', 'Will Ann Roe win the 2030 NBA MVP?'],
    ['Will Ann Roe win the 2030-31 Hart Trophy?', 'Will Ann Roe win the 2030 Hart Trophy?'],
  ])('%s is not %s', (one, other) => {
    expect(relationOf(one, other)).toBeUndefined()
  })
})
