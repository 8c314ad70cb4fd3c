import { describe, expect, it } from 'vitest'
import { listing } from '../__fixtures__/listing.ts'
import { match } from '../match.ts'

const GAME = 'KXWCGOAL-30JUN26NZLBEL'
const rules = (date: string, cup = 'FIFA World Cup') =>
  `In the upcoming ${cup} game between New Zealand and Belgium, scheduled for ${date} at 11:00 PM ET: This market will resolve to "Yes" if the player does so.`

/** The relation of a market of a game's event by its ticker and one with its game in the rules. */
const relationOf = (one: string, other: string, { id = GAME, date = 'June 26', cup = 'FIFA World Cup' } = {}) => {
  const a = listing('kalshi', { id, title: id, markets: [{ id: `${id}-X-1`, title: one }] })
  const b = listing('polymarket', { title: other, markets: [{ title: other, rules: rules(date, cup) }] })
  return match([a, b]).find(({ a, b }) => a.marketId !== undefined && b.marketId !== undefined)?.relation ?? 'none'
}

describe('the counts of a player in one game', () => {
  it.each([
    ['Ann Roe: 1+ goals', 'Ann Roe: 1+ goals', 'identity'],
    ['Ann Roe: 2+ assists?', 'Ann Roe: 2+ assists', 'identity'],
    ['Ann Roe: 1+ goals', 'Ann Roe: 2+ goals', 'superset'],
    ['Ann Roe: score or assist?', 'Ann Roe: 1+ goals + assists', 'identity'],
    ['Ann Roe: score or assist?', 'Ann Roe: 3+ goals + assists', 'superset'],
    ['Ann Roe: score or assist?', 'Ann Roe: 1+ goals', 'superset'],
    ['Ann Roe: 3+ goals', 'Ann Roe: 2+ goals + assists', 'subset'],
    ['Ann Roe: 2+ assists?', 'Ann Roe: 2+ goals + assists', 'subset'],
    ['Ann Roe: 1+ goals', 'Ann Roe: 2+ goals + assists', 'overlap'],
    ['Ann Roe: 1+ assists?', 'Ann Roe: 4+ goals + assists', 'overlap'],
    ['Ann Roe: 1+ goals', 'Ann Roe: 1+ assists', 'overlap'],
    ['Kim Ha-na: 1+ goals', 'Kim Hana: 1+ goals', 'identity'],
    ['Lautaro Martinez: 1+ goals', 'Lautaro Martínez: 1+ goals', 'identity'],
    ['Lima: 2+ assists?', 'Lima Jr: 1+ assists', 'subset'],
    ['A. Roe: 1+ goals', 'Ann Roe: 1+ goals', 'identity'],
    ['Roe: 1+ goals', 'Ann Roe: 1+ goals', 'identity'],
    // the points of ice hockey
    ['Ann Roe: 2+ goals', 'Ann Roe: 2+ points', 'subset'],
    ['Ann Roe: 1+ points', 'Ann Roe: 1+ goals + assists', 'identity'],
    ['Ann Roe: 1+ shots', 'Ann Roe: 1+ saves', 'overlap'],
  ])('%s | %s: %s', (one, other, relation) => {
    expect(relationOf(one, other)).toBe(relation)
  })

  it.each([
    ['Ann Roe: 1+ goals', 'Ann Poe: 1+ goals'],
    ['Ann Roe: 1+ goals', 'Ann Poe: 1+ goals + assists'],
    ['Ann Roe: 1+ goals', 'Bea Roe: 1+ goals'],
    ['Ann: 1+ goals', 'Ann Roe: 1+ goals'],
    ['A. Roe: 1+ goals', 'Bea Roe: 1+ goals'],
    ['Ann Roe: score or assist?', 'Ann Poe: 2+ goals + assists'],
  ])('%s | %s: none for two players', (one, other) => {
    expect(relationOf(one, other)).toBe('none')
  })

  it.each([
    ['Ann Roe: 1+ goals', 'Ann Roe: 1+ goals'],
    ['Ann Roe: 1+ goals', 'Ann Roe: 2+ goals'],
    ['Ann Roe: score or assist?', 'Ann Roe: 3+ goals + assists'],
  ])('%s | %s: none in two games', (one, other) => {
    expect(relationOf(one, other, { date: 'July 1' })).toBe('none')
  })
})

