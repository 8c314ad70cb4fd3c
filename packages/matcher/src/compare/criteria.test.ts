import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'

const yesIf = (criterion: string) => `If ${criterion}, then the market resolves to Yes.`
const question = (title: string, criterion: string) => ({ title, rules: yesIf(criterion), closes: '2031-12-31' })

describe('conditions of rules beside titles', () => {
  const crown = question('Will Ann Roe vanish from the throne before 2032?', 'Ann Roe abdicates before Jan 1, 2032')

  it('make two questions one where only the words of the titles differ', () => {
    expect(relationOf(crown, question('Ann Roe: crown given up in 2031?', 'Ann Roe abdicates by Dec 31, 2031'))).toBe(
      'identity',
    )
  })

  it.each([
    ['another act', 'Ann Roe dies before Jan 1, 2032'],
    ['a further act', 'Ann Roe abdicates and dies before Jan 1, 2032'],
    ['another person', 'Bob Doe abdicates before Jan 1, 2032'],
    ['a number', 'Ann Roe abdicates with 3 others before Jan 1, 2032'],
    ['an earlier deadline', 'Ann Roe abdicates before Jul 1, 2031'],
    ['a denial', 'Ann Roe does not abdicate before Jan 1, 2032'],
  ])('%s in the rules keeps them apart', (_, criterion) => {
    expect(relationOf(crown, question('Ann Roe: crown given up in 2031?', criterion))).not.toBe('identity')
  })

  it('who acts on whom in the rules keeps them apart', () => {
    const title = 'Will there be a new war of Peru and Chile in 2031?'
    expect(
      relationOf(question(title, 'Peru invades Chile before Jan 1, 2032'), {
        ...question('Peru and Chile: trouble at the border in 2031?', 'Chile invades Peru before Jan 1, 2032'),
      }),
    ).not.toBe('identity')
  })
})
