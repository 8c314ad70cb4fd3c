import type { Kysely, Selectable, Transaction } from 'kysely'
import { addUsage, readUsage } from './key-usage.ts'
import type { Schema } from './schema.ts'
import type { KeyRecord, KeyStore } from './store.ts'

export function createKeyStore(writer: Kysely<Schema>, reader: Kysely<Schema>): KeyStore {
  // Compiled once, because each request looks its key up.
  const byHash = reader
    .selectFrom('keys')
    .selectAll()
    .where((is) => is.or([is('hash', '=', ''), is('former_hash', '=', '')]))
    .compile()
  return {
    async insert({ id, name, scope, hash, createdAt, expiresAt = null, plan = null }) {
      const row = { id, name, scope, hash, created_at: createdAt, expires_at: expiresAt, plan, ...NEW }
      const inserted = await writer.transaction().execute((transaction) =>
        transaction
          .insertInto('keys')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst(),
      )
      return inserted !== undefined
    },

    async find(hash) {
      const { rows } = await reader.executeQuery<Selectable<Schema['keys']>>({ ...byHash, parameters: [hash, hash] })
      const [row] = rows
      return (
        row && { ...readKey(row), hash: row.hash, ...(row.former_hash !== null && { formerHash: row.former_hash }) }
      )
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

    async rotate(nameOrId, { hash, formerUntil }) {
      const row = await writer.transaction().execute(async (transaction) => {
        const key = await findLive(transaction, nameOrId)
        if (!key) return undefined
        return transaction
          .updateTable('keys')
          .set({ hash, former_hash: key.hash, former_until: formerUntil })
          .where('id', '=', key.id)
          .returningAll()
          .executeTakeFirst()
      })
      return row && readKey(row)
    },

    async setPlan(nameOrId, plan) {
      const row = await writer.transaction().execute(async (transaction) => {
        const key = await findLive(transaction, nameOrId)
        if (!key) return undefined
        return transaction
          .updateTable('keys')
          .set({ plan: plan ?? null })
          .where('id', '=', key.id)
          .returningAll()
          .executeTakeFirst()
      })
      return row && readKey(row)
    },

    addUsage: (usage) => writer.transaction().execute((transaction) => addUsage(transaction, usage)),
    usage: (query) => readUsage(reader, query),
  }
}

/** Finds the live key of an id or a name; a name could be the id of another key, and the id wins. */
async function findLive(transaction: Transaction<Schema>, nameOrId: string) {
  const named = await transaction
    .selectFrom('keys')
    .select(['id', 'hash'])
    .where((is) => is.or([is('id', '=', nameOrId), is('name', '=', nameOrId)]))
    .where('revoked_at', 'is', null)
    .execute()
  return named.find(({ id }) => id === nameOrId) ?? named[0]
}

const NEW = { revoked_at: null, former_hash: null, former_until: null }

const readKey = (row: Selectable<Schema['keys']>): KeyRecord => ({
  id: row.id,
  name: row.name,
  scope: row.scope,
  createdAt: row.created_at,
  ...(row.revoked_at !== null && { revokedAt: row.revoked_at }),
  ...(row.expires_at !== null && { expiresAt: row.expires_at }),
  ...(row.plan !== null && { plan: row.plan }),
  ...(row.former_until !== null && { formerUntil: row.former_until }),
})
