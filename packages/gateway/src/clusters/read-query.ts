import { normalizeArgument } from '@crossvenue/venues'
import type { z } from 'zod'
import { textsByName } from '../call-arguments.ts'
import { coerce } from '../coerce.ts'
import { refuseInvalid } from '../refuse-invalid.ts'

/**
 * Reads the parameters of a query string as a schema declares them: names in camelCase or snake_case, lists by comma, by
 * repeated key or both. Throws VALIDATION_ERROR that names the field as the caller wrote it.
 */
export function readQuery<S extends z.ZodObject>(schema: S, parameters: URLSearchParams): z.infer<S> {
  const shape: Record<string, z.ZodType> = schema.shape
  const namesBySnakeCase = namesOf(schema)
  const written = new Map<string, string>()
  const texts = new Map<string, string[]>()
  for (const [name, given] of textsByName(parameters)) {
    const ours = namesBySnakeCase.get(name) ?? name
    if (!written.has(ours)) written.set(ours, name)
    texts.set(ours, [...(texts.get(ours) ?? []), ...given])
  }
  const values = Array.from(texts, ([name, given]) => [
    name,
    coerce(Object.hasOwn(shape, name) ? shape[name] : undefined, given),
  ])
  const result = schema.safeParse(normalizeArgument(schema, Object.fromEntries(values)))
  if (result.success) return result.data
  throw refuseInvalid(result.error, { written })
}

/** The parameters of each schema by their names in snake_case; they are the same for every request. */
const namesBySchema = new WeakMap<z.ZodObject, ReadonlyMap<string, string>>()

function namesOf(schema: z.ZodObject): ReadonlyMap<string, string> {
  const known = namesBySchema.get(schema)
  if (known) return known
  const names = new Map(Object.keys(schema.shape).map((name) => [snakeCase(name), name]))
  namesBySchema.set(schema, names)
  return names
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
