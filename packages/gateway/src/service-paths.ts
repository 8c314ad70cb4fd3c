import {
  ArbitrageOpportunity,
  describeNulls,
  EventMatchResult,
  MatchedEvent,
  MatchedMarketPair,
  tidySchema,
} from '@crossvenue/venues'
import { z } from 'zod'
import { ArbitrageQuery } from './arbitrage/candidates.ts'
import { SetOpportunity } from './arbitrage/set-arbitrage.ts'
import { SetQuery } from './arbitrage/set-candidates.ts'
import { Accuracy } from './audit/accuracy.ts'
import { AuditQuery, SettlementAudit } from './audit/settlement-audit.ts'
import { Readiness } from './catalogue/readiness.ts'
import { StatusReport } from './catalogue/status.ts'
import { Change } from './changes/change.ts'
import { StreamQuery } from './changes/change-query.ts'
import { Cluster, ClusterEvent, ClusterPageMeta } from './clusters/cluster.ts'
import { ClusterQuery } from './clusters/cluster-query.ts'
import { inPath, queryParameters, read, remove, write } from './describe-path.ts'
import { Fault } from './faults.ts'
import { HistoryQuery, PriceHistory } from './history/price-history.ts'
import { ArbitrageMeta, CutMeta, EventMatches, ExplainedPair, ListMeta, MarketMatches } from './matches/match-models.ts'
import { ExplainQuery, ItemQuery, MatchBrowse, MatchesQuery } from './matches/match-query.ts'
import type { JsonSchema, PathItem } from './openapi.ts'
import { Question } from './questions/question.ts'
import { MarketClusterQuery } from './questions/question-query.ts'
import { NewOverride, OverrideDescription, OverridePair } from './routes/overrides.ts'
import { Capabilities, VenueDescription } from './routes/venues.ts'
import { Delivery, DeliveryQuery, NewWebhook, Replay, Replayed, WebhookDescription } from './routes/webhooks.ts'
import { CatalogueMarket, CatalogueMarketDetails, SearchPageMeta } from './search/search-models.ts'
import { EventSearch, MarketSearch } from './search/search-query.ts'
import { KeyUsageReport, UsageQuery } from './usage/usage-models.ts'

const success = <T extends z.ZodRawShape>(id: string, shape: T) =>
  z.object({ success: z.boolean().describe('Always true.'), ...shape }).meta({ id })

