import type { UnifiedEvent } from '@crossvenue/venues'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pick } from './__fixtures__/catalogue.ts'
import { type ListedMarket, listing } from './__fixtures__/listing.ts'
import { people } from './__fixtures__/lists.ts'
import { minuteOf } from './extract/calendar.ts'
import { match } from './match.ts'

// Games of teams that no table knows, as two venues list them: one has an event of its own for each part of the game, the
// other the parts beside the winner. Tickers and slugs are in the venues' format.

const DAY = 86_400_000
const START = Date.UTC(2026, 9, 1)
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const two = (n: number) => String(n).padStart(2, '0')
const iso = (day: number) => new Date(START + day * DAY).toISOString().slice(0, 10)
const inTicker = (day: number) => {
  const date = new Date(START + day * DAY)
  return `${two(date.getUTCFullYear() % 100)}${MONTHS[date.getUTCMonth()]}${two(date.getUTCDate())}`
}
const long = (day: number) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' }).format(START + day * DAY)
/** In the evening of the day in New York. */
const evening = (day: number) => new Date(START + (day + 1) * DAY + 1_800_000).toISOString()
const late = (day: number) => new Date(START + (day + 14) * DAY).toISOString()

interface Teams {
  away: string
  home: string
}
const teams = people(2).map(([away = '', home = '']): Teams => ({ away: first(away), home: first(home) }))
const first = (name: string) => name.split(' ')[0] ?? ''
const code = ({ away, home }: Teams) => `${away.slice(0, 3)}${home.slice(0, 3)}`.toUpperCase()
const day = fc.integer({ min: 0, max: 80 })

/** An event of its own for one part of a game, whose day the ticker names. */
const part = (
  series: string,
  sides: Teams,
  on: number,
  title: string,
  markets: readonly Omit<ListedMarket, 'id'>[],
): UnifiedEvent => {
  const id = `${series}-${inTicker(on)}${code(sides)}`
  return listing('kalshi', {
    id,
    title,
    markets: markets.map((market, at) => ({ ...market, id: `${id}-${at}` })),
    closes: late(on),
  })
}

const spread = (sides: Teams, on: number, isNamed: boolean) =>
  part(
    'KXNBASPREAD',
    sides,
    on,
    isNamed ? `${sides.away} at ${sides.home}: Spread` : `${sides.away} wins by over ___ Points?`,
    [3, 6].map((line) => ({
      title: `${sides.away} wins by over ${line}.5 Points?`,
      rules: `If ${sides.away} wins the ${sides.away} at ${sides.home} professional basketball game originally scheduled for ${long(on)} by more than ${line}.5 points, then the market resolves to Yes.`,
    })),
  )

const whole = (prefix: string, { away, home }: Teams, on: number): UnifiedEvent =>
  listing('polymarket', {
    id: `${prefix}-${iso(on)}`,
    slug: `${prefix}-${code({ away, home }).slice(0, 3)}-${code({ away, home }).slice(3)}-${iso(on)}`.toLowerCase(),
    title: `${away} vs. ${home}`,
    closes: evening(on),
    markets: [
      { id: 'winner', title: `${away} vs. ${home}`, outcomes: [away, home] },
      { id: 'spread', title: `Spread: ${away} (-3.5)`, label: 'Spread -3.5', outcomes: [away, home] },
      { id: 'total', title: `${away} vs. ${home}: O/U 220.5`, label: 'O/U 220.5', outcomes: ['Over', 'Under'] },
      { id: 'half', title: `${away} vs. ${home}: 1H O/U 110.5`, label: '1H O/U 110.5', outcomes: ['Over', 'Under'] },
      { id: 'points', title: 'Ann Roevina: Points Over 24.5', label: 'Points O/U 24.5' },
    ],
  })

const joined = (events: readonly UnifiedEvent[]) =>
  match(events)
    .filter(({ relation }) => relation === 'identity' || relation === 'complement')
    .map(({ a, b, relation }) => `${a.marketId?.split('-').at(-1)} ${b.eventId} ${b.marketId} ${relation}`)

const runs = { numRuns: 40 }

