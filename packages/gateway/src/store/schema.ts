import type { Override } from '@crossvenue/matcher'
import type { Relation } from '@crossvenue/venues'
import type { ColumnType, Generated } from 'kysely'
import type { Scope } from '../scope.ts'
import type { ChangeKind } from './change.ts'
import type { JudgedPair } from './judged-pair.ts'

// Instants are Unix milliseconds, flags are 0 or 1, NULL means unknown.

interface KeysTable {
  id: string
  name: string
  /** SHA-256 of the key, hex. */
  hash: string
  created_at: number
  revoked_at: number | null
  scope: Scope
  expires_at: number | null
  /** A plan of the plans file; NULL for the default. */
  plan: string | null
  /** The hash of the secret before the last rotation, valid until `former_until`. */
  former_hash: string | null
  former_until: number | null
}

interface KeyUsageTable {
  key_id: string
  /** A UTC day: 2026-11-23. */
  day: string
  requests: number
  /** Requests answered with a status of 400 or more. */
  failed: number
  bytes: number
}

/** The sources of events: the list of each venue, and the catalogue files. */
interface FeedsTable {
  feed: string
  /** The number of the current sweep through the feed; `cursor` is set while it is under way. */
  sweep: number
  cursor: string | null
  progress_at: number | null
  succeeded_at: number | null
  failed_at: number | null
  failure: string | null
  /** Digest of the input of the last sweep, if it was recorded; NULL once another feed has one of its events. */
  source: string | null
  /** The last sweep, if it missed so many events that they were kept until the next sweep. */
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
  /** The last sweep of `feed` that saw the event. */
  sweep: number
  /** Digest of the fields that the matcher reads: all but prices and volumes. */
  content: string
  /** When it was first stored after its last removal. */
  born: number
  /** Digest of the event's JSON. */
  digest: string
  /** The event as compressed JSON, without the `asOf` of its markets; see `payload.ts`. */
  payload: Uint8Array | string
  /** The part that lists show (see `shown-text.ts`); NULL until the event is read again after its migration. */
  shown: string | null
  /** When its oldest prices were read; NULL if a market does not state it. */
  read_at: number | null
  updated_at: number
  /** Whether `titles` has its title and those of its markets. */
  titled: Generated<number>
}

interface MarketsTable {
  event_id: string
  market_id: string
  slug: string | null
  /** NULL for this and the next fields until the event is read again after their migration. */
  title: string | null
  /** Its own category or that of its event. */
  category: string | null
  /** The ids of its outcomes as JSON. */
  outcomes: string | null
  /** For each outcome its price, best bid and best ask, as JSON; null where unknown. */
  quotes: string | null
  /** In dollars or contracts; NULL for play money. */
  volume24h: number | null
  is_open: number | null
  /** When it closes, in Unix milliseconds; a bare date is the end of that day in UTC. */
  closes_at: number | null
  /**
   * The fields by which it states fees of its own, as JSON; NULL where its contracts do not pay dollars, or until the
   * event is read again after the migration.
   */
  stated_fees: string | null
  /**
   * Whether a bid or an ask was resting when last read; if the venue's lists carry no quotes, whether it is open and its
   * book was not empty when last requested.
   */
  quoted: number
}

/**
 * The titles of events and of markets, with what searches filter and sort by. Their words are in `event_words` and
 * `market_words`, indexes of FTS5 by the same ids, or in PostgreSQL in a column `words`.
 */
interface TitlesTable {
  id: number
  event_id: string
  /** '' for the title of the event. */
  market_id: string
  category: string | null
  /** As markets are sorted: in dollars or contracts; -1 for play money and unknown volumes. */
  volume: number
  /** Whether it accepts orders, or may; an event does while one of its markets does, or has none. */
  is_open: number
}

/** The words of titles. */
interface WordsTable {
  word: string
}

/** The forms of these words with one letter left out. */
interface MisspellingsTable {
  form: string
  word: string
}

