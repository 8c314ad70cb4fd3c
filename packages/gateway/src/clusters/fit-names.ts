import { CrossvenueError, type ErrorCode } from '@crossvenue/venues'
import { pageAddresses } from '../store/page-address.ts'
import type { View } from '../store/store.ts'
import { type ResolveUrl, urlOf } from './resolve-url.ts'

interface Kind<T> {
  /** As messages name it. */
  noun: string
  notFound: ErrorCode
  keyOf: (item: T) => string
}

/** One name of an item: the field, its value if the caller gives one, and the items that have it. */
type Name<T> = readonly [field: string, value: string | undefined, find: (value: string) => Promise<readonly T[]>]

/** Returns the items that fit all given names; undefined if there is no name. Throws if no item does. */
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

/** Returns the items that a public page shows: found by what its address says, else by the address that events carry. */
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
