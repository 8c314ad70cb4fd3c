import type { Config } from '../config.ts'
import { createQuota } from './quota.ts'
import { createRate } from './rate.ts'
import { createSlots } from './slots.ts'

const unlimited = Number.POSITIVE_INFINITY

/**
 * Creates the limits of keys and addresses. The concurrency of a key protects callers from each other; the rates are
 * high, for operators to lower. If limits are off, quotas are infinite and there are no rates and slots.
 */
export function createLimits({
  limits,
  requestsPerMinute,
  megabytesPerMinute,
}: Pick<Config, 'limits' | 'requestsPerMinute' | 'megabytesPerMinute'>) {
  const upTo = (max: number): number => (limits ? max : unlimited)
  return {
    /** WebSockets of a key. */
    sockets: createQuota(upTo(200), 'WebSockets of a key'),
    /** Outcomes and wallets that a key watches, over WebSockets and long polls. */
    subscriptions: createQuota(upTo(2_000), 'watched outcomes of a key'),
    /** Long polls of a key that wait. */
    longPolls: createQuota(upTo(2_000), 'waiting long polls of a key'),
    /** Connections of an address. */
    connections: createQuota(upTo(20_000), 'connections of an address'),
    ...(limits && {
      rates: {
        requests: createRate('requests', requestsPerMinute),
        bytes: createRate('bytes', megabytesPerMinute * 1_000_000),
        /** Per address. Requests with a key are not counted, because all callers behind a proxy share its address. */
        withoutKey: createRate('requests without a key', 6_000),
      },
      slots: {
        calls: createSlots({ running: 64, waiting: 2_000, patienceMs: 30_000 }),
        lookups: createSlots({ running: 8, waiting: 1_000, patienceMs: 30_000 }),
      },
    }),
  }
}

export type Limits = ReturnType<typeof createLimits>
