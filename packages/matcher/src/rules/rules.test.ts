import { describe, expect, it } from 'vitest'
import { readQuestion } from '../__fixtures__/question.ts'
import { assess } from '../assess.ts'
import { fittedWeights, toEvidence } from '../score.ts'
import type { RuleExample } from './rule.ts'
import { rules } from './rules.ts'

/** Ids of the rules that the evidence of a pair states. */
const rulesIn = ([one, other]: RuleExample) =>
  toEvidence(assess(readQuestion(one, 'one'), readQuestion(other, 'other')).evidence, fittedWeights).flatMap(
    (item) => item.rules ?? [],
  )

describe('a rule stands in the evidence of its example and not of its counter-example', () => {
  it.each(Object.entries(rules))('%s', (id, { example, counterExample }) => {
    expect(rulesIn(example)).toContain(id)
    expect(rulesIn(counterExample)).not.toContain(id)
  })
})
