import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Store } from '../store/store.ts'
import { inTurn } from './in-turn.ts'
import { createOpenAiEmbedder } from './openai-embedder.ts'
import { createOpenAiJudge } from './openai-judge.ts'
import { createReview, type Review } from './review.ts'
import { createSimilarityReview } from './similarity.ts'

/** Creates the review by the configured models; undefined where there are none. */
export function reviewOf(
  { judge, embeddings }: Pick<Config, 'judge' | 'embeddings'>,
  store: Store,
  log: Log,
): Review | undefined {
  const byJudge = judge && createReview({ judge: createOpenAiJudge(judge), store, band: judge.band, log })
  const byLikeness =
    embeddings && createSimilarityReview({ ...embeddings, embedder: createOpenAiEmbedder(embeddings), store, log })
  return byLikeness && byJudge ? inTurn(byLikeness, byJudge) : (byLikeness ?? byJudge)
}
