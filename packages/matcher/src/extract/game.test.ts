import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Listing, listing } from '../__fixtures__/listing.ts'
import { dayNumber, isoDay } from './calendar.ts'
import { readGame } from './game.ts'
import { readText } from './read.ts'
import { readTicker } from './ticker.ts'

const gameOf = (listed: Listing, more: Record<string, unknown> = {}) => {
  const event = { ...listing('v0', listed), ...more }
  return readGame(event, readText(event.title), readTicker(event.id))
}
const labels = (listed: Listing) => gameOf(listed)?.sides.map(({ label }) => label)
const dayOf = (listed: Listing, more?: Record<string, unknown>) => {
  const { day, daySource } = gameOf(listed, more) ?? {}
  return [day === undefined ? undefined : isoDay(day), daySource]
}

describe('the sides of a game', () => {
  it.each([
    ['Zorros vs. Quibbles', ['zorros', 'quibbles']],
    ['Zorros v Quibbles, March 5, 2031', ['zorros', 'quibbles']],
    ['England v India, March 5, 2031', ['england', 'india']],
    ['Brazil v Belgium', ['brazil', 'belgium']],
    ['Malmo v Byasen', ['malmo', 'byasen']],
    ['Lima Cup: Zorros @ Quibbles', ['zorros', 'quibbles']],
    ['Zorros vs Quibbles: total points', ['zorros', 'quibbles']],
    ['Zorros vs Quibbles - First Half', ['zorros', 'quibbles']],
    ['Will both Zorros and Quibbles score?', ['zorros', 'quibbles']],
    ['Will the Lakers beat the Kings?', ['lakers', 'kings']],
    ['Will Zorros beat Quibbles in Lima on March 5, 2031?', ['zorros', 'quibbles']],
  ])('%s', (title, sides) => {
    expect(labels({ title })).toEqual(sides)
  })

  it.each([
    'Will Zorro beat Quibble?',
    'Will Zorro beat earnings expectations on March 5, 2031?',
    'Roe v Wade case overturned?',
    'Will Zorro visit Lima at Easter?',
    'Zorro or Quibble?',
    'Who wins the Lima matchup: Zorros vs Quibbles?',
    'Will "Gameday: Zorros vs. Quibbles" be the top show this week?',
  ])('are none in "%s"', (title) => {
    expect(gameOf({ title })).toBeUndefined()
  })

  it('stand in the titles of markets where that of the event has none', () => {
    expect(labels({ title: 'Lima Cup, round 3', markets: [{ title: 'Zorros vs. Quibbles: winner' }] })).toEqual([
      'zorros',
      'quibbles',
    ])
  })

  it('are none in a list of shows of which one is titled after a game', () => {
    const title = 'What will be the top show this week?'
    expect(
      labels({ title, markets: [{ title: `${title} - Gameday: Zorros vs. Quibbles` }, { title: `${title} - Roe` }] }),
    ).toBe(undefined)
  })

  it.each([
    ['Game Handicap: ZOR (-1.5) vs Quibble Gaming (+1.5)', ['zor', 'quibble gaming'], ['zor', undefined]],
    ['Map Handicap: Zorro Esports (-1.5) vs QBL (+1.5)', ['zorro esports', 'qbl'], [undefined, 'qbl']],
    ['Map Handicap: Zorros (-2.5) vs Quibbles (+2.5)', ['zorros', 'quibbles'], [undefined, undefined]],
  ])('may be codes in "%s"', (title, names, codes) => {
    expect(labels({ title })).toEqual(names)
    expect(gameOf({ title })?.sides.map(({ code }) => code)).toEqual(codes)
  })

  it('may be completed by the outcomes', () => {
    const spread = (outcomes: readonly string[]) => {
      const title = 'Spread: Quorra Zorros (-1.5)'
      return labels({ title, markets: [{ title, outcomes }] })
    }
    expect(spread(['Lima Quibbles', 'Quorra Zorros'])).toEqual(['quorra zorros', 'lima quibbles'])
    expect(spread(['Yes', 'No'])).toEqual(['quorra zorros', ''])
  })

  it('stand in the rules where no title has them', () => {
    const rules =
      'If Lima wins the Lima vs Quito professional soccer match originally scheduled for Mar 5, 2031, then the market resolves to Yes.'
    const title = 'Lima wins by over 1.5 goals?'
    const event: Listing = { title, closes: '2031-03-06', markets: [{ title, rules }] }
    expect(labels(event)).toEqual(['lima', 'quito'])
    expect(dayOf(event)).toEqual(['2031-03-05', 'text'])
  })

  it('are written in full where a label says more', () => {
    const event: Listing = {
      title: 'Quibble vs. Tarkington',
      markets: ['Anna Quibble', 'Mia Tarkington'].map((label) => ({ title: `Will ${label} win?`, label })),
    }
    const tokens = gameOf(event)?.sides.map((side) => side.tokens.map(({ key }) => key))
    expect(tokens).toEqual([
      ['anna', 'quibbl'],
      ['mia', 'tarkington'],
    ])
  })

  it('are the teams of the league', () => {
    const ids = (title: string) =>
      gameOf({ title })?.sides.map(({ tokens }) => tokens.flatMap((token) => token.ids ?? []))
    expect(
      ids('Kings vs. Lakers')
        ?.flat()
        .every((id) => id.startsWith('team:nba:')),
    ).toBe(true)
    expect(
      ids('Kings vs. Ducks')
        ?.flat()
        .every((id) => id.startsWith('team:nhl:')),
    ).toBe(true)
  })
})

