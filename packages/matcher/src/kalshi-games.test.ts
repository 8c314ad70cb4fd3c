import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ListedMarket, listing } from './__fixtures__/listing.ts'
import { people } from './__fixtures__/lists.ts'
import { match } from './match.ts'

// Games as Kalshi titles them, "B at A: ...", in a catalogue without tickers and rules: only a padded close states the day.

const day = (at: number) => new Date(Date.UTC(2031, 2, 4, 20) + at * 86_400_000).toISOString()
const one = (venue: string, id: string, closes: number, market: Omit<ListedMarket, 'id'>) =>
  listing(venue, { id, title: market.title, closes: day(closes), markets: [{ id, ...market }] })
const kalshi = (title: string, more: Partial<ListedMarket> & { at?: number; id?: string } = {}) => {
  const { at = 14, id = 'k', ...market } = more
  return one('kalshi', id, at, { title, ...market })
}
const polymarket = (title: string, more: Partial<ListedMarket> & { at?: number; id?: string } = {}) => {
  const { at = 0, id = 'p', ...market } = more
  return one('polymarket', id, at, { title, ...market })
}
const edges = (...events: ReturnType<typeof listing>[]) =>
  match(events).map(({ a, b, relation }) => `${a.eventId} ${b.eventId} ${relation}`)
const relation = (a: ReturnType<typeof kalshi>, b: ReturnType<typeof kalshi>) => match([a, b])[0]?.relation

const teams = people(2).map(([away = '', home = '']) => [away.split(' ')[0] ?? '', home.split(' ')[0] ?? ''] as const)
const runs = { numRuns: 25 }

describe('"B at A: ..." is a game', () => {
  it.each<[string, (away: string, home: string) => [string, Partial<ListedMarket>, string, Partial<ListedMarket>]]>([
    ['both score', (a, h) => [`${a} at ${h}: Both Teams to Score`, {}, `${h} FC vs. ${a} SC: Both Teams to Score`, {}]],
    [
      'total',
      (a, h) => [
        `${a} at ${h}: Totals`,
        { label: 'Over 2.5 goals scored' },
        `${h} FC vs. ${a} CF: O/U 2.5`,
        { outcomes: ['Over', 'Under'] },
      ],
    ],
    [
      'total of points',
      (a, h) => [
        `${a} at ${h}: Total Points`,
        { label: 'Over 150.5 points scored' },
        `${a} vs. ${h}: O/U 150.5`,
        { outcomes: ['Over', 'Under'] },
      ],
    ],
    ['winner', (a, h) => [`${a} at ${h} Winner?`, { label: a }, `${a} vs. ${h}`, { outcomes: [a, h] }]],
  ])('%s', (_, titles) => {
    fc.assert(
      fc.property(teams, ([away, home]) => {
        const [mine, more, theirs, others] = titles(away, home)
        expect(edges(kalshi(mine, more), polymarket(theirs, others))).toEqual(['k p identity'])
      }),
      runs,
    )
  })

  it.each([
    ['Chelsea at Aston Villa', 'Aston Villa FC vs. Chelsea FC'],
    ['Salt Lake at Atlanta', 'Atlanta United FC vs. Real Salt Lake'],
    ['Dallas at Los Angeles F', 'Los Angeles FC vs. FC Dallas'],
    ['Bremen at Union Berlin', '1. FC Union Berlin vs. SV Werder Bremen'],
    ['Celta Vigo at Girona', 'Girona FC vs. RC Celta de Vigo'],
    ['Vallecano at Sevilla', 'Sevilla FC vs. Rayo Vallecano de Madrid'],
    ['DC United at Austin', 'Austin FC vs. D.C. United SC'],
    ['Nottingham at Manchester City', 'Manchester City FC vs. Nottingham Forest FC'],
    ['Minnesota at Nashville', 'Nashville SC vs. Minnesota United FC'],
    ['Lumbir at Quorvan United', 'Quorvan United FC vs. Real Lumbir de Zorba'],
    ['Zorba at Quilmar L', 'FC Quilmar Lions vs. 1. FC Zorba 04'],
  ])('with cut names of clubs: %s', (mine, theirs) => {
    expect(edges(kalshi(`${mine}: Both Teams to Score`), polymarket(`${theirs}: Both Teams to Score`))).toEqual([
      'k p identity',
    ])
  })

  it.each([
    ['Chelsea at Manchester City', 'Manchester United FC vs. Chelsea FC'],
    ['Torino at Internazionale', 'Inter Miami CF vs. Torino FC'],
    ['Dallas at San Diego', 'UC San Diego vs. FC Dallas'],
    ['Zorba at Quilmar', 'Quilmar Women vs. Zorba'],
    ['Zorba at Quilmar', 'Quilmar U21 vs. Zorba U21'],
    ['Zorba at Quilmar', 'Quilmar Reserves vs. Zorba'],
    ['Zorba at Quilmar City', 'Quilmar United vs. Zorba'],
    ['Zorba at Quilmar', 'Lumbir FC vs. Zorba FC'],
    ['Los Angeles G at Zorba', 'Zorba FC vs. Los Angeles FC'],
  ])('of other teams: %s, %s', (mine, theirs) => {
    expect(edges(kalshi(`${mine}: Both Teams to Score`), polymarket(`${theirs}: Both Teams to Score`))).not.toContain(
      'k p identity',
    )
  })

  it.each([
    'Quilmar at Lumbir summit: Zorba to speak?',
    'Quilmar speaks at Davos: Totals?',
    'Will Quilmar be at Lumbir by March 31?',
  ])('but not every "at": %s', (title) => {
    expect(edges(kalshi(title), polymarket('Lumbir vs. Quilmar: Both Teams to Score'))).not.toContain('k p identity')
  })

  it.each([
    ['subset', 'Exact Score: Quilmar FC 3 - 1 Zorba FC?', 'p k subset'],
    ['no goal of one side', 'Exact Score: Quilmar FC 2 - 0 Zorba FC?', 'p k disjoint'],
    ['total', 'Quilmar FC vs. Zorba FC: O/U 2.5', 'k p overlap'],
    ['total of one goal', 'Quilmar FC vs. Zorba FC: O/U 1.5', 'k p subset'],
  ])('beside another bet on it: %s', (_, title, expected) => {
    const found = match([kalshi('Zorba at Quilmar: Both Teams to Score'), polymarket(title)])[0]
    const reversed = expected.startsWith('p') ? { subset: 'superset' }[expected.split(' ')[2] ?? ''] : undefined
    expect(found?.relation).toBe(reversed ?? expected.split(' ')[2])
  })
})

