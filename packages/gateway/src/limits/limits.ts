import type { Config } from '../config.ts'
import type { Plan, Plans } from './plans.ts'
import { createQuota } from './quota.ts'
import { createRate } from './rate.ts'
import { createSlots } from './slots.ts'

const unlimited = Number.POSITIVE_INFINITY

type Settings = Pick<Config, 'limits' | 'requestsPerMinute' | 'megabytesPerMinute'>

/**
 * Creates the limits of keys and addresses. The concurrency of a key protects callers from each other; the rates are
 * high, for operators to lower. If limits are off, quotas are infinite and there are no rates and slots. Each plan has
 * limits of its own, which count its keys only.
 */
export function createLimits(settings: Settings, { default: base = {}, ...plans }: Plans = {}) {
  const { rates, ...limits } = limitsOfKeys(settings, base)
  return {
    ...limits,
    /** Connections of an address. */
    connections: createQuota(settings.limits ? 20_000 : unlimited, 'connections of an address'),
    ...(rates && {
      rates: {
        ...rates,
        /** Per address. Requests with a key are not counted, because all callers behind a proxy share its address. */
        withoutKey: createRate('requests without a key', 6_000),
      },
    }),
    /** The limits of keys that have a plan. */
    plans: new Map(
      Object.entries(plans).map(([name, plan]) => [name, limitsOfKeys(settings, { ...base, ...plan })] as const),
    ),
  }
}

export type KeyLimits = ReturnType<typeof limitsOfKeys>
export type Limits = ReturnType<typeof createLimits>

/** Returns the limits of keys of a plan; those of the default where the plans file does not have it. */
export const ofPlan = (limits: Limits, plan: string | undefined): KeyLimits =>
  (plan === undefined ? undefined : limits.plans.get(plan)) ?? limits

/** Returns all rates by the names under which gateways share them. */
export const sharedRates = ({ rates, plans }: Pick<Limits, 'rates' | 'plans'>): Record<string, Rate> => ({
  ...rates,
  ...Object.fromEntries(
    [...plans].flatMap(([name, { rates: own = {} }]) =>
      Object.entries(own).map(([rate, each]) => [`${rate} of ${name}`, each]),
    ),
  ),
})

type Rate = ReturnType<typeof createRate>

function limitsOfKeys({ limits, ...settings }: Settings, plan: Plan) {
  const { requestsPerMinute = settings.requestsPerMinute, megabytesPerMinute = settings.megabytesPerMinute } = plan
  const upTo = (max: number): number => (limits ? max : unlimited)
  return {
    /** WebSockets of a key. */
    sockets: createQuota(upTo(plan.streams ?? 200), 'WebSockets of a key'),
    /** Outcomes and wallets that a key watches, over WebSockets and long polls. */
    subscriptions: createQuota(upTo(plan.watched ?? 2_000), 'watched outcomes of a key'),
    /** Long polls of a key that wait. */
    longPolls: createQuota(upTo(2_000), 'waiting long polls of a key'),
    ...(limits && {
      rates: {
        requests: createRate('requests', requestsPerMinute),
        bytes: createRate('bytes', megabytesPerMinute * 1_000_000),
      },
      slots: {
        calls: createSlots({ running: plan.calls ?? 64, waiting: 2_000, patienceMs: 30_000 }),
        lookups: createSlots({ running: plan.lookups ?? 8, waiting: 1_000, patienceMs: 30_000 }),
      },
    }),
  }
}
