import { describe, expect, it } from 'vitest'
import { type Game, readOneSide, readSides, UNNAMED } from '../extract/sides.ts'
import { compareGames } from './games.ts'

const none = new Map<string, string>()

function game(title: string, more: Partial<Game> = {}): Game {
  const sides = readSides(title, false, none)
  if (!sides) throw new Error(`no sides in "${title}"`)
  return { sides, ...more }
}

describe('compareGames', () => {
  it.each([
    ['boston celtics vs. la lakers', 'celtics vs. lakers', { same: true, flipped: false }],
    ['lakers vs. celtics', 'celtics vs. lakers', { same: true, flipped: true }],
    ['arsenal fc vs. chelsea fc', 'arsenal vs. chelsea', { same: true, flipped: false }],
    ['psg vs. lyon', 'paris saint germain vs. olympique lyonnais', { same: true, flipped: false }],
    ['jannik sinner vs. carlos alcaraz', 'sinner vs. alcaraz', { same: true, flipped: false }],
    ['lakers vs. celtics', 'lakers vs. nuggets', { same: false }],
    ['manchester united vs. chelsea', 'manchester city vs. chelsea', { same: false }],
    // both schools without the nicknames of their teams
    ['lima vs. north quito', 'lima privateers vs. north quito bison', { same: true, flipped: false }],
    ['lima vs. quito', 'lima state vs. quito tech', { same: false }],
    ['lima vs. quito', 'lima green bears vs. quito red bison', { same: false }],
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
    [20_000, 20_000, 'near'],
    [20_000, 20_001, 'near'],
    [20_000, 20_003, 'apart'],
    [20_000, undefined, 'apart'],
    [undefined, undefined, 'missing'],
  ])('finds the game of a side without its opponent by the day only: %s, %s', (day, closing, found) => {
    const side = readOneSide('Spread: Lakers (-1.5)')
    const dayOf = (one: number | undefined) => (one === undefined ? {} : { day: one })
    if (!side) throw new Error('no side')
    const open: Game = { sides: [side, UNNAMED], daySource: 'closing', ...dayOf(closing) }
    const other = game('celtics vs. lakers', { league: 'nfl', daySource: 'ticker', ...dayOf(day) })
    expect(compareGames(open, other).day).toBe(found)
    // beside an opponent, a listing may close some days after the game
    const known: Game = { ...open, sides: game('lakers vs. celtics').sides }
    if (closing === 20_003) expect(compareGames(known, other).day).toBe('near')
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

  it.each([
    ['at the start', 0, 'equal'],
    ['a week after the start', 7 * 1440, 'equal'],
    ['at the end', 190, 'near'],
    ['at the start of the game on the next day', 1440, 'apart'],
    ['when the game on the next day starts later', 1445, 'apart'],
    ['a week after the game on the next day', 8 * 1440, 'apart'],
    ['at the start of the game on the day before', -1440, 'apart'],
  ])('relates a listing that closes %s', (_, later, relation) => {
    const start = 20_000 * 1440 + 23 * 60
    const on = (minute: number, daySource: 'closing' | 'ticker') =>
      game('yankees vs. brewers', { league: 'mlb', day: Math.floor(minute / 1440 - 0.2), minute, daySource })
    const [one, two] = [on(start, 'ticker'), on(start + later, 'closing')]
    expect(compareGames(one, two).day).toBe(relation)
    expect(compareGames(two, one).day).toBe(relation)
  })

  it('believes the clock of a closing more than the day on which the venue usually closes', () => {
    const [start, teams] = [20_000 * 1440 + 600, 'yankees vs. brewers']
    const played = game(teams, { league: 'mlb', day: 20_000, minute: start, daySource: 'ticker' })
    const listed = (minute: number, day: number) => game(teams, { day, minute, daySource: 'listing' })
    expect(compareGames(played, listed(start, 19_993)).day).toBe('equal')
    expect(compareGames(played, listed(start + 14 * 1440, 20_000)).day).toBe('equal')
    expect(compareGames(played, listed(start + 15 * 1440, 20_001)).day).toBe('apart')
  })
})
