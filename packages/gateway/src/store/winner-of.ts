import type { Selectable } from 'kysely'
import type { Schema } from './schema.ts'

/** Returns the outcome that won: the one priced 1 of a closed market whose others are priced 0. */
export function winnerOf(
  row: Pick<Selectable<Schema['markets']>, 'quotes' | 'outcomes' | 'is_open'> | undefined,
): string | undefined {
  if (row?.is_open !== 0) return undefined
  const prices = (JSON.parse(row.quotes ?? '[]') as (number | null)[][]).map(([price]) => price)
  const winner = prices.indexOf(1)
  const isDecided = winner >= 0 && prices.every((price, index) => price === (index === winner ? 1 : 0))
  return isDecided ? (JSON.parse(row.outcomes ?? '[]') as string[])[winner] : undefined
}
