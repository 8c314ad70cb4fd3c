import { type Method, operations, parseArguments } from '@crossvenue/venues'
import { z } from 'zod'

/** Arguments that an operation takes, and how they were made. */
interface Largest {
  name: string
  args: readonly unknown[]
}

type Fill = 'all fields' | 'required fields'

/** Values for formatted strings; the first that a schema accepts is used. */
const SAMPLES = ['2026-03-01T12:00:00Z', '1h', '2026-03-01', 0.5, 1, 1_793_736_000_000, 'x', null] as const
const MAX_ITEMS = 100_000
const TEXT = 'Will the Federal Reserve cut rates in March?'

/**
 * Makes the largest arguments that an operation accepts in a body of a given size, in several shapes: with few and with
 * all fields, with long outer and with long inner lists.
 */
export function largestArguments(method: Method, maxBytes: number): Largest[] {
  const found = new Map<string, Largest>()
  for (const fill of ['all fields', 'required fields'] as const) {
    for (const last of ['all fields', 'required fields'] as const) {
      for (const inner of [1, 1_000]) {
        const make = (items: number) => argumentsOf(method, fill, last, items, inner)
        const fits = (items: number) => Buffer.byteLength(JSON.stringify({ args: make(items) })) <= maxBytes
        // Finding the size that fits takes a fraction of the time that checking arguments takes, and most are valid.
        const most = greatest(fits)
        const isValid = most !== undefined && isTaken(method, make(most))
        const items = isValid ? most : greatest((count) => fits(count) && isTaken(method, make(count)))
        if (items === undefined) continue
        const args = make(items)
        const text = JSON.stringify(args)
        if (!found.has(text)) found.set(text, { name: `${fill}, ${items} x ${inner}, options: ${last}`, args })
      }
    }
  }
  return [...found.values()]
}

function argumentsOf(method: Method, fill: Fill, last: Fill, items: number, inner: number): unknown[] {
  const { args } = operations[method]
  return args.map(({ schema }, index) =>
    sample(schema, index === 0 || index < args.length - 1 ? fill : last, items, inner, String(index)),
  )
}

function isTaken(method: Method, args: readonly unknown[]): boolean {
  try {
    parseArguments(method, args)
    return true
  } catch {
    return false
  }
}

/** Returns the greatest valid count, to 5 %, if all smaller ones are valid; undefined if not even one item is. */
function greatest(isValid: (count: number) => boolean): number | undefined {
  if (!isValid(1)) return undefined
  let low = 1
  let high = 2
  // Doubled, because a value that is far too large takes long to make.
  while (high < MAX_ITEMS && isValid(high)) {
    low = high
    high *= 2
  }
  while (high - low > Math.max(1, high / 20)) {
    const middle = Math.floor((low + high) / 2)
    if (isValid(middle)) low = middle
    else high = middle
  }
  return low
}

/**
 * Makes a value of a schema: `items` and `inner` are the lengths of its lists and of the lists inside them; deeper ones
 * have one item.
 */
function sample(schema: z.core.$ZodType, fill: Fill, items: number, inner: number, path: string): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return sample(schema.unwrap(), fill, items, inner, path)
  }
  if (schema instanceof z.ZodArray) {
    const maximum = schema.def.checks?.map((check) => check._zod.def).find(({ check }) => check === 'max_length')
    const length = Math.min(items, (maximum as { maximum?: number } | undefined)?.maximum ?? items)
    return Array.from({ length }, (_, index) => sample(schema.element, fill, inner, 1, `${path}.${index}`))
  }
  if (schema instanceof z.ZodRecord) {
    const entry = (_: unknown, index: number) => [`${path}.${index}`, sample(schema.valueType, fill, inner, 1, path)]
    return Object.fromEntries(Array.from({ length: items }, entry) as [string, unknown][])
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>)
    const wanted = fill === 'all fields' ? fields : fields.filter(([, field]) => !(field instanceof z.ZodOptional))
    return Object.fromEntries(
      wanted.map(([name, field]) => [name, sample(field, fill, items, inner, `${path}.${name}`)]),
    )
  }
  if (schema instanceof z.ZodUnion) {
    const options = schema.options.map((option) => sample(option, fill, items, inner, path))
    return options.sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0]
  }
  if (schema instanceof z.ZodEnum) return schema.options.at(-1)
  if (schema instanceof z.ZodUnknown) return 1
  if (schema instanceof z.ZodString && schema.format === null) {
    return schema.maxLength === null ? `${TEXT} ${path}` : path.padEnd(schema.maxLength, 'x').slice(0, schema.maxLength)
  }
  return SAMPLES.find((value) => z.safeParse(schema, value).success)
}
