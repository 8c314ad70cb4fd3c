import { describe, expect, it } from 'vitest'
import { relationOf } from '../__fixtures__/relation-of-markets.ts'
import { tokenOfWord } from '../extract/tokens.ts'
import { contrasts } from '../knowledge/contrasts.ts'
import { isContrast } from './contrasts.ts'

describe('words of which a question has one', () => {
  it.each([
    ['Will Zorro win Best Actor in 2031?', 'Will Zorro win Best Actress in 2031?'],
    [
      'Will the Zorro coin have a green weekly candle in May 2031?',
      'Will the Zorro coin have a green daily candle in May 2031?',
    ],
    ['Will the highest rent in Lima rise in 2031?', 'Will the lowest rent in Lima rise in 2031?'],
    ['Will Ann Roe win the singles title in Lima in 2031?', 'Will Ann Roe win the doubles title in Lima in 2031?'],
    ['Will Zorro 3 Pro be released in 2031?', 'Will Zorro 3 Mini be released in 2031?'],
  ])('%s | %s are not identical', (one, other) => {
    expect(relationOf(one, other)).not.toBe('identity')
  })

  it('the chart of a service is that of the world where it names no country', () => {
    const top = { title: 'Top artist on Spotify in 2031?', label: 'Ann Roe' }
    expect(relationOf(top, 'Will Ann Roe be the top artist in the US in 2031?')).toBe('overlap')
    expect(relationOf(top, 'Will Ann Roe be the top artist in the world on Spotify in 2031?')).toBe('identity')
  })

  it('make no difference where both have them', () => {
    expect(relationOf('Will Zorro 3 Pro be released in 2031?', 'Will the Zorro 3 Pro be released before 2032?')).toBe(
      'identity',
    )
  })

  it('stand in one row each, in the form of tokens', () => {
    const all = contrasts.flat()
    expect(new Set(all).size).toBe(all.length)
    expect(all.every((key) => isContrast({ ...tokenOfWord(key), key }))).toBe(true)
    expect(isContrast(tokenOfWord('lima'))).toBe(false)
  })
})
