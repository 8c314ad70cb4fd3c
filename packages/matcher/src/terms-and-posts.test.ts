import { describe, expect, it } from 'vitest'
import { relationOf } from './__fixtures__/relation-of-markets.ts'
import { testRelations, testUnimplied } from './__fixtures__/test-relations.ts'

const asks = (title: string, rules?: string) => ({ title, ...(rules && { rules }) })

const testUnidentical = (pairs: readonly (readonly [one: string, other: string])[]) =>
  it.each(pairs)('%s | %s: not identical', (one, other) => {
    expect(relationOf(one, other)).not.toBe('identity')
  })

describe('terms of office as deadlines', () => {
  testRelations([
    [
      'Will Ann Roe remain Speaker of the House through the 122nd Congress?',
      'Ann Roe out as Speaker in 2032?',
      'disjoint',
    ],
    ['Will Ann Roe resign during the 122nd Congress?', 'Will Ann Roe resign before January 3, 2033?', 'identity'],
    ['Will Trump visit Peru in his first 100 days?', 'Will Trump visit Peru by April 29, 2025?', 'identity'],
    ['Will Trump visit Peru in his first 6 months?', 'Will Trump visit Peru by July 19, 2025?', 'identity'],
    [
      'Will Trump visit Peru in his first year in office?',
      'Will Trump visit Peru before January 20, 2026?',
      'identity',
    ],
    ['Will Trump visit Peru in his first week?', 'Will Trump visit Peru in his first month?', 'subset'],
    ['Will Trump visit Peru in his first 90 days?', 'Will Trump visit Peru in his first 100 days?', 'subset'],
    ['Will Trump visit Peru within his first year?', 'Will Trump visit Peru in his first 6 months?', 'superset'],
    ['Will Trump be impeached before his term ends?', 'Will Trump be impeached before January 20, 2029?', 'identity'],
    ['Will Trump leave office early?', 'Will Trump leave office before January 20, 2029?', 'identity'],
    ['Will Trump leave office early?', 'Will Trump leave office in 2027?', 'superset'],
    [
      'Will Ann Roe serve as mayor of Lima until May 3, 2031?',
      'Will Ann Roe leave as mayor of Lima in 2030?',
      'disjoint',
    ],
  ])
  testUnidentical([
    ['Will Ann Roe step down early?', 'Will Ann Roe step down?'],
    ['Will Ann Roe resign before her term ends?', 'Will Ann Roe resign?'],
    ['Will Ann Roe resign during her second term?', 'Will Ann Roe resign during her first term?'],
    ['Will Ann Roe visit Peru in her first 100 days?', 'Will Ann Roe visit Peru by April 29, 2025?'],
    ['Will Ann Roe visit Trump in his first year?', 'Will Ann Roe visit Trump before January 20, 2026?'],
    ['Will Trump pardon Bob Doe in his first year of prison?', 'Will Trump pardon Bob Doe before January 20, 2026?'],
    ['Will Ann Roe pardon Bob Doe in her first year?', 'Will Ann Roe pardon Bob Doe before January 20, 2026?'],
    ['Will Ann Roe resign during the 122nd Congress?', 'Will Ann Roe resign before January 3, 2031?'],
    ['Will Bank of America acquire Zorro in 2031?', 'Will the US acquire Zorro in 2031?'],
  ])
})

describe('the first to leave', () => {
  testUnimplied([
    // the first may leave after the day, and another one may be the first
    ['Which leader of the Zorro League will leave office first? - Ann Roe', 'Ann Roe out by June 30, 2031?'],
    [
      'Will Ann Roe remain President of Peru through 2031?',
      'Which of these five leaders will leave office next? - Ann Roe',
    ],
  ])
  it('by a day has left by this day', () => {
    expect(
      relationOf('Will Ann Roe be the first minister to leave in 2031?', 'Will Ann Roe leave as minister in 2031?'),
    ).toBe('subset')
  })
})

describe('a holder who is chosen again', () => {
  const until = ' by June 30, 2031'
  testRelations([
    [
      `Ann Roe out as Prime Minister of Peru${until}?`,
      `Will Ann Roe be the next Prime Minister of Peru${until}?`,
      'overlap',
    ],
    [
      `Ann Roe out as Prime Minister of Peru${until}?`,
      `Will Bob Doe be the next Prime Minister of Peru${until}?`,
      'superset',
    ],
  ])
  const chosen = (name: string, how: string) =>
    asks(`Will ${name} be the next Prime Minister of Peru?`, `This market resolves to the ${how}.`)
  testRelations([
    [
      chosen('Ann Roe', 'first new person to hold the office'),
      chosen('Bob Doe', 'individual who is sworn in following the 2031 parliamentary election'),
      'overlap',
    ],
    [
      chosen('Ann Roe', 'first new person to hold the office'),
      chosen('Bob Doe', 'first new holder of the office'),
      'disjoint',
    ],
  ])
})

