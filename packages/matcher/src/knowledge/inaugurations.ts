/** The day of the year on which the president that an election chooses takes office. */
export interface Inauguration {
  /** The id of the country in the table of countries. */
  country: string
  /** The years between the election and the day. */
  after: 0 | 1
  month: number
  day: number
  /** The last year of an election for which the day holds; later ones have another. */
  until?: number
}

/**
 * The days on which newly elected presidents take office, where these are fixed. Source: general knowledge,
 * constitutions and past oaths.
 */
export const inaugurations: readonly Inauguration[] = [
  { country: 'arg', after: 0, month: 12, day: 10 },
  { country: 'bol', after: 0, month: 11, day: 8 },
  { country: 'bra', after: 1, month: 1, day: 1, until: 2022 },
  { country: 'bra', after: 1, month: 1, day: 5 },
  { country: 'chl', after: 1, month: 3, day: 11 },
  { country: 'col', after: 0, month: 8, day: 7 },
  { country: 'cri', after: 0, month: 5, day: 8 },
  { country: 'dom', after: 0, month: 8, day: 16 },
  { country: 'ecu', after: 0, month: 5, day: 24 },
  { country: 'fin', after: 0, month: 3, day: 1 },
  { country: 'fra', after: 0, month: 5, day: 15 },
  { country: 'gha', after: 1, month: 1, day: 7 },
  { country: 'gtm', after: 1, month: 1, day: 14 },
  { country: 'hnd', after: 1, month: 1, day: 27 },
  { country: 'idn', after: 0, month: 10, day: 20 },
  { country: 'mex', after: 0, month: 12, day: 1, until: 2018 },
  { country: 'mex', after: 0, month: 10, day: 1 },
  { country: 'nga', after: 0, month: 5, day: 29 },
  { country: 'pan', after: 0, month: 7, day: 1 },
  { country: 'per', after: 0, month: 7, day: 28 },
  { country: 'phl', after: 0, month: 6, day: 30 },
  { country: 'pol', after: 0, month: 8, day: 6 },
  { country: 'pry', after: 0, month: 8, day: 15 },
  { country: 'slv', after: 0, month: 6, day: 1 },
  { country: 'ury', after: 1, month: 3, day: 1 },
  { country: 'usa', after: 1, month: 1, day: 20 },
]
