import type { EvidenceItem, OutcomePair, Override, PairEdges, Ref } from '@crossvenue/matcher'
import type { ErrorCode, PageTarget, Relation, UnifiedEvent } from '@crossvenue/venues'
import type { Churn } from '../clusters/churn.ts'
import type { JudgedPair } from '../judge/pair-judge.ts'
import type { Scope } from '../scope.ts'

// What the gateway remembers, and nothing about how. Instants are Unix milliseconds; an event is named by its service
// id, `<venue>:<venue event id>`.

export interface KeyRecord {
  id: string
  name: string
  scope: Scope
  createdAt: number
  revokedAt?: number
}

export interface KeyStore {
  /** Returns whether it was inserted: no two live keys have one name. */
  insert(key: KeyRecord & { hash: string }): Promise<boolean>
  /** Returns the key of a hash, revoked or not. */
  find(hash: string): Promise<(KeyRecord & { hash: string }) | undefined>
  list(): Promise<KeyRecord[]>
  /** Revokes every live key of that id or name and returns them. */
  revoke(nameOrId: string, at: number): Promise<KeyRecord[]>
}

/** An event that names its venue. */
export type CatalogueEvent = UnifiedEvent & { sourceExchange: string }

/** A market and its event, which is named by service id. */
export interface MarketRef {
  eventId: string
  marketId: string
}

/** A market whose book is asked for. */
export interface BookToAsk extends MarketRef {
  outcomeIds: string[]
}

/** A market whose book was asked for. */
export interface AskedBook extends MarketRef {
  at: number
  /** Whether there were neither bids nor asks, or no book; absent where the venue did not answer. */
  isEmpty?: boolean
}

/** A walk through all events of a feed, page by page. */
export interface Sweep {
  /** A venue id, or `file` for the catalogue files. */
  feed: string
  number: number
  /** Where to go on; absent at the beginning. */
  cursor?: string
}

export interface Page {
  sweep: Sweep
  events: readonly CatalogueEvent[]
  /** Absent on the last page: see `endSweep` for the events of the feed that the sweep did not see. */
  nextCursor?: string | undefined
  /** Whether what the sweep did not see is gone, however much it is. @default false */
  isCertain?: boolean
  /** Digest of what the sweep read, on its last page: see `View.source`. */
  source?: string | undefined
  at: number
}

export interface Committed {
  /** The events whose content is new to the matcher, removed ones included. */
  changed: string[]
  /** How many events the sweep missed that are kept until the next one has missed them too. */
  held: number
}

export interface Failure {
  code: ErrorCode
  message: string
}

export interface FeedState {
  feed: string
  /** When the last sweep began or stored a page. */
  progressAt?: number
  succeededAt?: number
  failedAt?: number
  failure?: Failure
}

/** What changed since when, for caches and for work that is due. Each only counts up. */
export interface Counters {
  /** Moves with the edges. */
  revision: number
  /** Moves with every stored, changed or removed event, prices included. */
  catalogue: number
  /** Moves when prices were read again, whether they changed or not. */
  reads: number
  /** Moves when something changed that the matcher reads. */
  content: number
  /** The `content` that the present edges were made from. */
  matched: number
}

/** What a listing of clusters needs of an event. */
export interface EventSummary {
  id: string
  title: string
  category?: string
  volume24h?: number
  volumeUnit?: string
}

/** An edge without its evidence. */
export interface StoredEdge {
  id: number
  a: Ref
  b: Ref
  relation: Relation
  confidence: number
  updatedAt: number
}

/** The surest edge of one relation between two events, which are named by service id. */
export interface Link {
  a: string
  b: string
  relation: Relation
  confidence: number
}

/** Which edges count. */
export interface EdgeScope {
  relations?: readonly Relation[]
  minConfidence?: number
  /** Only edges that changed after this instant. */
  updatedSince?: number
  /** Only edges of which a market is on one of these venues and quoted. */
  quotedOn?: readonly string[]
  /** Only these edges. */
  ids?: readonly number[]
  /** Only edges among these events. */
  among?: readonly string[]
  /** Of all those only the surest so many. */
  limit?: number
}

