import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { testRelations } from '../__fixtures__/test-relations.ts'
import type { Proposition } from '../extract/proposition.ts'
import { compareRuleConditions } from './rule-conditions.ts'

const yesIf = (criterion: string, more = '') => `If ${criterion}, then the market resolves to Yes. ${more}`

describe('what rules count', () => {
  const title = 'Will Peru and Chile normalize relations before 2032?'
  const announced = { title, rules: yesIf('they agree to before Jan 1, 2032', 'An announcement alone will qualify.') }
  const ratified = {
    title,
    rules: yesIf('they agree to before Jan 1, 2032', 'The treaty must be signed and ratified.'),
  }
  const plain = { title, rules: yesIf('they agree to before Jan 1, 2032') }

  it('what is in force has been announced', () => {
    expect(relationOf(announced, ratified)).toBe('superset')
    expect(relationOf(ratified, announced)).toBe('subset')
    expect(relationOf(ratified, plain)).toBe('identity')
    expect(
      relationOf(announced, { title, rules: yesIf('they agree to', 'It qualifies whether or not it is ratified.') }),
    ).toBe('identity')
  })

  it('an actual departure also counts where an announcement does', () => {
    const leaves = 'Will Ann Roe leave office before 2032?'
    const enough = {
      title: leaves,
      rules: yesIf('she leaves', 'An announcement of her resignation will also qualify.'),
    }
    const not = { title: leaves, rules: yesIf('she leaves', 'An announcement is not sufficient.') }
    expect(relationOf(enough, not)).toBe('superset')
    expect(relationOf(enough, enough)).toBe('identity')
  })

  it('either of two conditions is less than one of them', () => {
    const recession = 'US recession in 2031?'
    const one = { title: recession, rules: yesIf('there are two consecutive quarters of negative GDP growth in 2031') }
    const either = {
      title: recession,
      rules:
        'This market will resolve to "Yes" if either of the following conditions is met: 1. GDP growth is negative for two consecutive quarters in 2031. 2. The bureau announces a recession. Otherwise, this market will resolve to "No".',
    }
    expect(relationOf(either, one)).toBe('superset')
    expect(relationOf(one, either)).toBe('subset')
    expect(relationOf(either, { ...either })).toBe('identity')
  })

  it('a list that ends when nobody has come by a day ends then', () => {
    const next = 'Will Ann Roe be the next Prime Minister of Peru?'
    const until = {
      title: next,
      rules:
        'This market will resolve to the next individual who is sworn in. If no such Prime Minister is sworn in by December 31, 2032, 11:59 PM ET, this market will resolve to "Other".',
      closes: '2031-12-31',
    }
    const open = { title: next, rules: yesIf('the next person to hold the post is Ann Roe'), closes: '2045-01-01' }
    expect(relationOf(until, open)).toBe('subset')
    expect(relationOf(until, { ...until, closes: '2032-12-31' })).toBe('identity')
  })

  it('the leader is who holds the post that the rules name', () => {
    const leader = {
      title: 'Will Ann Roe be the leader of Peru end of 2031?',
      rules: 'This resolves to who holds the position of the head of state of Peru on December 31, 2031.',
    }
    expect(relationOf(leader, 'Will Ann Roe be the head of state of Peru on Dec 31, 2031?')).toBe('identity')
    expect(relationOf(leader, 'Will Ann Roe be the head of government of Peru on Dec 31, 2031?')).not.toBe('identity')
  })
})

describe('an agreement that has to be final', () => {
  const title = 'Peru-Chile water deal by June 30, 2031?'
  const any = {
    title,
    rules: 'If Peru and Chile reach a water agreement by June 30, 2031, then the market resolves to Yes.',
  }
  testRelations([
    [{ title, rules: `${any.rules} Frameworks and partial agreements do not qualify.` }, any, 'subset'],
    [{ title, rules: `${any.rules} A framework or a partial agreement will qualify.` }, any, 'identity'],
  ])
})

const asking = (contact?: 'any' | 'in person') =>
  ({ title: '', time: { years: [] }, contact }) as unknown as Proposition

