import { CrossvenueError } from '@crossvenue/venues'
import { z } from 'zod'
import type { Store } from '../store/store.ts'
import type { MatchingState } from './keep-matching.ts'

export const Readiness = z
  .object({
    status: z.enum(['ready', 'not-ready']),
    reasons: z
      .array(
        z.object({
          code: z.enum([
            'STORE_UNREADABLE',
            'STORE_DAMAGED',
            'STORE_UNWRITABLE',
            'NOT_MATCHED_YET',
            'MATCHING_FAILED',
            'MATCHING_LAGS',
          ]),
          message: z.string(),
        }),
      )
      .describe('Why it is not ready; empty where it is.'),
  })
  .meta({ id: 'Readiness', description: 'Whether the service can answer from a matched catalogue.' })
export type Readiness = z.infer<typeof Readiness>
type Reason = Readiness['reasons'][number]

/** Matching the largest catalogue measured takes a few minutes. */
const MAX_LAG_SECONDS = 15 * 60

/** Returns the seconds between two instants. A clock that was set back shows as a lag too, hence the absolute value. */
export const lagBetween = (then: number, now: number): number => Math.abs(now - then) / 1000

/** Returns whether the events have been matched at least once. */
export const isMatched = async (store: Store, matching: MatchingState | undefined): Promise<boolean> =>
  matching?.succeededAt !== undefined || (await store.read((view) => view.lastMatching())) !== undefined

/**
 * Returns whether the service can answer from a matched catalogue, and if not, why. `unstored` is why nothing that was
 * read can be stored.
 */
export async function readReadiness(
  store: Store,
  matching: MatchingState | undefined,
  now: number,
  unstored?: string,
): Promise<Readiness> {
  const found = await reasonsAgainst(store, matching, now)
  const reasons = unstored === undefined ? found : [{ code: 'STORE_UNWRITABLE' as const, message: unstored }, ...found]
  return { status: reasons.length === 0 ? 'ready' : 'not-ready', reasons }
}

async function reasonsAgainst(store: Store, matching: MatchingState | undefined, now: number): Promise<Reason[]> {
  const damage = store.damage()
  if (damage !== undefined) {
    return [{ code: 'STORE_DAMAGED', message: `the store is damaged: ${damage}; restore a backup of it` }]
  }
  try {
    const { due, last } = await store.read(async (view) => ({
      due: await view.matchingDueSince(),
      last: await view.lastMatching(),
    }))
    const isDone = last !== undefined || matching?.succeededAt !== undefined
    const lag = due === undefined ? 0 : lagBetween(due, now)
    return [
      ...(isDone ? [] : [{ code: 'NOT_MATCHED_YET' as const, message: 'the events have not been matched yet' }]),
      ...(matching?.failure && lag > 0
        ? [{ code: 'MATCHING_FAILED' as const, message: 'the last matching failed; /v0/status says why' }]
        : []),
      ...(isDone && lag > MAX_LAG_SECONDS
        ? [{ code: 'MATCHING_LAGS' as const, message: `changes have waited ${Math.round(lag)} s to be matched` }]
        : []),
    ]
  } catch (error) {
    const found = store.damage()
    const reason = error instanceof CrossvenueError ? `: ${error.message}` : ''
    return [
      found === undefined
        ? { code: 'STORE_UNREADABLE', message: `the store cannot be read${reason}` }
        : { code: 'STORE_DAMAGED', message: `the store is damaged: ${found}; restore a backup of it` },
    ]
  }
}