describe('a game of which only the close is known', () => {
  const asks = (closes: number, id: string) => kalshi('Zorba at Quilmar: Both Teams to Score', { at: closes, id })
  const other = (closes: number, id: string) =>
    polymarket('Quilmar FC vs. Zorba FC: Both Teams to Score', { at: closes, id })

  it.each([0, 1, 3, 14, 15])('is the one up to 15 days before: %i', (gap) => {
    expect(edges(asks(gap, 'k'), other(0, 'p'))).toEqual(['k p identity'])
  })
  it.each([17, 40])('is none that is further away: %i', (gap) => {
    expect(edges(asks(gap, 'k'), other(0, 'p'))).toEqual([])
  })
  it('is none of two rivals', () => {
    expect(edges(asks(14, 'k'), other(0, 'p'), other(8, 'q'))).toEqual([])
    expect(edges(asks(14, 'k'), asks(9, 'l'), other(0, 'p'))).toEqual([])
  })
  it('is the same, whichever venue sorts first', () => {
    const early = one('alpha', 'a', 0, { title: 'Quilmar FC vs. Zorba FC: Both Teams to Score' })
    expect(relation(early, asks(14, 'k'))).toBe('identity')
  })
})

describe('the round of a match', () => {
  const sides = people(2).map(([one = '', two = '']) => [one, two] as const)
  const last = (name: string) => name.split(' ')[1] ?? ''
  it.each([
    'Qualification Round 1',
    'Qualification Final',
    'Round Of 16',
    'Quarterfinals',
    'Round of 128',
    'Semifinal',
    'Final',
  ])('is no other bet: %s', (round) => {
    fc.assert(
      fc.property(sides, fc.boolean(), ([left, right], isSecond) => {
        const winner = isSecond ? right : left
        const mine = kalshi(`Will ${winner} win the ${last(left)} vs ${last(right)} : ${round} match?`)
        const theirs = polymarket(`Quorra Open, Qualification: ${left} vs ${right}`, { outcomes: [left, right] })
        expect(edges(mine, theirs)).toEqual([`k p ${isSecond ? 'complement' : 'identity'}`])
      }),
      runs,
    )
  })

  it('is found where a name is a usual word', () => {
    const theirs = polymarket('BNP Paribas Open, Qualification: Kayla Day vs Aliaksandra Sasnovich', {
      outcomes: ['Kayla Day', 'Aliaksandra Sasnovich'],
    })
    const mine = kalshi('Will Kayla Day win the Day vs Sasnovich : Qualification Round 1 match?')
    expect(edges(mine, theirs)).toEqual(['k p identity'])
  })

  it.each([
    'Will Ann Quilmar win in round 1 of Quilmar vs Zorba?',
    'Will Ann Quilmar win set 1 in the Quilmar vs Zorba : Round Of 16 match?',
    'Will Ann Quilmar and Eve Lumbir win the Quilmar vs Zorba : Doubles match?',
    'Will Ann Quilmar win the Quilmar vs Dorvan : Qualification Round 1 match?',
  ])('of another bet stays another bet: %s', (title) => {
    const theirs = polymarket('Quorra Open: Ann Quilmar vs Mia Zorba', { outcomes: ['Ann Quilmar', 'Mia Zorba'] })
    expect(edges(kalshi(title), theirs)).not.toContain('k p identity')
  })
})