describe('a post that only rules state', () => {
  const out = (country: string) =>
    asks(
      'Ann Roe out by June 30, 2031?',
      `This resolves to "Yes" if Ann Roe ceases to be Prime Minister of ${country} by June 30, 2031.`,
    )
  testRelations([
    [out('Peru'), 'Will Bob Doe be the next Prime Minister of Peru by June 30, 2031?', 'superset'],
    [out('Chile'), 'Will Bob Doe be the next Prime Minister of Peru by June 30, 2031?', undefined],
  ])
})

describe('announcements that a title asks for', () => {
  const left = (rules: string) =>
    asks(
      'Will Ann Roe retire before 2032?',
      `If Ann Roe retires before Jan 1, 2032, then the market resolves to Yes. ${rules}`,
    )
  const announced = 'Will Ann Roe announce her retirement by December 31, 2031?'
  testRelations([
    [left('The resolution is based on the effective date of the retirement.'), announced, 'subset'],
    [left('Not merely announces that she retires.'), announced, 'subset'],
    [left('The source is the court.'), announced, 'identity'],
    [
      left('The resolution is based on the effective date of the retirement.'),
      'Will Ann Roe retire in 2031?',
      'identity',
    ],
  ])
})

describe('conditions behind a question', () => {
  testRelations([
    ['Will Prop 99 pass if it is on the ballot in 2032?', 'Will Prop 99 be on the ballot in 2032?', 'subset'],
    ['Will Prop 99 pass if it is on the ballot in 2032?', 'Will Prop 99 pass in 2032?', 'overlap'],
    [
      'Will Prop 99 pass if it is on the ballot in 2032?',
      'Will Prop 99 pass in 2032 if it is on the ballot?',
      'identity',
    ],
    [
      'Will Ann Roe win the 2032 Lima election if she is the nominee?',
      'Will Ann Roe win the 2032 Lima election?',
      'overlap',
    ],
  ])
})

describe('those who remove somebody', () => {
  testRelations([
    ['Will Biden remove Ann Roe in 2031?', 'Ann Roe out as director in 2031?', 'subset'],
    ['Will Biden remove Ann Roe in 2031?', 'Bob Doe out as director in 2031?', undefined],
  ])
})

describe('a year that only rules state', () => {
  const rules = 'This resolves to "Yes" if Ann Roe ceases to be mayor of Lima by March 31, 2031.'
  testRelations([
    [
      asks('Ann Roe out as mayor of Lima by March 31?', rules),
      'Ann Roe out as mayor of Lima by March 31, 2031?',
      'identity',
    ],
    [
      asks('Ann Roe out as mayor of Lima by March 31?', rules),
      'Ann Roe out as mayor of Lima by March 31, 2032?',
      'subset',
    ],
  ])
})

describe('laws of a country, and suits', () => {
  testRelations([
    ['Zorro pouches banned in the US in 2031?', 'Will America ban Zorro pouches in 2031?', 'identity'],
    ['Zorro pouches banned in Canada in 2031?', 'Will America ban Zorro pouches in 2031?', undefined],
    ['Quibble settles Zorro lawsuit in 2031?', 'Zorro settlement with Quibble by the end of 2031?', 'identity'],
    ['Quibble wins Zorro lawsuit in 2031?', 'Zorro settlement with Quibble by the end of 2031?', 'overlap'],
    ['Will SCOTUS strike down the Zorro tax?', 'Supreme Court rules in favor of the Zorro tax?', 'disjoint'],
  ])
})

describe('what has to be published', () => {
  const found = (rules: string) => asks('Zorro effect confirmed in 2031?', rules)
  testRelations([
    [
      found('If an eligible peer-reviewed journal has reported the Zorro effect, then the market resolves to Yes.'),
      found('This resolves to "Yes" if the Zorro effect claimed in the paper by Ann Roe is replicated in 2031.'),
      'overlap',
    ],
    [
      found('If an eligible peer-reviewed journal has reported the Zorro effect, then the market resolves to Yes.'),
      found('If any scientific journal has reported the Zorro effect, then the market resolves to Yes.'),
      'identity',
    ],
  ])
})
