import { z } from 'zod'
import { MyTradesParams, OHLCVParams, OrderHistoryParams, TradesParams } from '../parameters.ts'

/** Published clients have two names for each end of a time span; an operation has one. */
const aliases = new Map<z.ZodType, Readonly<Record<string, string>>>([
  [TradesParams, { since: 'start', until: 'end' }],
  [OHLCVParams, { since: 'start', until: 'end' }],
  [MyTradesParams, { start: 'since', end: 'until' }],
  [OrderHistoryParams, { start: 'since', end: 'until' }],
])

/**
 * Rewrites the several forms in which clients write a value to the one form that a schema accepts. `null` for an
 * optional value and an empty list for an optional parameter mean that it is absent, and words of an enumeration may be
 * in any case. A value that matches nothing is returned unchanged, so that validation names it.
 */
export function normalizeArgument(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional) {
    return value === null ? undefined : normalizeArgument(schema.unwrap() as z.ZodType, value)
  }
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return normalizeArgument(schema.unwrap() as z.ZodType, value)
  }
  if (schema instanceof z.ZodUnion) {
    const options = schema.options as z.ZodType[]
    const read = options.map((option) => ({ option, value: normalizeArgument(option, value) }))
    return (read.find(({ option, value }) => option.safeParse(value).success) ?? { value }).value
  }
  if (schema instanceof z.ZodEnum) {
    const sameWord = (word: unknown) => typeof value === 'string' && String(word).toLowerCase() === value.toLowerCase()
    return schema.options.find(sameWord) ?? value
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((each) => normalizeArgument(schema.element as z.ZodType, each))
  }
  if (schema instanceof z.ZodObject && isPlainObject(value)) {
    const fields: Record<string, z.ZodType> = schema.shape
    // Parameters are strict objects. Models are not: an empty list in a model is a value.
    const isParameters = schema.def.catchall instanceof z.ZodNever
    const read = Object.entries(value).map(([written, each]) => {
      const name = nameOf(written, schema, value)
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (isParameters && field instanceof z.ZodOptional && isEmptyList(each)) return [name, undefined] as const
      return [name, field ? normalizeArgument(field, each) : each] as const
    })
    return Object.fromEntries(read.filter(([, each]) => each !== undefined))
  }
  return value
}

/**
 * Returns the schema's name for a field. A field whose real name is present too keeps its own, so that validation names
 * it.
 */
function nameOf(written: string, schema: z.ZodType, value: Record<string, unknown>): string {
  const name = aliases.get(schema)?.[written]
  return name === undefined || Object.hasOwn(value, name) ? written : name
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
