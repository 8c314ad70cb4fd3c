import { readQuery } from '../clusters/read-query.ts'
import type { RequestContext } from '../environment.ts'
import type { Plans } from '../limits/plans.ts'
import { requireAdmin } from '../require-admin.ts'
import type { KeyStore } from '../store/store.ts'
import type { UsageCounter } from '../usage/keep-usage.ts'
import { readUsage } from '../usage/read-usage.ts'
import { UsageQuery } from '../usage/usage-models.ts'

interface UsageSources {
  store: Pick<KeyStore, 'list' | 'usage'>
  pending: UsageCounter['pending']
  plans?: Plans
  now?: () => number
}

/** Answers the usage of the calling key; of any key to one with the scope admin. */
export const answerUsage =
  ({ store, pending, plans = {}, now = Date.now }: UsageSources) =>
  async (context: RequestContext): Promise<Response> => {
    const { days, key } = readQuery(UsageQuery, new URL(context.req.url).searchParams)
    const [id, name] = [context.get('keyId'), context.get('keyName')]
    const isOwn = key === undefined || key === id || key === name
    if (!isOwn) requireAdmin(context, 'the usage of other keys')
    const named = isOwn ? id : key === 'all' ? undefined : key
    const data = await readUsage(store, { key: named, days, now: now(), pending: pending(), plans })
    return context.json({ success: true, data })
  }
