import { CrossvenueError } from '@crossvenue/venues'
import type { ResolveUrl } from '../clusters/resolve-url.ts'
import type { StoredQuestion, View } from '../store/store.ts'
import { findMarketAnchor, type MarketAnchor } from './find-market-anchor.ts'

/** How a caller names a question. */
interface QuestionName extends MarketAnchor {
  clusterId?: string | undefined
}

/**
 * Returns the question that a caller names by its cluster or one of its markets. Throws MARKET_NOT_FOUND if there is none,
 * VALIDATION_ERROR if several fit.
 */
export async function findQuestion(view: View, query: QuestionName, resolveUrl: ResolveUrl): Promise<StoredQuestion> {
  const { clusterId } = query
  const anchored = await findMarketAnchor(view, query, resolveUrl)
  const questions = anchored ? await view.questions(anchored) : []
  const named = clusterId === undefined ? questions : await view.questionsById([clusterId])
  const found =
    anchored && clusterId !== undefined ? named.filter(({ id }) => questions.some((one) => one.id === id)) : named
  const [question, second] = found
  if (!anchored && clusterId === undefined) {
    throw new CrossvenueError('VALIDATION_ERROR', 'name a question by clusterId, marketId, slug or url', {
      field: 'clusterId',
    })
  }
  if (!question)
    throw new CrossvenueError('MARKET_NOT_FOUND', 'no other venue has a market with the same question', {
      field: 'marketId',
    })
  if (second) {
    const ids = found.map(({ id }) => id).join(', ')
    throw new CrossvenueError('VALIDATION_ERROR', `several questions fit: ${ids}; use one as clusterId`, {
      field: 'clusterId',
    })
  }
  return question
}
