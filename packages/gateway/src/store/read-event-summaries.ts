import { type Kysely, sql } from 'kysely'
import { engineSql } from './engine-sql.ts'
import { inChunks, PACKED_ROWS } from './in-chunks.ts'
import type { Schema } from './schema.ts'
import type { EventSummary } from './store.ts'

type Packed = readonly [
  id: string,
  title: string,
  category: string | null,
  volume24h: number | null,
  volumeUnit: string | null,
]

/** Reads the fields of events by which clusters are listed; those of a whole catalogue are read at a start. */
export function readEventSummaries(database: Kysely<Schema>, ids: readonly string[]): Promise<EventSummary[]> {
  const { packed, texts, real } = engineSql(database)
  const columns = [
    ...['id', 'title', 'category'].map((name) => sql.ref(name)),
    real('volume24h'),
    sql.ref('volume_unit'),
  ]
  return inChunks(
    ids,
    async (some) => {
      const [row] = await database
        .selectFrom('events')
        .select(packed(columns).as('rows'))
        .where('id', 'in', texts(some))
        .execute()
      return (JSON.parse(row?.rows ?? '[]') as Packed[]).map(read)
    },
    PACKED_ROWS,
  )
}

const read = ([id, title, category, volume24h, volumeUnit]: Packed): EventSummary => ({
  id,
  title,
  ...(category !== null && { category }),
  ...(volume24h !== null && { volume24h }),
  ...(volumeUnit !== null && { volumeUnit }),
})
