import type { League } from './leagues.ts'
import { dayWords, field, kalshiDate, type Option } from './options.ts'
import type { Question } from './question.ts'

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

export type GameFacts = ReturnType<typeof gameFacts>

/** Works out what all venues list of one game. */
export function gameFacts({ league, away, home, starts, homeWins, spread, total, deviation }: Game) {
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

  return { date, local, code, visitor, host, base, homeToWin, awayToWin, byOver, over, lines }
}

function wordsOf(teams: League['teams'], code: string): Record<string, string> {
  const team = teams[code]
  if (!team) throw new Error(`No team ${code}`)
  return { name: team.name, city: team.city, nick: team.nick, last: team.nick }
}
