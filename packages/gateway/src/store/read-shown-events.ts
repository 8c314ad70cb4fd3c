import type { Kysely, Selectable } from 'kysely'
import { engineSql } from './engine-sql.ts'
import { inChunks } from './in-chunks.ts'
import { readPayload } from './payload.ts'
import { withReadTime } from './read-time.ts'
import type { Schema } from './schema.ts'
import { type ShownEvent, wholeAsShown } from './shown-event.ts'
import { readShown } from './shown-text.ts'
import type { CatalogueEvent } from './store.ts'

/** Reads the part of events that lists show; whole events where that part is not stored yet. */
export async function readShownEvents(database: Kysely<Schema>, ids: readonly string[]): Promise<ShownEvent[]> {
  const events = database.selectFrom('events').orderBy('id')
  // A list that is one variable makes one statement for pages of any size.
  const { texts } = engineSql(database)
  const rows = await inChunks(ids, (some) =>
    events.select(['id', 'shown', 'read_at']).where('id', 'in', texts(some)).execute(),
  )
  const whole = await inChunks(
    rows.filter(({ shown }) => shown === null).map(({ id }) => id),
    (some) => events.select(['id', 'payload']).where('id', 'in', some).execute(),
  )
  const payloads = new Map(whole.map(({ id, payload }) => [id, payload]))
  return rows.map(({ id, shown, read_at }) =>
    shown === null ? wholeAsShown(readEvent({ payload: payloads.get(id) ?? '', read_at })) : readShown(shown, read_at),
  )
}

/** Reads a stored event. */
export const readEvent = ({
  payload,
  read_at,
}: Pick<Selectable<Schema['events']>, 'payload' | 'read_at'>): CatalogueEvent =>
  withReadTime(readPayload(payload), read_at)
