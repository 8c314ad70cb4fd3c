import { createRequire } from 'node:module'
import { type Method, modelsIn, type Venue } from '@crossvenue/venues'
import { type ExampleAccount, withExample } from './examples.ts'
import { limitComponents, withLimits } from './limits/limit-responses.ts'
import { servicePaths, serviceSchemas } from './service-paths.ts'

export interface JsonSchema {
  $ref?: string
  title?: string
  type?: string
  format?: string
  description?: string
  const?: unknown
  enum?: readonly unknown[]
  examples?: readonly unknown[]
  anyOf?: readonly JsonSchema[]
  oneOf?: readonly JsonSchema[]
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  prefixItems?: readonly JsonSchema[]
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  pattern?: string
  default?: unknown
}

type Content = { 'application/json': { schema: JsonSchema; example?: unknown } }
export type AnswerContent = Partial<Content> & {
  [T in 'text/plain' | 'text/csv' | 'text/event-stream' | 'application/vnd.apache.parquet']?: { schema: JsonSchema }
}

export interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  style?: string
  explode?: boolean
  schema?: JsonSchema
  content?: Content
  example?: unknown
}

export interface Operation {
  operationId: string
  summary: string
  tags?: string[]
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { $ref?: string; description?: string; content?: AnswerContent }>
}

export interface PathItem {
  parameters?: Parameter[]
  get?: Operation
  post?: Operation
  delete?: Operation
}

const VERBS = ['get', 'post', 'delete'] as const

/** The operations of a path by verb, the reads first. */
export const operationsOf = (item: PathItem): { verb: (typeof VERBS)[number]; operation: Operation }[] =>
  VERBS.flatMap((verb) => {
    const operation = item[verb]
    return operation ? [{ verb, operation }] : []
  })

/** Returns a path with each of its operations changed. */
const withOperations = (item: PathItem, change: (operation: Operation) => Operation): PathItem => ({
  ...item,
  ...Object.fromEntries(operationsOf(item).map(({ verb, operation }) => [verb, change(operation)])),
})

/** The parts of an OpenAPI 3.1 document that the gateway writes and reads. */
export interface OpenApi {
  openapi: string
  info: Record<string, unknown>
  servers: { url: string; description?: string }[]
  security?: Record<string, string[]>[]
  tags?: { name: string; description?: string }[]
  paths: Record<string, PathItem>
  components: { schemas: Record<string, JsonSchema> } & Record<string, unknown>
}

/** Operations of the router and the models of the service that they list; the library knows only their common fields. */
export const CLUSTERS = { fetchMatchedEventClusters: 'Cluster', fetchMatchedMarketClusters: 'MarketCluster' } as const

/** Returns schemas in which the answers of the router refer to the clusters of the service. */
function withClusters(schemas: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> {
  const answers = Object.entries(CLUSTERS).flatMap(([method, model]) => {
    const name = `${method.charAt(0).toUpperCase()}${method.slice(1)}Response`
    const answer = schemas[name]
    if (!answer) return []
    const data = { ...answer.properties?.data, items: { $ref: `#/components/schemas/${model}` } }
    return [[name, { ...answer, properties: { ...answer.properties, data } }]]
  })
  return { ...schemas, ...Object.fromEntries(answers) }
}

const BEARER = [{ bearer: [] }]

/** Returns the document that the venue library generates from its operation table. */
export const libraryDocument = (): OpenApi => createRequire(import.meta.url)('@crossvenue/venues/openapi.json')

/**
 * Turns the library's document into that of a running service: its public address, the venues it serves, a key on
 * every operation, and the endpoints that are the service's own.
 */
export function hosted(
  document: OpenApi,
  { publicUrl, venues, account }: { publicUrl: string; venues: readonly Venue[]; account?: ExampleAccount | undefined },
): OpenApi {
  const offered = Object.entries(document.paths).flatMap(([path, item]) => {
    const method = path.slice(path.lastIndexOf('/') + 1) as Method
    const exchanges = venues.filter((venue) => venue[method]).map(({ id }) => id)
    return exchanges.length > 0
      ? [[path, withExample(method, withKey(withVenues(item, exchanges)), account)] as const]
      : []
  })
  const exchanges = venues.map(({ id }) => id)
  const own = Object.entries(servicePaths).map(([path, item]) => [path, withVenues(item, exchanges)] as const)
  const paths = Object.fromEntries([...offered, ...own].map(([path, item]) => [path, withOperations(item, withLimits)]))
  const schemas = { ...serviceSchemas, ...withClusters(document.components.schemas) }
  const used = modelsIn([paths, document.components.responses], schemas)
  return {
    ...document,
    servers: [{ url: publicUrl }],
    tags: [...(document.tags ?? []), { name: 'Service', description: 'Operations of the gateway itself.' }],
    paths,
    components: {
      ...document.components,
      headers: limitComponents.headers,
      responses: { ...(document.components.responses ?? {}), ...limitComponents.responses },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The API key of the service.' } },
      schemas: Object.fromEntries(Object.entries(schemas).filter(([id]) => used.includes(id))),
    },
  }
}

const withVenues = (item: PathItem, exchanges: readonly string[]): PathItem => ({
  ...item,
  ...(item.parameters && {
    parameters: item.parameters.map((parameter) =>
      parameter.name === 'exchange'
        ? { ...parameter, schema: { type: 'string', enum: exchanges }, example: exchanges[0] }
        : parameter,
    ),
  }),
})

const withKey = (item: PathItem): PathItem => withOperations(item, (operation) => ({ ...operation, security: BEARER }))
