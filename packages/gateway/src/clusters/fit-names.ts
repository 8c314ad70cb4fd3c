import { CrossvenueError, type ErrorCode } from '@crossvenue/venues'
import { pageAddresses } from '../store/page-address.ts'
import type { View } from '../store/store.ts'
import { type ResolveUrl, urlOf } from './resolve-url.ts'

interface Kind<T> {
  /** The name of the kind of item in messages: "market", "event". */
  noun: string
  notFound: ErrorCode
  keyOf: (item: T) => string
}

/**
 * One name by which a caller may name an item: the field, its value if given, and the function that finds the items
 * with it.
 */
type Name<T> = readonly [field: string, value: string | undefined, find: (value: string) => Promise<readonly T[]>]

/** Returns the items that have all given names; undefined if no name is given. Throws if no item has them. */
export async function fitNames<T>(
  { noun, notFound, keyOf }: Kind<T>,
  names: readonly Name<T>[],
): Promise<T[] | undefined> {
  const found: { field: string; value: string; items: readonly T[] }[] = []
  for (const [field, value, find] of names) {
    if (value !== undefined) found.push({ field, value, items: await find(value) })
  }
  const [anchor, ...others] = found
  if (!anchor) return undefined

  const refuse = (field: string, named: string) =>
    new CrossvenueError(notFound, `there is no ${noun} with ${named}`, { field })
  const missing = found.find(({ items }) => items.length === 0)
  if (missing) throw refuse(missing.field, `the ${missing.field} ${missing.value}`)
  const sets = others.map(({ items }) => new Set(items.map(keyOf)))
  const fitting = new Map(anchor.items.map((item) => [keyOf(item), item]))
  for (const key of fitting.keys()) if (!sets.every((set) => set.has(key))) fitting.delete(key)
  if (fitting.size === 0) {
    throw refuse(anchor.field, found.map(({ field, value }) => `the ${field} ${value}`).join(' and '))
  }
  return [...fitting.values()]
}

/** Returns the items of a public page: those that the id in its address names, else those that state this address. */
export async function findByUrl<T>(
  view: View,
  text: string,
  {
    resolveUrl,
    find,
    ofEvents,
  }: {
    resolveUrl: ResolveUrl
    find: (target: NonNullable<ReturnType<ResolveUrl>>) => Promise<readonly T[]>
    ofEvents: (events: readonly string[]) => Promise<readonly T[]>
  },
): Promise<readonly T[]> {
  const url = urlOf(text)
  const target = resolveUrl(url)
  const items = target ? await find(target) : []
  if (items.length > 0) return items
  for (const page of pageAddresses(url.href)) {
    const events = await view.find({ page })
    if (events.length > 0) return ofEvents(events)
  }
  return []
}
