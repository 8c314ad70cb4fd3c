import { describe, expect, it } from 'vitest'
import { relationOf as relationOfMarkets } from '../__fixtures__/relation-of-markets.ts'

const relationOf = (one: string, other: string) => relationOfMarkets(one, other) ?? 'none'
const days = (label: string) => ({
  title: `For how many days will the government be shut down in May 2031? - ${label}`,
  label,
})

describe('a count of days and whether there is one', () => {
  it.each([
    ['1', 'Government shutdown in 2031?', 'subset'],
    ['8 or more', 'Will there be a government shutdown in 2031?', 'subset'],
    ['8 or more', 'Government shutdown in May 2031?', 'subset'],
    ['0', 'Government shutdown in 2031?', 'overlap'],
    ['0', 'Government shutdown in May 2031?', 'complement'],
  ])('%s | %s: %s', (label, other, relation) => {
    expect(relationOfMarkets(days(label), other) ?? 'none').toBe(relation)
  })

  it.each([
    ['For how many days will Quibblia Airport be closed in May 2031? - 3', 'Tadra Airport closed in 2031?'],
    ['For how many days will the government be shut down in May 2031? - 3', 'Government shutdown in June 2031?'],
    ['How many days will the government shutdown last? - 8 or more', 'Will the government shutdown end in 2031?'],
    ['How many people will be shut out in May 2031? - 3', 'Government shutdown in 2031?'],
  ])('%s | %s: no part', (one, other) => {
    expect(['subset', 'identity', 'superset', 'complement']).not.toContain(relationOf(one, other))
  })
})
