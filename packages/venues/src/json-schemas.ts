import { z } from 'zod'
import * as models from './models.ts'
import { describeNulls, keepNullMark } from './null-on-wire.ts'
import { type Method, methods, type Operation, operations } from './operations.ts'
import * as parameters from './parameters.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** The arguments of an operation by name, and its result; without `result` the answer is empty. */
export interface Call {
  args: Record<string, JsonSchema>
  /** Names of the required arguments; they come first. */
  required: string[]
  result?: JsonSchema
}

/** Returns where a document keeps the schema of a model. */
export const schemaAddress = (id: string): string => `#/components/schemas/${id}`

/**
 * Returns the models by id and the operations by name as JSON schemas; a schema with an id is referenced, never copied.
 * `more` adds models from elsewhere that are built from ours.
 */
export function jsonSchemas(more: Record<string, z.ZodType> = {}): {
  models: Record<string, JsonSchema>
  calls: Record<Method, Call>
} {
  const named: Record<string, z.ZodType> = { ...models, ...parameters, ...more }
  // Loaders differ in the order in which a module lists its names.
  const ids = Object.keys(named).sort()
  const registry = z.registry<{ id: string }>()
  for (const id of ids) registry.add(named[id] as z.ZodType, { id })
  for (const method of methods) {
    const { args, result }: Operation = operations[method]
    const byName = z.object(Object.fromEntries(args.map(({ name, schema }) => [name, schema])))
    registry.add(z.object({ args: byName, ...(!(result instanceof z.ZodUndefined) && { result }) }), { id: method })
  }
  // Converts the whole registry at once: one by one, nested models would be copied into each other.
  const { schemas } = z.toJSONSchema(registry, { uri: schemaAddress, io: 'input', override: tidySchema })
  const schemaOf = (id: string): JsonSchema => {
    const { $schema, $id, ...schema } = schemas[id] as JsonSchema
    return describeNulls(schema)
  }
  const calls = methods.map((method) => {
    const { args, result } = schemaOf(method).properties as Record<string, JsonSchema>
    return [method, { args: args?.properties, required: args?.required ?? [], ...(result && { result }) }] as const
  })
  return {
    models: Object.fromEntries(ids.map((id) => [id, schemaOf(id)])),
    calls: Object.fromEntries(calls) as Record<Method, Call>,
  }
}

/**
 * Drops what zod adds for JavaScript only. Of dates the format stays and the pattern goes: generators read the format,
 * and the pattern is stricter than what the API accepts (an instant without a zone).
 */
export function tidySchema({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (zodSchema instanceof z.ZodISODateTime) jsonSchema.format = 'date-time'
  if (zodSchema instanceof z.ZodISODateTime || zodSchema instanceof z.ZodISODate) delete jsonSchema.pattern
  delete jsonSchema.propertyNames
  keepNullMark(jsonSchema, zodSchema)
}
