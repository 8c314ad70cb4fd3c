import type { Label, Verdict } from '@crossvenue/matcher'
import { describe, expect, it } from 'vitest'
import {
  brierScore,
  calibration,
  calibrationError,
  calledIdentities,
  overclaim,
  precisionRecall,
} from '../scripts/eval/confidence.ts'
import { label } from './small-set.ts'

describe('confidence', () => {
  const verdict = (confidence: number, relation: Label['relation']): Verdict => {
    const { a, b } = label('A', 'B', relation)
    const edge = { a, b, relation: 'identity' as const, confidence, outcomes: [], evidence: [] }
    return { label: label('A', 'B', relation), predicted: 'identity', edge }
  }
  const unmatched: Verdict = { label: label('A', 'B', 'identity'), predicted: 'none' }
  const called = calledIdentities([
    verdict(0.6, 'not-identity'),
    verdict(1, 'identity'),
    unmatched,
    verdict(0.9, 'identity'),
    verdict(0.9, 'subset'),
  ])

  it('is compared with what is right', () => {
    expect(calibration(called)).toEqual([
      { count: 1, stated: 0.6, right: 0 },
      { count: 3, stated: (1 + 0.9 + 0.9) / 3, right: 2 / 3 },
    ])
    expect(calibrationError(called)).toBeCloseTo((0.6 + 0.8) / 4, 10)
    expect(calibrationError([])).toBeUndefined()
    expect(calibration(called, 'mass').map(({ stated, right }) => [stated, right])).toEqual([
      [0.6, 0],
      [0.9, 1],
      [0.9, 0],
      [1, 1],
    ])
    expect(overclaim(called)).toBeCloseTo((1 + 0.9 + 0.9) / 3 - 2 / 3, 10)
    expect(overclaim([])).toBeUndefined()
    expect(brierScore(called)).toBeCloseTo((0.36 + 0.01 + 0.81) / 4, 10)
  })

  it('trades precision for recall', () => {
    expect(precisionRecall(called, 3)).toEqual([
      { confidence: 1, precision: 1, recall: 1 / 3 },
      { confidence: 0.9, precision: 2 / 3, recall: 2 / 3 },
      { confidence: 0.6, precision: 0.5, recall: 2 / 3 },
    ])
  })
})
