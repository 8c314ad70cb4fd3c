/**
 * The country of the clubs of a soccer league, by the ids of both; leagues whose clubs come from several countries are left
 * out. Source: general knowledge.
 */
export const nationsOfLeagues: ReadonlyMap<string, string> = new Map(
  Object.entries({
    argentina: 'arg',
    belgium: 'bel',
    brasileirao: 'bra',
    bundesliga: 'deu',
    epl: 'eng',
    eredivisie: 'nld',
    'j-league': 'jpn',
    'k-league': 'kor',
    laliga: 'esp',
    ligamx: 'mex',
    ligue1: 'fra',
    primeira: 'prt',
    saudi: 'sau',
    scottish: 'sco',
    seriea: 'ita',
    'super-lig': 'tur',
  }),
)

/** Clubs of one country that play in the league of another. */
export const clubsAbroad: ReadonlySet<string> = new Set([
  'epl:cardiff-city',
  'epl:swansea-city',
  'epl:wrexham',
  'ligue1:monaco',
])
