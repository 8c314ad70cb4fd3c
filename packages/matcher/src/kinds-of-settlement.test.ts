import { describe, expect, it } from 'vitest'
import { relationOf } from './__fixtures__/relation-of-markets.ts'

// Questions whose titles are alike and that still settle differently, or alike although they are worded as opposites.

const ruled = (title: string, rules: string) => ({ title, rules })

describe('the source of a price, stated by the rules only', () => {
  const pyth = 'Resolves YES if the Pyth spot price is above the level at 18:00 UTC on December 31, 2031.'
  const cme =
    'Resolves to "Yes" if the official CME settlement price of the active month is higher than that on the day.'
  const comex = 'If the settle price of the COMEX future is above that, then the market resolves to Yes.'

  it.each(['Gold', 'Silver', 'WTI crude oil'])('%s: a spot price is no settlement price', (what) => {
    const [spot, settled] = [
      ruled(`Will ${what} be above $4,800 on December 31, 2031?`, pyth),
      ruled(`Will ${what} be above $4,800 on December 31, 2031?`, cme),
    ]
    expect(relationOf(spot, settled)).toBe('overlap')
    expect(relationOf(settled, spot)).toBe('overlap')
    expect(relationOf(settled, ruled(settled.title, comex))).toBe('identity')
    expect(relationOf(spot, spot)).toBe('identity')
    expect(relationOf(ruled(spot.title, 'Spot price at the close.'), settled)).toBe('overlap')
  })

  it('does not count for a question that is no price', () => {
    const title = 'Will Gold Fields open a mine in Peru in 2031?'
    expect(relationOf(ruled(title, pyth), ruled(title, cme))).toBe('identity')
  })
})

describe('signed beside announced, stated by the rules only', () => {
  const signed = ruled(
    'Will Peru and Chile sign a trade agreement before Jan 1, 2032?',
    'If Peru and Chile sign a bilateral trade agreement before Jan 1, 2032, then the market resolves to Yes.',
  )
  const announced = (rest: string) =>
    ruled(
      'Peru-Chile trade deal by December 31, 2031?',
      `This market will resolve to "Yes" if Peru or Chile announces that a trade deal has been agreed${rest} by December 31, 2031.`,
    )

  it.each(['', ', whether or not signed,'])('signing implies an agreement: announced%s', (rest) => {
    expect(relationOf(signed, announced(rest))).toBe('subset')
    expect(relationOf(announced(rest), signed)).toBe('superset')
  })

  it('is no difference where both have to be signed', () => {
    const other = ruled(
      'Peru-Chile trade deal by December 31, 2031?',
      'This market will resolve to "Yes" if a trade deal between Peru and Chile is signed by December 31, 2031.',
    )
    expect(relationOf(signed, other)).toBe('identity')
  })
})

describe('on a day beside by a day', () => {
  const on = ruled(
    'Will Ann Quilmar be a trillionaire on Dec 31, 2031?',
    'If her net worth for Dec 31, 2031 is $1 trillion or more, then the market resolves to Yes.',
  )
  it.each(['at any time between market creation and', 'at any point by', 'on any day through'])(
    'is narrower where the rules of the other say "%s"',
    (says) => {
      const by = ruled(
        'Ann Quilmar trillionaire by December 31, 2031?',
        `This market will resolve to "Yes" if her net worth is at least $1 trillion ${says} December 31, 2031.`,
      )
      expect(relationOf(on, by)).toBe('subset')
      expect(relationOf(by, on)).toBe('superset')
    },
  )
  it('is the same where both settle on the day', () => {
    expect(relationOf(on, ruled('Ann Quilmar trillionaire on December 31, 2031?', 'Yes if it is so.'))).toBe('identity')
  })
})

describe('the first round beside the election', () => {
  const won = 'Will Ann Quilmar win the 2031 Zorban presidential election?'
  it.each([
    'Will Ann Quilmar finish first in the first round of the 2031 Zorban presidential election?',
    'Will Ann Quilmar place first in the first round of the 2031 Zorban presidential election?',
    'Will Ann Quilmar win the first round of the 2031 Zorban presidential election?',
  ])('the winner may have come second: %s', (title) => {
    expect(relationOf(won, title)).toBe('overlap')
    expect(relationOf(title, won)).toBe('overlap')
  })
  it('is part of it where the round decides', () => {
    const outright = 'Will Ann Quilmar win the 2031 Zorban presidential election in the first round?'
    expect(relationOf(outright, won)).toBe('subset')
  })
})

