import type { EntityId } from '../extract/entities.ts'
import type { Entity } from './entity.ts'

/**
 * For each title of a season, the titles one of which its winner has won before: the Super Bowl -> the AFC and the NFC
 * Championship. By entity id; an empty list if there are none.
 */
export const titlesWithin: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'trophy:afc-championship': [],
    'trophy:american-league': [],
    'trophy:cfp-championship': [],
    'trophy:national-league': [],
    'trophy:nba-eastern': [],
    'trophy:nba-western': [],
    'trophy:nfc-championship': [],
    'trophy:al-east': [],
    'trophy:al-central': [],
    'trophy:al-west': [],
    'trophy:nl-east': [],
    'trophy:nl-central': [],
    'trophy:nl-west': [],
    'trophy:afc-east': [],
    'trophy:afc-north': [],
    'trophy:afc-south': [],
    'trophy:afc-west': [],
    'trophy:nfc-east': [],
    'trophy:nfc-north': [],
    'trophy:nfc-south': [],
    'trophy:nfc-west': [],
    'trophy:ncaa-tournament': [],
    'trophy:ncaaw-tournament': [],
    'trophy:nba-finals': ['trophy:nba-eastern', 'trophy:nba-western'],
    'trophy:nhl-eastern': [],
    'trophy:nhl-western': [],
    'trophy:presidents-trophy': [],
    'trophy:stanley-cup': ['trophy:nhl-eastern', 'trophy:nhl-western'],
    'trophy:super-bowl': ['trophy:afc-championship', 'trophy:nfc-championship'],
    'trophy:world-series': ['trophy:american-league', 'trophy:national-league'],
  }),
)

/** Titles of one season, each won by another kind of contestant. */
export const titlesOfOneSeason: ReadonlySet<string> = new Set([
  'trophy:constructors-championship',
  'trophy:drivers-championship',
])

/** Titles that are decided in one game; the others are decided in a series. */
export const titlesOfOneGame: ReadonlySet<string> = new Set(['trophy:super-bowl'])

/** Leagues whose final is named by the league: "the NBA Finals" is read as the final of the NBA. By entity id. */
export const leagueOfFinal: ReadonlyMap<string, string> = new Map([
  ['trophy:nba-finals', 'league:nba'],
  ['trophy:stanley-cup', 'league:nhl'],
])

/** The league in which a title is won, by entity id: "trophy:al-east" -> "mlb". */
export const leagueOfTrophy: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'trophy:al-east': 'mlb',
    'trophy:al-central': 'mlb',
    'trophy:al-west': 'mlb',
    'trophy:nl-east': 'mlb',
    'trophy:nl-central': 'mlb',
    'trophy:nl-west': 'mlb',
    'trophy:afc-east': 'nfl',
    'trophy:afc-north': 'nfl',
    'trophy:afc-south': 'nfl',
    'trophy:afc-west': 'nfl',
    'trophy:nfc-east': 'nfl',
    'trophy:nfc-north': 'nfl',
    'trophy:nfc-south': 'nfl',
    'trophy:nfc-west': 'nfl',
    'trophy:afc-championship': 'nfl',
    'trophy:american-league': 'mlb',
    'trophy:cfp-championship': 'ncaaf',
    'trophy:national-league': 'mlb',
    'trophy:nba-eastern': 'nba',
    'trophy:nba-finals': 'nba',
    'trophy:nba-western': 'nba',
    'trophy:ncaa-tournament': 'ncaab',
    'trophy:ncaaw-tournament': 'ncaaw',
    'trophy:nfc-championship': 'nfl',
    'trophy:nhl-eastern': 'nhl',
    'trophy:nhl-western': 'nhl',
    'trophy:stanley-cup': 'nhl',
    'trophy:super-bowl': 'nfl',
    'trophy:wnba-finals': 'wnba',
    'trophy:world-series': 'mlb',
  }),
)

/**
 * Returns the names of a league's title made of the league's names: venues that avoid the trademark "Super Bowl" write
 * "Pro Football Championship".
 */
