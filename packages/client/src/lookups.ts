import type { Pending } from './pending.ts'
import type { Call } from './send.ts'
import { invalid, isoText } from './to-json.ts'

/** An event or a market, as any operation returns it. */
export interface Item {
  title?: string | null
  /** The id of an event. */
  id?: string
  /** The id of a market. */
  marketId?: string
  /** The event of a market. */
  eventId?: string
  sourceExchange?: string
  slug?: string | null
  url?: string | null
  markets?: readonly unknown[]
}

/** An event or a market that a lookup begins at: whole, or its id. */
export type Anchor = string | Item

type Loose<Value> = Value extends readonly (infer One)[] ? string | readonly One[] : Value

type SnakeCase<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : Name

/** Parameters under either spelling (`minVenues` or `min_venues`); lists may be joined by commas. */
export type LooseQuery<Query> = { [Name in keyof Query]?: Loose<Query[Name]> | undefined } & {
  [Name in keyof Query as SnakeCase<Name & string>]?: Loose<Query[Name]> | undefined
}

/** A lookup by its parameters alone. */
export type Searching<Query, Data, Meta = undefined> = (query?: LooseQuery<Query>) => Pending<Data, Meta>
/** A lookup of all, or of one event or market. */
export type Anchored<Query, Data, Meta = undefined> = (
  anchor?: Anchor | LooseQuery<Query>,
  query?: LooseQuery<Query>,
) => Pending<Data, Meta>
/** A lookup of one event or market. */
export type OfItem<Query, Data, Meta = undefined> = (item: Anchor, query?: LooseQuery<Query>) => Pending<Data, Meta>
/** A lookup of a venue or a webhook, by its id. */
export type OfName<Query, Data, Meta = undefined> = (name: string, query?: LooseQuery<Query>) => Pending<Data, Meta>
/** A lookup of two events or markets. */
export type OfPair<Data, Meta = undefined> = (a: Anchor, b: Anchor) => Pending<Data, Meta>
/** Iterates over the items of all pages; none is repeated when the catalogue changes meanwhile. */
export type Walking<Item, Args extends unknown[]> = (...args: Args) => AsyncGenerator<Item>

/** The address of a lookup, and the parameters that name events, markets or webhooks. */
export interface LookupRow {
  readonly path: string
  readonly items: readonly ('id' | 'a' | 'b' | 'eventId' | 'marketId' | 'webhookId' | 'exchange')[]
  readonly pages: boolean
  /** For what changes something; everything else is a GET. */
  readonly verb?: 'POST' | 'DELETE'
}

/** Writes the call of a lookup. What follows its items is its query, or the body of a POST. */
export function lookupCall(row: LookupRow, args: readonly unknown[]): Call {
  const { verb, items } = row
  if (verb === undefined) return { path: lookupPath(row, args), repeatable: true }
  return {
    path: lookupPath(row, args.slice(0, items.length)),
    verb,
    ...(verb === 'POST' && { body: camelCase((args[items.length] as object | undefined) ?? {}) }),
    repeatable: false,
  }
}

/** Writes the address of a lookup with its query string. */
function lookupPath({ path, items }: LookupRow, args: readonly unknown[]): string {
  const named: object[] = []
  const rest = [...args]
  for (const name of items) {
    const item = rest[0] as Anchor | object | undefined
    const isAnchor = name === 'eventId' || name === 'marketId'
    if (isAnchor && typeof item !== 'string' && !isItem(item)) break
    rest.shift()
    if (isAnchor) named.push(anchorOf(name, item as Anchor))
    else if (item === undefined)
      throw invalid(name, /^(id|a|b)$/.test(name) ? 'must be an event, a market or an id' : 'must be an id')
    else named.push({ [name]: itemId(item as Anchor) })
  }
  const [place = '', part = ''] = /\{(\w+)\}/.exec(path) ?? []
  const { [part]: value, ...query } = Object.assign({}, ...named, ...rest.map((each) => camelCase(each ?? {})))
  const search = queryString(query)
  const address = place && path.replace(place, encodeURIComponent(String(value)))
  return (address || path) + (search && `?${search}`)
}

function queryString(parameters: object): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === null) continue
    search.set(name, value instanceof Date ? isoText(name, value) : String(value))
  }
  return search.toString()
}

/** A query has none of these fields together; a market has outcomes, an event has markets. */
const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && ('markets' in value || 'outcomes' in value)

/** An id alone may exist on several venues. */
const serviceId = ({ sourceExchange }: Item, id: string): string => (sourceExchange ? `${sourceExchange}:${id}` : id)

const itemId = (item: Anchor): string =>
  typeof item === 'string' ? item : serviceId(item, item.marketId ?? item.id ?? '')

/** The parameter that names an anchor: a market by its event, or an event for all its markets by its page. */
function anchorOf(name: 'eventId' | 'marketId', item: Anchor): object {
  if (typeof item === 'string') return { [name]: item }
  const isMarket = 'outcomes' in item
  const id = name === 'marketId' ? (isMarket ? item.marketId : undefined) : isMarket ? item.eventId : item.id
  if (id !== undefined) return { [name]: serviceId(item, id) }
  if (item.url) return { url: item.url }
  if (item.slug) return { slug: item.slug }
  throw invalid(name, 'must be an event or a market with an id or a page')
}

const camelCase = (parameters: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
