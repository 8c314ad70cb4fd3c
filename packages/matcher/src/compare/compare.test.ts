import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readQuestion } from '../__fixtures__/question.ts'
import { questionToken } from '../__fixtures__/question-token.ts'
import { assess } from '../assess.ts'
import { compare } from './compare.ts'
import type { Comparison } from './comparison.ts'

function compared(one: string, other: string) {
  const evidence: Comparison[] = []
  const related = compare(readQuestion(one, 'one'), readQuestion(other, 'other'), evidence)
  return { related, evidence, parts: evidence.map(({ comparison }) => comparison) }
}

describe('all comparisons of two questions', () => {
  it('stop at the first that finds them unrelated', () => {
    const { related, evidence } = compared('Will Ann Roe visit Lima in 2031?', 'Will Bob Doe sell a yacht in 2032?')
    expect(related).toBe(false)
    expect(evidence.at(-1)?.relation).toBe('unrelated')
    expect(evidence.filter(({ relation }) => relation === 'unrelated')).toHaveLength(1)
  })

  it('continue with numbers, time and denial', () => {
    const { related, parts } = compared(
      'Will Bitcoin not be above $90,000 on May 3, 2031?',
      'Will Bitcoin be above $95,000 on May 3, 2031?',
    )
    expect(related).toBe(true)
    expect(parts).toEqual(expect.arrayContaining(['shared words', 'numbers', 'window', 'polarity']))
  })

  it('compare a game with a game by its sides and day', () => {
    expect(compared('Lakers vs. Celtics', 'Celtics at Lakers').parts).toContain('game')
    expect(compared('Lakers vs. Celtics', 'Lakers vs. Bulls').related).toBe(false)
  })

  it('give a relation that turns with the two questions', () => {
    const inverse: Record<string, string> = { subset: 'superset', superset: 'subset' }
    const what = fc.array(questionToken, { minLength: 1, maxLength: 4 })
    const when = fc.constantFrom('in 2031', 'by June 30, 2031', 'before 2032', 'on May 3, 2031')
    fc.assert(
      fc.property(what, what, when, when, (x, y, at, then) => {
        const a = readQuestion(`Will Ann ${x.join(' ')} ${at}?`, 'one')
        const b = readQuestion(`Will Ann ${y.join(' ')} ${then}?`, 'other')
        const [there, back] = [assess(a, b).relation, assess(b, a).relation]
        expect(back).toBe(there && (inverse[there] ?? there))
      }),
    )
  })
})
