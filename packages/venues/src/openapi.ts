import { MAX_LIST_LENGTH, wholeLists } from './arguments/list-length.ts'
import { errorCodes } from './errors.ts'
import { type Call, type JsonSchema, jsonSchemas, schemaAddress } from './json-schemas.ts'
import { modelsIn } from './models-in.ts'
import { groups, type Method, methods, operations, takesGet } from './operations.ts'
import type { Venue } from './venue.ts'

/**
 * Describes the operations of venues as an OpenAPI 3.1 document: one path per operation, with the venues that offer it.
 * Operations that no venue offers are left out.
 */
export function openapi(venues: readonly Venue[], version: string) {
  const { models, calls } = jsonSchemas()
  const offered = methods.flatMap((method) => {
    const exchanges = venues.filter((venue) => venue[method]).map(({ id }) => id)
    return exchanges.length > 0 ? [{ method, exchanges }] : []
  })
  const used = new Set(offered.map(({ method }) => operations[method].group))
  const paths = Object.fromEntries(
    offered.map(({ method, exchanges }) => [
      `/api/{exchange}/${method}`,
      describePath(method, exchanges, calls[method], models),
    ]),
  )
  return {
    openapi: '3.1.0',
    info: {
      title: 'crossvenue',
      version,
      description: 'One API for every prediction-market venue.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: 'http://127.0.0.1:3847', description: 'A gateway on this machine.' }],
    security: [{ bearer: [] }],
    tags: [...used].map((name) => ({ name, description: groups[name] })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The API key of the service.' } },
      responses: { Failure: { description: 'The error.', content: json({ $ref: schemaAddress('Failure') }) } },
      schemas: { ...pick(models, modelsIn(paths, models)), Failure: failure },
    },
  }
}

const pick = (models: Record<string, JsonSchema>, ids: readonly string[]): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(models).filter(([id]) => ids.includes(id)))

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

const failure: JsonSchema = {
  type: 'object',
  description: 'The answer to a failed request.',
  properties: {
    success: { type: 'boolean', description: 'Always false.' },
    error: {
      type: 'object',
      properties: {
        code: { type: 'string', enum: Object.keys(errorCodes), description: 'The kind of failure.' },
        message: { type: 'string', description: 'What happened, which value was wrong, and what to do.' },
        retryable: { type: 'boolean', description: 'Whether a retry of the same request may succeed.' },
        exchange: { type: 'string', description: 'The venue that caused the failure.' },
        retryAfter: { type: 'number', description: 'Seconds to wait before a retry.' },
        field: { type: 'string', description: 'The argument or parameter that is wrong.' },
      },
      required: ['code', 'message', 'retryable'],
    },
  },
  required: ['success', 'error'],
}

/** Without a title, generators merge bodies that look alike and name them after any one of their operations. */
const title = (method: Method, what: 'Body' | 'Response' | 'Meta'): string =>
  `${method.charAt(0).toUpperCase()}${method.slice(1)}${what}`

const cutList = (method: Method): JsonSchema => ({
  title: title(method, 'Meta'),
  type: 'object',
  description: `Present where the call had no limit and the answer was cut at ${MAX_LIST_LENGTH} items; use the paginated operation for the rest.`,
  properties: {
    truncated: { type: 'boolean', description: 'Always true.' },
    limit: { type: 'integer', description: 'The length at which the list was cut.' },
  },
  required: ['truncated', 'limit'],
})

function describePath(method: Method, exchanges: string[], call: Call, models: Record<string, JsonSchema>) {
  const { summary, group, account } = operations[method]
  const success: JsonSchema = {
    title: title(method, 'Response'),
    type: 'object',
    properties: {
      success: { type: 'boolean', description: 'Always true.' },
      ...(call.result && { data: call.result }),
      ...(wholeLists.includes(method) && { meta: cutList(method) }),
    },
    required: ['success', ...(call.result ? ['data'] : [])],
  }
  const described = { summary, tags: [group] }
  const responses = {
    200: { description: 'The result.', content: json(success) },
    '4XX': { $ref: '#/components/responses/Failure' },
    '5XX': { $ref: '#/components/responses/Failure' },
  }
  const exchange = {
    name: 'exchange',
    in: 'path',
    required: true,
    description: 'The venue.',
    schema: { type: 'string', enum: exchanges },
  }
  return {
    parameters: [exchange],
    ...(takesGet(method) && {
      get: { operationId: `${method}ByGet`, ...described, parameters: queryParameters(call, models), responses },
    }),
    post: { operationId: method, ...described, requestBody: requestBody(method, call, account), responses },
  }
}

/** Describes the positional arguments; an optional one may be null. */
function requestBody(method: Method, { args, required }: Call, account: boolean) {
  const positions = Object.entries(args).map(
    ([name, schema]): JsonSchema => ({
      title: name,
      ...(required.includes(name) ? schema : { anyOf: [schema, { type: 'null' }] }),
    }),
  )
  return {
    required: required.length > 0,
    content: json({
      title: title(method, 'Body'),
      type: 'object',
      properties: {
        args: {
          type: 'array',
          description: 'The positional arguments.',
          // `maxItems` says that there are no more arguments: generators reject `items: false` and lists without items.
          ...(positions.length > 0 ? { prefixItems: positions } : { items: {} }),
          minItems: required.length,
          maxItems: positions.length,
        },
        ...(account && { credentials: { $ref: schemaAddress('Credentials') } }),
      },
      ...(required.length > 0 && { required: ['args'] }),
      additionalProperties: false,
    }),
  }
}

/** Describes the arguments by name; the fields of an options object are parameters of their own. */
function queryParameters({ args, required }: Call, models: Record<string, JsonSchema>) {
  const resolve = (schema: JsonSchema): JsonSchema =>
    models[schema.$ref?.slice(schemaAddress('').length) ?? ''] ?? schema
  return Object.entries(args).flatMap(([name, schema]) => {
    const { properties, required: fields = [] } = resolve(schema)
    if (!properties) return [queryParameter(name, schema, required.includes(name), resolve)]
    return Object.entries(properties).map(([field, inner]) =>
      queryParameter(field, inner as JsonSchema, fields.includes(field), resolve),
    )
  })
}

function queryParameter(
  name: string,
  schema: JsonSchema,
  required: boolean,
  resolve: (schema: JsonSchema) => JsonSchema,
) {
  const { type, description } = resolve(schema)
  const text = schema.description ?? description
  const base = { name, in: 'query', required, ...(text && { description: text }) }
  if (type === 'object') return { ...base, content: json(schema) }
  return { ...base, ...(type === 'array' && { style: 'form', explode: false }), schema }
}
