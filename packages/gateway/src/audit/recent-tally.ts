import type { Answers } from '../lookups/job.ts'
import type { SettlementAudit, Tally } from './settlement-audit.ts'

const MINUTE_MS = 60_000

/**
 * Creates a function that returns the totals of the settlement audit. A query thread counts them at most once a minute,
 * because they are read often. Undefined if no pair is settled, or if the count fails.
 */
export function recentTally({ answer }: Pick<Answers, 'answer'>, now: () => number = Date.now) {
  let counted: { at: number; total: Promise<Tally | undefined> } | undefined
  const count = async () => {
    const { body } = await answer({ lookup: 'settlementAudit', query: { limit: 1, pretty: false } })
    const { data } = JSON.parse(new TextDecoder().decode(body)) as { data: SettlementAudit }
    return data.total.pairs > 0 ? data.total : undefined
  }
  return (): Promise<Tally | undefined> => {
    const at = now()
    if (!counted || Math.abs(at - counted.at) >= MINUTE_MS) counted = { at, total: count().catch(() => undefined) }
    return counted.total
  }
}
