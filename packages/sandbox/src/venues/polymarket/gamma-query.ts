import { Refusal, wholeNumber } from './keyset.ts'

// Parameters and refusals that the lists of the discovery host share.

const LAST_OFFSET = 2_000

/** Whether a parameter is absent or one of its values fits; several values come by repeating the name. */
export const any = (query: URLSearchParams, name: string, values: readonly string[]): boolean =>
  !query.has(name) || query.getAll(name).some((wanted) => values.includes(wanted))

export function keysetQuery(url: string): URLSearchParams {
  const query = new URL(url).searchParams
  if (query.has('offset')) throw new Refusal('offset is not allowed on keyset endpoints')
  return query
}

export function offsetQuery(url: string, list: 'events' | 'markets'): URLSearchParams {
  const query = new URL(url).searchParams
  query.delete('after_cursor')
  if ((wholeNumber(query, 'offset') ?? 0) > LAST_OFFSET) {
    throw new Refusal(`offset too large, use /${list}/keyset for deeper pagination`)
  }
  return query
}

export function numericId(id: string): string {
  if (!/^\d{1,18}$/.test(id)) throw new Refusal('id is invalid')
  return id
}

export const notFound = (what: 'id' | 'slug') => ({ type: 'not found error', error: `${what} not found` })
