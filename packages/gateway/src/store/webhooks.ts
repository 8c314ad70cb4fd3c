import type { Kysely } from 'kysely'
import type { Change } from './change.ts'
import { changeRange, readChanges } from './changes.ts'
import { type ChangeFilter, fitsChange } from './fits-change.ts'
import { inChunks } from './in-chunks.ts'
import type { Schema } from './schema.ts'

export interface Webhook {
  id: string
  keyId: string
  url: string
  /** The signing key, base64. */
  secret: string
  filter: ChangeFilter
  createdAt: number
}

export interface Delivery {
  id: number
  webhookId: string
  changeId: number
  body: string
  state: 'pending' | 'delivered' | 'dead'
  attempts: number
  dueAt: number
  outcome?: string
}

/** The result of a try to deliver. */
interface Tried {
  id: number
  state: Delivery['state']
  /** When the next try is due, for one that is pending. */
  dueAt: number
  outcome: string
}

export interface WebhookStore {
  insert(webhook: Webhook): Promise<void>
  list(keyId?: string): Promise<Webhook[]>
  /** Removes a webhook of a key with its deliveries; returns false if the key has none of that id. */
  remove(id: string, keyId: string): Promise<boolean>
  /** Returns the deliveries of a webhook after a place, oldest first. */
  deliveries(query: {
    webhookId: string
    state?: Delivery['state'] | undefined
    after: number
    limit: number
  }): Promise<Delivery[]>
  /** Makes dead deliveries due again, or all those of changes after a place; returns how many. */
  replay(query: { webhookId: string; since?: number | undefined; at: number }): Promise<number>
  /** Creates deliveries of the changes that webhooks have not seen. Removes the webhooks of revoked and expired keys. */
  enqueue(at: number): Promise<void>
  /** Returns deliveries that are due and keeps them from other processes until `until`. */
  claim(query: { at: number; until: number; limit: number }): Promise<(Delivery & { webhook: Webhook })[]>
  settle(tried: Tried): Promise<void>
  /** Returns when the next delivery is due. */
  nextDue(): Promise<number | undefined>
}

const PAGE = 500
const DAY_MS = 24 * 60 * 60 * 1000
/** How long deliveries can be looked at after their last try. */
const KEPT_MS = 7 * DAY_MS

/** Returns when the next delivery is due; undefined if none waits. */
async function nextDue(database: Kysely<Schema>): Promise<number | undefined> {
  const { due } = await database
    .selectFrom('deliveries')
    .select((is) => is.fn.min('due_at').as('due'))
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return due ?? undefined
}

