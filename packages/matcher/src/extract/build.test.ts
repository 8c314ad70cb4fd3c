import { describe, expect, it } from 'vitest'
import { buildOf } from './build.ts'
import { normalise } from './text.ts'

describe('how a question is built', () => {
  it.each([
    ['How many senators will vote for Quibble?', 'count'],
    ['Number of wins of the Zorros in 2031?', 'count'],
    ['Will the Orange Party win 40+ seats?', 'count'],
    ['Will Quibble win the 2031 Zorro mayoral race by more than 5 points?', 'margin'],
    ['Will Quibble win by 3-4%?', 'margin'],
    ['Will both Quibble and Tarkin run?', 'joint'],
    ['Will the Orange Party win the House and the Senate?', 'joint'],
    ['Will Quibble and Tarkin be the nominees?', 'joint'],
    ['Will the Zorro election be held in May?', 'occurrence'],
    ['Will the referendum take place in 2031?', 'occurrence'],
    ['Will there be an election called in Zorro?', 'called'],
    ['Another Zorro minister out in May?', 'some'],
    ['Will Quibble win the 2031 Zorro mayoral race?', undefined],
    ['Will Quibble win by May 5?', undefined],
  ])('%s: %s', (title, build) => {
    expect(buildOf(normalise(title))).toBe(build)
  })
})