export interface EdgeReasons {
  outcomes: OutcomePair[]
  evidence: EvidenceItem[]
}

/** An override and where it was told. One pair may have one from each. */
export interface StoredOverride extends Override {
  source: 'command' | 'file'
  createdAt: number
}

/** Changes of overrides move the revision, and make a matching due. */
export interface OverrideStore {
  /** Sets what a command told of a pair, in place of what another told before. */
  set(override: Override, at: number): Promise<void>
  /** Forgets what a command told of a pair; false where there was nothing. */
  remove(a: Ref, b: Ref, at: number): Promise<boolean>
  /** Makes these the only ones of the operator's file. */
  replaceFile(overrides: readonly Override[], at: number): Promise<void>
}

/** What is known of the cluster ids of some events. */
export interface ClusterIds {
  /** The cluster of each event; of one in no cluster now the last one it was in, unless others are left in that. */
  members: ReadonlyMap<string, string>
  /** The events that are in a cluster now. */
  present: ReadonlySet<string>
  /** Of each of these, the id that its part of the cluster would have by itself: it differs where clusters merged. */
  origins: ReadonlyMap<string, string>
  /** Id of a cluster that was merged into another -> the id of that one. */
  mergedInto: ReadonlyMap<string, string>
  /** When each of the ids was minted: lower is older. */
  minted: ReadonlyMap<string, number>
  /** Returns the id that a cluster of exactly these members had last, unless it is one now or the id is of others. */
  former(sets: readonly (readonly string[])[]): Promise<readonly (FormerId | undefined)[]>
  /** Returns those of some ids that were ever given out. */
  taken(ids: readonly string[]): Promise<ReadonlySet<string>>
}

/** The last id of a set of events that is a cluster no more. */
export interface FormerId {
  id: string
  /** When the cluster changed. */
  at: number
  /** Whether the id was merged into another. */
  isMerged: boolean
}

/** How to find an event: by service or venue id, by slug, by the address of its page, or by what that points at. */
export type EventLookup =
  | { eventId: string }
  | { slug: string }
  | { page: string }
  | { venue: string; target: PageTarget }