describe('the count of a player in one game and in a tournament', () => {
  const inCup = (rest: string) => `Will Ann Roe ${rest} the 2030 FIFA World Cup?`
  it.each([
    ['Ann Roe: 1+ goals', inCup('score 1+ goals during'), 'subset'],
    ['Ann Roe: 1+ goals', inCup('score a goal at'), 'subset'],
    ['Ann Roe: 3+ goals', inCup('score 2+ goals during'), 'subset'],
    ['Ann Roe: 3+ goals', inCup('score 4+ goals during'), 'overlap'],
    ['Ann Roe: score or assist?', inCup('score 2+ goals during'), 'overlap'],
    ['Ann Poe: 1+ goals', inCup('score 1+ goals during'), 'none'],
    ['Ann Roe: 1+ goals', 'Will Ann Roe score 1+ goals in the 2034 FIFA World Cup?', 'none'],
    ['Ann Roe: 1+ goals', 'Will Ann Roe score 1+ goals in the 2030 Club World Cup?', 'none'],
  ])('%s | %s: %s', (one, other, relation) => {
    expect(relationOf(one, other)).toBe(relation)
  })

  it.each([
    ["Will Ann Roe score a goal in the 2030 Men's FIFA World Cup?", inCup('score 1+ goals during'), 'identity'],
    ["Will Ann Roe score 1+ goals in the 2030 Men's FIFA World Cup?", inCup('score a goal at'), 'identity'],
    ["Will Ann Roe score 2+ goals in the 2030 Men's FIFA World Cup?", inCup('score a goal at'), 'subset'],
    ["Will Ann Roe score 5+ goals in the 2030 Men's FIFA World Cup?", 'Ann Roe: 1+ goals', 'overlap'],
    ["Will Ann Roe score a goal in the 2030 Men's FIFA World Cup?", 'Ann Roe: 1+ goals', 'superset'],
    ['Will Ann Roe score 5+ goals in the 2034 FIFA World Cup?', inCup('score 5+ goals during'), 'none'],
    [
      'Will Ann Roe score 9+ goals in the 2030-31 Premier League?',
      'Will Ann Roe score 9+ goals in the 2031-32 Premier League?',
      'none',
    ],
    [
      'Will Peru score 2+ goals in the final of the 2030 FIFA World Cup?',
      'Will Peru score 2+ goals in the 2030 FIFA World Cup?',
      'subset',
    ],
    ["Will Ann Poe score a goal in the 2030 Men's FIFA World Cup?", inCup('score a goal at'), 'none'],
  ])('%s | %s: %s', (one, other, relation) => {
    expect(relationOf(one, other, { id: 'KXWCPLAYERGOALS-30NZL' })).toBe(relation)
  })
})

describe('the count of a player in a game that the title of its event names', () => {
  const id = 'KXEPLGOAL-30SEP05LIMQUI'
  const relationIn = (date: string) => {
    const a = listing('kalshi', { id, title: id, markets: [{ id: `${id}-ROE-1`, title: 'Ann Roe: 1+ goals' }] })
    const title = `Lima vs. Quito, ${date}: Player Goals`
    const b = listing('polymarket', { title, markets: [{ title: 'Ann Roe: 1+ goals', label: 'Ann Roe: 1+ goals' }] })
    return match([a, b]).find(({ a, b }) => a.marketId !== undefined && b.marketId !== undefined)?.relation ?? 'none'
  }

  it('is the same on its day', () => {
    expect(relationIn('September 5, 2030')).toBe('identity')
  })

  it('is unrelated on another day', () => {
    expect(relationIn('September 12, 2030')).toBe('none')
  })
})
