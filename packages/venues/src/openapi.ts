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
  const described = offered.map(({ method, exchanges }) => describePath(method, exchanges, calls[method], models))
  const paths = Object.fromEntries(described.map(({ path, item }) => [path, item]))
  const ownSchemas = Object.assign({ ListMeta: listMeta, Failure: failure }, ...described.map(({ schemas }) => schemas))
  const schemas: Record<string, JsonSchema> = { ...models, ...ownSchemas }
  const responses = { Failure: { description: 'The error.', content: json({ $ref: schemaAddress('Failure') }) } }
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
      responses,
      schemas: pick(schemas, modelsIn([paths, responses], schemas)),
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

const listMeta: JsonSchema = {
  type: 'object',
  description: 'Present if the answer leaves something out.',
  properties: {
    truncated: {
      type: 'boolean',
      description: `True if the list was cut: at ${MAX_LIST_LENGTH} items if the call had no limit, or before it would be too large. Use the paginated operation for the rest.`,
    },
    limit: { type: 'integer', description: 'The length at which the list was cut.' },
    missing: { type: 'array', items: { type: 'string' }, description: 'The venues that could not be read.' },
  },
}

/** Describes the path of an operation, with schemas for its body and its answer that generated types are named after. */
function describePath(method: Method, exchanges: string[], call: Call, models: Record<string, JsonSchema>) {
  const { summary, group, account } = operations[method]
  const name = `${method.charAt(0).toUpperCase()}${method.slice(1)}`
  const schemas = {
    [`${name}Request`]: describeBody(call, account),
    [`${name}Response`]: describeAnswer(call, wholeLists.includes(method) || group === 'Matching'),
  }
  const described = { summary, tags: [group] }
  const responses = {
    200: { description: 'The result.', content: json({ $ref: schemaAddress(`${name}Response`) }) },
    '4XX': { $ref: '#/components/responses/Failure' },
    '5XX': { $ref: '#/components/responses/Failure' },
  }
  const requestBody = {
    required: call.required.length > 0,
    content: json({ $ref: schemaAddress(`${name}Request`) }),
  }
  const exchange = {
    name: 'exchange',
    in: 'path',
    required: true,
    description: 'The venue.',
    schema: { type: 'string', enum: exchanges },
  }
  const item = {
    parameters: [exchange],
    ...(takesGet(method) && {
      get: { operationId: `${method}ByGet`, ...described, parameters: queryParameters(call, models), responses },
    }),
    post: { operationId: method, ...described, requestBody, responses },
  }
  return { path: `/api/{exchange}/${method}`, item, schemas }
}

const describeAnswer = ({ result }: Call, mayBeCut: boolean): JsonSchema => ({
  type: 'object',
  properties: {
    success: { type: 'boolean', description: 'Always true.' },
    ...(result && { data: result }),
    ...(mayBeCut && { meta: { $ref: schemaAddress('ListMeta') } }),
  },
  required: ['success', ...(result ? ['data'] : [])],
})

/** Describes the positional arguments; an optional one may be null. */
function describeBody({ args, required }: Call, account: boolean): JsonSchema {
  const positions = Object.entries(args).map(
    ([name, schema]): JsonSchema => ({
      title: name,
      ...(required.includes(name) ? schema : { anyOf: [schema, { type: 'null' }] }),
    }),
  )
  return {
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
