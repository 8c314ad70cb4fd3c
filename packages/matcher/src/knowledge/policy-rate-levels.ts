/** The last day of the first meeting whose decision the table does not have: year, month, day. */
export const levelsKnownUntil = [2026, 7, 29] as const

/**
 * The upper bounds of the federal funds rate in percent, each with the day after the meeting that set it. Source: the
 * decisions of the Federal Reserve, until the meeting of June 2026, which left the bound of December 2025 unchanged.
 */
export const fedFundsLevels: readonly (readonly [day: string, upperBound: number])[] = [
  ['2020-03-16', 0.25],
  ['2022-03-17', 0.5],
  ['2022-05-05', 1],
  ['2022-06-16', 1.75],
  ['2022-07-28', 2.5],
  ['2022-09-22', 3.25],
  ['2022-11-03', 4],
  ['2022-12-15', 4.5],
  ['2023-02-02', 4.75],
  ['2023-03-23', 5],
  ['2023-05-04', 5.25],
  ['2023-07-27', 5.5],
  ['2024-09-19', 5],
  ['2024-11-08', 4.75],
  ['2024-12-19', 4.5],
  ['2025-09-18', 4.25],
  ['2025-10-30', 4],
  ['2025-12-11', 3.75],
]
