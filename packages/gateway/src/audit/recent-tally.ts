import type { Answers } from '../lookups/job.ts'
import type { SettlementAudit, Tally } from './settlement-audit.ts'

const MINUTE_MS = 60_000

/**
 * Creates the total of the settlement audit for reports that are read often: counted by a query thread, a minute old at
 * most. Undefined while no pair is settled, and where it cannot be counted.
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
