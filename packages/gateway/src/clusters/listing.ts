import { isOfCategory } from '@crossvenue/venues'
import { LRUCache } from 'lru-cache'
import { countBooks } from '../matches/own-books.ts'
import { compareTexts } from '../store/compare-texts.ts'
import { countedVolume } from '../store/counted-volume.ts'
import { parseServiceId } from '../store/service-id.ts'
import type { EventSummary } from '../store/store.ts'
import { titleText } from '../store/title-words.ts'
import { rankByTitle } from '../store/titles/rank-by-title.ts'
import type { Tier } from '../store/titles/tiers.ts'
import type { ClusterQuery } from './cluster-query.ts'
import type { NamedCluster } from './name-clusters.ts'
import type { Place } from './place.ts'

/** The fields of a cluster by which it is filtered and sorted. */
export interface Row {
  id: string
  confidence: number
  category?: string
  volume24h?: number
  /** The lowest ask less the highest bid; only questions have one. */
  spread?: number
  /** How much more a contract of each side pays than it costs after fees; only questions have one. */
  gap?: number
  /** When the first of its open markets closes, in Unix milliseconds; only questions have it. */
  closesAt?: number
  venues: ReadonlySet<string>
  /** The title of each member, as `titleText` writes it. */
  titles: readonly string[]
}

/** A cluster with these fields; its events or markets are not read yet. */
export interface Listed extends NamedCluster, Row {}

/** A cluster of events with these fields and its title. */
export interface ListedCluster extends Listed {
  canonicalTitle: string
}

/** Rows, sorted once for each order in which they are requested. */
export interface Listing<R extends Row> {
  rows: readonly R[]
  sorted(sort: Place['sort']): readonly R[]
  /** The orders in which they were requested so far. */
  orders: ReadonlyMap<Place['sort'], readonly R[]>
}

/**
 * Creates a listing, without clusters of a venue and its front alone, which are one market. `like` has the orders of a
 * listing with many of the same rows, after which sorting takes a fraction.
 */
export function createListing<R extends Row>(all: readonly R[], like?: Listing<R>['orders']): Listing<R> {
  const rows = all.filter(({ venues }) => booksOf(venues) > 1)
  const orders = new Map<Place['sort'], readonly R[]>()
  return {
    rows,
    orders,
    sorted(sort) {
      const value = VALUES[sort]
      const known =
        orders.get(sort) ??
        presorted(rows, like?.get(sort)).sort((a, b) => value(b) - value(a) || compareTexts(a.id, b.id))
      orders.set(sort, known)
      return known
    },
  }
}

/** Returns rows with those first that are in a sorted list, in its order. */
function presorted<R>(rows: readonly R[], sorted: readonly R[] | undefined): R[] {
  if (!sorted) return [...rows]
  const left = new Set(rows)
  return [...sorted.filter((row) => left.delete(row)), ...left]
}

/** An event with its title as it is searched. */
export type TitledEvent = EventSummary & { text: string }

/** Returns an event with its title as it is searched, which is written when a search first needs it: a start does not. */
export function titled(event: EventSummary): TitledEvent {
  let text: string | undefined
  return {
    ...event,
    get text() {
      text ??= titleText(event.title)
      return text
    },
  }
}

/** Summarizes a cluster from its events. */
export function listCluster(cluster: NamedCluster, byId: ReadonlyMap<string, TitledEvent>): ListedCluster {
  const events = cluster.members.flatMap((id) => byId.get(id) ?? []).sort(byVolume)
  const volumes = events.map(countedVolume).filter((volume) => volume !== undefined)
  const category = events.find((event) => event.category !== undefined)?.category
  let titles: readonly string[] | undefined
  return {
    ...cluster,
    canonicalTitle: events[0]?.title ?? '',
    ...(category !== undefined && { category }),
    ...(volumes.length > 0 && { volume24h: volumes.reduce((sum, volume) => sum + volume, 0) }),
    venues: venuesOf(cluster.members),
    get titles() {
      titles ??= events.map(({ text }) => text)
      return titles
    },
  }
}

type FilterQuery = Pick<ClusterQuery, 'venues' | 'excludeVenues' | 'minVenues' | 'category'> & {
  minVolume24h?: number | undefined
  maxSpread?: number | undefined
  minGap?: number | undefined
  closesBefore?: number | undefined
  after?: Place
}