describe('the league of a game', () => {
  it('is that of its ticker, of its title, of its slug, or the one in which both play', () => {
    expect(gameOf({ id: 'KXNBAGAME-26JAN11HOUSAC', title: 'Houston at Sacramento' })?.league).toBe('nba')
    expect(gameOf({ title: 'NHL: Kings vs. Sharks' })?.league).toBe('nhl')
    expect(gameOf({ title: 'Zorros vs. Quibbles', slug: 'mlb-zor-qui-2031-06-07' })?.league).toBe('mlb')
    expect(gameOf({ title: 'Lakers vs. Celtics' })?.league).toBe('nba')
    expect(gameOf({ title: 'Zorros vs. Quibbles', slug: 'lima-zor-qui-2031-06-07' })?.league).toBeUndefined()
  })
})

describe('the day of a game', () => {
  const title = 'Zorros vs. Quibbles'

  it('is that of its ticker before any other', () => {
    expect(
      gameOf({ id: 'KXNBAGAME-26JAN11HOUSAC', title: 'Houston at Sacramento', closes: '2026-01-25T03:00:00Z' }),
    ).toMatchObject({
      day: dayNumber(2026, 1, 11),
      daySource: 'ticker',
    })
  })

  it.each<[string, Listing, Record<string, unknown>, string | undefined, string | undefined]>([
    ['its slug', { title, slug: 'lima-zor-qui-2031-06-07', closes: '2031-06-21T00:00:00Z' }, {}, '2031-06-07', 'text'],
    ['its title', { title: `${title}, June 7, 2031`, closes: '2031-06-21T00:00:00Z' }, {}, '2031-06-07', 'title'],
    [
      'the time at which it begins',
      { title, closes: '2031-06-21T18:00:00Z' },
      { startDate: '2031-06-07T18:00:00Z' },
      '2031-06-07',
      'time',
    ],
    ['the time at which it closes', { title, closes: '2031-06-07T18:00:00Z' }, {}, '2031-06-07', 'closing'],
    ['nothing', { title }, {}, undefined, undefined],
    // what begins after the market is closed is not the game
    [
      'its closing beside a later start',
      { title, closes: '2031-06-07T18:00:00Z' },
      { startDate: '2031-06-09T18:00:00Z' },
      '2031-06-07',
      'closing',
    ],
    // late in the evening of New York it is the next day in London
    [
      'its start the day after its title',
      { title: `${title}, June 7, 2031`, closes: '2031-06-21T18:00:00Z' },
      { startDate: '2031-06-08T02:00:00Z' },
      '2031-06-07',
      'time',
    ],
  ])('is that of %s', (_, listed, more, day, source) => {
    expect(dayOf(listed, more)).toEqual([day, source])
  })

  it('is the day of the slug, whichever day it is and whenever the listing closes', () => {
    const days = fc.integer({ min: dayNumber(2027, 1, 1), max: dayNumber(2033, 12, 31) })
    fc.assert(
      fc.property(days, fc.integer({ min: 3, max: 20 }), (day, later) => {
        const closes = `${isoDay(day + later)}T12:00:00Z`
        expect(dayOf({ title, slug: `lima-zor-qui-${isoDay(day)}`, closes })).toEqual([isoDay(day), 'text'])
      }),
      { numRuns: 100 },
    )
  })
})

it('takes a party with one letter for no game', () => {
  expect(gameOf({ title: 'Will V win the second most seats in the Quibblian election?' })).toBeUndefined()
  expect(gameOf({ title: 'Zorros v Quibbles' })?.sides.map(({ label }) => label)).toEqual(['zorros', 'quibbles'])
})