describe('the parts of a game that one venue lists as events of their own', () => {
  const parts: readonly (readonly [string, (sides: Teams, on: number) => UnifiedEvent, string, string[]])[] = [
    [
      'winner',
      (sides, on) =>
        part('KXNBAGAME', sides, on, `${sides.away} at ${sides.home}`, [
          { title: `${sides.away} at ${sides.home} Winner?`, label: sides.away },
          { title: `${sides.away} at ${sides.home} Winner?`, label: sides.home },
        ]),
      'winner',
      ['0 identity', '1 complement'],
    ],
    ['spread', (sides, on) => spread(sides, on, true), 'spread', ['0 identity']],
    ['spread whose title names one side', (sides, on) => spread(sides, on, false), 'spread', ['0 identity']],
    [
      'total',
      (sides, on) =>
        part('KXNBATOTAL', sides, on, `${sides.away} at ${sides.home}: Total Points`, [
          { title: `${sides.away} at ${sides.home}: Total Points`, label: 'Over 220.5 points scored' },
          { title: `${sides.away} at ${sides.home}: Total Points`, label: 'Over 223.5 points scored' },
        ]),
      'total',
      ['0 identity'],
    ],
    [
      'total of the first half',
      (sides, on) =>
        part('KXNBA1HTOTAL', sides, on, `${sides.away} at ${sides.home}: First Half Total`, [
          { title: `${sides.away} at ${sides.home}: First Half Total`, label: 'Over 110.5 points scored' },
          { title: `${sides.away} at ${sides.home}: First Half Total`, label: 'Over 220.5 points scored' },
        ]),
      'half',
      ['0 identity'],
    ],
    [
      'points of a player',
      (sides, on) =>
        part('KXNBAPTS', sides, on, `${sides.away} at ${sides.home}: Points`, [
          { title: 'Ann Roevina: 25+ points', label: 'Ann Roevina: 25+' },
          { title: 'Ann Roevina: 20+ points', label: 'Ann Roevina: 20+' },
        ]),
      'points',
      ['0 identity'],
    ],
  ]

  it.each(parts)('meet the markets of the game on the other: %s', (_, listed, market, expected) => {
    fc.assert(
      fc.property(teams, day, (sides, on) => {
        expect(joined([listed(sides, on), whole('nba', sides, on)]).sort()).toEqual(
          expected.map((found) => found.replace(' ', ` nba-${iso(on)} ${market} `)),
        )
      }),
      runs,
    )
  })

  it.each(parts)('do not meet those of another day: %s', (_, listed) => {
    fc.assert(
      fc.property(teams, day, fc.integer({ min: 1, max: 9 }), (sides, on, later) => {
        expect(joined([listed(sides, on), whole('nba', sides, on + later)])).toEqual([])
      }),
      runs,
    )
  })

  it.each([
    ['cs2', 'KXCS2MAP', 'Map 1 Winner', (side: string) => `Will ${side} win map 1 in the # match?`],
    ['atp', 'KXATPSETWINNER', 'Set 1 Winner', (side: string) => `Will ${side} win set 1 in the # : Round Of 16 match?`],
  ])('meet the first map or set: %s', (prefix, series, label, asks) => {
    fc.assert(
      fc.property(teams, day, (sides, on) => {
        const { away, home } = sides
        const id = `${series}-${inTicker(on)}${code(sides)}-1`
        const own = listing('kalshi', {
          id,
          title: asks('___').replace('#', `${away} vs ${home}`),
          closes: late(on),
          markets: [away, home].map((side, at) => ({
            id: `${id}-${at}`,
            title: asks(side).replace('#', `${away} vs ${home}`),
            label: side,
          })),
        })
        const other = listing('polymarket', {
          id: prefix,
          slug: `${prefix}-${away}-${home}-${iso(on)}`.toLowerCase(),
          title: `Quorra Open: ${away} vs ${home}`,
          closes: evening(on),
          markets: [
            { id: 'whole', title: `Quorra Open: ${away} vs ${home}`, outcomes: [away, home] },
            { id: 'one', title: `${away} vs ${home} - ${label}`, label, outcomes: [away, home] },
            { id: 'two', title: `${away} vs ${home} - ${label.replace('1', '2')}`, outcomes: [away, home] },
          ],
        })
        expect(joined([own, other]).sort()).toEqual([`0 ${prefix} one identity`, `1 ${prefix} one complement`])
      }),
      runs,
    )
  })
})

