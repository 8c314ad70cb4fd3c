import { CATEGORIES, isOfCategory } from '@crossvenue/venues/basics'
import { type Kysely, sql } from 'kysely'
import { engineSql, OF_LIST, type TitleList } from './engine-sql.ts'
import type { Schema } from './schema.ts'
import type { MarketRef, SearchFilter, SearchPage, SearchPlace } from './store.ts'
import type { Expression } from './titles/expression.ts'
import { readWords } from './titles/known-words.ts'
import { type Tier, type TitleClass, tiersOf } from './titles/tiers.ts'

/** Returns a page of the events that fit a filter: those whose titles fit best first, then the most traded, then by id. */
export async function searchEvents(database: Kysely<Schema>, filter: SearchFilter): Promise<SearchPage<string>> {
  const { total, found } = await searchTitles(database, filter, 'events')
  return { total, found: found.map((place) => ({ ...place, item: place.eventId })) }
}

/** Returns a page of the markets that fit a filter, in the same order. */
export async function searchMarkets(database: Kysely<Schema>, filter: SearchFilter): Promise<SearchPage<MarketRef>> {
  const { total, found } = await searchTitles(database, filter, 'markets')
  return {
    total,
    found: found.map((place) => ({ ...place, item: { eventId: place.eventId, marketId: place.marketId } })),
  }
}

interface Found {
  total: number
  found: SearchPlace[]
}

/** The only class of titles in a search without a text. */
const ALL: Tier = [{ rank: 0, fits: { all: [] } }]

async function searchTitles(database: Kysely<Schema>, filter: SearchFilter, list: TitleList): Promise<Found> {
  const { text, after } = filter
  const tiers = text === undefined ? [ALL] : tiersOf(await readWords(database, text))
  for (const tier of tiers) {
    const isPassed = after !== undefined && tier.every(({ rank }) => rank < after.rank)
    if (isPassed) continue
    const page = await searchTier(database, tier, filter, list)
    if (page.total > 0 || after) return page
  }
  return { total: 0, found: [] }
}

/** Reads one class of titles after the other until the page is full; the items of further classes are only counted. */
async function searchTier(database: Kysely<Schema>, tier: Tier, filter: SearchFilter, list: TitleList): Promise<Found> {
  const { limit, offset, after } = filter
  const found: SearchPlace[] = []
  let total = 0
  let stricter: TitleClass | undefined
  for (const one of tier) {
    const fitting = titlesOf(database, one.fits, stricter?.fits, filter, list)
    const { count } = await fitting.select((is) => is.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    const skipped = Math.max(0, offset - total)
    total += count
    stricter = one
    const isWanted = count > skipped && found.length < limit && (after === undefined || one.rank >= after.rank)
    if (!isWanted) continue
    let page = fitting.select(['event_id as eventId', 'market_id as marketId', 'volume'])
    if (after?.rank === one.rank) {
      page = page.where(
        sql<boolean>`(-volume, event_id, market_id) > (${-after.volume}, ${after.eventId}, ${after.marketId})`,
      )
    }
    const rows = await page
      .orderBy('volume', 'desc')
      .orderBy('event_id')
      .orderBy('market_id')
      .limit(limit - found.length)
      .offset(skipped)
      .execute()
    found.push(...rows.map((row) => ({ ...row, rank: one.rank })))
  }
  return { total, found }
}

/**
 * Selects the titles of events or of markets that pass a filter and match an expression, without those that match a
 * stricter one.
 */
function titlesOf(
  database: Kysely<Schema>,
  fits: Expression,
  stricter: Expression | undefined,
  { venues, category, isOpen }: SearchFilter,
  list: TitleList,
) {
  const engine = engineSql(database)
  const isAll = 'all' in fits && fits.all.length === 0
  let titles = database.selectFrom('titles').where(isAll ? OF_LIST[list] : engine.fits(list, fits, stricter))
  if (venues) titles = titles.where(engine.venueOf(sql.ref('event_id')), 'in', venues)
  if (category !== undefined) {
    const names = CATEGORIES.filter((one) => isOfCategory(category, { category: one }))
    titles = titles.where('category', 'in', names)
  }
  if (isOpen !== undefined) titles = titles.where('is_open', '=', Number(isOpen))
  return titles
}
