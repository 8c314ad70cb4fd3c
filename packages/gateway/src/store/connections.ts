import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { Counters, Store } from './store.ts'

/** The connections of an open store, each for one purpose, so that none waits for another. */
export interface Connections {
  /** Writes that can be read again from the venues. */
  writer: Kysely<Schema>
  /** Writes that are acknowledged to people: keys, revocations, overrides, webhooks. */
  durable: Kysely<Schema>
  reader: Kysely<Schema>
  /** Checks of keys and the counters, which wait for no other read. */
  keyReader: Kysely<Schema>
  counters(): Promise<Counters>
  shareUses?: Store['shareUses'] & {}
  /** See `Store.lagMs`. */
  lagMs(): number | undefined
  /** Returns the engine's message about damage, once a call has found any. */
  damage(): string | undefined
  /** Starts a check for damage, whose result `damage` returns. */
  check(): Promise<void>
  close(): Promise<void>
}
