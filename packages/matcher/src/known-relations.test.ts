import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Ref } from './edge.ts'
import { createKnownRelations, type KnownEdge } from './known-relations.ts'

const market = (name: string): Ref => ({ venue: name, eventId: `${name}-event`, marketId: name })
const edge = (a: string, b: string, relation: KnownEdge['relation'], confidence = 0.9): KnownEdge => ({
  a: market(a),
  b: market(b),
  relation,
  confidence,
  evidence: [{ comparison: 'window', verdict: 'veto', a: `time of ${a}`, b: `time of ${b}`, weight: 0 }],
})

describe('the relations that edges give', () => {
  it('are those of the edge, turned round with its evidence where the two change places', () => {
    const known = createKnownRelations([edge('a', 'b', 'subset')])
    expect(known(market('a'), market('b'))).toMatchObject({ relation: 'subset', confidence: 0.9 })
    const back = known(market('b'), market('a'))
    expect(back?.relation).toBe('superset')
    expect(back?.evidence?.()).toEqual([
      { comparison: 'window', verdict: 'veto', a: 'time of b', b: 'time of a', weight: 0 },
    ])
    expect(known(market('a'), market('c'))).toBeUndefined()
  })

  it('go through the markets between two, as sure as the weakest edge, never through a subset', () => {
    const known = createKnownRelations([
      edge('a', 'b', 'identity', 0.99),
      edge('b', 'c', 'complement', 0.8),
      edge('c', 'd', 'complement', 0.95),
      edge('d', 'e', 'subset'),
    ])
    expect(known(market('a'), market('c'))).toEqual({ relation: 'complement', confidence: 0.8, through: [market('b')] })
    expect(known(market('d'), market('a'))).toEqual({
      relation: 'identity',
      confidence: 0.8,
      through: [market('c'), market('b')],
    })
    expect(known(market('a'), market('e'))).toBeUndefined()
  })

  it('read no evidence before it is wanted', () => {
    const lazy: KnownEdge = Object.defineProperty(edge('a', 'b', 'identity'), 'evidence', {
      get: () => {
        throw new Error('read too early')
      },
    })
    expect(createKnownRelations([lazy])(market('a'), market('b'))?.relation).toBe('identity')
  })

  it('agree with the truth values of the markets on every chain', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 2, maxLength: 7 }), (answers) => {
        const names = answers.map((_, at) => `m${at}`)
        const edges = names
          .slice(1)
          .map((name, at) => edge(names[at] ?? '', name, answers[at] === answers[at + 1] ? 'identity' : 'complement'))
        const [first, last] = [names[0] ?? '', names.at(-1) ?? '']
        const expected = answers[0] === answers.at(-1) ? 'identity' : 'complement'
        expect(createKnownRelations(edges)(market(first), market(last))?.relation).toBe(expected)
      }),
    )
  })
})