describe('the day of a game', () => {
  const winner = (sides: Teams, on: number) =>
    part('KXEPLGAME', sides, on, `${sides.away} vs ${sides.home}`, [
      { title: `${sides.away} vs ${sides.home} Winner?`, label: sides.away },
    ])
  const listed = (id: string, { away, home }: Teams, more: { closes?: string; rules?: string; startDate?: string }) => {
    const { startDate, closes, rules } = more
    const market = { id, title: `${away} vs. ${home}`, outcomes: [away, home], ...(rules && { rules }) }
    const event = listing('polymarket', {
      id,
      title: `${away} vs. ${home}`,
      markets: [market],
      ...(closes && { closes }),
    })
    return { ...event, ...(startDate && { startDate }) }
  }
  const games = fc.tuple(teams, day, fc.integer({ min: 2, max: 12 }))

  it('is the one in the rules, however late the listing closes', () => {
    fc.assert(
      fc.property(
        games,
        pick('originally scheduled for', 'scheduled for', 'scheduled on'),
        ([sides, on, later], says) => {
          const rules = (played: number) =>
            `In the upcoming EPL game, ${says} ${long(played)}: if ${sides.away} wins, it resolves to Yes.`
          const closes = late(on + later)
          const both = [on, on + later].map((played, at) => listed(`p${at}`, sides, { closes, rules: rules(played) }))
          expect(joined([winner(sides, on), ...both])).toEqual(['0 p0 p0 identity'])
        },
      ),
      runs,
    )
  })

  it('is the one in the title, also where the market is settled on the day after', () => {
    fc.assert(
      fc.property(games, ([sides, on]) => {
        const played = listed('p0', sides, { closes: `${iso(on + 1)}T23:59:00Z` })
        const title = `${sides.away} vs. ${sides.home}, ${long(on)}`
        const dated = { ...played, title, markets: played.markets.map((market) => ({ ...market, title })) }
        expect(joined([winner(sides, on), dated])).toEqual(['0 p0 p0 identity'])
      }),
      runs,
    )
  })

  it('is the one on which the venue says it begins, however late the listing closes', () => {
    fc.assert(
      fc.property(games, ([sides, on, later]) => {
        const closes = late(on + later)
        const both = [on, on + later].map((played, at) =>
          listed(`p${at}`, sides, { closes, startDate: evening(played) }),
        )
        expect(joined([winner(sides, on), ...both])).toEqual(['0 p0 p0 identity'])
      }),
      runs,
    )
  })

  it('leaves no match where two games of the same teams could both be meant', () => {
    fc.assert(
      fc.property(games, fc.boolean(), ([sides, on, later], isKnown) => {
        const both = [3, 3 + later].map((after, at) =>
          listed(`p${at}`, sides, isKnown ? { closes: iso(on + after) } : {}),
        )
        expect(joined([winner(sides, on), ...both])).toEqual([])
      }),
      runs,
    )
  })

  it('is the one that the clock of a closing shows, at the start or a week later', () => {
    fc.assert(
      fc.property(teams, day, (sides, on) => {
        const { away, home } = sides
        const id = `KXMLBGAME-${inTicker(on)}1910${code(sides)}`
        const own = listing('kalshi', {
          id,
          title: `${away} vs ${home}`,
          markets: [{ id: `${id}-0`, title: `${away} vs ${home} Winner?`, label: away }],
        })
        const start = minuteOf(START / DAY + on, 19 * 60 + 10, 'et') * 60_000
        const starts = (after: number) => new Date(start + after * DAY).toISOString()
        const total = { id: 'total', title: `${away} vs. ${home}: O/U 8.5`, outcomes: ['Over', 'Under'] }
        const others = [
          ...[7, 8].map((after) => listed(`p${after}`, sides, { closes: starts(after) })),
          listing('polymarket', { id: 'total', title: total.title, closes: starts(0), markets: [total] }),
        ]
        expect(joined([own, ...others])).toEqual(['0 p7 p7 identity'])
      }),
      runs,
    )
  })

  it('leaves a match where the same game is listed twice', () => {
    fc.assert(
      fc.property(games, ([sides, on]) => {
        const both = ['p0', 'p1'].map((id) => listed(id, sides, { startDate: evening(on), closes: late(on) }))
        expect(joined([winner(sides, on), ...both]).sort()).toEqual(['0 p0 p0 identity', '0 p1 p1 identity'])
      }),
      runs,
    )
  })
})
