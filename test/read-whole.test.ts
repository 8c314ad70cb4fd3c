import { describe, expect, it } from 'vitest'
import { listing } from '../packages/matcher/src/__fixtures__/listing.ts'
import { leftOver, namesIn, titlesIn } from '../scripts/read-whole/left-over.ts'

const isName = namesIn(['Will Zorrolan Quibble win?', 'A Zorrolan tarkin', 'The Tarkin'])

describe('titles that are read whole', () => {
  it.each([
    ['Will Zorrolan Quibble win the 2031 presidential election in France by May 5?', []],
    ['Will Zorrolan Quibble release more than 3 albums in 2031?', []],
    ['Will Zorrolan Quibble fold the tarkin umbrella?', ['tarkin', 'umbrella']],
  ])('%s: %j are left over', (title, left) => {
    expect(leftOver({ title, answer: '' }, isName).sort()).toEqual(left)
  })

  it('have no word left over that is part of the answer', () => {
    const title = 'Will the tarkin umbrella win?'
    expect(leftOver({ title, answer: '' }, isName)).toEqual(['tarkin', 'umbrella'])
    expect(leftOver({ title, answer: 'Tarkin Umbrella' }, isName)).toEqual([])
  })

  it('write names with a capital behind their first word, and never small', () => {
    expect(['zorrolan', 'quibble', 'tarkin', 'a', 'win'].filter(isName)).toEqual(['zorrolan', 'quibble'])
    // slugs say nothing of capitals
    expect(namesIn(['will zorro win', 'Will Zorro win?'])('zorro')).toBe(true)
  })

  it('count once where they differ in numbers alone', () => {
    const event = listing('kalshi', {
      title: 'Zorros in 2031?',
      markets: [
        { title: 'More than 5 zorros?', label: '5' },
        { title: 'More than 7 zorros?', label: '7' },
      ],
    })
    expect(titlesIn([event])).toEqual([
      { title: 'Zorros in 2031?', answer: '' },
      { title: 'More than 5 zorros?', answer: '5' },
    ])
  })
})
