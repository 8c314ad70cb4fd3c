import { describe, expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { withNamesFromRules } from './names-from-rules.ts'

const read = (title: string, rules: string, label?: string) => {
  const [market] = withNamesFromRules(
    listing('v', { title, markets: [{ title, rules, ...(label && { label }) }] }),
  ).markets
  return [market?.title, market?.subtitle]
}

describe('a market that asks who, with the answer in its rules', () => {
  it('is named by the subject of the criterion', () => {
    expect(
      read('Who will win the Zorro Prize?', 'If Ann de la Roe wins the Zorro Prize, then the market resolves to Yes.'),
    ).toEqual(['Who will win the Zorro Prize?', 'Ann de la Roe'])
  })

  it('is not named by the party that the venue shows beside it', () => {
    expect(
      read(
        'Who will win Ohio? - Democratic',
        'If Ann Roe is elected in Ohio, then the market resolves to Yes.',
        'Democratic',
      ),
    ).toEqual(['Who will win Ohio?', 'Ann Roe'])
  })

  it.each([
    ['Who will win Ohio? - Ann Roe', 'If Ann Roe is elected, then the market resolves to Yes.', 'Ann Roe'],
    [
      'Who will win Ohio? - Republican',
      'If the Republican Party wins Ohio, then the market resolves to Yes.',
      'Republican',
    ],
    ['Will Ann Roe win Ohio?', 'If Bob Doe wins Ohio, then the market resolves to Yes.', undefined],
    ['Who will be first in Ohio?', 'If two candidates tie, then the market resolves to Yes.', undefined],
    ['Who will Ann Roe endorse?', 'If Ann Roe endorses Bob Doe, then the market resolves to Yes.', undefined],
  ])('keeps its own label, or stays without one: %s', (title, rules, label) => {
    expect(read(title, rules, label)).toEqual([title, label])
  })
})
