import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'

const yesIf = (criterion: string) => `If ${criterion}, then the market resolves to Yes.`

describe('people of one family name', () => {
  const of = (name: string, title = 'Will Quibble resign in 2031?') => ({
    title,
    rules: yesIf(`${name} Quibble resigns in 2031`),
  })
  const given = fc.constantFrom('Nelly', 'Sebastian', 'Orla', 'Viktor', 'Wendell', 'Ingrid')

  it('are two where the rules give them two given names', () => {
    fc.assert(
      fc.property(given, given, (one, other) => {
        const relation = relationOf(of(one), of(other))
        if (one === other) expect(relation).toBe('identity')
        else expect(relation).toBeUndefined()
      }),
    )
  })

  it.each([
    ['a post is no given name', of('Senator'), of('Wendell')],
    ['a short form is the name', of('Bob'), of('Robert')],
    ['a second name may stand between', of('Wendell Mariano'), of('Wendell')],
    ['an accent is left out', of('Édouard'), of('Edouard')],
    ['an initial may stand between', of('Wendell F.'), of('Wendell')],
    [
      'the other rules may give none',
      of('Nelly'),
      { title: of('').title, rules: yesIf('the resignation is official') },
    ],
  ])('%s', (_, one, other) => {
    expect(relationOf(one, other)).toBe('identity')
  })

  it('reads rules that resolve YES without a "to"', () => {
    const { title } = of('')
    const nelly = { title, rules: 'Resolves YES if Nelly Quibble resigns in 2031.' }
    expect(relationOf(nelly, of('Viktor'))).toBeUndefined()
  })
})

it('does not take the predecessor of the same family for the successor', () => {
  const next = {
    title: 'Will Viktor Quibble be the next Emir of Qatar?',
    rules: yesIf('Viktor Quibble is the next Emir'),
  }
  const named = {
    title: 'Will Qatar name a successor to Quibble by May 3, 2031?',
    rules: yesIf('Qatar names a successor to Nelly Quibble as Emir by May 3, 2031'),
  }
  expect(relationOf(next, named)).toBe('overlap')
})

describe('the country of rules', () => {
  const title = 'Will the US recognize Kosovo before 2032?'
  const of = (criterion: string, question = title) => ({ title: question, rules: yesIf(criterion) })
  const same = of('the United States recognizes Kosovo before Jan 1, 2032')

  it('contradicts that of the title', () => {
    expect(relationOf(of('the United States recognizes Palestine before Jan 1, 2032'), same)).toBeUndefined()
    expect(relationOf(same, of('the United States recognizes Palestine before Jan 1, 2032'))).toBeUndefined()
  })

  it.each([
    ['named beside another one', of('the United States or Chile recognizes Kosovo before Jan 1, 2032')],
    ['not named at all', of('recognition is granted before Jan 1, 2032')],
  ])('is that of the title where it is %s', (_, other) => {
    expect(relationOf(other, same)).toBe('identity')
  })
})

describe('contests that only rules name', () => {
  const title = 'Will Ann Roe win Best Actress in 2031?'
  const at = (ceremony: string) => ({ title, rules: yesIf(`Ann Roe wins Best Actress at the 2031 ${ceremony}`) })

  it('are compared', () => {
    expect(relationOf(at('BAFTA Film Awards'), at('Academy Awards'))).toBeUndefined()
    expect(relationOf(at('Oscars'), at('Academy Awards'))).toBe('identity')
  })

  it('are compared with the contest of a title', () => {
    const named = { title: 'Will Ann Roe win Best Actress at the 2031 Golden Globes?' }
    expect(relationOf({ ...named, rules: yesIf('she wins it there') }, at('Oscars'))).toBeUndefined()
  })
})
