import { describe, expect, it } from 'vitest'
import { listing } from './__fixtures__/listing.ts'
import { assess, isSure } from './assess.ts'
import { readEvent } from './extract/event.ts'

/** How two markets of one soccer match relate, each of its own venue. */
function relationOf(one: string, other: string, event = 'Lima vs. Quito') {
  const [a, b] = [one, other].map((title, n) => {
    const markets = [{ title, outcomes: /O\/U/.test(title) ? ['Over', 'Under'] : ['Yes', 'No'] }]
    return readEvent(
      listing(`v${n}`, { title: n === 0 ? event : 'Lima vs. Quito', slug: 'x-lim-qui-2031-05-05', markets }),
    ).markets[0]
  })
  if (!a || !b) throw new Error('not read')
  const found = assess(a, b)
  return isSure(found) ? found.relation : undefined
}

describe('lines of one game', () => {
  it.each([
    ['Will Lima score over 0.5 goals?', 'Lima vs. Quito: O/U 0.5', 'subset'],
    ['Will Lima score over 1.5 goals?', 'Lima vs. Quito: Lima O/U 1.5', 'identity'],
    ['Will Lima score over 1.5 goals?', 'Lima vs. Quito: Quito O/U 1.5', 'overlap'],
    ['Lima vs. Quito: O/U 1.5', 'Lima vs. Quito: Quito O/U 1.5', 'superset'],
    ['Will Lima score over 1.5 goals?', 'Spread: Lima (-1.5)', 'superset'],
    ['Will Lima score over 5.5 goals?', 'Spread: Lima (-1.5)', 'overlap'],
    ['Spread: Lima (-1.5)', 'Will both teams score?', 'overlap'],
    ['Will both teams score?', 'Lima vs. Quito: O/U 1.5', 'subset'],
    ['Will both teams score in the 1st Half?', 'Lima vs. Quito: Lima O/U 0.5', 'subset'],
    ['Will both teams score in the 1st Half?', 'Lima vs. Quito: 2nd Half O/U 0.5', 'overlap'],
    ['Over 2.5 1H goals scored?', 'Lima vs. Quito: O/U 2.5', 'subset'],
    ['Over 2.5 1H goals scored?', 'Lima vs. Quito: O/U 3.5', 'overlap'],
    ['Lima vs. Quito: Quito 2nd Half O/U 0.5', 'Will Quito score over 0.5 goals?', 'subset'],
    ['Lima vs. Quito: Quito 2nd Half O/U 0.5', 'Lima vs. Quito: 1st Half O/U 0.5', 'overlap'],
    ['Will Lima win the 1st Half?', 'Lima vs. Quito: 1st Half O/U 0.5', 'subset'],
    ['Will Lima win the 1st Half?', 'Will Lima win?', 'overlap'],
    ['Will Quito record the first goal of the game?', 'Lima vs. Quito: Quito O/U 0.5', 'subset'],
    ['Will Quito record the first goal of the game?', 'Lima vs. Quito: Lima O/U 0.5', 'overlap'],
    ['Will Quito record the first goal of the game?', 'Spread: Lima (-1.5)', 'overlap'],
  ])('%s | %s: %s', (one, other, relation) => {
    expect(relationOf(one, other)).toBe(relation)
  })

  it('leaves open whether a total counts the extra time in which the first goal may fall', () => {
    const event = 'Lima vs. Quito: First team to score'
    expect(relationOf('Will no goal be scored?', 'Lima vs. Quito: O/U 0.5', event)).toBe('disjoint')
  })

  it.each([
    ['Lima vs. Quito: goes to overtime?', 'Lima vs. Quito: Regulation Winner? - Tie', 'identity'],
    ['Lima vs. Quito: goes to overtime?', 'Lima vs. Quito: Regulation Winner? - Lima', 'overlap'],
    ['Lima vs. Quito: Lima -1 / Quito +1', 'Will Lima win?', 'overlap'],
    ['What will the announcers say during Lima vs. Quito? - MVP', 'Will Lima win?', undefined],
    ['Lima vs. Quito: Correct score (sets) - Lima 2-1', 'Lima vs. Quito: Total Sets O/U 2.5', 'subset'],
    ['Lima vs. Quito: Correct score (sets) - Lima 2-0', 'Lima vs. Quito: Total Sets O/U 2.5', 'disjoint'],
    ['Lima vs. Quito: Correct score (sets) - Lima 2-1', 'Will Lima win?', 'subset'],
    ['Lima vs. Quito: Correct score (sets) - Lima 2-1', 'Will Quito win?', 'disjoint'],
  ])('other bets: %s | %s: %s', (one, other, relation) => {
    expect(relationOf(one, other)).toBe(relation)
  })
})
