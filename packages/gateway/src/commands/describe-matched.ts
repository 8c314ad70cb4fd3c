import type { Matched } from '../catalogue/keep-matched.ts'
import { describeChurn } from '../store/churn.ts'

/** Describes the result of a matching. */
export function describeMatched(matched: Matched | undefined): string {
  if (!matched) return 'nothing to match'
  const clusters = matched.churn ? `\nclusters: ${describeChurn(matched.churn)}` : ''
  return `${matched.edges} matches among all events${clusters}`
}
