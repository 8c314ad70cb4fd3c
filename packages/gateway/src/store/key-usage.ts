import type { Kysely } from 'kysely'
import { inChunks } from './in-chunks.ts'
import type { Schema } from './schema.ts'
import type { KeyUsage } from './store.ts'

/**
 * Adds to the usage of keys by day. The rows are sorted, so that two gateways lock them in the same order and cannot
 * deadlock.
 */
export async function addUsage(transaction: Kysely<Schema>, usage: readonly KeyUsage[]): Promise<void> {
  const rows = usage
    .map(({ keyId, ...counts }) => ({ key_id: keyId, ...counts }))
    .sort((a, b) => (`${a.key_id} ${a.day}` < `${b.key_id} ${b.day}` ? -1 : 1))
  await inChunks(rows, async (some) => {
    await transaction
      .insertInto('key_usage')
      .values([...some])
      .onConflict((conflict) =>
        conflict.columns(['key_id', 'day']).doUpdateSet((is) => ({
          requests: is('key_usage.requests', '+', is.ref('excluded.requests')),
          failed: is('key_usage.failed', '+', is.ref('excluded.failed')),
          bytes: is('key_usage.bytes', '+', is.ref('excluded.bytes')),
        })),
      )
      .execute()
    return []
  })
}

/** Returns the usage of one key, or of all, from a day on, oldest first. */
export async function readUsage(
  reader: Kysely<Schema>,
  { keyId, since }: { keyId?: string | undefined; since: string },
): Promise<KeyUsage[]> {
  let query = reader.selectFrom('key_usage').selectAll().where('day', '>=', since).orderBy('day').orderBy('key_id')
  if (keyId !== undefined) query = query.where('key_id', '=', keyId)
  const rows = await query.execute()
  return rows.map(({ key_id, day, requests, failed, bytes }) => ({ keyId: key_id, day, requests, failed, bytes }))
}