/** Reads of one unchanging state of the store. */
export interface View {
  counters(): Promise<Counters>
  /** Returns since when there have been changes that are not matched; undefined where all is matched. */
  matchingDueSince(): Promise<number | undefined>
  /** Returns how many events a sweep has seen so far. */
  countSeen(sweep: Sweep): Promise<number>
  feeds(): Promise<FeedState[]>
  /** Returns the digest of what the last sweep of a feed read; undefined unless all of it is still as it was read. */
  source(feed: string): Promise<string | undefined>
  venues(): Promise<{ venue: string; feed: string; events: number; markets: number }[]>
  events(ids?: readonly string[]): Promise<CatalogueEvent[]>
  /** Returns the events of a venue, those with the largest volume of a day first, unknown last. */
  busiest(venue: string, limit: number): Promise<CatalogueEvent[]>
  /**
   * Returns open markets of a venue whose lists carry no quotes that were not asked for since an instant: those of events
   * in clusters first, of these the ones that were asked for the longest ago.
   */
  booksToAsk(venue: string, due: { since: number; limit: number }): Promise<BookToAsk[]>
  /** Returns those markets of some events whose books were empty when last asked for, as `<event>/<market>`. */
  emptyBooks(eventIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Tells by service id what the matcher reads of each event, as a mark: another where the event went meanwhile. */
  contents(): Promise<Map<string, string>>
  /** Returns service ids, sorted. */
  find(lookup: EventLookup): Promise<string[]>
  summaries(ids: readonly string[]): Promise<EventSummary[]>
  /** Returns the links that the edges in scope make. */
  links(scope: EdgeScope): Promise<Link[]>
  /** Returns the edges in scope, or those of them among some events; the surest first. */
  edges(scope: EdgeScope, among?: readonly string[]): Promise<StoredEdge[]>
  reasons(edgeIds: readonly number[]): Promise<Map<number, EdgeReasons>>
  clusterIds(events: readonly string[]): Promise<ClusterIds>
  lastMatching(): Promise<LastMatching | undefined>
  /** Answers of a judge by the digest of what was asked. */
  judgements(hashes: readonly string[]): Promise<Map<string, JudgedPair>>
  /** What an embedder made of texts, by the digest of its name and the text. */
  vectors(hashes: readonly string[]): Promise<Map<string, Float32Array>>
  /** Returns all of them, in the order of their ends. */
  overrides(): Promise<StoredOverride[]>
}

/** What clustering says of ids. */
export interface NamedClusters {
  /** The cluster of each event in one; an event in none keeps the id it had. */
  members: ReadonlyMap<string, string>
  /** New ids, in the order of minting. */
  minted: readonly string[]
  /** Merged id -> the older one. */
  merged: ReadonlyMap<string, string>
  /** Merged ids whose part of a cluster stands by itself again. */
  revived: readonly string[]
  /** The origin of each event in a cluster. */
  origins: ReadonlyMap<string, string>
}

/** The edges made from one state of the catalogue. */
export interface Matching {
  /** Pairs of events with the only edges there are between the two, some at a time. */
  pairs: Iterable<readonly PairEdges[]> | AsyncIterable<readonly PairEdges[]>
  /** Whether there are no other pairs with edges. */
  whole: boolean
  /** The `content` counter of the events that were matched. */
  content: number
  /** Names the clusters of some events, knowing the ids they had before. Of these events all links are given. */
  name: (known: ClusterIds, links: readonly Link[]) => Promise<NamedClusters>
  at: number
}

/** What replacing edges gave. */
export interface Replaced {
  revision: number
  /** How many edges there are. */
  edges: number
  /** Absent where edges of a later state were there. */
  churn?: Churn
}

interface LastMatching extends Required<Pick<Replaced, 'edges' | 'churn'>> {
  at: number
  /** What made the edges; absent where that has something left to do. */
  madeBy?: string
}

export interface Store {
  readonly keys: KeyStore
  readonly overrides: OverrideStore
  read<T>(work: (view: View) => Promise<T>): Promise<T>
  /** Reads the counters alone, which waits for no other read. */
  counters(): Promise<Counters>
  /** Continues the sweep that was under way, unless its last page is from before `freshSince`; else begins one. */
  beginSweep(feed: string, options: { at: number; freshSince: number }): Promise<Sweep>
  /** Stores a page and its cursor at once. */
  commitPage(page: Page): Promise<Committed>
  /** Notes why a sweep stopped; without `resumable` the next one begins anew. */
  recordFailure(feed: string, failure: Failure & { at: number; resumable: boolean }): Promise<void>
  /**
   * Replaces the edges between some events, or all there are, unless edges of a later state are there; those that did
   * not change keep their time. Clusters are named anew only where events hang together with such as changed. Called
   * once at a time.
   */
  replaceEdges(matching: Matching): Promise<Replaced>
  /** Notes what venues answered that were asked for books. */
  keepAskedBooks(books: readonly AskedBook[]): Promise<void>
  /** Notes what made the edges of that state of the catalogue, and that nothing is left to do. */
  noteMadeBy(maker: string, content: number): Promise<void>
  keepJudgement(hash: string, answer: JudgedPair, at: number): Promise<void>
  keepVectors(vectors: ReadonlyMap<string, readonly number[]>, at: number): Promise<void>
  /** Returns what SQLite says of the damage of its file, once some call has come upon it. */
  damage(): string | undefined
  /** Checks the whole file for damage, in a thread of its own; `damage` has the result. */
  check(): Promise<void>
  close(): Promise<void>
}
