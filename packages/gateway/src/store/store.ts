import type { EvidenceItem, OutcomePair, Override, PairEdges, Ref } from '@crossvenue/matcher'
import type { ErrorCode, PageTarget, Relation, UnifiedEvent } from '@crossvenue/venues'
import type { Scope } from '../scope.ts'
import type { PastClose, UnfilledMarket, UnfilledQuery } from './candle-history.ts'
import type { Change } from './change.ts'
import type { Churn } from './churn.ts'
import type { JudgedPair } from './judged-pair.ts'
import type { PastQuotes } from './quote-history.ts'
import type { AuditedEdge, UnsettledMarket } from './settlements.ts'
import type { ShownEvent } from './shown-event.ts'
import type { Tier } from './titles/tiers.ts'
import type { WebhookStore } from './webhooks.ts'

// The interface of the store, without its implementation. Instants are Unix milliseconds; an event is named by its
// service id, `<venue>:<venue event id>`.

export interface KeyRecord {
  id: string
  name: string
  scope: Scope
  createdAt: number
  revokedAt?: number
  expiresAt?: number
  /** A plan of the plans file; absent for the default. */
  plan?: string
  /** Until when the secret before the last rotation is valid. */
  formerUntil?: number
}

/** A key as its secrets are checked. */
export interface StoredKey extends KeyRecord {
  hash: string
  formerHash?: string
}

export interface KeyStore {
  /** Returns false if a live key has the same name already. */
  insert(key: KeyRecord & { hash: string }): Promise<boolean>
  /** Returns the key whose secret, or former secret, has a hash, including revoked ones. */
  find(hash: string): Promise<StoredKey | undefined>
  list(): Promise<KeyRecord[]>
  /** Revokes every live key of that id or name and returns them. */
  revoke(nameOrId: string, at: number): Promise<KeyRecord[]>
  /** Gives the live key of that id or name another secret; the one it has stays valid until `formerUntil`. */
  rotate(nameOrId: string, secret: { hash: string; formerUntil: number }): Promise<KeyRecord | undefined>
  /** Gives the live key of that id or name another plan, or none. */
  setPlan(nameOrId: string, plan: string | undefined): Promise<KeyRecord | undefined>
  /** Adds to the usage of keys. */
  addUsage(usage: readonly KeyUsage[]): Promise<void>
  /** Returns the usage of one key, or of all, from a day on. */
  usage(query: { keyId?: string | undefined; since: string }): Promise<KeyUsage[]>
}

/** The use of a key on one UTC day. */
export interface KeyUsage {
  keyId: string
  /** Such as 2026-11-23. */
  day: string
  requests: number
  /** Requests answered with a status of 400 or more. */
  failed: number
  /** Bytes of the answers. */
  bytes: number
}

/** An event that names its venue. */
export type CatalogueEvent = UnifiedEvent & { sourceExchange: string }

/** A market and its event, which is named by service id. */
export interface MarketRef {
  eventId: string
  marketId: string
}

/** A market whose book is to be requested. */
export interface DueBook extends MarketRef {
  outcomeIds: string[]
}

/** A market whose book was requested. */
export interface RefreshedBook extends MarketRef {
  at: number
  /** True if there were neither bids nor asks, or no book; absent if the venue did not answer. */
  isEmpty?: boolean
}

/** A walk through all events of a feed, page by page. */
export interface Sweep {
  /** A venue id, or `file` for the catalogue files. */
  feed: string
  number: number
  /** Where to continue; absent at the beginning. */
  cursor?: string
}

export interface Page {
  sweep: Sweep
  events: readonly CatalogueEvent[]
  /** Absent on the last page: see `endSweep` for the events of the feed that the sweep did not see. */
  nextCursor?: string | undefined
  /** Whether events that the sweep did not see are removed however many they are. @default false */
  isCertain?: boolean
  /** Digest of the input of the sweep, on its last page: see `View.source`. */
  source?: string | undefined
  at: number
}

