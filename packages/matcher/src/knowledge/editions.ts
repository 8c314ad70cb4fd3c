/** An event that is named by its number. */
interface Numbered {
  /** Words that follow the number, in a normalised text. */
  names: readonly string[]
  /** The year in which the one before the first would have been held. */
  zeroth: number
}

/**
 * Ceremonies named by their number, with the year from which it counts: the 98th Academy Awards are those of 1928 + 98.
 * Source: the academies' own counts.
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

/** The Super Bowl, numbered in Roman numerals from 1966, under its own name and the one that avoids the trademark. */
export const superBowl: Numbered = { names: ['super bowl', 'pro football championship'], zeroth: 1966 }

/** A term of office that questions name by its holder alone: "during Trump's term". */
interface Term {
  holder: string
  /** Year, month and day on which it ends. */
  ends: readonly [number, number, number]
}

/** Terms of office with a fixed last day, by their holder. Source: the constitutions of the countries. */
export const termsOfOffice: readonly Term[] = [
  { holder: 'lula', ends: [2027, 1, 1] },
  { holder: 'macron', ends: [2027, 5, 13] },
  { holder: 'milei', ends: [2027, 12, 10] },
  { holder: 'petro', ends: [2026, 8, 7] },
  { holder: 'sheinbaum', ends: [2030, 10, 1] },
  { holder: 'trump', ends: [2029, 1, 20] },
]
