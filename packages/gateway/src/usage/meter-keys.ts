import type { Config } from '../config.ts'
import { createLimits, sharedRates } from '../limits/limits.ts'
import type { Plans } from '../limits/plans.ts'
import { shareRates } from '../limits/share-rates.ts'
import type { Log } from '../log.ts'
import { answerUsage } from '../routes/usage.ts'
import type { Store } from '../store/store.ts'
import { keepUsage } from './keep-usage.ts'

/** Creates the limits of keys, which gateways on one server share, and the counts of their requests. */
export function meterKeys(config: Config, plans: Plans, store: Store, log: Log) {
  const usage = keepUsage(store.keys, { log })
  const limits = createLimits(config, plans)
  const endSharing =
    limits.rates && store.shareUses ? shareRates(sharedRates(limits), store.shareUses, { log }) : undefined
  return {
    limits,
    usage,
    readUsage: answerUsage({ store: store.keys, pending: usage.pending, plans }),
    async stop(): Promise<void> {
      await Promise.all([usage.stop(), endSharing?.()])
    },
  }
}
