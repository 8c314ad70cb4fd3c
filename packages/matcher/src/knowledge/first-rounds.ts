/**
 * The round that follows the groups of a tournament, by the id of its league, each with the year since which it does: the
 * World Cup of 48 teams has a round of 32. Source: the federations.
 */
export const firstRounds: ReadonlyMap<string, readonly (readonly [since: number, stage: string])[]> = new Map(
  Object.entries({
    afcon: [[2019, 'round of 16']],
    'asian-cup': [[2019, 'round of 16']],
    'club-world-cup': [[2025, 'round of 16']],
    'copa-america': [[1993, 'quarterfinal']],
    euro: [[2016, 'round of 16']],
    'gold-cup': [[1998, 'quarterfinal']],
    'womens-world-cup': [
      [2031, 'round of 32'],
      [2015, 'round of 16'],
    ],
    'world-cup': [
      [2026, 'round of 32'],
      [1986, 'round of 16'],
    ],
  }),
)
