/**
 * The source of a pattern for the statistics of players in which a league has a leader, in a normalised title. Source:
 * the leagues' own tables.
 */
export const STATISTIC_LED = `(?:${[
  'points per game|scoring|points|goal contributions|goals|assists|rebounds|steals|blocks|saves',
  'home runs|homers|doubles|triples|hits|rbis|stolen bases|strikeouts|walks|batting average|wins',
  'passing yards|passing touchdowns|passing tds|rushing yards|rushing touchdowns|rushing tds|receiving yards|receiving touchdowns|receptions|sacks|interceptions|touchdowns',
  'runs|wickets|sixes|aces|tackles|tries|clean sheets|kills',
].join('|')})`
