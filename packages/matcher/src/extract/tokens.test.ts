import { describe, expect, it } from 'vitest'
import { normalise } from './text.ts'
import { tokenise } from './tokens.ts'

const tokensOf = (text: string) => tokenise(normalise(text)).filter(({ weight }) => weight > 0)
const keysOf = (text: string) => tokensOf(text).map(({ key }) => key)
const idsOf = (text: string) => tokensOf(text).flatMap(({ ids = [] }) => ids)

describe('tokenise', () => {
  it('writes one thing one way', () => {
    expect(keysOf('steps down')).toEqual(keysOf('out as'))
    expect(keysOf('wins the presidency')[0]).toBe('win')
  })

  it('drops filler', () => {
    expect(keysOf('Will there be a ceasefire in the war?')).toEqual(['ceasefire', 'war'])
  })

  it('knows entities by any of their names', () => {
    expect(idsOf('Man Utd')).toEqual(idsOf('Manchester United'))
    expect(idsOf('Sixers')).toEqual(idsOf('Philadelphia 76ers'))
    expect(idsOf('Türkiye')).toEqual(['country:tur'])
    expect(idsOf('GOP')).toContain('party:us-republican')
  })

  it('keeps names apart that differ in a letter or a country', () => {
    expect(idsOf('Mali')).not.toEqual(idsOf('Malta'))
    expect(idsOf('Guinea-Bissau')).toEqual(['country:gnb'])
    expect(idsOf('Equatorial Guinea')).toEqual(['country:gnq'])
  })

  it('does not take a namesake for a person it knows', () => {
    expect(idsOf('Will Trump win?')).toContain('person:donald-trump')
    expect(idsOf('Will Melania Trump win?')).not.toContain('person:donald-trump')
    expect(idsOf('Will Donald Trump Jr. win?')).not.toContain('person:donald-trump')
  })

  it('gives the kind of a thing less weight than the thing', () => {
    const [election, moldova] = [tokensOf('election')[0]?.weight ?? 0, tokensOf('Moldova')[0]?.weight ?? 0]
    expect(election).toBeLessThan(moldova / 2)
  })
})

describe('word endings', () => {
  it.each([
    ['missiles', 'missile'],
    ['countries', 'country'],
    ['bombings', 'bombing'],
  ])('%s and %s are one', (one, other) => {
    expect(keysOf(one)).toEqual(keysOf(other))
  })

  it.each([
    ['Paris', 'Pari'],
    ['virus', 'viru'],
  ])('%s and %s are two', (one, other) => {
    expect(keysOf(one)).not.toEqual(keysOf(other))
  })
})
