import type { UnifiedMarket } from '@crossvenue/venues'
import { isOpen } from '@crossvenue/venues/basics'
import type { Insertable, Kysely } from 'kysely'
import { countedVolume } from './counted-volume.ts'
import { digest, digestContent } from './digest.ts'
import { endSweep } from './end-sweep.ts'
import { inChunks } from './in-chunks.ts'
import { noteMatchingDue } from './matching-due.ts'
import { moveCounters } from './move-counters.ts'
import { noteMarketChanges, readMatchedMarkets } from './note-market-changes.ts'
import { pageAddress } from './page-address.ts'
import { packPayload } from './payload.ts'
import { takeReadTime } from './read-time.ts'
import type { Schema } from './schema.ts'
import { serviceId } from './service-id.ts'
import { settleRelatedMarkets } from './settle-related-markets.ts'
import { writeShown } from './shown-text.ts'
import type { Committed, Page, Sweep } from './store.ts'
import { storeMarkets } from './store-markets.ts'
import { replaceTitles, type Title, updateVolumes } from './titles/write-titles.ts'

type EventRow = Insertable<Schema['events']>
/** A changed event and its markets. */
export type Stale = readonly [EventRow, readonly UnifiedMarket[]]

/**
 * Stores a page of a sweep with the cursor of the next; after the last page, removes the events of the feed that the
 * sweep did not see.
 */
export async function commitPage(transaction: Kysely<Schema>, page: Page): Promise<Committed> {
  const { nextCursor, source = null, at } = page
  const sweep = await latestSweep(transaction, page.sweep)
  // Another process has begun the next sweep: this one may add events but not remove any.
  const overtaken = sweep.number !== page.sweep.number
  const rows = new Map(page.events.map((event) => [serviceId(event.sourceExchange, event.id), event] as const))
  const known = await storedDigests(transaction, [...rows.keys()])

  const seen = new Map<number | null, string[]>()
  const stale: Stale[] = []
  const retitled = new Set<string>()
  const changed: string[] = []
  /** Events of which only prices and volumes changed; an empty digest marks one whose columns are to be renewed. */
  const priced = new Set<string>()
  let readTimes = 0
  for (const [id, event] of rows) {
    const { bare, readAt } = takeReadTime(event)
    if (readAt !== null) readTimes++
    const payload = JSON.stringify(bare)
    const stored = known.get(id)
    if (stored?.digest === digest(payload)) {
      seen.set(readAt, [...(seen.get(readAt) ?? []), id])
      continue
    }
    const row = toRow(id, bare, { payload, readAt, sweep, at, born: stored?.born ?? at })
    stale.push([row, event.markets])
    if (stored?.content !== row.content) changed.push(id)
    else if (stored.digest !== '') priced.add(id)
    if (stored?.content !== row.content || !stored.titled) retitled.add(id)
  }

  await takeOver(transaction, [...known.values()], sweep)
  for (const [readAt, ids] of seen) await touch(transaction, ids, sweep, readAt)
  const matched = await readMatchedMarkets(
    transaction,
    stale.map(([row]) => row.id),
  )
  await inChunks(
    stale.map(([row]) => row),
    (some) => transaction.replaceInto('events').values(some).execute(),
  )
  await storeMarkets(transaction, stale, priced)
  await storeTitles(transaction, stale, retitled)
  await noteMarketChanges(transaction, matched, at)
  await settleRelatedMarkets(
    transaction,
    stale.map(([row]) => row.id),
    at,
  )
  const isEnd = nextCursor === undefined && !overtaken
  const { removed, held } = isEnd ? await endSweep(transaction, sweep, page) : { removed: [], held: 0 }
  await transaction
    .updateTable('feeds')
    .set({
      cursor: nextCursor ?? null,
      progress_at: at,
      ...(nextCursor === undefined && { source, succeeded_at: at, failed_at: null, failure: null }),
    })
    .where('feed', '=', sweep.feed)
    .where('sweep', '=', page.sweep.number)
    .execute()
  const content = changed.length + removed.length
  await moveCounters(transaction, { catalogue: stale.length + removed.length, reads: readTimes, content })
  if (content > 0) await noteMatchingDue(transaction, at)
  return { changed: [...changed, ...removed], held }
}

