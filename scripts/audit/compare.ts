import type { SettlementAudit } from '../../packages/gateway/src/audit/settlement-audit.ts'
import type { Recount } from './recount.ts'

const TABLES = ['byRelation', 'byCategory', 'byVenues', 'byConfidence'] as const

/** Returns every count in which an audit and the independent count differ, as sentences. */
export function differences(audit: SettlementAudit, recount: Recount): string[] {
  const rows = TABLES.flatMap((table) => {
    const groups = [...new Set([...Object.keys(audit[table]), ...Object.keys(recount[table])])]
    return groups.map((group) => [`${table} ${group}`, audit[table][group], recount[table][group]] as const)
  })
  const counts = [['total', audit.total, recount.total] as const, ...rows].flatMap(([name, ours, theirs]) => {
    const isSame =
      ours?.pairs === theirs?.pairs &&
      ours?.held === theirs?.held &&
      (['share', 'low', 'high'] as const).every(
        (field) => Math.abs((ours?.[field] ?? 0) - (theirs?.[field] ?? 0)) < 1e-9,
      )
    return isSame ? [] : [`${name}: ${JSON.stringify(ours)} is ${JSON.stringify(theirs)} when counted again`]
  })
  const diverged = audit.divergences
    .map(({ relation, a, b }) => `${relation} ${a.venue} ${a.marketId} ${b.venue} ${b.marketId}`)
    .sort()
  return diverged.join('\n') === recount.divergences.join('\n') ? counts : [...counts, 'the divergences differ']
}
