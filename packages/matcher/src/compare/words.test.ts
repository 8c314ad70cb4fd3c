import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readQuestion } from '../__fixtures__/question.ts'
import { questionToken } from '../__fixtures__/question-token.ts'
import { totalWeight } from '../extract/tokens.ts'
import { compareWords, matchWords, rulesOfWords } from './words.ts'

const pairOf = (one: string, other: string) => [readQuestion(one, 'one'), readQuestion(other, 'other')] as const
const keys = (tokens: readonly { key: string }[]) => tokens.map(({ key }) => key)

describe('the words of two questions', () => {
  it('are shared, or those of one side', () => {
    const { onlyA, onlyB, shared } = matchWords(
      ...pairOf('Will Ann Roe visit Lima in 2031?', 'Will Bob Doe visit Lima in 2031?'),
    )
    expect([keys(onlyA), keys(onlyB)]).toEqual([
      ['ann', 'roe'],
      ['bob', 'doe'],
    ])
    expect(shared).toBeCloseTo(1.5)
  })

  it('weigh less where the other side implies them', () => {
    const pair = pairOf('Will SpaceX launch Starship in 2031?', 'Will Starship launch in 2031?')
    expect(totalWeight(matchWords(...pair).onlyA)).toBeGreaterThan(1)
    expect(totalWeight(compareWords(...pair).onlyA)).toBeLessThan(0.1)
    expect(rulesOfWords(...pair)).toContain('implied-word')
  })

  it('keep their weight where a given name stands on both sides', () => {
    const { onlyA, onlyB } = compareWords(
      ...pairOf('Will Ann Tarcila Quibble resign in 2031?', 'Will Bob Tarcila Quibble resign in 2031?'),
    )
    expect(totalWeight(onlyA)).toBeGreaterThanOrEqual(1)
    expect(totalWeight(onlyB)).toBeGreaterThanOrEqual(1)
  })

  it('are the same from either side, and none is shared and left over at once', () => {
    fc.assert(
      fc.property(fc.array(questionToken, { maxLength: 6 }), fc.array(questionToken, { maxLength: 6 }), (x, y) => {
        const [a, b] = pairOf(`Will Ann ${x.join(' ')} win?`, `Will Ann ${y.join(' ')} win?`)
        const [there, back] = [matchWords(a, b), matchWords(b, a)]
        expect(keys(back.onlyA)).toEqual(keys(there.onlyB))
        expect(keys(back.onlyB)).toEqual(keys(there.onlyA))
        expect(back.shared).toBe(there.shared)
        expect(totalWeight(there.onlyA)).toBeLessThanOrEqual(totalWeight(a.questionTokens) + 1e-9)
      }),
    )
  })
})
