import { z } from 'zod'

/** Stands for a value that does not fit its schema. */
export const UNFIT = Symbol('does not fit')

/** Returns what a schema makes of a value, or `UNFIT`. */
type Read = (value: unknown) => unknown

const readers = new WeakMap<z.core.$ZodType, Read>()

/**
 * Returns a function that reads values as a schema does, without its list of problems: that takes a fifth of the time
 * and of the memory, because zod creates an object for each field of each row and for each layer of its schema. A part of
 * a schema that is not known here is read by zod. Computed once per schema.
 */
export function readerOf(schema: z.core.$ZodType): Read {
  let reader = readers.get(schema)
  if (!reader) {
    reader = makeReader(schema) ?? readByZod(schema)
    readers.set(schema, reader)
  }
  return reader
}

const readByZod =
  (schema: z.core.$ZodType): Read =>
  (value) => {
    const result = z.safeParse(schema, value)
    return result.success ? result.data : UNFIT
  }

function makeReader(schema: z.core.$ZodType): Read | undefined {
  if (schema instanceof z.ZodString) return readText(schema)
  if (hasChecks(schema)) return undefined
  if (schema instanceof z.ZodNumber) return schema.def.coerce ? undefined : readNumber
  if (schema instanceof z.ZodBoolean) return schema.def.coerce ? undefined : readFlag
  if (schema instanceof z.ZodUnknown) return (value) => value
  if (schema instanceof z.ZodNullable) return readNullable(schema)
  if (schema instanceof z.ZodExactOptional) return undefined
  if (schema instanceof z.ZodOptional) return readOptional(schema)
  if (schema instanceof z.ZodCatch) return readCatch(schema)
  if (schema instanceof z.ZodArray) return readList(schema)
  if (schema instanceof z.ZodPipe) return readPipe(schema)
  if (schema instanceof z.ZodTransform) return readTransform(schema)
  if (schema instanceof z.ZodObject) return readObject(schema)
  const isPlainUnion = schema instanceof z.ZodUnion && schema._zod.def.type === 'union'
  return isPlainUnion ? readUnion(schema) : undefined
}

const hasChecks = ({ _zod: { def } }: z.core.$ZodType): boolean => (def.checks?.length ?? 0) > 0

const readNumber: Read = (value) => (Number.isFinite(value) ? value : UNFIT)
const readFlag: Read = (value) => (typeof value === 'boolean' ? value : UNFIT)

function readText(schema: z.ZodString): Read | undefined {
  if (schema.def.coerce) return undefined
  if (!hasChecks(schema)) return (value) => (typeof value === 'string' ? value : UNFIT)
  const checks = schema.def.checks ?? []
  return (value) => {
    if (typeof value !== 'string') return UNFIT
    const payload = { value, issues: [] }
    for (const { _zod } of checks) _zod.check(payload)
    return payload.issues.length > 0 ? UNFIT : payload.value
  }
}

function readNullable({ def }: z.ZodNullable): Read {
  const read = readerOf(def.innerType)
  return (value) => (value === null ? null : read(value))
}

function readOptional({ def }: z.ZodOptional): Read | undefined {
  if (def.innerType._zod.optin === 'defaulted') return undefined
  const read = readerOf(def.innerType)
  return (value) => (value === undefined ? undefined : read(value))
}

function readCatch({ def }: z.ZodCatch): Read | undefined {
  // Such a function reads the problems.
  if (def.catchValue.length > 0) return undefined
  const read = readerOf(def.innerType)
  const instead = def.catchValue as () => unknown
  return (value) => {
    const found = read(value)
    return found === UNFIT ? instead() : found
  }
}

function readList({ def }: z.ZodArray): Read {
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

function readPipe({ def }: z.ZodPipe): Read {
  const [first, second] = [readerOf(def.in), readerOf(def.out)]
  return (value) => {
    const found = first(value)
    return found === UNFIT ? UNFIT : second(found)
  }
}

function readTransform({ def }: z.ZodTransform): Read | undefined {
  const transform = def.transform as (value: unknown, context: unknown) => unknown
  if (transform.length <= 1) return (value) => transform(value, undefined)
  return (value) => {
    const issues: unknown[] = []
    const result = transform(value, { value, issues, addIssue: (issue: unknown) => issues.push(issue) })
    return issues.length > 0 ? UNFIT : result
  }
}

function readUnion({ def }: z.ZodUnion): Read {
  const options = def.options.map(readerOf)
  return (value) => {
    for (const read of options) {
      const found = read(value)
      if (found !== UNFIT) return found
    }
    return UNFIT
  }
}

function readObject({ def }: z.ZodObject): Read | undefined {
  const { shape, catchall } = def
  const isPlain =
    catchall === undefined &&
    Object.getOwnPropertySymbols(shape).length === 0 &&
    !('__proto__' in { ...shape, __proto__: null })
  if (!isPlain) return undefined
  const names = Object.keys(shape)
  const fields = names.map((name) => shape[name] as z.core.$ZodType)
  const reads = fields.map(readerOf)
  const isOptional = fields.map(({ _zod: { optin, optout } }) => optin === 'optional' && optout === 'optional')
  if (fields.some(({ _zod: { optin } }, n) => optin !== undefined && !isOptional[n])) return undefined
  const lines = names.map((name, n) => {
    const key = JSON.stringify(name)
    return `const given${n} = row[${key}]
    if (given${n} !== undefined || ${key} in row) {
      const found = read${n}(given${n})
      if (found === UNFIT) return UNFIT
      object[${key}] = found
    }${isOptional[n] ? '' : ' else return UNFIT'}`
  })
  const source = `return (row) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return UNFIT
    const object = {}
    ${lines.join('\n')}
    return object
  }`
  return new Function('UNFIT', ...names.map((_, n) => `read${n}`), source)(UNFIT, ...reads)
}