export function createWebhookStore(database: Kysely<Schema>): WebhookStore {
  const readAll = async (keyId?: string): Promise<Webhook[]> => {
    const all = database.selectFrom('webhooks').selectAll().orderBy('created_at').orderBy('id')
    const rows = await (keyId === undefined ? all : all.where('key_id', '=', keyId)).execute()
    return rows.map(({ id, key_id, url, secret, filter, created_at }) => ({
      id,
      keyId: key_id,
      url,
      secret,
      filter: JSON.parse(filter) as ChangeFilter,
      createdAt: created_at,
    }))
  }

  return {
    insert: ({ id, keyId, url, secret, filter, createdAt }) =>
      database.transaction().execute(async (transaction) => {
        const { last } = await changeRange(transaction)
        await transaction
          .insertInto('webhooks')
          .values({ id, key_id: keyId, url, secret, filter: JSON.stringify(filter), created_at: createdAt, seen: last })
          .execute()
      }),

    list: readAll,

    remove: (id, keyId) =>
      database.transaction().execute(async (transaction) => {
        const removed = await transaction
          .deleteFrom('webhooks')
          .where('id', '=', id)
          .where('key_id', '=', keyId)
          .returning('id')
          .execute()
        if (removed.length === 0) return false
        await transaction.deleteFrom('deliveries').where('webhook_id', '=', id).execute()
        return true
      }),

    async deliveries({ webhookId, state, after, limit }) {
      const all = database
        .selectFrom('deliveries')
        .selectAll()
        .where('webhook_id', '=', webhookId)
        .where('id', '>', after)
      const rows = await (state ? all.where('state', '=', state) : all).orderBy('id').limit(limit).execute()
      return rows.map(toDelivery)
    },

    async replay({ webhookId, since, at }) {
      const due = { state: 'pending' as const, attempts: 0, due_at: at }
      const all = database.updateTable('deliveries').set(due).where('webhook_id', '=', webhookId)
      const chosen = since === undefined ? all.where('state', '=', 'dead') : all.where('change_id', '>', since)
      return Number((await chosen.executeTakeFirst()).numUpdatedRows)
    },

    async enqueue(at) {
      await removeOfEndedKeys(database, at)
      const { last } = await changeRange(database)
      const behind = await database.selectFrom('webhooks').select('id').where('seen', '<', last).limit(1).execute()
      if (behind.length === 0) return
      await database.transaction().execute(async (transaction) => {
        const webhooks = await transaction.selectFrom('webhooks').select(['id', 'filter', 'seen']).execute()
        for (const { id, filter, seen } of webhooks) await enqueueFor(transaction, { id, filter, seen, at })
        await transaction
          .deleteFrom('deliveries')
          .where('state', '!=', 'pending')
          .where('due_at', '<', at - KEPT_MS)
          .execute()
      })
    },

    async claim({ at, until, limit }) {
      const next = await nextDue(database)
      if (next === undefined || next > at) return []
      const rows = await database.transaction().execute(async (transaction) => {
        const due = await transaction
          .selectFrom('deliveries')
          .select('id')
          .where('state', '=', 'pending')
          .where('due_at', '<=', at)
          .orderBy('due_at')
          .orderBy('id')
          .limit(limit)
          .execute()
        return inChunks(
          due.map(({ id }) => id),
          (some) =>
            transaction
              .updateTable('deliveries')
              .set({ due_at: until })
              .where('id', 'in', some)
              .returningAll()
              .execute(),
        )
      })
      const webhooks = new Map((await readAll()).map((webhook) => [webhook.id, webhook]))
      return rows
        .map(toDelivery)
        .sort((one, other) => one.id - other.id)
        .flatMap((delivery) => {
          const webhook = webhooks.get(delivery.webhookId)
          return webhook ? [{ ...delivery, webhook }] : []
        })
    },

    async settle({ id, state, dueAt, outcome }) {
      await database
        .updateTable('deliveries')
        .set((is) => ({ state, due_at: dueAt, outcome, attempts: is('attempts', '+', 1) }))
        .where('id', '=', id)
        .execute()
    },

    nextDue: () => nextDue(database),
  }
}

/** Removes the webhooks of keys that were revoked or have expired, with their deliveries. */
async function removeOfEndedKeys(database: Kysely<Schema>, at: number): Promise<void> {
  const revoked = await database
    .selectFrom('webhooks')
    .innerJoin('keys', 'keys.id', 'webhooks.key_id')
    .select('webhooks.id')
    .where((is) => is.or([is('revoked_at', 'is not', null), is('expires_at', '<=', at)]))
    .execute()
  const ids = revoked.map(({ id }) => id)
  if (ids.length === 0) return
  await database.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('webhooks').where('id', 'in', ids).execute()
    await transaction.deleteFrom('deliveries').where('webhook_id', 'in', ids).execute()
  })
}

async function enqueueFor(
  transaction: Kysely<Schema>,
  { id, filter, seen, at }: { id: string; filter: string; seen: number; at: number },
): Promise<void> {
  const wanted = JSON.parse(filter) as ChangeFilter
  for (let place = seen; ; ) {
    const page: Change[] = await readChanges(transaction, place, PAGE)
    const last = page.at(-1)
    if (!last) return
    await inChunks(
      page
        .filter((change) => fitsChange(change, wanted))
        .map((change) => ({
          webhook_id: id,
          change_id: change.id,
          body: JSON.stringify({ type: change.kind, timestamp: change.at, data: { id: change.id, ...change.data } }),
          state: 'pending' as const,
          attempts: 0,
          due_at: at,
          outcome: null,
        })),
      (some) => transaction.insertInto('deliveries').values(some).execute(),
    )
    place = last.id
    await transaction.updateTable('webhooks').set({ seen: place }).where('id', '=', id).execute()
  }
}

const toDelivery = (row: {
  id: number
  webhook_id: string
  change_id: number
  body: string
  state: Delivery['state']
  attempts: number
  due_at: number
  outcome: string | null
}): Delivery => ({
  id: row.id,
  webhookId: row.webhook_id,
  changeId: row.change_id,
  body: row.body,
  state: row.state,
  attempts: row.attempts,
  dueAt: row.due_at,
  ...(row.outcome !== null && { outcome: row.outcome }),
})
