import { z } from 'zod'
import { MyTradesParams, OHLCVParams, OrderHistoryParams, TradesParams } from '../parameters.ts'

/** The two ends of a span have two names each in published clients; an operation has one pair. */
const aliases = new Map<z.ZodType, Readonly<Record<string, string>>>([
  [TradesParams, { since: 'start', until: 'end' }],
  [OHLCVParams, { since: 'start', until: 'end' }],
  [MyTradesParams, { start: 'since', end: 'until' }],
  [OrderHistoryParams, { start: 'since', end: 'until' }],
])

/**
 * Rewrites what clients write in more than one way to the one way that a schema accepts. `null` for an optional value and
 * an empty list for an optional parameter mean that it is not given, and words of an enumeration may be in any case. A
 * value that fits nothing is returned as it is, for validation to name.
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
    // Parameters are strict objects. Models are not: an empty list of theirs is a fact.
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

/** The name that the schema has for a field; a field beside the one that it stands for stays, for validation to name. */
function nameOf(written: string, schema: z.ZodType, value: Record<string, unknown>): string {
  const name = aliases.get(schema)?.[written]
  return name === undefined || Object.hasOwn(value, name) ? written : name
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
