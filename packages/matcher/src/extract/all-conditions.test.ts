import { describe, expect, it } from 'vitest'
import { testRelations } from '../__fixtures__/test-relations.ts'
import { allConditionsIn } from './all-conditions.ts'

const RULES = `This market will resolve to "Yes" if all of the following conditions are met:

- Democrats win the Virginia Governor, the Virginia House of Delegates, and the New Jersey Governor elections
- Ann Roe wins the Lima Mayor election
- California referendum "Proposition 50" passes

Otherwise, this market will resolve to "No".`

describe('conditions that all have to hold', () => {
  it('are read one by one', () => {
    expect(allConditionsIn(RULES)).toEqual([
      'Democrats win the Virginia Governor election',
      'Democrats win the Virginia House of Delegates election',
      'Democrats win the New Jersey Governor election',
      'Ann Roe wins the Lima Mayor election',
      'California referendum "Proposition 50" passes',
    ])
  })

  it('are not those of which one is enough, nor those about another one', () => {
    expect(allConditionsIn(RULES.replace('all of', 'any of'))).toEqual([])
    expect(allConditionsIn('Yes if all of the following:\n- The bill passes\n- It is signed into law')).toEqual([])
    expect(allConditionsIn('Yes if all of the following happens: Ann Roe wins.')).toEqual([])
  })

  const sweep = { title: 'Democratic sweep?', rules: RULES }
  testRelations([
    [sweep, 'Will Ann Roe be elected Mayor of Lima in 2031?', 'subset'],
    ['Will Ann Roe be elected Mayor of Lima in 2031?', sweep, 'superset'],
    [sweep, 'Will Bob Doe be elected Mayor of Lima in 2031?', 'disjoint'],
    [sweep, "Will California's Proposition 50 pass in 2031?", 'subset'],
    [sweep, 'Will the Democrats win the New Jersey governor election?', 'subset'],
    [sweep, 'Will the Republicans win the Virginia governor election?', 'disjoint'],
    [sweep, 'Will Ann Roe be elected Mayor of Quibble in 2031?', undefined],
    [sweep, 'Will the Democrats win the Ohio governor election?', undefined],
    [
      { ...sweep, rules: RULES.replace('all of', 'any of') },
      "Will California's Proposition 50 pass in 2031?",
      undefined,
    ],
  ])
})