// Converted together, so that a model used by several is defined once.
const converted = z.toJSONSchema(
  z.object({
    clusterQuery: ClusterQuery,
    clusters: success('BrowseEventClustersResponse', { data: z.array(Cluster), meta: ClusterPageMeta }),
    marketClusterQuery: MarketClusterQuery,
    marketClusters: success('BrowseMarketClustersResponse', { data: z.array(Question), meta: ClusterPageMeta }),
    eventSearch: EventSearch,
    marketSearch: MarketSearch,
    itemQuery: ItemQuery,
    matchesQuery: MatchesQuery,
    matchBrowse: MatchBrowse,
    explainQuery: ExplainQuery,
    arbitrageQuery: ArbitrageQuery,
    arbitrage: success('FindArbitrageResponse', {
      data: z.array(ArbitrageOpportunity),
      meta: ArbitrageMeta,
    }),
    setQuery: SetQuery,
    sets: success('FindSetArbitrageResponse', {
      data: z.array(SetOpportunity),
      meta: ListMeta.omit({ total: true }).extend({
        missing: z.array(z.string()).optional().describe('The venues whose books could not be read.'),
      }),
    }),
    events: success('SearchEventsResponse', { data: z.array(ClusterEvent), meta: SearchPageMeta }),
    markets: success('SearchMarketsResponse', { data: z.array(CatalogueMarket), meta: SearchPageMeta }),
    event: success('FetchCatalogueEventResponse', { data: MatchedEvent }),
    market: success('FetchCatalogueMarketResponse', { data: CatalogueMarketDetails }),
    eventMatches: success('FetchMatchesOfEventResponse', { data: EventMatches, meta: CutMeta.optional() }),
    marketMatches: success('FetchMatchesOfMarketResponse', { data: MarketMatches, meta: CutMeta.optional() }),
    browseEventMatches: success('BrowseEventMatchesResponse', { data: z.array(EventMatchResult), meta: ListMeta }),
    pairs: success('ListMatchedMarketsResponse', { data: z.array(MatchedMarketPair), meta: ListMeta }),
    explained: success('ExplainPairResponse', { data: z.array(ExplainedPair) }),
    usageQuery: UsageQuery,
    usage: success('FetchUsageResponse', { data: z.array(KeyUsageReport) }),
    auditQuery: AuditQuery,
    audit: success('FetchSettlementAuditResponse', { data: SettlementAudit }),
    accuracy: success('FetchAccuracyResponse', { data: Accuracy }),
    faults: success('ListFaultsResponse', { data: z.array(Fault) }),
    newOverride: NewOverride,
    overrides: success('ListOverridesResponse', { data: z.array(OverrideDescription) }),
    override: success('SetOverrideResponse', { data: OverrideDescription }),
    overridePair: OverridePair,
    historyQuery: HistoryQuery,
    history: success('FetchPriceHistoryResponse', { data: PriceHistory }),
    streamQuery: StreamQuery,
    change: Change,
    newWebhook: NewWebhook,
    webhooks: success('ListWebhooksResponse', { data: z.array(WebhookDescription) }),
    webhook: success('CreateWebhookResponse', { data: WebhookDescription }),
    deliveryQuery: DeliveryQuery,
    deliveries: success('ListDeliveriesResponse', { data: z.array(Delivery) }),
    replay: Replay,
    replayed: success('ReplayWebhookResponse', { data: Replayed }),
    removed: success('RemovedResponse', {}),
    status: success('FetchServiceStatusResponse', { data: StatusReport }),
    readiness: Readiness,
    venues: success('FetchVenuesResponse', { data: z.array(VenueDescription) }),
    capabilities: success('FetchCapabilitiesResponse', { data: Capabilities }),
    health: z
      .object({
        status: z.string().describe('`ok`.'),
        timestamp: z.number().int().describe('Unix milliseconds.'),
      })
      .meta({ id: 'FetchHealthResponse' }),
  }),
  {
    io: 'input',
    override({ jsonSchema, zodSchema }) {
      // The conversion leaves out the default of a transformed value, such as a flag.
      if (zodSchema instanceof z.ZodDefault) jsonSchema.default ??= zodSchema.def.defaultValue
      tidySchema({ jsonSchema, zodSchema })
    },
  },
)
const { $defs, properties } = JSON.parse(
  JSON.stringify(describeNulls(converted)).replaceAll('"#/$defs/', '"#/components/schemas/'),
) as { $defs: Record<string, JsonSchema>; properties: Record<string, JsonSchema> }
const {
  ClusterQuery: clusterQuery = {},
  MarketClusterQuery: marketClusterQuery = {},
  EventSearch: eventSearch = {},
  MarketSearch: marketSearch = {},
  ItemQuery: itemQuery = {},
  MatchesQuery: matchesQuery = {},
  MatchBrowse: matchBrowse = {},
  ExplainQuery: explainQuery = {},
  ArbitrageQuery: arbitrageQuery = {},
  SetQuery: setQuery = {},
  StreamQuery: streamQuery = {},
  HistoryQuery: historyQuery = {},
  AuditQuery: auditQuery = {},
  UsageQuery: usageQuery = {},
  NewWebhook: newWebhook = {},
  NewOverride: newOverride = {},
  OverridePair: overridePair = {},
  DeliveryQuery: deliveryQuery = {},
  Replay: replay = {},
  ...schemas
} = $defs

/** The models of the service's own endpoints, including nested ones. */
export const serviceSchemas: Readonly<Record<string, JsonSchema>> = schemas

/** Describes /ready: 503 has the same body as 200, because "not ready" is an answer and not an error. */
function ready(): PathItem {
  const path = read(
    'fetchReadiness',
    'Returns whether the service can answer from a matched catalogue.',
    properties.readiness,
    {
      open: true,
    },
  )
  const { get } = path
  const content = get?.responses[200]?.content
  if (get && content) get.responses[503] = { description: 'Not ready, and why.', content }
  return path
}

const webhookId = inPath('webhookId', 'The id of the webhook, as in `Webhook.id`.', '<id of your webhook>')