const titleOf = (...leagues: string[]): string[] =>
  leagues.flatMap((league) =>
    ['Championship', 'Champion', 'Champions', 'Title', 'League Championship', 'League Champion'].map(
      (form) => `${league} ${form}`,
    ),
  )

/** Returns the same for college leagues, whose title is called national. */
const nationalTitleOf = (...leagues: string[]): string[] =>
  leagues.flatMap((league) =>
    ['National Championship', 'National Champion', 'Championship', 'Champion', 'Tournament'].map(
      (form) => `${league} ${form}`,
    ),
  )

/** Titles and divisions of leagues, each with its names: the Super Bowl, the AL East. Source: general knowledge. */
export const trophies: readonly Entity[] = [
  { id: 'afc-championship', names: ['AFC Championship', 'AFC Champion', 'AFC Title', 'AFC Winner'] },
  { id: 'afc-east', names: ['AFC East', 'AFC East Division'] },
  { id: 'afc-north', names: ['AFC North', 'AFC North Division'] },
  { id: 'afc-south', names: ['AFC South', 'AFC South Division'] },
  { id: 'afc-west', names: ['AFC West', 'AFC West Division'] },
  { id: 'al-central', names: ['AL Central', 'AL Central Division', 'American League Central'] },
  { id: 'al-east', names: ['AL East', 'AL East Division', 'American League East'] },
  { id: 'al-west', names: ['AL West', 'AL West Division', 'American League West'] },
  {
    id: 'american-league',
    names: [
      'American League Champion',
      'American League Championship',
      'AL Champion',
      'AL Pennant',
      'American League Pennant',
      'ALCS',
    ],
  },
  { id: 'ballon-dor', names: ["Ballon d'Or", "Men's Ballon d'Or"] },
  {
    id: 'cfp-championship',
    names: [
      'College Football Playoff',
      'CFP National Championship',
      'College Football National Championship',
      'College Football Championship',
      'College Football National Champion',
      'College Football Playoff National Champion',
      'College Football Playoff National Championship',
      'CFP Championship',
      'CFP National Champion',
      'CFP Champion',
      'College Football Champion',
    ],
  },
  {
    id: 'constructors-championship',
    names: [
      'Constructors Championship',
      "Constructors' Championship",
      'Constructor Championship',
      'F1 Constructor Champion',
      'F1 Constructors Champion',
      'Formula 1 Constructor Champion',
      'Formula 1 Constructors Champion',
      "F1 Constructors' Champion",
    ],
  },
  {
    id: 'drivers-championship',
    names: [
      'Drivers Championship',
      "Drivers' Championship",
      'F1 Drivers Champion',
      'Formula 1 Drivers Champion',
      "F1 Drivers' Champion",
      'F1 WDC',
      'WDC',
      "World Drivers' Championship",
      "World Driver's Championship",
      'Formula One World Drivers Championship',
      "Formula One World Driver's Championship",
      'Formula 1 World Drivers Championship',
      'F1 World Drivers Championship',
      'F1 Driver Standings',
      "F1 Drivers' Standings",
      'F1 Drivers Championship',
      'Formula One World Championship',
      'Formula 1 World Championship',
      'F1 World Championship',
      'Formula 1 Drivers Championship',
      'Formula 1 World Champion',
      'Formula One World Champion',
      'F1 World Champion',
    ],
  },
  { id: 'golden-boot', names: ['Golden Boot', 'Top Goalscorer', 'Top Scorer', 'Top Goal Scorer'] },
  {
    id: 'motogp-championship',
    names: ['MotoGP Championship', 'MotoGP World Championship', 'MotoGP Champion', 'MotoGP World Champion'],
  },
  {
    id: 'national-league',
    names: [
      'National League Champion',
      'National League Championship',
      'NL Champion',
      'NL Pennant',
      'National League Pennant',
      'NLCS',
    ],
  },
  { id: 'nba-cup', names: ['NBA Cup', 'Emirates NBA Cup', 'In-Season Tournament'] },
  {
    id: 'nba-eastern',
    names: [
      'NBA Eastern Conference',
      'Eastern Conference in Pro Basketball',
      'Eastern Conference',
      'Eastern Conference Champion',
      'Eastern Conference Finals',
      'Pro Basketball Eastern Conference',
    ],
  },
  {
    id: 'nba-finals',
    names: [
      'NBA Finals',
      'NBA Final',
      'Pro Basketball Finals',
      "Larry O'Brien Trophy",
      ...titleOf('NBA', 'Pro Basketball', "Men's Pro Basketball"),
    ],
  },
  {
    id: 'nba-western',
    names: [
      'NBA Western Conference',
      'Western Conference in Pro Basketball',
      'Western Conference',
      'Western Conference Champion',
      'Western Conference Finals',
      'Pro Basketball Western Conference',
    ],
  },
  {
    id: 'ncaa-tournament',
    names: [
      'March Madness',
      'NCAA March Madness',
      'National Championship',
      ...nationalTitleOf('NCAA', "NCAA Men's", "Men's NCAA", 'College Basketball', "Men's College Basketball"),
    ],
  },
  {
    id: 'ncaaw-tournament',
    names: [
      "Women's March Madness",
      "NCAA Women's March Madness",
      ...nationalTitleOf("NCAA Women's", "Women's NCAA", "Women's College Basketball", "NCAA Women's Basketball"),
    ],
  },
  { id: 'nfc-championship', names: ['NFC Championship', 'NFC Champion', 'NFC Title', 'NFC Winner'] },
  { id: 'nfc-east', names: ['NFC East', 'NFC East Division'] },
  { id: 'nfc-north', names: ['NFC North', 'NFC North Division'] },
  { id: 'nfc-south', names: ['NFC South', 'NFC South Division'] },
  { id: 'nfc-west', names: ['NFC West', 'NFC West Division'] },
  {
    id: 'nhl-eastern',
    names: [
      'NHL Eastern Conference',
      'Eastern Conference in Pro Hockey',
      'Eastern Conference',
      'Eastern Conference Champion',
      'Eastern Conference Finals',
      'Pro Hockey Eastern Conference',
    ],
  },
  {
    id: 'nhl-western',
    names: [
      'NHL Western Conference',
      'Western Conference in Pro Hockey',
      'Western Conference',
      'Western Conference Champion',
      'Western Conference Finals',
      'Pro Hockey Western Conference',
    ],
  },
  { id: 'nl-central', names: ['NL Central', 'NL Central Division', 'National League Central'] },
  { id: 'nl-east', names: ['NL East', 'NL East Division', 'National League East'] },
  { id: 'nl-west', names: ['NL West', 'NL West Division', 'National League West'] },
  {
    id: 'presidents-trophy',
    names: [
      "Presidents' Trophy",
      'Presidents Trophy',
      "President's Trophy",
      "Pro Hockey President's Trophy",
      ...['NHL', 'Pro Hockey'].flatMap((league) => [`${league} best record`, `best record in the ${league}`]),
    ],
  },
  {
    id: 'stanley-cup',
    names: ['Stanley Cup', 'Stanley Cup Champion', ...titleOf('NHL', 'Pro Hockey')],
  },
  {
    id: 'super-bowl',
    names: [
      'Super Bowl',
      'Super Bowl Champion',
      'Big Game',
      'Lombardi Trophy',
      'Vince Lombardi Trophy',
      ...titleOf('NFL', 'Pro Football'),
    ],
    codes: ['SB'],
  },
  {
    id: 'wnba-finals',
    names: [
      'WNBA Finals',
      ...titleOf('WNBA', "Women's Pro Basketball", "Pro Women's Basketball", 'Pro Basketball (W)', 'Pro Basketball W'),
    ],
  },
  {
    id: 'world-series',
    names: ['World Series', 'MLB World Series', "Commissioner's Trophy", ...titleOf('MLB', 'Pro Baseball')],
  },
]

/** The titles of conferences with the titles of seasons for which their winners play. */
export const seasonTitles: ReadonlyMap<string, readonly EntityId[]> = readTitles()

function readTitles(): Map<EntityId, EntityId[]> {
  const found = new Map<EntityId, EntityId[]>()
  for (const [title, within] of titlesWithin)
    for (const one of within) found.set(one as EntityId, [...(found.get(one as EntityId) ?? []), title as EntityId])
  return found
}
