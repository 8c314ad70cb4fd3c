import type { Kysely, Selectable } from 'kysely'
import type { Schema } from './schema.ts'
import type { KeyRecord, KeyStore } from './store.ts'

export function createKeyStore(writer: Kysely<Schema>, reader: Kysely<Schema>): KeyStore {
  // Compiled once, because each request looks its key up.
  const byHash = reader.selectFrom('keys').selectAll().where('hash', '=', '').compile()
  return {
    async insert({ id, name, scope, hash, createdAt }) {
      const inserted = await writer.transaction().execute((transaction) =>
        transaction
          .insertInto('keys')
          .values({ id, name, scope, hash, created_at: createdAt, revoked_at: null })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst(),
      )
      return inserted !== undefined
    },

    async find(hash) {
      const { rows } = await reader.executeQuery<Selectable<Schema['keys']>>({ ...byHash, parameters: [hash] })
      const [row] = rows
      return row && { ...readKey(row), hash: row.hash }
    },

    async list() {
      const rows = await reader.selectFrom('keys').selectAll().orderBy('created_at').orderBy('id').execute()
      return rows.map(readKey)
    },

    async revoke(nameOrId, at) {
      const rows = await writer.transaction().execute((transaction) =>
        transaction
          .updateTable('keys')
          .set({ revoked_at: at })
          .where((is) => is.or([is('id', '=', nameOrId), is('name', '=', nameOrId)]))
          .where('revoked_at', 'is', null)
          .returningAll()
          .execute(),
      )
      return rows.map(readKey)
    },
  }
}

const readKey = (row: Selectable<Schema['keys']>): KeyRecord => ({
  id: row.id,
  name: row.name,
  scope: row.scope,
  createdAt: row.created_at,
  ...(row.revoked_at !== null && { revokedAt: row.revoked_at }),
})
