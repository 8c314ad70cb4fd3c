import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** Returns a mark of each event that changes with a field that the matcher reads, and with a removal. */
export async function readContents(database: Kysely<Schema>): Promise<Map<string, string>> {
  const rows = await database.selectFrom('events').select(['id', 'content', 'born']).orderBy('id').execute()
  return new Map(rows.map(({ id, content, born }) => [id, `${content} ${born}`]))
}

/** Returns a mark of each event that changes with every field. */
export async function readDigests(database: Kysely<Schema>): Promise<Map<string, string>> {
  const rows = await database.selectFrom('events').select(['id', 'digest']).execute()
  return new Map(rows.map(({ id, digest }) => [id, digest]))
}
