import { modelOf } from '@crossvenue/venues'
import type { JsonSchema } from '../openapi.ts'

/** Writes the type of a schema: `string`, `UnifiedMarket[]`, `"yes" | "no"`, `integer, at least 1`. */
export function typeText(schema: JsonSchema): string {
  const model = modelOf(schema)
  if (model) return model
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(typeText))].join(' | ')
  if (schema.type === 'array') {
    const item = typeText(schema.items ?? {})
    return /[ ,|]/.test(item) ? `(${item})[]` : `${item}[]`
  }
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object') {
    return `object of ${typeText(schema.additionalProperties)}`
  }
  const limits = [
    ...(schema.minimum !== undefined ? [`at least ${schema.minimum}`] : []),
    ...(schema.exclusiveMinimum !== undefined ? [`above ${schema.exclusiveMinimum}`] : []),
    ...(schema.maximum !== undefined ? [`at most ${schema.maximum}`] : []),
    ...(schema.exclusiveMaximum !== undefined ? [`below ${schema.exclusiveMaximum}`] : []),
  ]
  return [schema.format ?? schema.type ?? 'any JSON', ...limits].join(', ')
}
