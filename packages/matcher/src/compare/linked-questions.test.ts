import { describe, expect, it } from 'vitest'
import { relationOf as relationOfMarkets } from '../__fixtures__/relation-of-markets.ts'

const relationOf = (one: string, other: string) => relationOfMarkets(one, other) ?? 'none'

describe('linked questions', () => {
  it.each([
    [
      'Will there be a successful vote of no confidence in France before July 2031?',
      'Will Ann Quibble step down as Prime Minister of France before May 2031?',
      'overlap',
    ],
    [
      'What Premier League position will Arsenal be in on March 8, 2031? - 1st',
      'Will Arsenal finish in the top 4 of the Premier League in 2031?',
      'overlap',
    ],
    [
      'Will there be a successful vote of no confidence in France before July 2031?',
      'Will Ann Quibble step down as Prime Minister of Peru before May 2031?',
      'none',
    ],
    [
      'Will there be a successful vote of no confidence in France before July 2031?',
      'Will Ann Quibble resign as mayor in France before May 2031?',
      'none',
    ],
    [
      'Trudeau no confidence motion passes before April 2025?',
      'Canadian election called before April 2025?',
      'overlap',
    ],
    ['Netanyahu out in 2025?', 'Will the Israeli parliament be dissolved in 2025?', 'overlap'],
    ['Will Trudeau resign before April 2025?', 'Canadian election called before April 2025?', 'overlap'],
    ['Trudeau no confidence motion passes before April 2025?', 'Peruvian election called before April 2025?', 'none'],
    ['Will Trudeau endorse Ann Quibble before April 2025?', 'Canadian election called before April 2025?', 'none'],
    ['Netanyahu out in 2025?', 'Will the French parliament be dissolved in 2025?', 'none'],
    [
      'What Premier League position will Arsenal be in on March 8, 2031? - 1st',
      'Will Liverpool finish in the top 4 of the Premier League in 2031?',
      'none',
    ],
    // the party of who holds a post is no matter of the post
    [
      'Will Ann Quibble be Mayor of Lima on April 1, 2031?',
      'Will Ann Quibble stop being a Democrat before June 2031?',
      'none',
    ],
    ['Will Ann Quibble be Mayor of Lima on April 1, 2031?', 'Ann Quibble out as Mayor of Lima in 2031?', 'overlap'],
  ])('%s | %s: %s', (one, other, relation) => {
    expect(relationOf(one, other)).toBe(relation)
  })
})

describe('what follows from the end of a law and the release of a work', () => {
  it.each([
    ['Zorro Act repealed before July 2031?', 'Will the Zorro Act end in 2031?', 'subset'],
    ['Will Zorro-5 be released by March 31, 2031?', 'Zorro-5 revealed in 2031?', 'subset'],
    ['Will Zorro-5 be released by March 31, 2032?', 'Zorro-5 revealed in 2031?', 'overlap'],
    ['Will Ann Quibble be released from prison in 2031?', 'Will Ann Quibble be revealed in 2031?', 'none'],
    ['Will Zorro-5 be released by March 31, 2031?', 'Zorro-6 revealed in 2031?', 'none'],
    ['Will Trump remove Jerome Powell in first 100 days?', 'Powell out as Chair in 2025?', 'subset'],
    ['Will Trump remove Jerome Powell in first 100 days?', 'Powell out as Chair before March 2025?', 'overlap'],
  ])('%s | %s: %s', (one, other, relation) => {
    expect(relationOf(one, other)).toBe(relation)
  })
})
