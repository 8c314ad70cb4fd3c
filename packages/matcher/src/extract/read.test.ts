import { describe, expect, it } from 'vitest'
import { isSlug, readText } from './read.ts'

const keys = (title: string) => readText(title).tokens.map(({ key }) => key)

describe('a title that is read', () => {
  it('has no number in a name of the tables', () => {
    expect(readText('Democrats 66').quantities).toEqual([])
    expect(readText('Zorro 66').quantities).toMatchObject([{ text: '66' }])
  })

  it('gives its dates, numbers and qualifiers, and the rest as words', () => {
    const { dates, quantities, qualifiers } = readText(
      'Will Zorro finish in the top 4 with over 70 points by June 30, 2031?',
    )
    expect(dates).toMatchObject([{ role: 'by', unit: 'day', year: 2031 }])
    expect(quantities).toMatchObject([{ interval: { low: 70, lowOpen: true } }])
    expect(qualifiers).toEqual({ top: '4' })
    expect(keys('Will Zorro win by June 30, 2031?')).toEqual(['zorro', 'win'])
  })

  it.each([
    ['Will Ann not resign in 2031?', true],
    ["Ann won't resign in 2031?", true],
    ['Will Ann resign in 2031?', false],
    ['No ceasefire by June?', true],
    ['No. 1 song in June?', false],
    ['No confidence vote by June?', false],
    ['Will it never not rain?', false],
    ['Government shutdown averted in 2031?', true],
  ])('denies or asserts: %s', (title, negated) => {
    expect(readText(title).negated).toBe(negated)
  })

  it('is empty where there is none', () => {
    expect(readText(undefined)).toMatchObject({ text: '', tokens: [], negated: false })
  })

  it.each([
    ['will zorro win in 2031', true],
    ['Will Zorro win in 2031', false],
    ['will zorro win?', false],
    ['zorro', false],
  ])('is a slug or none: %s', (title, slug) => {
    expect(isSlug(title)).toBe(slug)
  })
})
