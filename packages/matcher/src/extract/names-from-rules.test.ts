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

describe('markets that all have one title', () => {
  const list = (...rules: string[]) =>
    withNamesFromRules(
      listing('v', {
        title: 'Zorro Prize Winner?',
        markets: rules.map((text) => ({ title: 'Zorro Prize Winner?', rules: text })),
      }),
    ).markets.map(({ subtitle }) => subtitle)
  const wins = (name: string) => `If ${name} wins the Zorro Prize, then the market resolves to Yes.`

  it('are named by their rules', () => {
    expect(list(wins('Ann Roe'), wins('Bob Doe'))).toEqual(['Ann Roe', 'Bob Doe'])
  })

  it('stay without a name where there is only one of them', () => {
    expect(list(wins('Ann Roe'))).toEqual([undefined])
  })
})

describe('a market that asks when', () => {
  const hit = (until: string) => `If Acme is sold ${until}, then the market resolves to Yes.`

  it('is named by the only deadline in its rules', () => {
    expect(read('When will Acme be sold?', hit('before May 1, 2031'))).toEqual([
      'When will Acme be sold?',
      'before May 1, 2031',
    ])
  })

  it.each([hit('by May 1, 2031, or by June 1, 2031 after a delay'), hit('soon')])('stays as it is: %s', (rules) => {
    expect(read('When will Acme be sold?', rules)).toEqual(['When will Acme be sold?', undefined])
  })
})

describe('a market whose title leaves out its level', () => {
  const over = 'If Lima and Oslo collectively score more than 2.5 total goals, then the market resolves to Yes.'
  it.each([
    ['Lima at Oslo: Totals', over, 'more than 2.5'],
    ['Lima at Oslo: Total Goals', over, 'more than 2.5'],
    ['Zorro 2: Quibble Tomatoes score?', 'If Zorro 2 has a score of above 80, then it is.', 'above 80'],
    ['How high will inflation get?', 'If inflation is at least 5%, then the market resolves to Yes.', 'at least 5%'],
    [
      'What share of the vote will Zorro get?',
      'If Zorro receives 15% to 19.9% share of the vote, then the market resolves to Yes.',
      '15% to 19.9%',
    ],
    ['What percent of the vote will Zorro get?', 'If Zorro receives above 40%, then it is.', 'above 40%'],
    ['What share of the vote will Zorro get?', 'If Zorro receives most of the vote, then it is.', undefined],
    ['Will Zorro share the prize?', 'If Zorro receives above 40%, then it is.', undefined],
    ['Lima at Oslo: Winner', over, undefined],
    ['Will Oslo total the car?', over, undefined],
  ])('has that of its rules: %s', (title, rules, label) => {
    expect(read(title, rules)).toEqual([title, label])
  })

  const levelled = (title: string, ...ids: string[]) =>
    withNamesFromRules(listing('v', { title, markets: ids.map((id) => ({ id, title })) })).markets.map(
      ({ subtitle }) => subtitle,
    )

  it('has that of its ticker if the title says that it is reached', () => {
    expect(levelled('How high will Bitcoin get this year?', 'BTCMAXY-31DEC31-250000', 'BTCMAXY-31DEC31-T99.5')).toEqual(
      ['250000', '99.5'],
    )
    expect(levelled('Bitcoin price range?', 'KXBTC-31AUG20-B71850')).toEqual([undefined])
    expect(levelled('How high will Bitcoin get this year?', 'BTCMAXY-31DEC31-B71850')).toEqual([undefined])
  })

  it('has that of its rules where all markets have one title', () => {
    const title = 'Zorrium price range on May 5?'
    const rules = ['above $90', 'between $80 and $90'].map((level) => `If Zorrium is ${level}, then it is so.`)
    const { markets } = withNamesFromRules(
      listing('v', { title, markets: rules.map((text) => ({ title, rules: text })) }),
    )
    expect(markets.map(({ subtitle }) => subtitle)).toEqual(['above $90', 'between $80 and $90'])
  })
})