/** The open markets of venues whose lists carry no bids and asks, whose books are requested. */
interface BookRefreshesTable {
  event_id: string
  market_id: string
  /** When its book was last requested, with or without an answer; NULL if it never was. */
  asked_at: number | null
  /** Whether the last answer had neither bids nor asks, or was that there is no book. */
  is_empty: number
}

/** The ends of edges: an event or one of its markets. Rows outlive their edges until `forgetUnused` deletes them. */
interface EdgeEndsTable {
  id: Generated<number>
  event_id: string
  /** '' for the event as a whole, because NULLs would not be unique. */
  market_id: string
}

/** Texts of evidence, of which several edges have the same. */
interface EvidenceTable {
  id: Generated<number>
  /** Digest of the evidence. */
  digest: string
  /** Evidence as JSON. */
  evidence: string
}

/** Edges by the numbers of their ends and of their evidence: the texts would take ten times as much. */
interface EdgeRowsTable {
  id: Generated<number>
  a: number
  b: number
  relation: Relation
  confidence: number
  /** Outcome pairs as JSON. */
  outcomes: string
  evidence_id: number
  updated_at: number
}

/** A view of `edge_rows` with their ends; without the evidence, which few queries need. */
interface EdgesView extends Omit<EdgeRowsTable, 'evidence_id'> {
  a_event: string
  a_market: string
  b_event: string
  b_market: string
}

/** The most confident edge of each relation between two events; there are about a hundred edges per link. */
interface LinksTable {
  a_event: string
  b_event: string
  relation: Relation
  confidence: number
}

/** The edges of one relation and one confidence between two events, by the numbers of their ends. */
export interface EdgeGroupsTable extends LinksTable {
  /** The ends of the first edge by the ids of its markets. */
  a: number
  b: number
  /** JSON lists of the ends: of each edge where the relation merges events, else each end once. */
  a_ends: string
  b_ends: string
}

/** Overrides of operators; A sorts before B. */
interface OverridesTable {
  a_event: string
  /** '' if it is about whole events. */
  a_market: string
  b_event: string
  b_market: string
  source: 'command' | 'file'
  relation: Override['relation']
  note: string | null
  /** The name of the key that set it by request. */
  author: string | null
  created_at: number
}

interface ClusterIdsTable {
  id: string
  /** Increases with each new id: a lower number is older. */
  minted: number
  /** The older cluster this one was merged into. */
  merged_into: string | null
}

interface ClusterMembersTable {
  /** The service id of an event; in a cluster of markets, that of a market (`marketMember`). */
  event_id: string
  cluster_id: string
  /** 0 if the event is in no cluster now; it gets this id again when it comes back. */
  present: number
  /** When it left its cluster; NULL while it is in one. */
  left_at: number | null
  /** The id of the event's part of a merged cluster; NULL if that is `cluster_id`. */
  origin: string | null
}

/** Questions that several markets ask: the clusters of markets by identity and complement. */
interface QuestionsTable {
  /** The cluster id. */
  id: string
  /** As JSON. */
  relations: string
  confidence: number
  /** The revision of the edges that it was made from. */
  revision: Generated<number>
}

/** The markets of each question. */
interface QuestionMarketsTable {
  event_id: string
  market_id: string
  question_id: string
  /** The outcome that settles with the first side of the question; NULL if it is unknown. */
  yes: string | null
  /** The outcome that settles with its other side. */
  no: string | null
}

