import type { Override } from '@crossvenue/matcher'
import type { Relation } from '@crossvenue/venues'
import type { ColumnType, Generated } from 'kysely'
import type { JudgedPair } from '../judge/pair-judge.ts'
import type { Scope } from '../scope.ts'

// Instants are Unix milliseconds; a flag is 0 or 1; NULL is what is not known.

interface KeysTable {
  id: string
  name: string
  /** SHA-256 of the key, hex. */
  hash: string
  created_at: number
  revoked_at: number | null
  scope: Scope
}

/** Where events come from: a venue's list, or the catalogue files. */
interface FeedsTable {
  feed: string
  /** Counts the walks through the feed; `cursor` is set while one is under way. */
  sweep: number
  cursor: string | null
  progress_at: number | null
  succeeded_at: number | null
  failed_at: number | null
  failure: string | null
  /** Digest of what the last sweep read, where that was noted; NULL once an event of it is another feed's. */
  source: string | null
  /** The last sweep, if it missed so many events that they were kept for another look. */
  held_sweep: number | null
}

interface EventsTable {
  /** `<venue>:<native_id>`. */
  id: string
  venue: string
  native_id: string
  slug: string | null
  page: string | null
  title: string
  category: string | null
  volume24h: number | null
  volume_unit: string | null
  market_count: number
  feed: string
  /** The sweep of `feed` that saw the event last. */
  sweep: number
  /** Digest of what the matcher reads: everything but prices and volumes. */
  content: string
  /** When it was stored first, since it was removed last. */
  born: number
  /** Digest of the payload. */
  digest: string
  /** The event as JSON, without the `asOf` of its markets. */
  payload: string
  /** When its prices were read, the oldest of them; NULL where a market does not say. */
  read_at: number | null
  updated_at: number
}

interface MarketsTable {
  event_id: string
  market_id: string
  slug: string | null
  /**
   * Whether a bid or an ask was resting when last read; where the venue's lists carry none, whether it is open and its
   * book was not empty when last asked for.
   */
  quoted: number
}

/** The open markets of venues whose lists carry no bids and asks: their books are asked for. */
interface AskedBooksTable {
  event_id: string
  market_id: string
  /** When it was asked for last, answered or not; NULL where it never was. */
  asked_at: number | null
  /** Whether the last answer held neither bids nor asks, or there was no such book. */
  is_empty: number
}

interface EdgesTable {
  id: Generated<number>
  a_event: string
  /** '' where the edge is about the event as a whole: NULLs would not be unique. */
  a_market: string
  b_event: string
  b_market: string
  relation: Relation
  confidence: number
  /** Outcome pairs as JSON. */
  outcomes: string
  /** Evidence as JSON. */
  evidence: string
  digest: string
  updated_at: number
}

/** The surest edge of each relation between two events: there are a hundred edges to one of them. */
interface LinksTable {
  a_event: string
  b_event: string
  relation: Relation
  confidence: number
}

/** What operators rule; A sorts before B. */
interface OverridesTable {
  a_event: string
  /** '' where it is about the events as wholes. */
  a_market: string
  b_event: string
  b_market: string
  source: 'command' | 'file'
  relation: Override['relation']
  note: string | null
  created_at: number
}

interface ClusterIdsTable {
  id: string
  /** Counts up: the lower was minted first. */
  minted: number
  /** The older cluster this one was merged into. */
  merged_into: string | null
}

interface ClusterMembersTable {
  event_id: string
  cluster_id: string
  /** 0 where the event is in no cluster now; it will have this id again. */
  present: number
  /** When it left its cluster; NULL where it is in one. */
  left_at: number | null
  /** The id of the event's part of the cluster, where that was merged into another; NULL where it is `cluster_id`. */
  origin: string | null
}

/** Clusters that changed. */
interface ClusterSetsTable {
  /** Digest of the members. */
  digest: string
  /** The last id that exactly these members had. */
  cluster_id: string
  /** When the cluster changed. */
  at: number
}

/** One row, or none before the first matching. */
interface LastMatchingTable {
  at: number
  edges: number
  /** As JSON. */
  churn: string
  /** What made the edges; NULL where that has something left to do. */
  made_by: string | null
}

/** Answers of a judge. */
interface JudgementsTable {
  /** Digest of the judge's name and the two texts. */
  hash: string
  relation: JudgedPair['relation']
  confidence: number
  at: number
}

/** What an embedder made of texts. */
interface VectorsTable {
  /** Digest of the embedder's name and the text. */
  hash: string
  /** 32-bit floats. */
  vector: ColumnType<ArrayBuffer, Uint8Array, never>
  at: number
}

/** One row; see `Counters`. */
interface CountersTable {
  revision: number
  catalogue: number
  reads: number
  content: number
  matched: number
  /** Since when there have been changes that are not matched. */
  due_since: number | null
}

export interface Schema {
  judgements: JudgementsTable
  vectors: VectorsTable
  keys: KeysTable
  feeds: FeedsTable
  events: EventsTable
  markets: MarketsTable
  asked_books: AskedBooksTable
  edges: EdgesTable
  staged_edges: Omit<EdgesTable, 'id'>
  staged_pairs: Pick<EdgesTable, 'a_event' | 'b_event'>
  links: LinksTable
  overrides: OverridesTable
  cluster_ids: ClusterIdsTable
  cluster_members: ClusterMembersTable
  cluster_sets: ClusterSetsTable
  last_matching: LastMatchingTable
  counters: CountersTable
}
