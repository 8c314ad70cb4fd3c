import { CrossvenueError } from '@crossvenue/venues'
import type { Plans } from '../limits/plans.ts'
import type { KeyRecord, KeyStore, KeyUsage } from '../store/store.ts'
import type { KeyUsageReport } from './usage-models.ts'

interface UsageRequest {
  /** Name or id of a key; absent for all. */
  key?: string | undefined
  /** Days up to today. */
  days: number
  now: number
  /** Usage that is not stored yet. */
  pending?: readonly KeyUsage[]
  plans?: Plans
}

const DAY_MS = 24 * 60 * 60 * 1_000

/** Returns the usage of one key, or of all, by day. Throws NOT_FOUND if there is no such key. */
export async function readUsage(
  store: Pick<KeyStore, 'list' | 'usage'>,
  { key, days, now, pending = [], plans = {} }: UsageRequest,
): Promise<KeyUsageReport[]> {
  const since = new Date(now - (days - 1) * DAY_MS).toISOString().slice(0, 10)
  const all = await store.list()
  // A revoked key may have the name of a live one.
  const named = all.filter(({ id, name }) => key === undefined || key === id || key === name)
  if (key !== undefined && named.length === 0) {
    throw new CrossvenueError('NOT_FOUND', `there is no key with the name or id ${key}`, { field: 'key' })
  }
  const stored = await store.usage({ since, ...(named.length === 1 && { keyId: named[0]?.id }) })
  const recent = [...stored, ...pending.filter(({ day }) => day >= since)]
  return named.map((record) =>
    report(
      record,
      recent.filter(({ keyId }) => keyId === record.id),
      plans,
    ),
  )
}

function report(key: KeyRecord, usage: readonly KeyUsage[], plans: Plans): KeyUsageReport {
  const byDay = new Map<string, Counts>()
  for (const { day, ...counts } of usage) byDay.set(day, sum(byDay.get(day) ?? NONE, counts))
  const days = [...byDay].sort(([a], [b]) => (a < b ? -1 : 1)).map(([day, counts]) => ({ day, ...counts }))
  const limits = plans[key.plan ?? 'default']
  return {
    id: key.id,
    name: key.name,
    scope: key.scope,
    ...(key.plan !== undefined && { plan: key.plan }),
    ...(limits && { limits }),
    createdAt: instant(key.createdAt),
    ...(key.expiresAt !== undefined && { expiresAt: instant(key.expiresAt) }),
    ...(key.formerUntil !== undefined && { formerUntil: instant(key.formerUntil) }),
    ...(key.revokedAt !== undefined && { revokedAt: instant(key.revokedAt) }),
    total: days.reduce<Counts>(sum, NONE),
    days,
  }
}

type Counts = Pick<KeyUsage, 'requests' | 'failed' | 'bytes'>
const NONE: Counts = { requests: 0, failed: 0, bytes: 0 }
const sum = (a: Counts, b: Counts): Counts => ({
  requests: a.requests + b.requests,
  failed: a.failed + b.failed,
  bytes: a.bytes + b.bytes,
})

const instant = (at: number): string => new Date(at).toISOString()
