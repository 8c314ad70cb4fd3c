import { CATEGORIES, isOfCategory } from '@crossvenue/venues'
import { type Kysely, sql } from 'kysely'
import { engineSql } from './engine-sql.ts'
import type { Schema } from './schema.ts'
import type { MarketRef, SearchFilter, SearchPage } from './store.ts'

/** The volume by which lists are sorted: dollars and contracts; play money and unknown volumes come last. */
const EVENT_VOLUME = sql<number>`case when volume_unit is null or volume_unit in ('USD', 'contracts')
  then coalesce(volume24h, -1) else -1 end`
const MARKET_VOLUME = sql<number>`coalesce(markets.volume24h, -1)`

/** Returns a page of the events that fit a filter, the most traded first, then by id. */
export async function searchEvents(database: Kysely<Schema>, filter: SearchFilter): Promise<SearchPage<string>> {
  const { venues, categories, isOpen, limit, offset, after } = read(filter)
  let events = database.selectFrom('events').where(wordsFit(database, 'events', filter.words))
  if (venues) events = events.where('venue', 'in', venues)
  if (categories) events = events.where('category', 'in', categories)
  const hasOpen = sql<boolean>`exists (select 1 from markets where event_id = events.id and is_open is distinct from 0)`
  const isEmpty = sql<boolean>`market_count = 0`
  if (isOpen === true) events = events.where((is) => is.or([hasOpen, isEmpty]))
  if (isOpen === false) events = events.where((is) => is.not(is.or([hasOpen, isEmpty])))
  const { total } = await events.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  let page = events.select(['id', EVENT_VOLUME.as('volume')])
  if (after) page = page.where(sql<boolean>`(-(${EVENT_VOLUME}), id) > (${-after.volume}, ${after.id})`)
  const rows = await page.orderBy('volume', 'desc').orderBy('id').limit(limit).offset(offset).execute()
  return { total, found: rows.map(({ id, volume }) => ({ item: id, volume, id })) }
}

/** Returns a page of the markets that fit a filter, the most traded first, then by event and id. */
export async function searchMarkets(database: Kysely<Schema>, filter: SearchFilter): Promise<SearchPage<MarketRef>> {
  const { venues, categories, isOpen, limit, offset, after } = read(filter)
  let markets = database.selectFrom('markets').where(wordsFit(database, 'markets', filter.words))
  if (venues) markets = markets.where(engineSql(database).venueOf(sql.ref('event_id')), 'in', venues)
  if (categories) markets = markets.where('category', 'in', categories)
  if (isOpen === true) markets = markets.where(sql<boolean>`is_open is distinct from 0`)
  if (isOpen === false) markets = markets.where('is_open', '=', 0)
  const { total } = await markets.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const name = sql<string>`event_id || '/' || market_id`
  let page = markets.select(['event_id', 'market_id', MARKET_VOLUME.as('volume'), name.as('name')])
  if (after) page = page.where(sql<boolean>`(-(${MARKET_VOLUME}), ${name}) > (${-after.volume}, ${after.id})`)
  const rows = await page.orderBy('volume', 'desc').orderBy('name').limit(limit).offset(offset).execute()
  return {
    total,
    found: rows.map((row) => ({
      item: { eventId: row.event_id, marketId: row.market_id },
      volume: row.volume,
      id: row.name,
    })),
  }
}

function read({ category, ...filter }: SearchFilter) {
  const categories =
    category === undefined ? undefined : CATEGORIES.filter((one) => isOfCategory(category, { category: one }))
  return { ...filter, categories }
}

/** Each word must be the beginning of a word of the title. */
const wordsFit = (database: Kysely<Schema>, table: 'events' | 'markets', words: readonly string[] = []) =>
  words.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`${sql.join(
        words.map((word) => engineSql(database).contains(sql.ref(`${table}.words`), ` ${word}`)),
        sql` and `,
      )}`
