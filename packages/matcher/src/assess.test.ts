import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readQuestion } from './__fixtures__/question.ts'
import { assess, isSure, pairOutcomes } from './assess.ts'

const name = fc.constantFrom('Zorvan', 'Kelmira', 'Ushpel Gornim', 'Tadra')
const act = fc.constantFrom('resign', 'visit Lima', 'publish a novel', 'win the 2031 Zorro Prize', 'be indicted')
const when = fc.constantFrom(' in 2031', ' by June 30, 2031', ' before 2032', '')
const question = fc.tuple(name, act, when).map(([who, does, until]) => `Will ${who} ${does}${until}?`)

const swapped: Record<string, string> = { subset: 'superset', superset: 'subset' }

describe('an assessment', () => {
  it('of a question and itself on another venue is a sure identity', () => {
    fc.assert(
      fc.property(question, (title) => {
        const found = assess(readQuestion(title, 'v0'), readQuestion(title, 'v1'))
        expect([found.relation, isSure(found)]).toEqual(['identity', true])
      }),
      { numRuns: 50 },
    )
  })

  it('is the same from both ends, with subset and superset exchanged', () => {
    fc.assert(
      fc.property(question, question, (one, other) => {
        const [a, b] = [readQuestion(one, 'v0'), readQuestion(other, 'v1')]
        const [forth, back] = [assess(a, b), assess(b, a)]
        expect(back.relation).toBe(forth.relation && (swapped[forth.relation] ?? forth.relation))
        expect(back.logOdds).toBeCloseTo(forth.logOdds, 9)
      }),
      { numRuns: 100 },
    )
  })

  it('of two questions about other people is no relation, with no confidence', () => {
    const found = assess(
      readQuestion('Will Zorvan publish a novel in 2031?', 'v0'),
      readQuestion('Will Kelmira sell a yacht in 2031?', 'v1'),
    )
    expect(found).toMatchObject({ relation: undefined, confidence: 0, outcomes: [] })
    expect(isSure(found)).toBe(false)
  })
})

describe('outcomes that settle alike', () => {
  const [a, b] = ['v0', 'v1'].map((venue) => readQuestion('Will Zorvan resign in 2031?', venue))
  if (!a || !b) throw new Error('not read')

  it('are YES with YES and NO with NO in an identity', () => {
    expect(pairOutcomes(a, b, 'identity')).toEqual([
      { a: '1#0', b: '1#0' },
      { a: '1#1', b: '1#1' },
    ])
  })

  it('are YES with NO in a complement', () => {
    expect(pairOutcomes(a, b, 'complement')).toEqual([
      { a: '1#0', b: '1#1' },
      { a: '1#1', b: '1#0' },
    ])
  })

  it('leave out an outcome without an id', () => {
    const { no: _, ...open } = b
    expect(pairOutcomes(a, open, 'identity')).toEqual([{ a: '1#0', b: '1#0' }])
  })
})

it('shows all that was compared of unrelated questions', () => {
  const [a, b] = [
    readQuestion('Will Zorro be indicted in the Lima bribery case in 2031?', 'a'),
    readQuestion('Will Tarkin be indicted in the Lima bribery case in 2031?', 'b'),
  ]
  const { relation, evidence } = assess(a, b)
  expect(relation).toBeUndefined()
  expect(evidence.map(({ comparison, rules }) => (typeof rules === 'string' ? rules : comparison))).toEqual([
    'shared words',
    'other-subject',
  ])
})
