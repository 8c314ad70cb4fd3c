/** An event whose editions are numbered: "98th Academy Awards". */
interface Numbered {
  /** Words that follow the number in a normalised text. */
  names: readonly string[]
  /** The year to which the number is added to get the year of an edition. */
  zeroth: number
}

/**
 * Ceremonies with numbered editions, each with the year to which the number is added: the 98th Academy Awards are those
 * of 1928 + 98. Source: the academies' own counts.
 */
export const numberedCeremonies: readonly Numbered[] = [
  { names: ['academy award', 'oscar'], zeroth: 1928 },
  { names: ['bafta', 'british academy'], zeroth: 1947 },
  { names: ['critics choice'], zeroth: 1995 },
  { names: ['emmy', 'primetime emmy'], zeroth: 1948 },
  { names: ['golden globe'], zeroth: 1943 },
  { names: ['grammy'], zeroth: 1958 },
  { names: ['sag award', 'screen actors guild', 'actor awards'], zeroth: 1994 },
  { names: ['tony'], zeroth: 1947 },
]

/**
 * The Super Bowl, whose Roman numeral is added to the year 1966, under its own name and the one that avoids the
 * trademark.
 */
export const superBowl: Numbered = { names: ['super bowl', 'pro football championship'], zeroth: 1966 }

/** A term of office that a title names by its holder: "during Trump's term". */
interface Term {
  holder: string
  /** Year, month and day on which it begins, and on which it ends. */
  begins: CalendarDay
  ends: CalendarDay
  /** Whether it is the first of two terms, which a title names so. */
  first?: true
}

type CalendarDay = readonly [year: number, month: number, day: number]

/** Terms of office with a fixed last day, by their holders. Source: the constitutions of the countries. */
export const termsOfOffice: readonly Term[] = [
  { holder: 'lula', begins: [2023, 1, 1], ends: [2027, 1, 1] },
  { holder: 'macron', begins: [2022, 5, 14], ends: [2027, 5, 13] },
  { holder: 'milei', begins: [2023, 12, 10], ends: [2027, 12, 10] },
  { holder: 'petro', begins: [2022, 8, 7], ends: [2026, 8, 7] },
  { holder: 'sheinbaum', begins: [2024, 10, 1], ends: [2030, 10, 1] },
  { holder: 'trump', begins: [2025, 1, 20], ends: [2029, 1, 20] },
  { holder: 'trump', begins: [2017, 1, 20], ends: [2021, 1, 20], first: true },
]

/** The year in which the first Congress would have ended, if each had ended on January 3, two years after the one before. */
export const zerothCongress = 1789

/**
 * Titles that are won in the second year of their season and named by it: the Stanley Cup of 2030-31 is that of 2031. The
 * divisions of the NFL are missing, which are won in the first year.
 */
export const titlesNamedByEnd: ReadonlySet<string> = new Set([
  'league:euroleague',
  'league:ucl',
  'league:uecl',
  'league:uel',
  'league:uwcl',
  'trophy:afc-championship',
  'trophy:cfp-championship',
  'trophy:nba-eastern',
  'trophy:nba-finals',
  'trophy:nba-western',
  'trophy:ncaa-tournament',
  'trophy:ncaaw-tournament',
  'trophy:nfc-championship',
  'trophy:nhl-eastern',
  'trophy:nhl-western',
  'trophy:stanley-cup',
  'trophy:super-bowl',
])
