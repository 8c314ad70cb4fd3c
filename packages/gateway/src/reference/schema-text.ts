import type { JsonSchema } from '../openapi.ts'

const MODEL = '#/components/schemas/'

const modelOf = ({ $ref }: JsonSchema): string | undefined =>
  $ref?.startsWith(MODEL) ? $ref.slice(MODEL.length) : undefined

/** Writes a schema's type the way one would say it: `string`, `UnifiedMarket[]`, `"yes" | "no"`, `integer, at least 1`. */
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
  return [schema.type ?? 'any JSON', ...limits].join(', ')
}

/** Returns the names of all models that some part of a document leads to, nearest first. */
export function modelsIn(from: object, models: Readonly<Record<string, JsonSchema>>): string[] {
  const found = new Set<string>()
  const queue: unknown[] = [from]
  for (const next of queue) {
    if (typeof next !== 'object' || next === null) continue
    const model = modelOf(next as JsonSchema)
    if (model && models[model] && !found.has(model)) {
      found.add(model)
      queue.push(models[model])
    }
    queue.push(...Object.values(next))
  }
  return [...found]
}
