import type { Kysely } from 'kysely'
import { inChunks } from './in-chunks.ts'
import type { Schema } from './schema.ts'

/** Returns the vectors stored under these hashes. */
export async function readVectors(
  database: Kysely<Schema>,
  hashes: readonly string[],
): Promise<Map<string, Float32Array>> {
  const rows = await inChunks([...new Set(hashes)], (some) =>
    database.selectFrom('vectors').select(['hash', 'vector']).where('hash', 'in', some).execute(),
  )
  return new Map(rows.map(({ hash, vector }) => [hash, new Float32Array(new Uint8Array(vector).buffer)]))
}

/** Stores vectors under their hashes. */
export async function keepVectors(
  database: Kysely<Schema>,
  vectors: ReadonlyMap<string, readonly number[]>,
  at: number,
): Promise<void> {
  const rows = Array.from(vectors, ([hash, vector]) => ({
    hash,
    vector: new Uint8Array(Float32Array.from(vector).buffer),
    at,
  }))
  await inChunks(rows, (some) => database.replaceInto('vectors').values(some).execute())
}
