import { isoText } from './to-json.ts'
import type { ClusterQuery as ServedQuery, UnifiedEvent } from './types.generated.ts'

type Loose<Value> = Value extends readonly (infer Item)[] ? string | readonly Item[] : Value

/**
 * Selects clusters: with `eventId`, `slug` or `url` those of one event, otherwise those of the whole catalogue. Lists
 * may be joined by commas, `updatedSince` may be a Date.
 */
type ClusterParameters = {
  [Name in keyof ServedQuery]?: Loose<ServedQuery[Name]> | (Name extends 'updatedSince' ? Date : never) | undefined
}

type SnakeCase<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : Name

/** The same parameters under either spelling: `minVenues` or `min_venues`. */
export type ClusterQuery = ClusterParameters & {
  [Name in keyof ClusterParameters as SnakeCase<Name>]?: ClusterParameters[Name]
}

/** An event as any venue operation or cluster returns it; used instead of `eventId`. */
export type EventAnchor = Pick<UnifiedEvent, 'id' | 'title' | 'markets' | 'sourceExchange'>

/** Writes the query string of a cluster request. */
export function clusterQuery(first: ClusterQuery | EventAnchor, more: ClusterQuery = {}): string {
  const parameters = isEvent(first)
    ? { eventId: serviceId(first), ...camelCase(more) }
    : camelCase({ ...first, ...more })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === null) continue
    search.set(name, value instanceof Date ? isoText(name, value) : String(value))
  }
  return search.toString()
}

const isEvent = (value: object): value is EventAnchor => 'id' in value && 'title' in value && 'markets' in value

/** An id alone may exist on several venues. */
const serviceId = ({ id, sourceExchange }: EventAnchor): string => (sourceExchange ? `${sourceExchange}:${id}` : id)

const camelCase = (parameters: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