/** Clusters that match a query, in its order, and how well the titles of each fit; absent for a query without a text. */
export interface Fitting<R> {
  rows: readonly R[]
  ranks?: readonly number[]
}

/**
 * Returns the clusters that match a query. They must be sorted; `tiers` states how titles may match its text; undefined
 * for a query without a text.
 */
export function keepFitting<R extends Row>(
  clusters: readonly R[],
  query: FilterQuery,
  tiers: readonly Tier[] | undefined,
): Fitting<R> {
  const tests = testsOf(query)
  const [only] = tests
  const rows = !only ? clusters : clusters.filter(tests.length === 1 ? only : (row) => tests.every((test) => test(row)))
  if (!tiers) return { rows }
  const ranked = rankByTitle(rows, tiers, ({ titles }) => titles, query.after?.rank).sort((a, b) => a.rank - b.rank)
  return { rows: ranked.map(({ item }) => item), ranks: ranked.map(({ rank }) => rank) }
}

/** Returns a test for each filter of a query: a catalogue has many clusters, and a query few filters. */
function testsOf(query: FilterQuery): ((row: Row) => boolean)[] {
  const { minVolume24h = 0, maxSpread, minGap, closesBefore, category } = query
  const tests: ((row: Row) => boolean)[] = []
  if (query.venues || query.excludeVenues || query.minVenues) tests.push(venueTest(query))
  if (minVolume24h > 0) tests.push(({ volume24h = 0 }) => volume24h >= minVolume24h)
  if (maxSpread !== undefined) tests.push(({ spread = Number.POSITIVE_INFINITY }) => spread <= maxSpread)
  if (minGap !== undefined) tests.push(({ gap = Number.NEGATIVE_INFINITY }) => gap >= minGap)
  if (closesBefore !== undefined) tests.push(({ closesAt = Number.POSITIVE_INFINITY }) => closesAt < closesBefore)
  if (category !== undefined) tests.push((row) => isOfCategory(category, row))
  return tests
}

/** Returns a test for the filters of venues, which looks at each set of venues once. */
function venueTest({ venues, excludeVenues, minVenues = 0 }: FilterQuery): (row: Row) => boolean {
  const known = new Map<ReadonlySet<string>, boolean>()
  return ({ venues: present }) => {
    let fits = known.get(present)
    if (fits === undefined) {
      fits =
        (!venues || venues.some((venue) => present.has(venue))) &&
        !excludeVenues?.some((venue) => present.has(venue)) &&
        booksOf(present) >= minVenues
      known.set(present, fits)
    }
    return fits
  }
}

const books = new WeakMap<ReadonlySet<string>, number>()

/** Returns how many of some venues have order books of their own. */
function booksOf(venues: ReadonlySet<string>): number {
  const count = books.get(venues) ?? countBooks(venues)
  books.set(venues, count)
  return count
}

const venueSets = new LRUCache<string, ReadonlySet<string>>({ max: 10_000 })

/** Returns the set of the venues of some events, the same for the same venues. */
export function venuesOf(events: readonly string[]): ReadonlySet<string> {
  const venues = [...new Set(events.map((id) => parseServiceId(id).venue))].sort()
  const key = venues.join()
  const known = venueSets.get(key) ?? new Set(venues)
  venueSets.set(key, known)
  return known
}

/** Returns the place directly behind a cluster in the sorted list. */
export const placeOf = (cluster: Row, sort: Place['sort'], rank = 0): Place => ({
  rank,
  sort,
  value: VALUES[sort](cluster),
  id: cluster.id,
})

/** For each sort order, the value that is sorted in descending order. */
const VALUES: Readonly<Record<Place['sort'], (cluster: Row) => number>> = {
  volume: ({ volume24h = -1 }) => volume24h,
  confidence: ({ confidence }) => confidence,
  // A spread is between -1 and 1.
  spread: ({ spread = 2 }) => -spread,
}

/** Compares two places: the best match first, then the highest value, then by id. */
export const byPlace = (a: Place, b: Place): number => a.rank - b.rank || b.value - a.value || compareTexts(a.id, b.id)

/** Compares two events: the highest volume first; play money and unknown volumes last. */
const byVolume = (a: EventSummary, b: EventSummary): number =>
  (countedVolume(b) ?? -1) - (countedVolume(a) ?? -1) ||
  (b.volume24h ?? -1) - (a.volume24h ?? -1) ||
  (a.id < b.id ? -1 : 1)
