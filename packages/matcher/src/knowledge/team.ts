import type { Entity } from './entity.ts'

/**
 * A team of one league. Its names and codes count only if the league is known, or if both teams of a game are of this
 * league.
 */
export interface Team extends Entity {
  league: string
}

/** A row of the tables of North American teams: codes, city, nickname, then other names. */
export type FranchiseRow = readonly [codes: string, city: string, nickname: string, ...others: string[]]

/**
 * Returns the teams of a North American league, each with all its names: "Los Angeles Lakers", "Lakers", "Los Angeles
 * L", "LAL Lakers", "LA Lakers". The city alone is a name only if the league has a single team there.
 */
export function franchisesOf(league: string, rows: readonly FranchiseRow[]): Team[] {
  const teamsOf = new Map<string, number>()
  for (const [, city] of rows) teamsOf.set(city, (teamsOf.get(city) ?? 0) + 1)
  return rows.map(([codes, city, nickname, ...others]) => ({
    id: `${league}:${nickname.toLowerCase().replaceAll(' ', '-')}`,
    league,
    names: [
      `${city} ${nickname}`,
      nickname,
      `${city} ${nickname.charAt(0)}`,
      ...(teamsOf.get(city) === 1 ? [city] : []),
      ...[...codes.split(' '), ...initialsOf(city)].map((code) => `${code} ${nickname}`),
      ...others,
    ],
    codes: codes.split(' '),
  }))
}

/** Returns the initials of a city of several words: "New York" -> ["NY"]. */
const initialsOf = (city: string): readonly string[] =>
  city.includes(' ')
    ? [
        city
          .split(' ')
          .map((word) => word.charAt(0))
          .join(''),
      ]
    : []

/** Returns the teams of a league from rows of text, "CODE CODE|Name;Other name"; the codes may be absent. */
export function clubsOf(league: string, rows: readonly string[]): Team[] {
  return rows.map((row) => {
    const [codes = '', names = ''] = row.split('|')
    const all = names.split(';')
    return {
      id: `${league}:${(all[0] ?? '').toLowerCase().replaceAll(' ', '-')}`,
      league,
      names: all,
      ...(codes && { codes: codes.split(' ') }),
    }
  })
}

/**
 * Words that make a name that of another school, team or place, by where they stand: "UC San Diego", "East Timor", "Kansas
 * State".
 */
export const namesakeWords = {
  before: 'east eastern north northern south southern uc ut west western'.split(' '),
  behind: 'castilla ii poly reserves state tech'.split(' '),
} as const
