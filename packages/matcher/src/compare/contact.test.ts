import { describe, expect, it } from 'vitest'
import type { Proposition } from '../extract/proposition.ts'
import { compareContact } from './contact.ts'

const asking = (contact?: 'any' | 'in person') => ({ contact }) as Proposition

describe('what counts as a meeting', () => {
  it('is narrower in person', () => {
    expect(compareContact(asking('in person'), asking('any'))).toMatchObject([{ verdict: 'veto', relation: 'inside' }])
    expect(compareContact(asking('any'), asking('in person'))).toMatchObject([
      { verdict: 'veto', relation: 'contains' },
    ])
  })

  it('is not compared where a side does not say, or both say the same', () => {
    expect(compareContact(asking(), asking('any'))).toEqual([])
    expect(compareContact(asking('in person'), asking())).toEqual([])
    expect(compareContact(asking('in person'), asking('in person'))).toEqual([])
  })
})
