import { z } from 'zod'
import type { JsonSchema } from './json-schemas.ts'
import { mapChanged } from './values/map-changed.ts'

// Published clients require some fields that a venue may not state, and fail or show zero where one is absent. Inside
// the library such a field is absent like any other; in answers it is `null`. The list is where models.ts says
// `nullOnWire`.

/** Marks an optional field that answers state as `null` where it is unknown, because published clients require it. */
export const nullOnWire = <T extends z.ZodType>(schema: T): z.ZodOptional<T> =>
  schema.optional().meta({ nullOnWire: true })

/** Returns whether a schema, or the JSON schema made of it, has the mark that `nullOnWire` sets. */
export const isNullOnWire = (marked: unknown): boolean =>
  (marked instanceof z.ZodType ? marked.meta() : (marked as { nullOnWire?: unknown }))?.nullOnWire === true

/** Restores the mark while JSON schemas are made: a copy of a field that is optional in its own right loses it. */
export function keepNullMark(jsonSchema: JsonSchema, schema: unknown): void {
  if (isNullOnWire(jsonSchema) && !isNullOnWire(schema)) delete (jsonSchema as { nullOnWire?: true }).nullOnWire
}

/** Describes each marked field of JSON schemas as it is in answers: always present, and possibly null. */
export function describeNulls<T>(schema: T): T {
  if (typeof schema !== 'object' || schema === null) return schema
  if (Array.isArray(schema)) return schema.map(describeNulls) as T
  const described = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, describeNulls(value)]))
  const { properties = {}, required = [] } = described as JsonSchema
  for (const [name, property] of Object.entries(properties)) {
    if (!isNullOnWire(property)) continue
    const { nullOnWire: _, description, ...rest } = property as JsonSchema & { nullOnWire: true }
    properties[name] = { ...(description !== undefined && { description }), anyOf: [rest, { type: 'null' }] }
    required.push(name)
  }
  return { ...described, ...(required.length > 0 && { required }) } as T
}

type Write = (value: unknown) => unknown

const writers = new WeakMap<z.ZodType, Write | { isUnchanged: true }>()
const unchanged = { isUnchanged: true } as const

/** Returns an answer in its wire form: with `null` in place of each absent `nullOnWire` field. */
export function toWire<T>(schema: z.ZodType, value: T): T {
  const write = writerOf(schema)
  return (write ? write(value) : value) as T
}

/**
 * Returns the function that writes values of a schema; undefined where they need no change. Computed once per schema.
 */
function writerOf(schema: z.ZodType): Write | undefined {
  let writer = writers.get(schema)
  if (!writer) {
    writer = makeWriter(schema) ?? unchanged
    writers.set(schema, writer)
  }
  return typeof writer === 'function' ? writer : undefined
}

function makeWriter(schema: z.ZodType): Write | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return writerOf(schema.unwrap() as z.ZodType)
  }
  if (schema instanceof z.ZodArray) {
    const write = writerOf(schema.element as z.ZodType)
    return write && ((value) => (Array.isArray(value) ? mapChanged(value, write) : value))
  }
  if (schema instanceof z.ZodRecord) {
    const write = writerOf(schema.valueType as z.ZodType)
    return write && ((value) => mapValues(value, write))
  }
  return schema instanceof z.ZodObject ? makeObjectWriter(schema) : undefined
}

function makeObjectWriter({ shape }: z.ZodObject): Write | undefined {
  const fields = Object.entries(shape) as [string, z.ZodType][]
  const nullable = fields.filter(([, field]) => isNullOnWire(field)).map(([name]) => name)
  const nested = fields.flatMap(([name, field]) => {
    const write = writerOf(field)
    return write ? [[name, write] as const] : []
  })
  if (nullable.length + nested.length === 0) return undefined
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    const given = value as Record<string, unknown>
    let written = given
    const set = (name: string, each: unknown): void => {
      // Most values state all fields, so a copy of each would be memory for nothing.
      if (written === given) written = { ...given }
      written[name] = each
    }
    for (const name of nullable) if (given[name] === undefined) set(name, null)
    for (const [name, write] of nested) {
      const each = given[name]
      const next = each === undefined ? undefined : write(each)
      if (next !== each) set(name, next)
    }
    return written
  }
}

const mapValues = (value: unknown, write: Write): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, write(each)]))
    : value
