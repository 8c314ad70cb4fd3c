import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'

// The scenario's markets of games as bets of the venue: their types, names of outcomes and lines.

interface Bet {
  type: number
  one: string
  two: string
  line?: number
}

/** Where overtime counts, bets have types of their own. */
const TYPES = {
  usual: { winner: 52, spread: 3, total: 2 },
  overtime: { winner: 226, spread: 342, total: 28 },
}

/** Returns the bet of a market; in one of several results each is a bet against all others. */
export function betOf(market: ScenarioMarket, event: ScenarioEvent): Bet {
  const types = TYPES[isSoccer(event) ? 'usual' : 'overtime']
  const label = market.label ?? market.title
  if (!market.outcomes) return { type: 1, one: label, two: `Not ${label}` }
  const [one, two] = market.outcomes
  const line = Number(/(?:\(|O\/U )([-+]?\d+(?:\.\d+)?)/.exec(label)?.[1] ?? Number.NaN)
  if (Number.isNaN(line)) return { type: types.winner, one, two }
  if (/^over$/i.test(one)) return { type: types.total, one: `Over ${line}`, two: `Under ${line}`, line }
  return { type: types.spread, one: `${one} ${signed(line)}`, two: `${two} ${signed(-line)}`, line }
}

const signed = (line: number): string => (line > 0 ? `+${line}` : String(line))

const isSoccer = ({ tags }: ScenarioEvent): boolean => tags.includes('Soccer')

interface League {
  leagueId: number
  leagueLabel: string
  sportId: number
  sportLabel: string
}

const leagues = new Map(
  [
    ['NBA', 1, 'NBA', 1, 'Basketball'],
    ['NFL', 243, 'NFL', 8, 'Football'],
    ['NHL', 3, 'NHL', 2, 'Hockey'],
    ['EPL', 29, 'English Premier League', 5, 'Soccer'],
    ['La Liga', 1114, 'La Liga', 5, 'Soccer'],
    ['UCL', 30, 'Champions League_UEFA', 5, 'Soccer'],
  ].map(([tag, leagueId, leagueLabel, sportId, sportLabel]) => [
    tag,
    { leagueId, leagueLabel, sportId, sportLabel } as League,
  ]),
)

/** Returns the league of an event by its tags. */
export function leagueOf({ tags, title }: ScenarioEvent): League {
  const league = tags.map((tag) => leagues.get(tag)).find((found) => found !== undefined)
  if (!league) throw new Error(`“${title}” is in no league of SX Bet`)
  return league
}
