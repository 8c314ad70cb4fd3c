import { z } from 'zod'

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
    const read = Object.entries(value).map(([name, each]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (isParameters && field instanceof z.ZodOptional && isEmptyList(each)) return [name, undefined] as const
      return [name, field ? normalizeArgument(field, each) : each] as const
    })
    return Object.fromEntries(read.filter(([, each]) => each !== undefined))
  }
  return value
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
