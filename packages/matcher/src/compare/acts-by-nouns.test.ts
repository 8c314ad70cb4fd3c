import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { nounsOfActs } from '../knowledge/verbs.ts'

describe('an act that is named by its noun', () => {
  it.each([...nounsOfActs])('is the act, by whom it is done to whom: %s', (noun, act) => {
    const question = `Will Zorvan ${act} Kelmira in 2031?`
    expect(relationOf(`Zorvan ${noun} of Kelmira in 2031?`, question)).toBe('identity')
    expect(relationOf(`${noun} of Kelmira by Zorvan in 2031?`, question)).toBe('identity')
    expect(relationOf(`Kelmira ${noun} of Zorvan in 2031?`, question)).not.toBe('identity')
    expect(relationOf(`${noun} of Zorvan by Kelmira in 2031?`, question)).not.toBe('identity')
  })
})
