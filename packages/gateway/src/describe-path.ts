import type { AnswerContent, JsonSchema, Operation, Parameter, PathItem } from './openapi.ts'

/** Describes a GET. */
export const read = (
  operationId: string,
  summary: string,
  result: JsonSchema | undefined,
  { parameters = [], open = false, text }: { parameters?: Parameter[]; open?: boolean; text?: AnswerContent } = {},
): PathItem => {
  const content = { ...(result && { 'application/json': { schema: result } }), ...text }
  const get = operation(operationId, summary, { parameters }, { description: 'The result.', content })
  return { get: open ? { ...get, security: [] } : get }
}

/** Describes a POST with its body. */
export const write = (
  operationId: string,
  summary: string,
  content: { schema: JsonSchema; example: unknown },
  {
    description,
    schema = {},
    required = true,
  }: { description: string; schema?: JsonSchema | undefined; required?: boolean },
): Operation =>
  operation(
    operationId,
    summary,
    { requestBody: { required, content: { 'application/json': content } } },
    { description, content: { 'application/json': { schema } } },
  )

/** Describes a DELETE, whose answer has no data. */
export const remove = (
  operationId: string,
  summary: string,
  schema: JsonSchema | undefined,
  parameters: Parameter[] = [],
): Operation =>
  operation(
    operationId,
    summary,
    { parameters },
    { description: 'It is removed.', content: { ...(schema && { 'application/json': { schema } }) } },
  )

/** Describes an operation that needs a key, with its answer. */
const operation = (
  operationId: string,
  summary: string,
  given: Pick<Operation, 'parameters' | 'requestBody'>,
  answer: Operation['responses'][string],
): Operation => ({
  operationId,
  summary,
  tags: ['Service'],
  security: [{ bearer: [] }],
  ...given,
  responses: {
    200: answer,
    '4XX': { $ref: '#/components/responses/Failure' },
    '5XX': { $ref: '#/components/responses/Failure' },
  },
})

/** Describes a part of a path. */
export const inPath = (name: string, description: string, example: string): Parameter => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string' },
  example,
})

/** Describes the fields of a query, with the examples of some. */
export function queryParameters(
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