export interface Committed {
  /** The events whose content is new to the matcher, removed ones included. */
  changed: string[]
  /** How many events were missed by the sweep but are kept until the next sweep misses them too. */
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

/** Counters of changes, for caches and for work that is due. Each only increases. */
export interface Counters {
  /** Increases when edges change. */
  revision: number
  /** Increases with every added, changed or removed event, including changes of prices. */
  catalogue: number
  /** Increases when prices were read again, whether they changed or not. */
  reads: number
  /** Increases when a field changed that the matcher reads. */
  content: number
  /** The `content` that the present edges were made from. */
  matched: number
}

/** The fields of an event that a list of clusters needs. */
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

/** One end of an edge. */
export interface TieEnd {
  /** Service id. */
  event: string
  /** The number of the market; absent for the event as a whole. */
  market?: number
}

/** An edge without its relation. */
export interface Tie {
  a: TieEnd
  b: TieEnd
  confidence: number
}

/**
 * The statements of the edges between some events about their markets, which have numbers here: a page has thousands,
 * and their names would be most of the work.
 */
export interface Ties {
  /** The numbers of the markets of each event by their ids; a market without a number has no edge. */
  numbers: ReadonlyMap<string, ReadonlyMap<string, number>>
  /** The markets with an edge. */
  matched: ReadonlySet<number>
  /** Pairs of markets that identity or complement joins. */
  merged: readonly (readonly [number, number])[]
  /** The most confident edge of each two events, the most confident first. */
  strongest: readonly Tie[]
  /** The floors of confidence at which the same edges are in scope: above `below`, up to `upTo`. */
  floors: { below: number; upTo: number }
}

/** The most confident edge of one relation between two events, which are named by service id. */
export interface Link {
  a: string
  b: string
  relation: Relation
  confidence: number
}

/** An edge between two markets, each named as a member of a cluster (`marketMember`). */
export interface MarketEdge extends Link {
  id: number
  /** Pairs of outcomes that settle alike. */
  outcomes: OutcomePair[]
}

/**
 * A market of a question, with the outcomes that settle with the `yes` and the `no` side of the question; absent if
 * unknown.
 */
export interface QuestionMarket extends MarketRef {
  yes?: string
  no?: string
}

/** A question that several markets ask. */
export interface StoredQuestion {
  id: string
  relations: Relation[]
  /** The weakest edge of the maximum spanning tree. */
  confidence: number
  markets: QuestionMarket[]
}

/** Stored questions, with the fields of their markets that a list needs. */
export interface ListedQuestions {
  questions: StoredQuestion[]
  summaries: MarketSummary[]
}

/** The fields of a market that a list needs. */
export interface MarketSummary extends MarketRef {
  title: string
  category?: string
  /** In dollars or contracts; absent for play money. */
  volume24h?: number
  /** Whether it accepts orders; absent where the venue does not state it. */
  isOpen?: boolean
  /** When it closes, in Unix milliseconds; a bare date is the end of that day in UTC. */
  closesAt?: number
  /** The fields by which it states fees of its own; absent where its contracts do not pay dollars, or until it is read again. */
  statedFees?: Record<string, unknown>
  outcomes: { outcomeId: string; price?: number; bestBid?: number; bestAsk?: number }[]
}

/** Which events or markets a search returns. */
export interface SearchFilter {
  /** Words of the title, as `tiersOf` has it. */
  text?: string
  venues?: readonly string[]
  /** By any of its names. */
  category?: string
  /** Only those that are open, or only those that are not; a status that the venue does not state counts as open. */
  isOpen?: boolean
  limit: number
  offset: number
  /** Only what comes after this place. */
  after?: SearchPlace
}

/** A place in a list: how well the title fits (a lower rank fits better), its volume or -1, and what it is. */
export interface SearchPlace {
  rank: number
  volume: number
  eventId: string
  /** '' in a list of events. */
  marketId: string
}

export interface SearchPage<T> {
  /** How many fit, on all pages. */
  total: number
  found: (SearchPlace & { item: T })[]
}

/** How to find a market: by its id, its service id or the id of its venue, by slug, or by the target of its page. */
export type MarketLookup =
  | { marketId: string }
  | { outcomeId: string }
  | { slug: string }
  | { venue: string; target: PageTarget }

/** The conditions by which edges are selected. */
export interface EdgeScope {
  relations?: readonly Relation[]
  minConfidence?: number
  /** Only edges that changed after this instant. */
  updatedSince?: number
  /** Only edges with a quoted market on one of these venues. */
  quotedOn?: readonly string[]
  /** Only these edges. */
  ids?: readonly number[]
  /** Only edges with one of these events at either end. */
  touching?: readonly string[]
  /** Only edges among these events. */
  among?: readonly string[]
  /** At most this many of those edges, the most confident first. */
  limit?: number
}

export interface EdgeReasons {
  outcomes: OutcomePair[]
  evidence: EvidenceItem[]
}

/** An override and its source. One pair may have one of each source. */
export interface StoredOverride extends Override {
  source: 'command' | 'file'
  /** The name of the key that set it by request. */
  author?: string
  createdAt: number
}

/** Changes of overrides increase the revision and make a matching due. */
export interface OverrideStore {
  /** Stores the override of a command, in place of an earlier one for the pair. */
  set(override: Override & Pick<StoredOverride, 'author'>, at: number): Promise<void>
  /** Removes the override of a command for a pair; returns false if there is none. */
  remove(a: Ref, b: Ref, at: number): Promise<boolean>
  /** Replaces all overrides of the operator's file. */
  replaceFile(overrides: readonly Override[], at: number): Promise<void>
}

/** The past and present cluster ids of some events. */
export interface ClusterIds {
  /** The cluster of each event; for an event in no cluster, its last one, unless others are left in that. */
  members: ReadonlyMap<string, string>
  /** The events that are in a cluster now. */
  present: ReadonlySet<string>
  /** The id that each event's part of its cluster would have alone: it differs if clusters were merged. */
  origins: ReadonlyMap<string, string>
  /** Id of a cluster that was merged into another -> the id of that one. */
  mergedInto: ReadonlyMap<string, string>
  /** The age of each id: a lower number is older. */
  minted: ReadonlyMap<string, number>
  /** Returns the last id of a cluster of exactly these members, unless that cluster exists or others have the id now. */
  former(sets: readonly (readonly string[])[]): Promise<readonly (FormerId | undefined)[]>
  /** Returns those of some ids that were ever used. */
  taken(ids: readonly string[]): Promise<ReadonlySet<string>>
}

/** The last id of a set of events that is no longer a cluster. */
export interface FormerId {
  id: string
  /** When the cluster changed. */
  at: number
  /** Whether the id was merged into another. */
  isMerged: boolean
}

/** How to find an event: by service or venue id, by slug, by the address of its page, or by the target of that. */
export type EventLookup =
  | { eventId: string }
  | { slug: string }
  | { page: string }
  | { venue: string; target: PageTarget }

/** Reads one consistent state of the store. */
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
  /** Returns those of some venues that have events, without counting them. */
  listedVenues(venues: readonly string[]): Promise<string[]>
  events(ids?: readonly string[]): Promise<CatalogueEvent[]>
  /** Returns at least the fields of events that lists show, several times as fast as whole events. */
  shownEvents(ids: readonly string[]): Promise<ShownEvent[]>
  /** Returns the events of a venue, those with the largest volume of a day first, unknown last. */
  busiest(venue: string, limit: number): Promise<CatalogueEvent[]>
  /**
   * Returns open markets of a venue whose lists carry no quotes and whose books have not been requested since an instant:
   * those of events in clusters first, the least recently requested first.
   */
  dueBooks(venue: string, due: { since: number; limit: number }): Promise<DueBook[]>
  /** Returns the markets of some events whose books were empty when last requested, as `<event>/<market>`. */
  emptyBooks(eventIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Returns a mark of each event by service id; it changes with a field that the matcher reads, and with a removal. */
  contents(): Promise<Map<string, string>>
  /** Returns service ids, sorted. */
  find(lookup: EventLookup): Promise<string[]>
  summaries(ids: readonly string[]): Promise<EventSummary[]>
  /** Returns the links of the edges in scope. */
  links(scope: EdgeScope): Promise<Link[]>
  /** Returns the edges in scope, or those of them among some events; the most confident first. */
  edges(scope: EdgeScope, among?: readonly string[]): Promise<StoredEdge[]>
  /** Returns what the edges in scope between the events of each group say about their markets. */
  ties(scope: EdgeScope, groups: readonly (readonly string[])[]): Promise<Ties[]>
  reasons(edgeIds: readonly number[]): Promise<Map<number, EdgeReasons>>
  clusterIds(members: readonly string[]): Promise<ClusterIds>
  /** Returns the questions that were stored with the edges: all, or those of some markets. */
  questions(markets?: readonly MarketRef[]): Promise<StoredQuestion[]>
  /** Returns a mark of each event by service id; it changes with every field of the event. */
  digests(): Promise<Map<string, string>>
  /** Returns the ids of the stored questions in the order of their events; the mark of each changes when it does. */
  questionMarks(): Promise<Map<string, number>>
  /** Returns the events of which a market is in a stored question, sorted. */
  eventsInQuestions(): Promise<string[]>
  /** Returns the ids of the stored questions with a market of some events. */
  questionIds(events: readonly string[]): Promise<string[]>
  /** Returns events of which a market has an edge of these relations to another market that is less certain. */
  eventsWithWeaker(scope: Required<Pick<EdgeScope, 'relations' | 'minConfidence'>>): Promise<string[]>
  /** Returns stored questions by their ids, with the summaries of those of their markets that are in the catalogue. */
  listedQuestions(ids: readonly string[]): Promise<ListedQuestions>
  /** Returns the edges in scope between two markets, the most confident first. */
  marketEdges(scope: EdgeScope): Promise<MarketEdge[]>
  /** Returns the same edges in the order in which they were stored, some at a time, so that few are held at once. */
  marketEdgePages(scope: Omit<EdgeScope, 'limit'>, perPage?: number): AsyncIterable<MarketEdge[]>
  marketSummaries(markets: readonly MarketRef[]): Promise<MarketSummary[]>
  /** Returns the summaries of all markets of some events. */
  summariesOf(events: readonly string[]): Promise<MarketSummary[]>
  searchEvents(filter: SearchFilter): Promise<SearchPage<string>>
  searchMarkets(filter: SearchFilter): Promise<SearchPage<MarketRef>>
  /** Returns how titles may fit a text, best first; none if it has no words. */
  tiers(text: string): Promise<Tier[]>
  /** Returns the markets that a lookup names, sorted. */
  findMarkets(lookup: MarketLookup): Promise<MarketRef[]>
  /** Returns the edges whose markets are both settled. */
  auditedEdges(): Promise<AuditedEdge[]>
  /** Returns markets of former edges that left the catalogue and are not known to be settled. */
  unsettled(due: { since: number; requestedBefore: number; limit: number }): Promise<UnsettledMarket[]>
  /** Returns stored questions by their ids. */
  questionsById(ids: readonly string[]): Promise<StoredQuestion[]>
  /** Returns the past quotes of a market up to an instant, oldest first. */
  quoteHistory(market: MarketRef, until: number): Promise<PastQuotes[]>
  /** Returns the closes of the hours before that, by the candles of its venue, up to an instant, oldest first. */
  candles(market: MarketRef, until: number): Promise<PastClose[]>
  /** Returns matched markets whose venues have not been requested for candles, the most traded first. */
  unfilled(query: UnfilledQuery): Promise<UnfilledMarket[]>
  /** Returns the changes after a place, oldest first. */
  changes(after: number, limit: number): Promise<Change[]>
  /** Returns the first and last places of changes that are stored. */
  changeRange(): Promise<{ first: number; last: number }>
  lastMatching(): Promise<LastMatching | undefined>
  /** Returns answers of a judge by the digest of the question. */
  judgements(hashes: readonly string[]): Promise<Map<string, JudgedPair>>
  /** Returns vectors by the digest of the embedder's name and the text. */
  vectors(hashes: readonly string[]): Promise<Map<string, Float32Array>>
  /** Returns all of them, in the order of their ends. */
  overrides(): Promise<StoredOverride[]>
}

/** The cluster ids that a naming produced. */
export interface NamedClusters {
  /** The cluster of each event that is in one; the others keep the id they had. */
  members: ReadonlyMap<string, string>
  /** New ids, in the order of minting. */
  minted: readonly string[]
  /** Merged id -> the older one. */
  merged: ReadonlyMap<string, string>
  /** Merged ids whose part is a cluster of its own again. */
  revived: readonly string[]
  /** The origin of each event in a cluster. */
  origins: ReadonlyMap<string, string>
}

export interface NamedQuestions extends NamedClusters {
  questions: readonly StoredQuestion[]
}

/** The edges made from one state of the catalogue. */
export interface Matching {
  /** Pairs of events with all edges between the two, in batches. */
  pairs: Iterable<readonly PairEdges[]> | AsyncIterable<readonly PairEdges[]>
  /** Whether there are no other pairs with edges. */
  whole: boolean
  /** The `content` counter of the events that were matched. */
  content: number
  /** Names the clusters of some events, given all their links and the ids they had before. */
  name: (known: ClusterIds, links: readonly Link[]) => Promise<NamedClusters>
  /** Does so for the questions that their markets ask. */
  nameQuestions: (known: ClusterIds, edges: readonly MarketEdge[]) => Promise<NamedQuestions>
  at: number
}

/** The result of replacing edges. */
export interface Replaced {
  revision: number
  /** How many edges there are. */
  edges: number
  /** Absent if the store has edges of a later state. */
  churn?: Churn
}

interface LastMatching extends Required<Pick<Replaced, 'edges' | 'churn'>> {
  at: number
  /** The version of the matcher that made the edges; absent while it has pairs left to match. */
  madeBy?: string
}

/** The number of uses by one owner that a rate limit counts. */
export interface Use {
  rate: string
  owner: string
  used: number
}

/** The uses of all processes within a minute. */
export interface SharedUse extends Use {
  minute: number
}

export interface Store {
  readonly keys: KeyStore
  readonly overrides: OverrideStore
  readonly webhooks: WebhookStore
  read<T>(work: (view: View) => Promise<T>): Promise<T>
  /** Reads only the counters, which does not wait for other reads. */
  counters(): Promise<Counters>
  /** Continues the sweep that was under way, unless its last page is from before `freshSince`; else begins one. */
  beginSweep(feed: string, options: { at: number; freshSince: number }): Promise<Sweep>
  /** Stores a page and its cursor at once. */
  commitPage(page: Page): Promise<Committed>
  /** Records why a sweep stopped; if it is not `resumable`, the next one starts over. */
  recordFailure(feed: string, failure: Failure & { at: number; resumable: boolean }): Promise<void>
  /**
   * Replaces the edges between some events, or all edges, unless the store has edges of a later state. Unchanged edges
   * keep their time. Only clusters of events connected to changed ones are named again. Calls must not overlap.
   */
  replaceEdges(matching: Matching): Promise<Replaced>
  /** Stores the answers of venues about order books. */
  storeRefreshedBooks(books: readonly RefreshedBook[]): Promise<void>
  /** Records the version that made the edges of a state of the catalogue, with no open or omitted pairs. */
  noteMadeBy(maker: string, content: number): Promise<void>
  /** Records that the venue of a market was requested for its result, and the outcome that won if there is one. */
  storeRequested(market: MarketRef & { winner?: string | undefined }, at: number): Promise<void>
  /** Stores the closes of hours before the quotes of a market were kept; without them, that its venue did not answer. */
  storeCandles(market: MarketRef, closes: readonly PastClose[] | undefined, at: number): Promise<void>
  /** Thins past quotes with age, and deletes those that are older than some days or beyond a number of rows. */
  thinQuotes(bounds: { at: number; days: number; rows: number }): Promise<void>
  keepJudgement(hash: string, answer: JudgedPair, at: number): Promise<void>
  keepVectors(vectors: ReadonlyMap<string, readonly number[]>, at: number): Promise<void>
  /** Adds uses to those of other processes within this minute, and returns the sums; absent where the store is a file. */
  shareUses?(uses: readonly Use[]): Promise<SharedUse[]>
  /**
   * Returns for how many milliseconds the counters have not been compared with those of a server; undefined where the
   * store is a file.
   */
  lagMs(): number | undefined
  /** Returns SQLite's message about damage of the file, once a call has found any. */
  damage(): string | undefined
  /** Checks the whole file for damage, in a separate thread; `damage` has the result. */
  check(): Promise<void>
  close(): Promise<void>
}
