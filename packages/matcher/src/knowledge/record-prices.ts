import type { EntityId } from '../extract/entities.ts'

/** The day on which the table was made: year, month, day. */
export const recordsKnownUntil = [2026, 11, 30] as const

/**
 * The highest prices that coins had reached, in US dollars, with the day on which each record was set. Exchanges differ
 * by about one percent. Source: general knowledge, November 2026; a later record that is missing only makes the record
 * of its day too low.
 */
export const recordPrices: ReadonlyMap<string, readonly (readonly [day: string, price: number])[]> = new Map<
  EntityId,
  readonly (readonly [string, number])[]
>([
  [
    'coin:btc',
    [
      ['2017-12-17', 19_800],
      ['2021-04-14', 64_800],
      ['2021-11-10', 69_000],
      ['2024-03-14', 73_800],
      ['2024-12-17', 108_000],
      ['2025-01-20', 109_000],
      ['2025-05-22', 112_000],
      ['2025-08-14', 124_400],
      ['2025-10-06', 126_200],
    ],
  ],
  [
    'coin:eth',
    [
      ['2018-01-13', 1_430],
      ['2021-05-12', 4_360],
      ['2021-11-10', 4_870],
      ['2025-08-24', 4_950],
    ],
  ],
  [
    'coin:sol',
    [
      ['2021-11-06', 260],
      ['2025-01-19', 294],
    ],
  ],
  ['coin:doge', [['2021-05-08', 0.737]]],
])
