import type { Override } from '@crossvenue/matcher'
import { CrossvenueError, Relation } from '@crossvenue/venues'
import { keepMatched } from '../catalogue/keep-matched.ts'
import { createLocalIndex } from '../matching/local-index.ts'
import { effectiveOverrides } from '../overrides/effective-overrides.ts'
import { writeRef } from '../overrides/ref-text.ts'
import { rulePair, unrulePair } from '../overrides/rule-pair.ts'
import { printable } from '../printable.ts'
import type { Store, StoredOverride } from '../store/store.ts'
import { describeMatched } from './describe-matched.ts'
import type { Settings } from './settings.ts'
import { withStore } from './with-store.ts'

/** Stores an operator's relation of two events or markets, and matches again. */
export function pinPair(
  a: string,
  b: string,
  { relation, ...options }: Settings & { relation: string; note?: string },
): Promise<void> {
  const { data } = Relation.safeParse(relation)
  if (data !== undefined) return setPair(a, b, { ...options, relation: data })
  throw new CrossvenueError('VALIDATION_ERROR', `relation: expected one of ${Relation.options.join(', ')}`, {
    field: 'relation',
  })
}

/** Forbids any relation between two events or markets, and matches again. */
export const forbidPair = (a: string, b: string, options: Settings & { note?: string }): Promise<void> =>
  setPair(a, b, { ...options, relation: 'none' })

const setPair = (
  a: string,
  b: string,
  { relation, note, ...settings }: Settings & { relation: Override['relation']; note?: string },
): Promise<void> =>
  withStore(settings, async (store) => {
    await rulePair(store, { a, b, relation, note }, Date.now())
    await matchAgain(store)
    const { overruled } = effectiveOverrides(await readAll(store))
    for (const one of overruled) console.error(`the override file overrules this: ${describe(one)}`)
  })

/** Removes the override of a command between two events or markets, in either order, and matches again. */
export const unpinPair = (a: string, b: string, settings: Settings): Promise<void> =>
  withStore(settings, async (store) => {
    await unrulePair(store, a, b, Date.now())
    await matchAgain(store)
  })

/** Prints every override, one per line. */
export const listOverrides = (settings: Settings): Promise<void> =>
  withStore(settings, async (store) => {
    const all = await readAll(store)
    const overruled = new Set(effectiveOverrides(all).overruled)
    for (const one of all) console.log(`${describe(one)}${overruled.has(one) ? '\toverruled by the file' : ''}`)
  })

async function matchAgain(store: Store): Promise<void> {
  console.log(describeMatched(await keepMatched({ store, createIndex: createLocalIndex }).rematch()))
}

const readAll = (store: Store): Promise<StoredOverride[]> => store.read((view) => view.overrides())

const describe = ({ a, b, relation, note, source, createdAt }: StoredOverride): string =>
  [writeRef(a), relation, writeRef(b), source, new Date(createdAt).toISOString().slice(0, 10), ...(note ? [note] : [])]
    .map((part) => printable(part).replaceAll('\n', ' '))
    .join('\t')
