import type { Relation } from '@crossvenue/venues'
import { describe, expect, it } from 'vitest'
import type { Edge } from './edge.ts'
import { evaluate, type Label } from './evaluate.ts'

const ref = (venue: string, name: string) => {
  const [eventId = '', marketId] = name.split('/')
  return { venue, eventId, ...(marketId && { marketId }) }
}

const edge = (a: string, relation: Relation, b: string, confidence = 0.9): Edge => ({
  a: ref('kalshi', a),
  b: ref('polymarket', b),
  relation,
  confidence,
  outcomes: [],
  evidence: [],
})

const label = (
  a: string,
  relation: Label['relation'],
  b: string,
  certainty: Label['certainty'] = 'certain',
): Label => ({
  a: ref('kalshi', a),
  b: ref('polymarket', b),
  relation,
  certainty,
})

describe('evaluate', () => {
  it('counts what is labelled, what is called so and what is right', () => {
    const edges = [
      edge('e1/m1', 'identity', 'f1/n1'),
      edge('e1/m2', 'identity', 'f1/n2'),
      edge('e1/m3', 'subset', 'f1/n3'),
    ]
    const labels = [
      label('e1/m1', 'identity', 'f1/n1'),
      label('e1/m2', 'overlap', 'f1/n2', 'likely'),
      label('e1/m3', 'subset', 'f1/n3'),
      label('e1/m4', 'identity', 'f1/n4'),
    ]
    const { scores, related } = evaluate(edges, labels)
    expect(scores.identity).toEqual({ labelled: 2, predicted: 2, right: 1, precision: 0.5, recall: 0.5 })
    expect(scores.subset).toEqual({ labelled: 1, predicted: 1, right: 1, precision: 1, recall: 1 })
    expect(scores.overlap).toEqual({ labelled: 1, predicted: 0, right: 0, recall: 0 })
    expect(related).toEqual({ labelled: 2, right: 1 })
  })

  it('leaves out what is arguable and what nobody labelled', () => {
    const edges = [edge('e1/m1', 'identity', 'f1/n1'), edge('e1/m2', 'identity', 'f1/n2')]
    const { scores, verdicts } = evaluate(edges, [label('e1/m1', 'none', 'f1/n1', 'arguable')])
    expect(verdicts).toEqual([])
    expect(scores.identity).toEqual({ labelled: 0, predicted: 0, right: 0 })
  })

  it('counts "not-identity" against identity alone', () => {
    const labels = [label('e1/m1', 'not-identity', 'f1/n1')]
    expect(evaluate([edge('e1/m1', 'identity', 'f1/n1')], labels).scores.identity.precision).toBe(0)
    const { scores } = evaluate([edge('e1/m1', 'overlap', 'f1/n1')], labels)
    expect([scores.overlap.predicted, scores.identity.predicted]).toEqual([0, 0])
  })

  it('takes a complement called identity for wrong, and counts it as wrong polarity', () => {
    const { scores, wrongPolarity } = evaluate(
      [edge('e1/m1', 'identity', 'f1/n1')],
      [label('e1/m1', 'complement', 'f1/n1')],
    )
    expect([scores.identity.precision, scores.complement.recall, wrongPolarity]).toEqual([0, 0, 1])
  })

  it('reads an edge from either end', () => {
    const negated: Label = {
      a: ref('polymarket', 'f1/n1'),
      b: ref('kalshi', 'e1/m1'),
      relation: 'superset',
      certainty: 'certain',
    }
    expect(evaluate([edge('e1/m1', 'subset', 'f1/n1')], [negated]).scores.superset.recall).toBe(1)
  })

  it('takes events for overlapping where single answers of different questions nest', () => {
    const said = edge('e1/m1', 'subset', 'f1/n1')
    const stated = {
      ...said,
      evidence: [{ comparison: 'form', verdict: 'differ' as const, a: 'name', b: 'party', weight: 0 }],
    }
    const labels = [label('e1', 'overlap', 'f1'), label('e1/m1', 'subset', 'f1/n1')]
    expect(evaluate([stated], labels).related).toEqual({ labelled: 2, right: 2 })
    expect(evaluate([said], labels).related).toEqual({ labelled: 2, right: 1 })
  })

  it('scores events by the strongest relation among their markets, whatever its polarity', () => {
    const edges = [
      edge('e1/m1', 'disjoint', 'f1/n2'),
      edge('e1/m2', 'complement', 'f1/n2'),
      edge('e2', 'identity', 'f2'),
    ]
    const { scores } = evaluate(edges, [label('e1', 'identity', 'f1'), label('e2', 'identity', 'f2')])
    expect(scores.identity).toEqual({ labelled: 2, predicted: 2, right: 2, precision: 1, recall: 1 })
  })
})