describe('what counts as a meeting', () => {
  it('is narrower in person', () => {
    expect(compareRuleConditions(asking('in person'), asking('any'))).toMatchObject([
      { verdict: 'veto', relation: 'inside' },
    ])
    expect(compareRuleConditions(asking('any'), asking('in person'))).toMatchObject([
      { verdict: 'veto', relation: 'contains' },
    ])
  })

  it('is not compared where a side does not say, or both say the same', () => {
    expect(compareRuleConditions(asking(), asking('any'))).toEqual([])
    expect(compareRuleConditions(asking('in person'), asking())).toEqual([])
    expect(compareRuleConditions(asking('in person'), asking('in person'))).toEqual([])
  })
})

describe('how far an act has to come', () => {
  const leaves = 'Will Ann Roe leave office before 2032?'
  const ceases = { title: leaves, rules: yesIf('Ann Roe ceases to be mayor before Jan 1, 2032') }
  const announces = {
    title: leaves,
    rules: yesIf('Ann Roe leaves before Jan 1, 2032', 'The announcement will still qualify if she leaves later.'),
  }

  it('a departure that is announced need not take effect', () => {
    const effective = yesIf('she leaves', 'An announcement will count only if the departure takes effect in 2031.')
    expect(relationOf(announces, { title: leaves, rules: effective })).toBe('superset')
    expect(relationOf(announces, ceases)).toBe('superset')
    expect(relationOf(ceases, announces)).toBe('subset')
    expect(relationOf(ceases, { title: leaves })).toBe('identity')
  })

  it('what becomes law has passed', () => {
    const title = 'Will Congress extend the Quibble surcharge?'
    const law = { title, rules: yesIf('an extension of the surcharge becomes law before Aug 1, 2031') }
    const passed = { title, rules: yesIf('both chambers of Congress pass an extension before Aug 1, 2031') }
    const earlier = { title, rules: yesIf('both chambers of Congress pass an extension before Jul 24, 2031') }
    expect(relationOf(law, passed)).toBe('subset')
    expect(relationOf(law, earlier)).toBe('overlap')
    expect(relationOf(law, { title, rules: yesIf('an extension is signed into law before Aug 1, 2031') })).toBe(
      'identity',
    )
  })

  it('a bill is less than the bill or a similar one', () => {
    const title = 'Will the Quibble Act become law in 2031?'
    const alone = { title, rules: yesIf('the Quibble Act or its successor becomes law in 2031') }
    const similar = 'the Quibble Act or a bill with substantially the same provisions becomes law in 2031'
    expect(relationOf(alone, { title, rules: yesIf(similar) })).toBe('subset')
    expect(relationOf(alone, { title, rules: yesIf('the Quibble Act becomes law in 2031') })).toBe('identity')
  })
})

describe('a departure that is announced', () => {
  const title = 'Will Ann Roe be out as CEO of Acme before 2032?'
  const leaves = 'Ann Roe ceases to be CEO of Acme'
  const announced = { title, rules: yesIf(`${leaves}, or her departure is announced, before Jan 1, 2032`) }
  const left = { title, rules: yesIf(`${leaves} before Jan 1, 2032`, 'An announcement alone does not count.') }
  testRelations([
    [announced, left, 'superset'],
    [announced, announced, 'identity'],
  ])
})

describe('a post that ends by death', () => {
  const title = 'Will Ann Roe leave office as mayor of Lima before 2032?'
  const leaves = (more = '') => ({ title, rules: yesIf('Ann Roe leaves office before Jan 1, 2032', more) })
  testRelations([
    [leaves('Her death will not count.'), leaves('It counts for any reason, including death.'), 'subset'],
    [leaves('If she leaves due to death, the market resolves to the last fair price.'), leaves(), 'identity'],
    [leaves('For any reason other than death.'), leaves('Death does not qualify.'), 'identity'],
  ])
})

describe('the days from which rules count', () => {
  const title = 'Will Ann Roe meet with Bob Doe in 2031?'
  const since = (span: string) => ({ title, rules: yesIf(`Ann Roe meets Bob Doe ${span}`) })
  testRelations([
    [since('after Oct 16, 2031 and before Jan 1, 2032'), since('between April 11, and December 31, 2031'), 'subset'],
    [since('between April 3, and December 31, 2031'), since('between April 11, and December 31, 2031'), 'identity'],
    [since('after Oct 16, 2031 and before Jan 1, 2032'), since('before Jan 1, 2032'), 'identity'],
    // "before December 31" includes the last day of the year hardly less than "in 2031"
    [
      { title: 'Will Peru recognize Lima?', rules: yesIf('it does before Dec 31, 2031') },
      'Will Peru recognize Lima in 2031?',
      'identity',
    ],
  ])
})
