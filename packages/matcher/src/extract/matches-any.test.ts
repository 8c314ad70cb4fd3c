import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIRST_PLACE } from '../knowledge/qualifier-phrases.ts'
import { BUILDS } from './build.ts'
import { firstMatching, matchesAny } from './matches-any.ts'
import { QUALIFIER_RULES } from './qualifier-rules.ts'

describe('whether any of several patterns matches', () => {
  it.each([
    ['two dogs', true],
    ['bobcats', false],
    ['cat', true],
    ['no. 1', true],
    ['nothing', false],
    ['a price of £5', true],
    ['a price of €5', false],
    ['the end', true],
    ['they end', false],
    ['xq', true],
    ['xaq', true],
    ['aq', true],
    ['q', false],
    ['z (cut)', true],
    ['(cut)', false],
    ['', false],
  ])('%s: %s', (text, expected) => {
    const any = matchesAny([
      /\bcats?\b|\bdogs?\b/,
      /#1\b|\bno\. ?1\b/,
      /£\d/,
      /(?<=\bthe )(?:\bends?|stop)\b/,
      /x?(?:a|)q(?<=..)/,
      /(?<=[a-z]) \((?=cut)/,
    ])
    expect(any(text)).toBe(expected)
  })

  const tables = {
    qualifiers: [FIRST_PLACE, ...QUALIFIER_RULES.map(([, pattern]) => pattern)],
    builds: BUILDS.map(([, pattern]) => pattern),
  }
  it.each(Object.entries(tables))('is what all of them joined say: %s', (_, patterns) => {
    const any = matchesAny(patterns)
    const joined = new RegExp(patterns.map(({ source }) => source).join('|'))
    const words = [...new Set(patterns.flatMap(({ source }) => source.match(/[a-z]{2,}|\d|[#()'-]/g) ?? []))]
    const texts = fc
      .array(fc.constantFrom(...words, '1st', 'will', 'ann'), { maxLength: 9 })
      .map((all) => all.join(' '))
    fc.assert(
      fc.property(texts, (text) => {
        expect(any(text)).toBe(joined.test(text))
      }),
      { numRuns: 1000 },
    )
  })

  it('finds the first of them from a place on', () => {
    const patterns = [/\bcats?\b/, /\bdogs?\b|\bno\. ?1\b/, /\b(?:cat|dog)/, /s\b/]
    const first = firstMatching(patterns)
    const words = fc.constantFrom('cat', 'cats', 'dog', 'no. 1', 'bus', 'dogma', 'no')
    const texts = fc.array(words, { maxLength: 6 }).map((all) => all.join(' '))
    fc.assert(
      fc.property(texts, fc.nat(4), (text, from) => {
        const found = patterns.findIndex((pattern, place) => place >= from && pattern.test(text))
        expect(first(text, from)).toBe(found < 0 ? undefined : found)
      }),
    )
    expect(first('two dogs')).toBe(1)
    expect(first('two dogs', 2)).toBe(2)
  })

  it('refuses a pattern that matches every text', () => {
    expect(() => matchesAny([/(?:a|b?)c*/])).toThrow('matches every text')
  })
})
