import { type Override, orderOverride, problemOfOverride } from '@crossvenue/matcher/basics'
import { CrossvenueError } from '@crossvenue/venues'
import type { Store, StoredOverride } from '../store/store.ts'
import { eventsNamedBy, findRef, writeRef } from './ref-text.ts'

/** Two events or markets in the form that the command line reads, and how they relate. */
export interface Ruling {
  a: string
  b: string
  relation: Override['relation']
  note?: string | undefined
  /** The name of the key that made it. */
  author?: string | undefined
}

/**
 * Stores an operator's ruling on two events or markets and returns it. Throws EVENT_NOT_FOUND, MARKET_NOT_FOUND, or a VALIDATION_ERROR
 * for a pair that has no relation.
 */
export async function rulePair(
  store: Store,
  { a, b, relation, note, author }: Ruling,
  at: number,
): Promise<StoredOverride> {
  const events = await store.read((view) => view.events([...new Set([...eventsNamedBy(a), ...eventsNamedBy(b)])]))
  const override = { a: findRef(a, events), b: findRef(b, events), relation, ...(note !== undefined && { note }) }
  const problem = problemOfOverride(override.a, override.b, relation)
  if (problem !== undefined) throw new CrossvenueError('VALIDATION_ERROR', `${a} and ${b}: ${problem}`, { field: 'b' })
  const by = author !== undefined && { author }
  await store.overrides.set({ ...override, ...by }, at)
  return { ...orderOverride(override), ...by, source: 'command', createdAt: at }
}

/** Removes the ruling on two events or markets, in either order. Throws NOT_FOUND if there is none outside the file. */
export async function unrulePair(store: Store, a: string, b: string, at: number): Promise<void> {
  const all = await store.read((view) => view.overrides())
  // Compares texts as `list` prints them, because the event itself may no longer exist.
  const named = all.filter((one) =>
    [writeRef(one.a), writeRef(one.b)].sort().every((end, index) => end === [a, b].sort()[index]),
  )
  const own = named.find(({ source }) => source === 'command')
  if (!own) {
    const where = named.length > 0 ? 'only the file of overrides mentions' : 'no override of'
    throw new CrossvenueError('NOT_FOUND', `${where} ${a} and ${b}`)
  }
  await store.overrides.remove(own.a, own.b, at)
}