/** Returns the current sweep of a feed. */
async function latestSweep(transaction: Kysely<Schema>, sweep: Sweep): Promise<Sweep> {
  const { number } = await transaction
    .selectFrom('feeds')
    .select('sweep as number')
    .where('feed', '=', sweep.feed)
    .executeTakeFirstOrThrow()
  return { ...sweep, number }
}

async function storedDigests(transaction: Kysely<Schema>, ids: string[]) {
  const rows = await inChunks(ids, (some) =>
    transaction
      .selectFrom('events')
      .select(['id', 'feed', 'digest', 'content', 'born', 'titled'])
      .where('id', 'in', some)
      .execute(),
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Moves events that another feed listed before to this feed, and records that the other feed is no longer as it was
 * read.
 */
async function takeOver(transaction: Kysely<Schema>, known: readonly { feed: string }[], sweep: Sweep): Promise<void> {
  const others = [...new Set(known.map(({ feed }) => feed))].filter((feed) => feed !== sweep.feed)
  if (others.length === 0) return
  await transaction.updateTable('feeds').set({ source: null }).where('feed', 'in', others).execute()
}

function toRow(
  id: string,
  event: Page['events'][number],
  {
    payload,
    readAt,
    sweep,
    at,
    born,
  }: { payload: string; readAt: number | null; sweep: Sweep; at: number; born: number },
): EventRow {
  return {
    id,
    venue: event.sourceExchange,
    native_id: event.id,
    slug: event.slug ?? null,
    page: event.url === undefined ? null : (pageAddress(event.url) ?? null),
    title: event.title,
    category: event.category ?? null,
    volume24h: event.volume24h ?? null,
    volume_unit: event.volumeUnit ?? null,
    market_count: event.markets.length,
    feed: sweep.feed,
    sweep: sweep.number,
    content: digestContent(event),
    born,
    digest: digest(payload),
    payload: packPayload(payload),
    shown: writeShown(event),
    read_at: readAt,
    updated_at: at,
    titled: 1,
  }
}

const touch = (transaction: Kysely<Schema>, ids: string[], { feed, number }: Sweep, readAt: number | null) =>
  inChunks(ids, (some) =>
    transaction.updateTable('events').set({ feed, sweep: number, read_at: readAt }).where('id', 'in', some).execute(),
  )

/** Stores new titles; for events with unchanged titles, only the volumes. */
async function storeTitles(
  transaction: Kysely<Schema>,
  stale: readonly Stale[],
  retitled: ReadonlySet<string>,
): Promise<void> {
  for (const [write, isNew] of [
    [replaceTitles, true],
    [updateVolumes, false],
  ] as const) {
    const some = stale.filter(([{ id }]) => retitled.has(id) === isNew)
    await write(
      transaction,
      some.map(([{ id }]) => id),
      some.flatMap(titlesOf),
    )
  }
}

function titlesOf([event, markets]: Stale): Title[] {
  const ofMarkets = [...new Map(markets.map((market) => [market.marketId, market])).values()].map(
    (market): Title => ({
      eventId: event.id,
      marketId: market.marketId,
      title: market.title,
      category: market.category ?? event.category ?? null,
      volume: countedVolume(market) ?? -1,
      isOpen: isOpen(market.status) !== false,
    }),
  )
  const own: Title = {
    eventId: event.id,
    marketId: '',
    title: event.title,
    category: event.category ?? null,
    volume:
      countedVolume({ volume24h: event.volume24h ?? undefined, volumeUnit: event.volume_unit ?? undefined }) ?? -1,
    isOpen: ofMarkets.length === 0 || ofMarkets.some((market) => market.isOpen),
  }
  return [own, ...ofMarkets]
}
