import { leagueOfAward } from '../knowledge/awards.ts'
import { leagueOfTrophy } from '../knowledge/trophies.ts'
import { type EntityId, kindOf } from './entities.ts'
import { memoize } from './memoize.ts'
import type { Token } from './tokens.ts'

/** Returns the league of an award: "WNBA Defensive Player of the Year" -> the WNBA. */
function leagueGiving(id: EntityId): string | undefined {
  const giver = /^award:(al|nl|nba|nfl|wnba)-/.exec(id)?.[1]
  return giver === 'al' || giver === 'nl' ? 'mlb' : (giver ?? leagueOfAward.get(id))
}

const leagueOfTeam = (id: EntityId) => (kindOf(id) === 'team' ? id.split(':')[1] : undefined)

/**
 * Returns the ids of all leagues that lists of tokens name or imply (by a team, an award or a trophy), the ticker's league first.
 * Empty where there are none.
 */
export function leaguesOf(lists: readonly (readonly Token[])[], ticker: string | undefined): string[] {
  const found = lists.flatMap((tokens) => tokens.flatMap(({ ids }) => (ids ? leaguesOfEntities(ids) : [])))
  if (ticker !== undefined) found.unshift(ticker)
  return found.length < 2 ? found : [...new Set(found)]
}

const leaguesOfEntities = memoize((ids: readonly EntityId[]): readonly string[] => {
  const found = ids.flatMap((id) => (kindOf(id) === 'league' ? id.slice('league:'.length) : []))
  for (const implied of [leagueGiving, leagueOfTeam, (id: EntityId) => leagueOfTrophy.get(id)]) {
    const [league, ...others] = new Set(ids.map(implied))
    if (league !== undefined && others.length === 0) found.push(league)
  }
  return found
})

/** The rules name the league of a question within this many characters at their beginning. */
const BEGINNING = 300
const IN_RULES =
  /\b(?:(mlb|nba|nfl|nhl|wnba)|(?<!women['’]s )pro (baseball|basketball|football|hockey)(?! ?(?:\(w\)|w\b)))\b/gi
const LEAGUE_OF_SPORT: ReadonlyMap<string, string> = new Map([
  ['baseball', 'mlb'],
  ['basketball', 'nba'],
  ['football', 'nfl'],
  ['hockey', 'nhl'],
])

/**
 * Returns the major league that resolution rules name, in a list: "If Denver has 10+ wins in the 2031 pro football
 * season" -> ["nfl"]. Empty where they name none, or several.
 */
export function leaguesInRules(rules = ''): readonly string[] {
  const found = new Set(
    Array.from(rules.slice(0, BEGINNING).matchAll(IN_RULES), ([, league, sport = '']) =>
      league ? league.toLowerCase() : LEAGUE_OF_SPORT.get(sport.toLowerCase()),
    ),
  )
  const [league, ...others] = found
  return league === undefined || others.length > 0 ? [] : [league]
}
