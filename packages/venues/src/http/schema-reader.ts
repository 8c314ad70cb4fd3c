import { z } from 'zod'

/** Stands for a value that does not fit its schema. */
export const UNFIT = Symbol('does not fit')

/** Returns what a schema makes of a value, or `UNFIT`. */
export type Reader = (value: unknown) => unknown

type Schema = z.core.$ZodType

const readers = new WeakMap<Schema, Reader>()

/**
 * Returns a function that reads values as a schema does, but does not say what is wrong with one that does not fit. Zod
 * creates two objects for each layer of each field, which for long lists was a third of all memory that a call takes.
 * Parts of a schema that are not known here are read by zod. Computed once per schema.
 */
export function readerOf(schema: Schema): Reader {
  let reader = readers.get(schema)
  if (!reader) {
    reader = makeReader(schema) ?? readerByZod(schema)
    readers.set(schema, reader)
  }
  return reader
}

const readerByZod =
  (schema: Schema): Reader =>
  (value) => {
    const result = z.safeParse(schema, value)
    return result.success ? result.data : UNFIT
  }

function makeReader(schema: Schema): Reader | undefined {
  // Formats, such as `z.int()`, are checks of themselves.
  if (schema._zod.traits.has('$ZodCheck')) return undefined
  if (schema instanceof z.ZodString) return schema.def.coerce ? undefined : withChecks(schema, readText)
  if (schema instanceof z.ZodNumber) return schema.def.coerce ? undefined : withChecks(schema, readNumber)
  if (schema._zod.def.checks?.length) return undefined
  if (schema instanceof z.ZodBoolean) return schema.def.coerce ? undefined : readFlag
  if (schema instanceof z.ZodUnknown) return (value) => value
  if (schema instanceof z.ZodNullable) return nullableReader(schema)
  if (schema instanceof z.ZodOptional) return optionalReader(schema)
  if (schema instanceof z.ZodCatch) return catchReader(schema)
  if (schema instanceof z.ZodArray) return listReader(schema)
  if (schema instanceof z.ZodPipe) return pipeReader(schema)
  if (schema instanceof z.ZodTransform) return transformReader(schema)
  if (schema instanceof z.ZodObject) return objectReader(schema)
  return schema instanceof z.ZodUnion ? unionReader(schema) : undefined
}

const readText: Reader = (value) => (typeof value === 'string' ? value : UNFIT)
const readNumber: Reader = (value) => (Number.isFinite(value) ? value : UNFIT)
const readFlag: Reader = (value) => (typeof value === 'boolean' ? value : UNFIT)

/** Adds the checks of a schema, such as a pattern or a minimum. */
function withChecks({ _zod }: Schema, read: Reader): Reader {
  const { checks = [] } = _zod.def
  if (checks.length === 0) return read
  return (value) => {
    if (read(value) === UNFIT) return UNFIT
    const payload: z.core.ParsePayload = { value, issues: [] }
    for (const check of checks) check._zod.check(payload as z.core.ParsePayload<never>)
    return payload.issues.length > 0 ? UNFIT : payload.value
  }
}

function nullableReader({ def }: z.ZodNullable): Reader {
  const read = readerOf(def.innerType)
  return (value) => (value === null ? null : read(value))
}

function optionalReader(schema: z.ZodOptional): Reader | undefined {
  const { innerType } = schema.def
  if (schema instanceof z.ZodExactOptional || innerType._zod.optin === 'defaulted') return undefined
  const read = readerOf(innerType)
  return (value) => (value === undefined ? undefined : read(value))
}

function catchReader({ def }: z.ZodCatch): Reader | undefined {
  const { catchValue } = def
  // It may read what is wrong.
  if (catchValue.length > 0) return undefined
  const read = readerOf(def.innerType)
  return (value) => {
    const found = read(value)
    return found === UNFIT ? (catchValue as () => unknown)() : found
  }
}

function listReader({ def }: z.ZodArray): Reader {
  const read = readerOf(def.element)
  return (value) => {
    if (!Array.isArray(value)) return UNFIT
    const list: unknown[] = []
    for (const each of value) {
      const found = read(each)
      if (found === UNFIT) return UNFIT
      list.push(found)
    }
    return list
  }
}

function pipeReader(schema: z.ZodPipe): Reader | undefined {
  if (schema instanceof z.ZodCodec) return undefined
  const [first, second] = [readerOf(schema.def.in), readerOf(schema.def.out)]
  return (value) => {
    const found = first(value)
    return found === UNFIT ? UNFIT : second(found)
  }
}

function transformReader({ def }: z.ZodTransform): Reader {
  const transform = def.transform as (value: unknown, context?: unknown) => unknown
  if (transform.length < 2) return (value) => transform(value)
  return (value) => {
    const issues: unknown[] = []
    const result = transform(value, { value, issues, addIssue: (issue: unknown) => issues.push(issue) })
    return issues.length > 0 ? UNFIT : result
  }
}

function unionReader({ _zod, def }: z.ZodUnion): Reader | undefined {
  if (_zod.traits.has('$ZodXor') || _zod.traits.has('$ZodDiscriminatedUnion')) return undefined
  const options = def.options.map(readerOf)
  return (value) => {
    for (const read of options) {
      const found = read(value)
      if (found !== UNFIT) return found
    }
    return UNFIT
  }
}

/**
 * The function is made of source text, as zod makes its own: fields that a function names are read several times as fast
 * as fields whose names are in a list.
 */
function objectReader({ def: { shape, catchall } }: z.ZodObject): Reader | undefined {
  const fields = Object.entries(shape)
  const isOptional = ({ _zod: { optin, optout } }: Schema) => optin === 'optional' && optout === 'optional'
  const isKnown = fields.every(([, field]) => field._zod.optin === undefined || isOptional(field))
  const isPlain = catchall === undefined && !Object.hasOwn(shape, '__proto__')
  if (!isKnown || !isPlain || !z.core.util.allowsEval.value) return undefined
  const lines = fields.map(([name, field], n) => {
    const key = JSON.stringify(name)
    return `
      given = row[${key}]
      if (given !== undefined || ${key} in row) {
        found = read${n}(given)
        if (found === UNFIT) return UNFIT
        object[${key}] = found
      }${isOptional(field) ? '' : ' else return UNFIT'}`
  })
  const source = `return (row) => {
      if (typeof row !== 'object' || row === null || Array.isArray(row)) return UNFIT
      const object = {}
      let given, found${lines.join('')}
      return object
    }`
  const make = new Function('UNFIT', ...fields.map((_, n) => `read${n}`), source)
  return make(UNFIT, ...fields.map(([, field]) => readerOf(field)))
}
