import type { EventDraft } from './draft.ts'
import type { League } from './leagues.ts'
import { dayWords, field, kalshiDate, type Option } from './options.ts'
import { type Question, question } from './question.ts'

export interface Game {
  league: League
  away: string
  home: string
  /** The instant of the start. Kalshi dates the game in Eastern time, Polymarket's slug in UTC. */
  starts: string
  /** Chance that the home team wins. */
  homeWins: number
  /** Points by which the home team is favoured. */
  spread: number
  /** How many points are expected, and how far that may be out. */
  total: number
  deviation: number
}

const EASTERN = 5 * 3_600_000

/** Teams of a league as options of which one wins, by weights in any unit: `BUF 12; KC 9`. */
export const teams = (league: League, list: string): Option[] =>
  field(list).map(({ fair, words }) => ({
    code: words.name ?? '',
    fair,
    words: wordsOf(league.teams, words.name ?? ''),
  }))

/** Lists a game of two teams that cannot end level, once per venue that has it. */
export function game({ league, away, home, starts, homeWins, spread, total, deviation }: Game) {
  const local = new Date(Date.parse(starts) - EASTERN).toISOString().slice(0, 10)
  const date = dayWords(local)
  const visitor = wordsOf(league.teams, away)
  const host = wordsOf(league.teams, home)
  const code = `${kalshiDate(local)}${away}${home}`
  const base: Omit<Question, 'listings'> = {
    key: `${league.id} ${local} ${away}@${home}`,
    category: 'sports',
    tags: [...league.tags, 'Games'],
    opens: '2026-11-16T15:00:00Z',
    closes: starts,
    starts,
  }

  // The home team's win is the proposition; the away team's is its opposite.
  const homeToWin: Option = { code: home, key: 'home wins', fair: homeWins, words: host }
  const awayToWin: Option = { code: away, key: 'home wins', opposite: true, fair: 1 - homeWins, words: visitor }

  const byOver = (team: 'home' | 'away', line: number): Option => {
    const favoured = team === 'home' ? spread : -spread
    const words = team === 'home' ? host : visitor
    return {
      code: `${team === 'home' ? home : away}${Math.ceil(line)}`,
      key: `${team} by over ${line}`,
      fair: 1 / (1 + Math.exp((1.702 * (line - favoured)) / (1.3 * deviation))),
      words: { ...words, line: String(line) },
    }
  }

  const over = (line: number): Option => ({
    code: String(Math.ceil(line)),
    key: `total over ${line}`,
    fair: 1 / (1 + Math.exp((1.702 * (line - total)) / deviation)),
    words: { line: String(line) },
  })
  const lines = [-2, -1, 0, 1, 2].map((n) => Math.floor(total) + 0.5 + n * Math.max(1, Math.round(deviation / 5)))

  const titled = (option: Option, title: string, label: string, fact: string): Option => ({
    ...option,
    words: { ...option.words, title, label, fact },
  })

  return {
    /** One event: the winner with team names as outcomes, a spread and totals. */
    polymarket(): EventDraft[] {
      const title = `${visitor.nick} vs. ${host.nick}`
      const favourite = spread >= 0 ? ('home' as const) : ('away' as const)
      const line = Math.max(Math.floor(Math.abs(spread)), 1) + 0.5
      const [strong, weak] = favourite === 'home' ? [host, visitor] : [visitor, host]
      const margin = byOver(favourite, line)
      return question({
        ...base,
        listings: [
          {
            venue: 'polymarket',
            slug: `${league.id}-${away}-${home}-${starts.slice(0, 10)}`.toLowerCase(),
            title,
            ask: '{title}',
            label: '{label}',
            fact: `{fact} in the ${league.brand} game of ${date.by}`,
            exclusive: false,
            series: { slug: league.id, title: league.brand },
            options: [
              {
                ...titled(awayToWin, title, 'Moneyline', `the ${visitor.nick} beat the ${host.nick}`),
                code: 'moneyline',
                outcomes: [visitor.nick ?? '', host.nick ?? ''],
              },
              {
                ...titled(
                  margin,
                  `Spread: ${strong.nick} (-${line})`,
                  `${strong.nick} (-${line})`,
                  `the ${strong.nick} win by more than ${line} ${league.scored}`,
                ),
                code: 'spread',
                outcomes: [strong.nick ?? '', weak.nick ?? ''],
              },
              ...[lines[1], lines[2], lines[3]].flatMap((value) => {
                if (value === undefined) return []
                const option = titled(
                  over(value),
                  `${title}: O/U ${value}`,
                  `O/U ${value}`,
                  `more than ${value} ${league.scored} are scored`,
                )
                return [{ ...option, code: `total-${value}`.replace('.', 'pt'), outcomes: ['Over', 'Under'] as const }]
              }),
            ],
          },
        ],
      })
    },

    /** One event per kind of bet; the winner as one Yes/No market per team. */
    kalshi(...kinds: ('winner' | 'spread' | 'total')[]): EventDraft[] {
      const title = `${visitor.city} at ${host.city}`
      const subtitle = `${away} at ${home} (${date.day?.slice(0, 3)} ${date.day?.split(' ')[1]})`
      const about = `the ${title} ${league.generic} game originally scheduled for ${date.by}`
      const common = { venue: 'kalshi', subtitle } as const
      return question({
        ...base,
        closes: new Date(Date.parse(starts) + 14 * 86_400_000).toISOString().replace('.000', ''),
        listings: [
          kinds.includes('winner') && {
            ...common,
            ticker: `${league.ticker}GAME-${code}`,
            title,
            ask: `${title} Winner?`,
            label: '{city}',
            fact: `{city} wins ${about}`,
            options: [awayToWin, homeToWin],
          },
          kinds.includes('spread') && {
            ...common,
            ticker: `${league.ticker}SPREAD-${code}`,
            title: `${title}: Spread`,
            ask: `{city} wins by over {line} ${league.scored}?`,
            label: `{city} wins by over {line} ${league.scored}`,
            fact: `{city} wins ${about} by more than {line} ${league.scored}`,
            exclusive: false,
            options: [-1, 0, 1].flatMap((n) => {
              const line = Math.max(Math.floor(Math.abs(spread)), 1) + 0.5 + n * Math.max(1, Math.round(deviation / 4))
              return line < 1 ? [] : [byOver('home', line), byOver('away', line)]
            }),
          },
          kinds.includes('total') && {
            ...common,
            ticker: `${league.ticker}TOTAL-${code}`,
            title: `${title}: Total ${league.scored[0]?.toUpperCase()}${league.scored.slice(1)}`,
            ask: `${title}: Will over {line} ${league.scored} be scored?`,
            label: `Over {line} ${league.scored} scored`,
            fact: `the teams together score more than {line} ${league.scored} in ${about}`,
            exclusive: false,
            options: lines.map(over),
          },
        ].filter((listing) => listing !== false),
      })
    },

    limitless(): EventDraft[] {
      const title = `${league.brand}, ${host.nick} vs ${visitor.nick}, ${date.day?.slice(0, 3)} ${date.day?.split(' ')[1]}, ${local.slice(0, 4)}`
      return question({
        ...base,
        listings: [
          {
            venue: 'limitless',
            title,
            ask: `${title}: {nick}`,
            label: '{nick}',
            fact: `the {name} win the ${league.brand} game of ${date.by}, overtime included`,
            options: [homeToWin, awayToWin],
          },
        ],
      })
    },

    manifold(ask: string, team: 'home' | 'away'): EventDraft[] {
      const option = { ...(team === 'home' ? homeToWin : awayToWin), code: '' }
      return question({
        ...base,
        listings: [{ venue: 'manifold', ask, options: [option], fact: `the {name} win, overtime included` }],
      })
    },
  }
}

function wordsOf(teams: League['teams'], code: string): Record<string, string> {
  const team = teams[code]
  if (!team) throw new Error(`No team ${code}`)
  return { name: team.name, city: team.city, nick: team.nick, last: team.nick }
}
