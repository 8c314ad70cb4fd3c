import { CrossvenueError, type ErrorCode } from '../../errors.ts'
import { createIdResolver } from '../../http/id-resolver.ts'
import type { Target } from '../../paging/lookup.ts'
import { walkPages } from '../../paging/walk-pages.ts'
import { MAX_ROWS, type PredictApi, type PredictCategory } from './api.ts'

/** The market of an outcome, and its side. */
export interface OutcomePlace {
  slug: string
  marketId: string
  indexSet: 1 | 2
}

export type Finder = ReturnType<typeof createFinder>

/** Creates the lookups: a category has one by its slug and a market by its number, a token has none. */
export function createFinder(api: PredictApi, now: () => number) {
  const directory = createIdResolver<OutcomePlace>(async function* () {
    const read = async (after?: string) => {
      const { rows, nextCursor } = await api.categories({ first: MAX_ROWS, after, status: 'OPEN' })
      return { categories: api.readCategories(rows), nextCursor }
    }
    const rows = (page: { categories: readonly PredictCategory[] }) => page.categories.map(({ slug }) => slug)
    for await (const { categories } of walkPages({ exchange: 'predictfun', read, rows })) yield placesOf(categories)
  }, now)
  const note = (categories: readonly PredictCategory[]): void => directory.note(placesOf(categories))

  const outcome = async (outcomeId: string, code: ErrorCode = 'OUTCOME_NOT_FOUND'): Promise<OutcomePlace> => {
    const place = await directory.find(outcomeId)
    if (place) return place
    throw new CrossvenueError(code, `No outcome ${outcomeId} on Predict.fun`, { exchange: 'predictfun' })
  }

  return {
    note,
    outcome,
    async category({ by, value }: Target, code: ErrorCode): Promise<PredictCategory> {
      const slugOf = async (): Promise<string> => {
        if (by === 'marketId') return (await api.market(value)).categorySlug
        return by === 'outcomeId' ? (await outcome(value, code)).slug : value
      }
      const category = await api.category(await slugOf(), code)
      note([category])
      return category
    },
  }
}

function* placesOf(categories: readonly PredictCategory[]): Iterable<readonly [string, OutcomePlace]> {
  for (const { slug, markets } of categories) {
    for (const { id: marketId, outcomes } of markets) {
      for (const { onChainId, indexSet } of outcomes) yield [onChainId, { slug, marketId, indexSet }]
    }
  }
}
