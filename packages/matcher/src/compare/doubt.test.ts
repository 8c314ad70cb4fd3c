import { describe, expect, it } from 'vitest'
import { readQuestion } from '../__fixtures__/question.ts'
import { assess } from '../assess.ts'
import { settings } from '../settings.ts'
import { doubtOf } from './doubt.ts'

const title = 'Will Ann Roe visit Lima in 2031?'
const ask = (criterion?: string) =>
  readQuestion({ title, ...(criterion && { rules: `If ${criterion}, then the market resolves to Yes.` }) }, 'v')

const plain = ask('Ann Roe visits Lima before Jan 1, 2032')
const worded = ask('Ann Roe travels to Lima on or before Dec 31, 2031')
const [embassy, palace] = [
  ask('Ann Roe visits the Kelmiran embassy for a banquet in Lima before Jan 1, 2032'),
  ask('Ann Roe visits the cathedral with a delegation of Zorvan bishops in Lima before Jan 1, 2032'),
]

describe('doubt of an identity by its rules', () => {
  it('is none where both conditions say the same, and small where rules are missing', () => {
    expect(doubtOf(plain, worded)).toBe(0)
    expect(doubtOf(plain, ask())).toBe(settings.doubt.noRules)
    expect(doubtOf(ask(), ask())).toBe(2 * settings.doubt.noRules)
  })

  it('grows with the words in which both conditions differ, up to a bound', () => {
    expect(doubtOf(plain, embassy)).toBe(0)
    expect(doubtOf(embassy, palace)).toBeGreaterThan(2 * settings.doubt.noRules)
    expect(doubtOf(embassy, palace)).toBeLessThanOrEqual(settings.doubt.most)
  })

  it('lowers the confidence and leaves the relation and its log-odds', () => {
    const [sure, doubtful] = [assess(plain, plain), assess(ask(), plain)]
    expect(doubtful.relation).toBe('identity')
    expect(doubtful.logOdds).toBe(sure.logOdds)
    expect(doubtful.confidence).toBeLessThan(sure.confidence)
  })
})