describe('a map beside the match', () => {
  const match = { title: 'Quilmar vs Dorvan', outcomes: ['Quilmar', 'Dorvan'] }
  it.each([
    { title: 'Dota 2: Quilmar vs Dorvan - Game 2 Winner', outcomes: ['Dorvan', 'Quilmar'] },
    { title: 'Will Dorvan win map 2 in the Quilmar vs Dorvan match?' },
    { title: 'Quilmar vs Dorvan: 1st Half Winner', outcomes: ['Dorvan', 'Quilmar'] },
    { title: 'Will Quilmar win map 2 in the Quilmar vs Dorvan match?' },
  ])('excludes no winner: $title', (part) => {
    expect(relationOf(match, part)).toBe('overlap')
    expect(relationOf(part, match)).toBe('overlap')
  })
  it('excludes the other winner of the same map', () => {
    const map = (side: string) => `Will ${side} win map 2 in the Quilmar vs Dorvan match?`
    expect(relationOf(map('Quilmar'), map('Dorvan'))).toMatch(/^(?:disjoint|complement)$/)
  })
})

describe('a score that is published in whole numbers', () => {
  const above = (more: string) =>
    ruled('Will Zorbex have a Rotten Tomatoes score above 85?', `If it is above 85, Yes.${more}`)
  const least = (more: string) =>
    ruled('Will the Tomatometer for Zorbex be 86% or more?', `If it is 86% or more, Yes.${more}`)
  const whole = ' The score is a whole percentage.'

  it('is above 85 if it is 86 or more', () => {
    expect(relationOf(above(''), least(whole))).toBe('identity')
    expect(relationOf(least(''), above(whole))).toBe('identity')
  })
  it('may lie between where the rules do not say so', () => {
    expect(relationOf(above(''), least(''))).toBe('superset')
  })
  it('is not 87 or more', () => {
    const more = ruled('Will the Tomatometer for Zorbex be 87% or more?', `If it is 87% or more, Yes.${whole}`)
    expect(relationOf(above(whole), more)).toBe('superset')
  })
})

describe('opposites', () => {
  it.each([
    ['Will Zorba Vale be relegated from Liga Quor in 2031-32?', 'Will Zorba Vale stay up in Liga Quor in 2031-32?'],
    [
      'Will Zorba Vale be relegated from Liga Quor in 2031-32?',
      'Will Zorba Vale avoid relegation from Liga Quor in 2031-32?',
    ],
    [
      'Zorba Vale to be relegated from the Premier League in 2031-32',
      'Zorba Vale stays up in the Premier League in 2031-32?',
    ],
    [
      'Will Ann Quilmar be out as CEO of Zorba by December 31, 2031?',
      'Is Ann Quilmar still in office as CEO of Zorba on December 31, 2031?',
    ],
    ['Ann Quilmar to cease to be monarch before 2032', 'Ann Quilmar still on the throne at the end of 2031?'],
  ])('%s, %s', (one, other) => {
    expect(relationOf(one, other)).toBe('complement')
    expect(relationOf(other, one)).toBe('complement')
  })

  it.each([
    [
      'Will Ann Quilmar be out as CEO of Zorba by December 31, 2031?',
      'Ann Quilmar no longer CEO of Zorba on December 31, 2031?',
    ],
    ['Will Zorba Vale stay up in Liga Quor in 2031-32?', 'Will Zorba Vale avoid relegation from Liga Quor in 2031-32?'],
  ])('of opposites are the same: %s, %s', (one, other) => {
    expect(relationOf(one, other)).toBe('identity')
  })

  it.each([
    ['Will Zorba Vale be relegated from Liga Quor in 2031-32?', 'Will Dorvan stay up in Liga Quor in 2031-32?'],
    ['Will Ann Quilmar stay up late in 2031?', 'Will Ann Quilmar be relegated in 2031?'],
    ['Ann Quilmar to cease to be monarch before 2032', 'Ann Quilmar still on the throne at the end of 2029?'],
  ])('are not these: %s, %s', (one, other) => {
    expect(relationOf(one, other)).not.toMatch(/^(?:complement|identity)$/)
  })
})