/** Former sets of members of clusters. */
interface ClusterSetsTable {
  /** Digest of the members. */
  digest: string
  /** The last cluster id of exactly these members. */
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
  /** The version of the matcher that made the edges; NULL while it has pairs left to match. */
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

/** Vectors of an embedder. */
interface VectorsTable {
  /** Digest of the embedder's name and the text. */
  hash: string
  /** 32-bit floats. */
  vector: ColumnType<ArrayBuffer | Uint8Array, Uint8Array, never>
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

/** Changes of clusters and of matched markets, for callers that follow them. */
interface ChangesTable {
  id: Generated<number>
  at: number
  kind: ChangeKind
  /** As JSON. */
  data: string
}

/** The questions whose quotes on two venues cross. */
interface CrossedQuestionsTable {
  question_id: string
}

/** Past quotes of matched markets. */
interface QuoteHistoryTable {
  event_id: string
  market_id: string
  at: number
  /** As in `markets`. */
  quotes: string
}

/** Closes of the hours before the quotes of matched markets were kept, by the candles of their venues. */
interface CandleHistoryTable {
  event_id: string
  market_id: string
  /** The end of the hour. */
  at: number
  outcome_id: string
  close: number
}

/** Matched markets whose venues were requested for candles. */
interface BackfillsTable {
  event_id: string
  market_id: string
  at: number
  /** Whether the venue answered. */
  done: number
  tries: number
}

/** Matched markets that were settled. */
interface SettlementsTable {
  event_id: string
  market_id: string
  /** The outcome that won. */
  winner: string
  at: number
}

/** Edges of markets that were settled or left the catalogue, as they were then. */
interface AuditedEdgesTable {
  a_event: string
  a_market: string
  b_event: string
  b_market: string
  relation: Relation
  confidence: number
  outcomes: string
  at: number
}

/** The markets of those edges, as they were then. */
interface AuditedMarketsTable {
  event_id: string
  market_id: string
  slug: string | null
  title: string
  rules: string | null
  category: string | null
  /** Its first outcome. */
  yes: string | null
  /** When its venue was last requested whether it is settled; NULL if it never was. */
  asked_at: number | null
  at: number
}

/** Addresses that changes are sent to. */
interface WebhooksTable {
  id: string
  /** The key that created it. */
  key_id: string
  url: string
  /** The signing key, base64. */
  secret: string
  /** As JSON. */
  filter: string
  created_at: number
  /** The last change that was looked at for it. */
  seen: number
}

/** Changes to be sent to webhooks, and those that were. */
interface DeliveriesTable {
  id: Generated<number>
  webhook_id: string
  change_id: number
  /** The change as JSON, because it may be forgotten before it is delivered. */
  body: string
  state: 'pending' | 'delivered' | 'dead'
  attempts: number
  /** When it is tried next. */
  due_at: number
  /** The status or error of the last try. */
  outcome: string | null
}

export interface Schema {
  changes: ChangesTable
  crossed_questions: CrossedQuestionsTable
  quote_history: QuoteHistoryTable
  candle_history: CandleHistoryTable
  backfills: BackfillsTable
  settlements: SettlementsTable
  audited_edges: AuditedEdgesTable
  audited_markets: AuditedMarketsTable
  webhooks: WebhooksTable
  deliveries: DeliveriesTable
  judgements: JudgementsTable
  vectors: VectorsTable
  keys: KeysTable
  key_usage: KeyUsageTable
  feeds: FeedsTable
  events: EventsTable
  markets: MarketsTable
  titles: TitlesTable
  words: WordsTable
  misspellings: MisspellingsTable
  asked_books: BookRefreshesTable
  edge_ends: EdgeEndsTable
  evidence: EvidenceTable
  edge_rows: EdgeRowsTable
  edges: EdgesView
  staged_edges: Omit<EdgeRowsTable, 'id'>
  staged_pairs: Pick<EdgesView, 'a_event' | 'b_event'>
  links: LinksTable
  edge_groups: EdgeGroupsTable
  overrides: OverridesTable
  cluster_ids: ClusterIdsTable
  cluster_members: ClusterMembersTable
  cluster_sets: ClusterSetsTable
  questions: QuestionsTable
  question_markets: QuestionMarketsTable
  last_matching: LastMatchingTable
  counters: CountersTable
}
