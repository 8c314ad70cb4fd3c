import { type Kysely, sql } from 'kysely'
import { countedVolume } from '../counted-volume.ts'
import type { Schema } from '../schema.ts'
import { replaceTitles, type Title } from './write-titles.ts'

const EVENTS_AT_ONCE = 200

/** Is called as the titles of a store of an earlier version are indexed, with how many events are done of how many. */
export type OnTitles = (done: number, all: number) => void

/**
 * Indexes the titles of events that an earlier version stored. Each part is a transaction, so that a process that is killed
 * loses none, and the next one continues.
 */
export async function fillTitles(writer: Kysely<Schema>, onTitles: OnTitles = () => undefined): Promise<void> {
  const { all } = await writer
    .selectFrom('events')
    .select((is) => is.fn.countAll<number>().as('all'))
    .where(UNTITLED)
    .executeTakeFirstOrThrow()
  for (let done = 0; done < all; ) {
    const some = await writer.transaction().execute(fillSome)
    // Another process has filled the rest.
    if (some === 0) return
    done += some
    onTitles(Math.min(done, all), all)
  }
}

/** As the index has it, which a value given apart would not use. */
const UNTITLED = sql<boolean>`titled = 0`

async function fillSome(transaction: Kysely<Schema>): Promise<number> {
  const events = await transaction
    .selectFrom('events')
    .select(['id', 'title', 'category', 'volume24h', 'volume_unit'])
    .where(UNTITLED)
    .orderBy('id')
    .limit(EVENTS_AT_ONCE)
    .execute()
  if (events.length === 0) return 0
  const ids = events.map(({ id }) => id)
  const markets = await transaction
    .selectFrom('markets')
    .select(['event_id', 'market_id', 'title', 'category', 'volume24h', 'is_open'])
    .where('event_id', 'in', ids)
    .orderBy('event_id')
    .orderBy('market_id')
    .execute()
  const ofMarkets = markets.map(
    (market): Title => ({
      eventId: market.event_id,
      marketId: market.market_id,
      title: market.title ?? '',
      category: market.category,
      volume: market.volume24h ?? -1,
      isOpen: market.is_open !== 0,
    }),
  )
  const open = new Set(ofMarkets.filter(({ isOpen }) => isOpen).map(({ eventId }) => eventId))
  const listed = new Set(markets.map(({ event_id }) => event_id))
  const ofEvents = events.map(
    ({ id, title, category, volume24h, volume_unit }): Title => ({
      eventId: id,
      marketId: '',
      title,
      category,
      volume: countedVolume({ volume24h: volume24h ?? undefined, volumeUnit: volume_unit ?? undefined }) ?? -1,
      isOpen: open.has(id) || !listed.has(id),
    }),
  )
  await replaceTitles(transaction, ids, [...ofEvents, ...ofMarkets])
  await transaction.updateTable('events').set({ titled: 1 }).where('id', 'in', ids).execute()
  return events.length
}
