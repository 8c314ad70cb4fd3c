import { type Argument, CrossvenueError, type Method, operations } from '@crossvenue/venues'
import { z } from 'zod'
import { coerce } from './coerce.ts'
import { refuseAddress } from './credentials.ts'

/**
 * Reads positional arguments from a POST body: `{ "args": [...] }`, or a flat object that names them. The field
 * `credentials` is not an argument.
 */
export function argumentsOfBody(method: Method, body: unknown): readonly unknown[] {
  if (body === undefined) return []
  if (!isObject(body)) throw invalid('body', 'the body must be a JSON object')
  const { args, credentials, ...named } = body
  refuseAddress(credentials)
  if (args === undefined || args === null) return bind(method, new Map(Object.entries(named)))
  if (!Array.isArray(args)) throw invalid('args', 'args must be an array')
  refuseUnknown(method, Object.keys(named))
  return args
}

/** Reads positional arguments from a query string, each as the type that the operation table declares. */
export function argumentsOfQuery(method: Method, query: URLSearchParams): readonly unknown[] {
  const { positional, options } = signature(method)
  const fields: Record<string, z.ZodType> = options instanceof z.ZodObject ? options.shape : {}
  const schemaOf = (name: string) =>
    positional.find((argument) => argument.name === name)?.schema ??
    (Object.hasOwn(fields, name) ? fields[name] : undefined)
  const texts = textsByName(query)
  return bind(method, new Map(Array.from(texts, ([name, given]) => [name, coerce(schemaOf(name), given)])))
}

/** Returns the texts of a query string by name; `tags[]`, as some libraries name a list, becomes `tags`. */
export function textsByName(query: URLSearchParams): Map<string, string[]> {
  const texts = new Map<string, string[]>()
  for (const [written, text] of query) {
    const name = written.replace(/\[\]$/, '')
    texts.set(name, [...(texts.get(name) ?? []), text])
  }
  return texts
}

/** Puts named values in the order of the signature; names that are no arguments become fields of the options object. */
function bind(method: Method, named: Map<string, unknown>): readonly unknown[] {
  const { positional, options } = signature(method)
  // Published clients send the outcome as `id` in query strings.
  if (positional[0]?.name === 'outcomeId' && !named.has('outcomeId') && named.has('id')) {
    named.set('outcomeId', take(named, 'id'))
  }
  const values = positional.map(({ name }) => take(named, name))
  if (!options) refuseUnknown(method, [...named.keys()])
  return named.size > 0 ? [...values, Object.fromEntries(named)] : values
}

/**
 * Splits a signature into positional arguments and the options object, which is an object as last argument. Callers name
 * its fields beside the other arguments.
 */
function signature(method: Method): { positional: readonly Argument[]; options?: z.ZodType } {
  const args: readonly Argument[] = operations[method].args
  const last = args.at(-1)?.schema
  const options = last instanceof z.ZodOptional ? last.unwrap() : last
  return options instanceof z.ZodObject ? { positional: args.slice(0, -1), options } : { positional: args }
}

function take(named: Map<string, unknown>, name: string): unknown {
  const value = named.get(name)
  named.delete(name)
  return value
}

function refuseUnknown(method: Method, [name]: readonly string[]): void {
  if (name !== undefined) throw invalid(name, `${method} has no parameter ${name}`)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const invalid = (field: string, message: string) => new CrossvenueError('VALIDATION_ERROR', message, { field })
