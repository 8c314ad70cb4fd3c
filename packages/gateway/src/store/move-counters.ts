import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { Counters } from './store.ts'

/** Increases each counter whose part of the store changed, given the number of changes. */
export async function moveCounters(
  transaction: Kysely<Schema>,
  changes: Partial<Record<keyof Counters, number>>,
): Promise<void> {
  const moved = (Object.keys(changes) as (keyof Counters)[]).filter((name) => changes[name])
  if (moved.length === 0) return
  await transaction
    .updateTable('counters')
    .set((is) => Object.fromEntries(moved.map((name) => [name, is(name, '+', 1)])))
    .execute()
}
