import { type Argument, CrossvenueError, type Method, operations } from '@crossvenue/venues'
import { z } from 'zod'
import { coerce } from './coerce.ts'

type Named = Readonly<Record<string, unknown>>

/**
 * Reads positional arguments from a POST body: `{ "args": [...] }`, or a flat object that names them. Credentials are
 * dropped: no operation offered acts for an account.
 */
export function argumentsOfBody(method: Method, body: unknown): readonly unknown[] {
  if (body === undefined) return []
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid('body', 'The body is no JSON object')
  const { args, credentials, ...named } = body as Record<string, unknown>
  refuseBaseUrl(credentials)
  if (args === undefined || args === null) return bind(method, named)
  if (!Array.isArray(args)) throw invalid('args', 'args is no array')
  refuseUnknown(method, Object.keys(named))
  return args
}

/** Reads positional arguments from a query, each as the type the table declares. */
export function argumentsOfQuery(method: Method, query: URLSearchParams): readonly unknown[] {
  const schemas = parametersOf(method)
  const names = [...new Set(query.keys())]
  return bind(
    method,
    Object.fromEntries(names.map((name) => [name, coerce(schemas.get(name) ?? anything, query.getAll(name))])),
  )
}

/** Puts named values in signature order; the options object takes all names that no other argument claims. */
function bind(method: Method, given: Named): unknown[] {
  const args: readonly Argument[] = operations[method].args
  const rest = new Map(Object.entries(given))
  // Published clients call the outcome `id` here.
  if (args[0]?.name === 'outcomeId' && !rest.has('outcomeId') && rest.has('id')) {
    rest.set('outcomeId', rest.get('id'))
    rest.delete('id')
  }
  const values = args.map((argument, position) => {
    if (position === args.length - 1 && isOptions(argument)) return undefined
    const value = rest.get(argument.name)
    rest.delete(argument.name)
    return value
  })
  const last = args.at(-1)
  if (last && isOptions(last)) {
    if (rest.size > 0) values[args.length - 1] = Object.fromEntries(rest)
  } else {
    refuseUnknown(method, [...rest.keys()])
  }
  return values
}