describe('a spread that names one side only', () => {
  const wins = (team: string, line = 1.5, more: { at?: number; id?: string } = {}) =>
    kalshi(`${team} wins by over ${line} goals?`, { at: 0, ...more })
  const spread = (team: string, line = 1.5, more: { at?: number; id?: string } = {}) =>
    polymarket(`Spread: ${team} (-${line})`, more)

  it('is that of the other venue, with the same line', () => {
    fc.assert(
      fc.property(teams, ([team]) => {
        expect(edges(wins(team), spread(`${team} FC`))).toEqual(['k p identity'])
        expect(edges(wins(team, 2.5), spread(`${team} FC`))).toEqual(['k p subset'])
      }),
      runs,
    )
  })

  it('is none of a team whose games are on other days, as far as the closings show', () => {
    expect(edges(wins('Quilmar', 1.5, { at: 14 }), spread('Quilmar FC'))).toEqual([])
  })

  it.each(['points', 'runs', 'goals'])('counts %s as the other side', (unit) => {
    const wins = kalshi(`Northern Iowa wins by over 4.5 ${unit}?`, { at: 0 })
    expect(edges(wins, spread('Northern Iowa Panthers', 4.5))).toEqual(['k p identity'])
  })

  it.each([
    ['another team', 'Dorvan'],
    ['another team of the city', 'Quilmar Reserves'],
  ])('is not that of %s', (_, other) => {
    expect(edges(wins('Quilmar'), spread(other))).toEqual([])
  })

  it.each([
    'yes Quilmar wins by over 1.5 goals,yes Over 5.5 goals scored',
    'Quilmar wins by over 1.5 goals,yes Dorvan wins by over 2.5 goals',
    'yes Quilmar wins by over 1.5 goals',
  ])('is not one of several bets that all have to win: %s', (title) => {
    expect(edges(kalshi(title), spread('Quilmar FC'))).toEqual([])
  })

  it('is not the other side of the line', () => {
    expect(edges(wins('Quilmar'), polymarket('Spread: Quilmar (+1.5)'))).not.toContain('k p identity')
  })

  it('is none of two rivals', () => {
    expect(edges(wins('Quilmar'), spread('Quilmar FC'), spread('Quilmar FC', 1.5, { at: 1, id: 'q' }))).toEqual([])
    expect(edges(wins('Quilmar'), wins('Quilmar', 1.5, { at: 1, id: 'l' }), spread('Quilmar FC'))).toEqual([])
  })
})
