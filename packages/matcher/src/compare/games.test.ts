import { describe, expect, it } from 'vitest'
import type { Selection } from '../extract/selection.ts'
import { type Game, readSides } from '../extract/sides.ts'
import { compareGames, compareSelections } from './games.ts'

const none = new Map<string, string>()

function game(title: string, more: Partial<Game> = {}): Game {
  const sides = readSides(title, false, none)
  if (!sides) throw new Error(`no sides in "${title}"`)
  return { sides, ...more }
}

const selection = (stated: Partial<Selection> & Pick<Selection, 'marketType'>): Selection => ({
  statistic: 'score',
  ...stated,
})

describe('compareGames', () => {
  it.each([
    ['boston celtics vs. la lakers', 'celtics vs. lakers', { same: true, flipped: false }],
    ['lakers vs. celtics', 'celtics vs. lakers', { same: true, flipped: true }],
    ['arsenal fc vs. chelsea fc', 'arsenal vs. chelsea', { same: true, flipped: false }],
    ['psg vs. lyon', 'paris saint germain vs. olympique lyonnais', { same: true, flipped: false }],
    ['jannik sinner vs. carlos alcaraz', 'sinner vs. alcaraz', { same: true, flipped: false }],
    ['lakers vs. celtics', 'lakers vs. nuggets', { same: false }],
    ['manchester united vs. chelsea', 'manchester city vs. chelsea', { same: false }],
    // a name of usual words is no missing one
    ['lima academy vs. zorros', 'lima academy vs. so:so', { same: false }],
    ['lima academy vs. so:so', 'so:so vs. lima academy', { same: true, flipped: true }],
  ])('%s | %s', (one, other, found) => {
    expect(compareGames(game(one), game(other))).toMatchObject(found)
  })

  it('keeps leagues apart', () => {
    const [men, women] = [
      game('new york vs. chicago', { league: 'nba' }),
      game('new york vs. chicago', { league: 'wnba' }),
    ]
    expect(compareGames(men, women).same).toBe(false)
  })

  it.each([
    [20_000, 'text', 20_000, 'equal'],
    [20_000, 'text', 20_001, 'near'],
    [20_000, 'text', 20_007, 'apart'],
    [20_001, 'closing', 20_000, 'near'],
    [20_014, 'closing', 20_000, 'near'],
    [20_040, 'closing', 20_000, 'apart'],
  ] as const)('a game on day %i by its %s is to one on day %i: %s', (day, daySource, other, relation) => {
    const [one, two] = [
      game('arsenal vs. chelsea', { day, daySource }),
      game('arsenal vs. chelsea', { day: other, daySource: 'text' }),
    ]
    expect(compareGames(one, two).day).toBe(relation)
    expect(compareGames(two, one).day).toBe(relation)
  })

  it('does not take the next day for the same where teams meet on consecutive days', () => {
    const on = (day: number) => game('yankees vs. brewers', { league: 'mlb', day, daySource: 'text' })
    expect(compareGames(on(20_000), on(20_001)).day).toBe('apart')
  })
})

describe('compareBets', () => {
  const home = selection({ marketType: 'winner', side: 0 })
  const away = selection({ marketType: 'winner', side: 1 })
  const draw = selection({ marketType: 'draw' })
  const byTwo = selection({ marketType: 'margin', side: 0, low: 2 })
  const byThree = selection({ marketType: 'margin', side: 0, low: 3 })
  const overTwo = selection({ marketType: 'total', low: 3 })
  const overThree = selection({ marketType: 'total', low: 4 })
  const underThree = selection({ marketType: 'total', high: 2 })
  const awayPlusOne = selection({ marketType: 'margin', side: 1, low: -1 })
  const homeOverTwo = selection({ marketType: 'total', side: 0, low: 3 })
  const both = selection({ marketType: 'both-score' })
  const neither = selection({ marketType: 'both-score', denied: true })
  const twoNil = selection({ marketType: 'exact-score', score: [2, 0] })
  const oneOne = selection({ marketType: 'exact-score', score: [1, 1] })

  it.each([
    ['the home side wins', home, 'the home side wins', home, 'equal'],
    ['the home side wins', home, 'the away side wins', away, 'disjoint'],
    ['the home side wins', home, 'a draw', draw, 'disjoint'],
    ['the home side by two', byTwo, 'the home side wins', home, 'inside'],
    ['the home side by two', byTwo, 'the home side by three', byThree, 'contains'],
    ['over 2.5', overTwo, 'over 3.5', overThree, 'contains'],
    ['over 2.5', overTwo, 'under 2.5', underThree, 'opposite'],
    ['over 3.5', overThree, 'under 2.5', underThree, 'disjoint'],
    ['the home side by two', byTwo, 'the away side loses by one at most', awayPlusOne, 'opposite'],
    ['over 2.5', overTwo, 'the home side over 2.5', homeOverTwo, 'overlap'],
    ['over 2.5', overTwo, 'the home side wins', home, 'overlap'],
    ['2-0', twoNil, 'the home side wins', home, 'inside'],
    ['2-0', twoNil, 'over 2.5', overTwo, 'disjoint'],
    ['1-1', oneOne, 'a draw', draw, 'inside'],
    ['1-1', oneOne, 'both score', both, 'inside'],
    ['2-0', twoNil, 'both score', both, 'disjoint'],
    ['2-0', twoNil, '1-1', oneOne, 'disjoint'],
    ['both score', both, 'not both score', neither, 'opposite'],
    ['2-0', twoNil, 'not both score', neither, 'inside'],
  ] as const)('%s | %s', (_, one, __, other, relation) => {
    const back = { inside: 'contains', contains: 'inside' } as const
    expect(compareSelections(one, other, false)).toBe(relation)
    expect(compareSelections(other, one, false)).toBe(
      relation === 'inside' || relation === 'contains' ? back[relation] : relation,
    )
  })

  it('turns the sides of the second game where they stand in the other order', () => {
    expect(compareSelections(home, away, true)).toBe('equal')
    expect(compareSelections(twoNil, selection({ marketType: 'exact-score', score: [0, 2] }), true)).toBe('equal')
  })
})