/** The service's own endpoints; the others are operations of venues. */
export const servicePaths: Readonly<Record<string, PathItem>> = {
  '/v0/matched-event-clusters': read(
    'browseEventClusters',
    'Returns groups of equivalent events across venues: those of one event, or the foremost of all.',
    properties.clusters,
    { parameters: queryParameters(clusterQuery, { relations: ['identity', 'complement'], minVenues: 2, limit: 5 }) },
  ),
  '/v0/matched-market-clusters': read(
    'browseMarketClusters',
    'Returns questions that markets of several venues ask: those of one market, or the foremost of all.',
    properties.marketClusters,
    { parameters: queryParameters(marketClusterQuery, { minVenues: 2, limit: 5 }) },
  ),
  '/v0/events': read('searchEvents', 'Searches the events of all venues, most traded first.', properties.events, {
    parameters: queryParameters(eventSearch, { query: 'election', limit: 5 }),
  }),
  '/v0/markets': read('searchMarkets', 'Searches the markets of all venues, most traded first.', properties.markets, {
    parameters: queryParameters(marketSearch, { query: 'champion', limit: 5 }),
  }),
  '/v0/events/matches': read(
    'browseEventMatches',
    'Lists pairs of matched events, the most confident first.',
    properties.browseEventMatches,
    { parameters: queryParameters(matchBrowse, { limit: 5 }) },
  ),
  '/v0/events/{id}': ofOne(
    'event',
    read(
      'fetchCatalogueEvent',
      'Returns one event of any venue by its service id, venue id, slug or address.',
      properties.event,
      { parameters: queryParameters(itemQuery, {}) },
    ),
  ),
  '/v0/markets/{id}': ofOne(
    'market',
    read(
      'fetchCatalogueMarket',
      'Returns one market of any venue by its service id, venue id, slug or address.',
      properties.market,
      { parameters: queryParameters(itemQuery, {}) },
    ),
  ),
  '/v0/events/{id}/matches': ofOne(
    'event',
    read(
      'fetchMatchesOfEvent',
      'Returns the events of other venues that relate to one, with their markets.',
      properties.eventMatches,
      { parameters: queryParameters(matchesQuery, { limit: 5 }) },
    ),
  ),
  '/v0/markets/{id}/matches': ofOne(
    'market',
    read('fetchMatchesOfMarket', 'Returns the markets of other venues that relate to one.', properties.marketMatches, {
      parameters: queryParameters(matchesQuery, { limit: 5 }),
    }),
  ),
  '/v0/matched-markets': read(
    'listMatchedMarkets',
    'Lists pairs of matched markets with their prices, the largest difference first.',
    properties.pairs,
    { parameters: queryParameters(matchBrowse, { limit: 5 }) },
  ),
  '/v0/matched-prices': read(
    'listMatchedPrices',
    'Lists pairs of matched markets whose prices differ by at most `maxDifference`, the largest difference first.',
    properties.pairs,
    { parameters: queryParameters(matchBrowse, { limit: 5 }).filter(({ name }) => name !== 'query') },
  ),
  '/v0/arbitrage': read(
    'findArbitrage',
    'Finds pairs of a purchase and a sale that make a profit after fees whatever happens, by the live books of both.',
    properties.arbitrage,
    { parameters: queryParameters(arbitrageQuery, { relations: ['identity', 'complement'], limit: 5 }) },
  ),
  '/v0/arbitrage/sets': read(
    'findSetArbitrage',
    'Finds events of which only one market can win, where all markets together sell for more than they pay out, or cost less, after fees and across venues.',
    properties.sets,
    { parameters: queryParameters(setQuery, { limit: 5 }) },
  ),
  '/v0/explain': read(
    'explainPair',
    'Explains how any two markets or events relate: what was read of both, each comparison, and the rule that decided.',
    properties.explained,
    { parameters: queryParameters(explainQuery, { a: 'kalshi:KXUCL-27', b: 'polymarket:61243' }) },
  ),
  '/v0/price-history': read(
    'fetchPriceHistory',
    'Returns the past quotes of a question on all its venues, at the same instants; as JSON, CSV or Parquet.',
    properties.history,
    {
      parameters: queryParameters(historyQuery, { marketId: 'kalshi:KXNETANYAHUOUT-27-26DEC31' }),
      text: {
        'text/csv': { schema: { type: 'string' } },
        'application/vnd.apache.parquet': { schema: { type: 'string', format: 'binary' } },
      },
    },
  ),
  '/v0/settlement-audit': read(
    'fetchSettlementAudit',
    'Returns how often matched markets were settled as their relation says, and the pairs that were not.',
    properties.audit,
    { parameters: queryParameters(auditQuery, { limit: 5 }) },
  ),
  '/v0/stream': read(
    'streamChanges',
    'Streams changes of clusters and matched markets as server-sent events, from the place after `Last-Event-ID` on: the data is a change, its id the place.',
    undefined,
    {
      parameters: queryParameters(streamQuery, { kinds: ['cluster.created', 'cluster.merged'] }),
      text: { 'text/event-stream': { schema: properties.change ?? {} } },
    },
  ),
  '/v0/webhooks': {
    ...read('listWebhooks', 'Lists the webhooks of this key.', properties.webhooks),
    post: write(
      'createWebhook',
      'Has changes posted to an address, signed by Standard Webhooks and tried ten times.',
      { schema: newWebhook, example: { url: 'https://hooks.example.test/changes', kinds: ['cluster.created'] } },
      { description: 'The webhook.', schema: properties.webhook },
    ),
  },
  '/v0/webhooks/{webhookId}': {
    parameters: [webhookId],
    delete: remove('deleteWebhook', 'Ends a webhook of this key.', properties.removed),
  },
  '/v0/webhooks/{webhookId}/deliveries': {
    parameters: [webhookId],
    ...read('listDeliveries', 'Lists the messages of a webhook, the oldest first.', properties.deliveries, {
      parameters: queryParameters(deliveryQuery, { state: 'dead' }),
    }),
  },
  '/v0/webhooks/{webhookId}/replay': {
    parameters: [webhookId],
    post: write(
      'replayWebhook',
      'Sends the failed messages of a webhook again, or all about changes after a place.',
      { schema: replay, example: { since: 0 } },
      { description: 'How many messages are sent again.', schema: properties.replayed, required: false },
    ),
  },
  '/v0/overrides': {
    ...read(
      'listOverrides',
      'Lists the pairs whose relation an operator has set; for the scope admin.',
      properties.overrides,
    ),
    post: write(
      'setOverride',
      'Sets how two markets, or two events, relate, and matches again; for the scope admin.',
      {
        schema: newOverride,
        example: {
          a: 'kalshi:KXNETANYAHUOUT-27/KXNETANYAHUOUT-27-26DEC31',
          b: 'predictit:8250/33141',
          relation: 'complement',
          note: 'Both rules name the same day.',
        },
      },
      { description: 'The override.', schema: properties.override },
    ),
    delete: remove(
      'removeOverride',
      'Removes an override, and matches again; for the scope admin.',
      properties.removed,
      queryParameters(overridePair, {}),
    ),
  },
  '/v0/accuracy': read(
    'fetchAccuracy',
    'Returns the precision and recall of this matcher, measured on labeled pairs, and how well its confidence is calibrated.',
    properties.accuracy,
  ),
  '/v0/faults': read(
    'listFaults',
    'Lists the last warnings and errors of the answering process, the newest first; for the scope admin.',
    properties.faults,
  ),
  '/v0/status': read(
    'fetchServiceStatus',
    'Returns how current the catalogue of each venue and the matches are.',
    properties.status,
  ),
  '/v0/usage': read(
    'fetchUsage',
    'Returns the requests of the calling API key by day; of any key to one with the scope admin.',
    properties.usage,
    { parameters: queryParameters(usageQuery, { days: 7 }) },
  ),
  '/v0/venues': read('fetchVenues', 'Lists the venues and what each one offers.', properties.venues),
  '/api/{exchange}/has': {
    parameters: [
      { name: 'exchange', in: 'path', required: true, description: 'The venue.', schema: { type: 'string' } },
    ],
    ...read('fetchCapabilities', 'Returns whether a venue has each operation.', properties.capabilities),
  },
  '/ready': ready(),
  '/metrics': read('fetchMetrics', 'Returns the metrics of the service in the Prometheus text format.', undefined, {
    text: { 'text/plain': { schema: { type: 'string' } } },
  }),
  '/health': read('fetchHealth', 'Reports that the service is up.', properties.health, { open: true }),
}

/** Adds the id in the path. */
function ofOne(kind: 'event' | 'market', item: PathItem): PathItem {
  const description = `The ${kind}: its service id (\`<venue>:<id>\`), the id of its venue, its slug or the address of its page.`
  const event = 'kalshi:KXNETANYAHUOUT-27'
  const example = kind === 'event' ? event : `${event}-26DEC31`
  return { ...item, parameters: [inPath('id', description, example)] }
}
