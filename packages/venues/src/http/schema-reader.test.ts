import { existsSync, readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readerOf, UNFIT } from './schema-reader.ts'

const readByZod = (schema: z.ZodType, value: unknown) => {
  const { success, data } = schema.safeParse(value)
  return success ? data : UNFIT
}

/** A value of any type, of which some look like what venues send. */
const odd = fc.oneof(
  fc.constantFrom(null, undefined, '', '0.5', '-1', '1e-7', '["a"]', '2026-10-03T22:00:00Z', 0, 1, -1, 0.5, 1e21, NaN),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Values that mostly fit a schema, with odd ones at every depth. */
function valuesOf(schema: z.core.$ZodType, depth = 0): fc.Arbitrary<unknown> {
  const fitting = fittingOf(schema, depth)
  return fitting ? fc.oneof({ weight: 12, arbitrary: fitting }, { weight: 1, arbitrary: odd }) : odd
}

function fittingOf(schema: z.core.$ZodType, depth: number): fc.Arbitrary<unknown> | undefined {
  const inner = (of: z.core.$ZodType) => valuesOf(of, depth + 1)
  if (depth > 6) return undefined
  if (schema instanceof z.ZodString) return fc.oneof(fc.string(), fc.constantFrom('1.25', '7', 'YES', '0xab'))
  if (schema instanceof z.ZodNumber) return fc.oneof(fc.integer(), fc.double())
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.def.values)
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options)
  if (schema instanceof z.ZodArray) return fc.array(inner(schema.def.element), { maxLength: 3 })
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.def.options.map(inner))
  if (schema instanceof z.ZodPipe) return inner(schema.def.in)
  if (schema instanceof z.ZodObject) {
    const fields: Record<string, fc.Arbitrary<unknown>> = { more: odd }
    for (const [name, field] of Object.entries(schema.def.shape)) fields[name] = inner(field)
    return fc.record(fields, { requiredKeys: Object.keys(schema.def.shape).slice(0, 3) })
  }
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType }
  return innerType && inner(innerType)
}

const text = z.string().nullish().catch(undefined)
const decimal = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
])
const id = z.union([z.string().min(1), z.number().int().transform(String)])
const list = z.preprocess((value) => (typeof value === 'string' ? value.split(',') : value), z.array(id))
const schemas: Record<string, z.ZodType> = {
  text,
  decimal,
  id,
  'a list': list.nullish().catch(undefined),
  'a format': z.object({ at: z.iso.datetime(), count: z.int().min(0), days: z.number().int().max(7) }),
  'a text that is changed': z.object({ word: z.string().trim().toLowerCase().min(2) }),
  'a default': z.object({ size: z.number().default(0), unit: z.string().default('USD').nullish(), at: text }),
  'a catch without an absent value': z.object({ size: decimal.catch(0), unit: z.string().catch('USD') }),
  'a catch that reads what is wrong': z.object({ size: z.number().catch(({ value }) => String(value).length) }),
  'a strict object': z.strictObject({ id, text }),
  'a loose object': z.looseObject({ id, text }),
  'an object with a check': z.object({ a: decimal.optional(), b: text }).refine(({ a, b }) => a ?? b, 'neither'),
  'an object that is changed': z.object({ id: id.nullish(), slug: text }).transform((row, context) => {
    if (row.id) return { ...row, name: row.id }
    context.addIssue({ code: 'custom', message: 'no id' })
    return z.NEVER
  }),
  'other kinds': z.object({
    kind: z.enum(['a', 'b']),
    one: z.literal([1, 'x']),
    more: z.record(z.string(), z.unknown()).nullish().catch(undefined),
    pair: z.tuple([z.string(), decimal]).optional(),
    any: z.unknown(),
    forms: z
      .discriminatedUnion('type', [z.object({ type: z.literal('x'), a: text }), z.object({ type: z.literal('y') })])
      .optional(),
    flag: z.coerce.boolean().optional(),
  }),
}

describe('the reader of a schema', () => {
  it.each(Object.entries(schemas))('reads every value as zod does: %s', (_, schema) => {
    const read = readerOf(schema)
    fc.assert(
      fc.property(valuesOf(schema), (value) => {
        expect(read(value)).toStrictEqual(readByZod(schema, value))
      }),
      { numRuns: 500 },
    )
  })

  it('leaves out fields that a schema does not have, and sets those that are present', () => {
    const read = readerOf(z.object({ id, text, 'odd "name"': text }))
    expect(read({ id: 7, text: undefined, more: 1 })).toStrictEqual({ id: '7', text: undefined })
    expect(read({ id: 'a', 'odd "name"': 'b', text: 5 })).toStrictEqual({ id: 'a', text: undefined, 'odd "name"': 'b' })
    expect(read({ text: 'a' })).toBe(UNFIT)
    expect(read([])).toBe(UNFIT)
    expect(read(JSON.parse('{"id":"a","__proto__":{"text":"b"}}'))).toStrictEqual({ id: 'a' })
  })
})

const venues = new URL('../venues/', import.meta.url)
const files = readdirSync(venues).flatMap((venue) =>
  ['schemas.ts', 'order-schemas.ts', 'api.ts']
    .map((file) => `${venue}/${file}`)
    .filter((file) => existsSync(new URL(file, venues))),
)

describe('the schemas of a venue', () => {
  it.each(files)('read every value as zod does: %s', async (file) => {
    const exported = Object.entries(await import(new URL(file, venues).href))
    for (const [name, schema] of exported) {
      if (!(schema instanceof z.ZodType)) continue
      const read = readerOf(schema)
      fc.assert(
        fc.property(valuesOf(schema), (value) => {
          expect(read(value), name).toStrictEqual(readByZod(schema, value))
        }),
        { numRuns: 60 },
      )
    }
  })
})
