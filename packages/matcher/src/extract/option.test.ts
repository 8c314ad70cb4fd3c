import { describe, expect, it } from 'vitest'
import { differingWords, isPlaceholder, optionOf } from './option.ts'

describe('optionOf', () => {
  it.each([
    ['Gavin Newsom', 'name'],
    ['Before Jan 1, 2027', 'date'],
    ['by March 31', 'date'],
    ['Other', 'catch-all'],
    ['Someone else', 'catch-all'],
    ['None of the above', 'catch-all'],
    ['The field', 'catch-all'],
    ['None by June 30', 'catch-all'],
    ['No one named before January 1, 2032', 'catch-all'],
    ['Nobody in 2031', 'catch-all'],
    ['None of the 3', 'name'],
    ['No one like Ann by Zorro', 'name'],
    ['No change by June 30', 'name'],
  ])('%s is a %s', (label, kind) => {
    expect(optionOf(label)).toEqual({ label, kind })
  })

  it.each(['Yes', 'No', 'Up', 'Over', 'Winner', ''])('"%s" answers nothing of its own', (label) => {
    expect(optionOf(label)).toBeUndefined()
  })
})

describe('isPlaceholder', () => {
  it.each(['Person D', 'Company G', 'Movie A', 'Option B', 'Team AB'])('%s is one', (label) => {
    expect(isPlaceholder(label)).toBe(true)
  })

  it.each(['Person of the Year', 'Team USA', 'Malcolm X', 'Company of Heroes', 'AI'])('%s is none', (label) => {
    expect(isPlaceholder(label)).toBe(false)
  })
})

describe('differences', () => {
  it('finds the words in which sibling questions differ', () => {
    expect(differingWords(['Will Canada win the Cup?', 'Will New Zealand win the Cup?'])).toEqual([
      'canada',
      'new zealand',
    ])
  })

  it('takes titles that share no word for answers only where they are names', () => {
    expect(differingWords(['Canada', 'New Zealand'])).toEqual(['canada', 'new zealand'])
    expect(differingWords(['Will Canada win?', 'Is Spain out of it?'])).toEqual([undefined, undefined])
    expect(differingWords(['Spread: Lakers (-1.5)', 'Ann Lee: Points Over 10.5', 'Lakers vs. Kings'])).toEqual(
      Array(3).fill(undefined),
    )
  })

  it('finds nothing in one question, nor where two are worded alike', () => {
    expect(differingWords(['Will Canada win?'])).toEqual([undefined])
    expect(differingWords(['Winner?', 'Winner?'])).toEqual([undefined, undefined])
  })
})
