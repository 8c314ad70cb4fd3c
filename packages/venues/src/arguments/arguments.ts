import { z } from 'zod'
import { CrossvenueError } from '../errors.ts'
import { type Args, type Argument, type Method, operations } from '../operations.ts'
import { checkBounds } from './argument-bounds.ts'
import { normalizeArgument } from './normalize-argument.ts'
import { placeArguments } from './place-arguments.ts'

/**
 * Checks positional arguments against the operation table and returns them parsed. Throws VALIDATION_ERROR that names
 * the first invalid argument.
 */
export function parseArguments<M extends Method>(method: M, given: readonly unknown[]): Args<M> {
  const args: readonly Argument[] = operations[method].args
  const values = placeArguments(args, given)
  if (values.length > args.length) {
    throw new CrossvenueError(
      'VALIDATION_ERROR',
      `${method} takes ${args.length} arguments, got ${values.length}: remove ${short(values[args.length])}`,
      { field: `args.${args.length}` },
    )
  }
  checkBounds(
    method,
    args.map(({ name }) => name),
    values,
    operations[method].group === 'Calculations' ? 'calculation' : 'other',
  )
  const parsed = args.map((argument, position) => parseArgument(method, argument, values[position]))
  while (parsed.length > 0 && parsed.at(-1) === undefined) parsed.pop()
  return parsed as Args<M>
}

function parseArgument(method: Method, { name, schema }: Argument, value: unknown): unknown {
  const isList = schema instanceof z.ZodArray && Array.isArray(value)
  const given = isList ? value : normalizeArgument(schema, value)
  const result = isList ? parseItems(schema, value) : schema.safeParse(given)
  if (result.success) return result.data
  const [issue] = result.error.issues as [z.core.$ZodIssue]
  const path = [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])]
  // An options object has no name that callers write: `limit`, not `params.limit`.
  const field = (path.length > 0 && name === 'params' ? path : [name, ...path])
    .map((part) => cut(String(part)))
    .join('.')
  const found = issue.code === 'unrecognized_keys' ? undefined : at(given, issue.path)
  const got = found === undefined ? '' : `, got ${short(found)}`
  throw new CrossvenueError('VALIDATION_ERROR', `${method}: ${field}: ${cut(issue.message, 120)}${got}`, { field })
}

/** Parses a list item by item and stops at the first fault: a schema would report every one of ten thousand. */
function parseItems(schema: z.ZodArray, given: unknown[]): z.ZodSafeParseResult<unknown> {
  const length = z.clone(schema, { ...schema.def, element: z.unknown() }).safeParse(given)
  if (!length.success) return length
  const items: unknown[] = []
  for (const [index, item] of given.entries()) {
    const result = z.safeParse(schema.element, normalizeArgument(schema.element as z.ZodType, item))
    if (result.success) items.push(result.data)
    else {
      const issues = result.error.issues.map((issue) => ({ ...issue, path: [index, ...issue.path] }))
      return { success: false, error: new z.ZodError(issues) }
    }
  }
  return { success: true, data: items }
}

const LONGEST = 40

const cut = (text: string, longest = LONGEST): string => (text.length > longest ? `${text.slice(0, longest)}...` : text)

/** Shortens a given value for a message: the whole of it may be long, and may hold a credential. */
function short(value: unknown): string {
  if (Array.isArray(value)) return 'an array'
  return typeof value === 'object' && value !== null ? 'an object' : cut(String(JSON.stringify(value)))
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value)
