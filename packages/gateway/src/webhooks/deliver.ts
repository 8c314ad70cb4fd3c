import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../log.ts'
import type { Delivery, Webhook, WebhookStore } from '../store/webhooks.ts'
import { postMessage } from './post-message.ts'
import { signatureHeaders } from './sign.ts'

export interface DeliverOptions {
  store: WebhookStore
  log: Log
  allowPrivate: boolean
  now?: () => number
  /** From 0 to 1. @default Math.random */
  random?: () => number
  /** The waits before each retry; after the last one a delivery is dead. */
  retryMs?: readonly number[]
  everyMs?: number
}

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]
/** The schedule that Standard Webhooks recommends: ten tries within about three days. */
const RETRY_MS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR]
const EVERY_MS = 500
const AT_ONCE = 32
/** The time for which a process claims a delivery; longer than a try takes. */
const CLAIM_MS = 60_000

/**
 * Delivers changes to webhooks until it is stopped. Several processes may do so: each takes only deliveries that no
 * other has claimed.
 */
export function keepDelivering(options: DeliverOptions): { stop(): Promise<void> } {
  const {
    store,
    log,
    allowPrivate,
    now = Date.now,
    random = Math.random,
    retryMs = RETRY_MS,
    everyMs = EVERY_MS,
  } = options
  const stopping = new AbortController()

  async function tryOnce({ webhook, ...delivery }: Delivery & { webhook: Webhook }): Promise<void> {
    // One id for all tries, so that a receiver recognizes a message whose receipt it could not confirm.
    const message = {
      id: `msg_${webhook.id}_${delivery.changeId}`,
      timestamp: Math.floor(now() / 1000),
      body: delivery.body,
    }
    const headers = signatureHeaders(message, webhook.secret)
    const outcome = await postMessage(webhook.url, { body: delivery.body, headers }, { allowPrivate }).catch(
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    const isDelivered = typeof outcome === 'number' && outcome >= 200 && outcome < 300
    const wait = retryMs[delivery.attempts]
    const state = isDelivered ? 'delivered' : wait === undefined ? 'dead' : 'pending'
    // The wait varies by a fifth, so that the messages of a receiver that was down do not all come at once.
    const dueAt = now() + (state === 'pending' ? (wait ?? 0) * (0.9 + 0.2 * random()) : 0)
    await store.settle({ id: delivery.id, state, dueAt: Math.round(dueAt), outcome: String(outcome) })
  }

  async function round(): Promise<number> {
    await store.enqueue(now())
    const due = await store.claim({ at: now(), until: now() + CLAIM_MS, limit: AT_ONCE })
    await Promise.all(due.map(tryOnce))
    return due.length
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const tried = await round().catch((error: unknown) => {
        log.error({ err: error }, 'cannot deliver changes to webhooks')
        return 0
      })
      if (tried < AT_ONCE) await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}
