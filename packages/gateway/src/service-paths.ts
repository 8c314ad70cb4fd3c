import { describeNulls, tidySchema } from '@crossvenue/venues'
import { z } from 'zod'
import { Readiness } from './catalogue/readiness.ts'
import { StatusReport } from './catalogue/status.ts'
import { Cluster, ClusterPageMeta } from './clusters/cluster.ts'
import { ClusterQuery } from './clusters/cluster-query.ts'
import type { JsonSchema, Operation, Parameter, PathItem } from './openapi.ts'
import { Capabilities, VenueDescription } from './routes/venues.ts'

const success = <T extends z.ZodRawShape>(shape: T) =>
  z.object({ success: z.boolean().describe('Always true.'), ...shape })

// Converted together, so that a model used by several is defined once.
const converted = z.toJSONSchema(
  z.object({
    clusterQuery: ClusterQuery,
    clusters: success({ data: z.array(Cluster), meta: ClusterPageMeta }),
    status: success({ data: StatusReport }),
    readiness: Readiness,
    venues: success({ data: z.array(VenueDescription) }),
    capabilities: success({ data: Capabilities }),
    health: z.object({
      status: z.string().describe('`ok`.'),
      timestamp: z.number().int().describe('Unix milliseconds.'),
    }),
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
const { ClusterQuery: clusterQuery = {}, ...schemas } = $defs

/** The models of the service's own endpoints, including nested ones. */
export const serviceSchemas: Readonly<Record<string, JsonSchema>> = schemas

const read = (
  operationId: string,
  summary: string,
  result: JsonSchema | undefined,
  { parameters = [], open = false }: { parameters?: Parameter[]; open?: boolean } = {},
): PathItem => {
  const get: Operation = {
    operationId,
    summary,
    tags: ['Service'],
    security: open ? [] : [{ bearer: [] }],
    parameters,
    responses: {
      200: {
        description: 'The result.',
        content: { 'application/json': { schema: { title: `${operationId.replace(/^f/, 'F')}Response`, ...result } } },
      },
      '4XX': { $ref: '#/components/responses/Failure' },
      '5XX': { $ref: '#/components/responses/Failure' },
    },
  }
  return { get }
}

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

/** Describes /metrics, whose answer is text. */
function metrics(): PathItem {
  const path = read('fetchMetrics', 'Returns the metrics of the service in the Prometheus text format.', undefined)
  const { get } = path
  if (get) {
    get.responses[200] = { description: 'The metrics.', content: { 'text/plain': { schema: { type: 'string' } } } }
  }
  return path
}

/** The service's own endpoints; the others are operations of venues. */
export const servicePaths: Readonly<Record<string, PathItem>> = {
  '/v0/matched-event-clusters': read(
    'fetchMatchedEventClusters',
    'Returns groups of equivalent events across venues: those of one event, or the foremost of all.',
    properties.clusters,
    { parameters: queryParameters(clusterQuery, { relations: ['identity', 'complement'], minVenues: 2, limit: 5 }) },
  ),
  '/v0/status': read(
    'fetchStatus',
    'Returns how current the catalogue of each venue and the matches are.',
    properties.status,
  ),
  '/v0/venues': read('fetchVenues', 'Lists the venues and what each one offers.', properties.venues),
  '/api/{exchange}/has': {
    parameters: [
      { name: 'exchange', in: 'path', required: true, description: 'The venue.', schema: { type: 'string' } },
    ],
    ...read('fetchCapabilities', 'Returns whether a venue has each operation.', properties.capabilities),
  },
  '/ready': ready(),
  '/metrics': metrics(),
  '/health': read('fetchHealth', 'Tells that the service is up.', properties.health, { open: true }),
}

function queryParameters(
  { properties = {}, required = [] }: JsonSchema,
  examples: Readonly<Record<string, unknown>>,
): Parameter[] {
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description !== undefined && { description }),
    ...(schema.type === 'array' && { style: 'form', explode: false }),
    schema,
    ...(Object.hasOwn(examples, name) && { example: examples[name] }),
  }))
}
