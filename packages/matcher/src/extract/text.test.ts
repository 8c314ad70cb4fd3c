import { describe, expect, it } from 'vitest'
import { fold, normalise, singleSpaced, slugForms, splitWords } from './text.ts'

describe('fold', () => {
  it('writes accented and foreign letters plainly', () => {
    expect(fold('São Łódź Ødegård Müller Straße Håkon')).toBe('sao lodz odegard muller strasse hakon')
  })
})

describe('normalise', () => {
  it.each([
    ['Will the U.S. strike Iran?', 'will the us strike iran?'],
    ["Men’s 100m – Noah's win", 'men 100m - noah win'],
    ['R&B “deal” & more', 'rb "deal" and more'],
    ['≥ 50 ↑', '>= 50 reach'],
    ['🏀 NBA', 'nba'],
    ['[ACX 2026] Will it rain?', 'will it rain?'],
    ['S&P 500', 'sp 500'],
    ['#1 song', 'rank1 song'],
    ['Zorro Q.Quibble', 'zorro q quibble'],
    ['the price at zorro.com', 'the price at zorrocom'],
  ])('%s', (text, plain) => {
    expect(normalise(text)).toBe(plain)
  })
})

describe('splitWords', () => {
  it('splits words and numbers', () => {
    expect(splitWords('gpt-6 beats 76ers by 2.5, t1 second')).toEqual([
      'gpt',
      '6',
      'beats',
      '76ers',
      'by',
      '2.5',
      't1',
      'second',
    ])
  })
})

describe('slugForms', () => {
  it('knows how a slug drops letters it cannot write', () => {
    expect([...slugForms('Timothée Chalamet')]).toEqual([['timothee', 'timothe']])
    expect(slugForms('plain').size).toBe(0)
  })
})

describe('singleSpaced', () => {
  it.each(['a b', ' a  b', 'a\nb', 'a \t\n b', 'a\u00a0b ', ''])(
    'is the same as one space for each run: %j',
    (text) => {
      expect(singleSpaced(text)).toBe(text.replace(/\s+/g, ' '))
    },
  )
})
