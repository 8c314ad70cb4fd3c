import { CrossvenueError } from '@crossvenue/venues'
import { streamSSE } from 'hono/streaming'
import type { ChangeFeed } from '../changes/change-feed.ts'
import { StreamQuery } from '../changes/change-query.ts'
import { readQuery } from '../clusters/read-query.ts'
import type { RequestContext } from '../environment.ts'
import type { Quota } from '../limits/quota.ts'
import { fitsChange } from '../store/fits-change.ts'
import type { Store } from '../store/store.ts'
import type { KeyHolder } from '../streams/end-with-key.ts'

export interface ChangeStreams extends KeyHolder {
  answer(context: RequestContext): Promise<Response>
  close(): void
}

const HEARTBEAT_MS = 15_000

/**
 * Creates the streams of changes, as server-sent events. `Last-Event-ID` is the place after which a stream continues;
 * without it, it begins with the next change. A place that is no longer kept is answered with 410: changes were missed.
 */
export function createChangeStreams(
  store: Pick<Store, 'read'>,
  feed: ChangeFeed,
  quotaOf: (plan: string | undefined) => Quota,
  { heartbeatMs = HEARTBEAT_MS } = {},
): ChangeStreams {
  const open = new Map<AbortController, string>()

  return {
    async answer(context) {
      const { lastEventId, ...filter } = readQuery(StreamQuery, new URL(context.req.url).searchParams)
      const { first, last } = await store.read((view) => view.changeRange())
      const place = placeOf(context.req.header('last-event-id') ?? lastEventId) ?? last
      if (place > last || place < first - 1) {
        const problem = place > last ? 'is not a place of this service' : 'is no longer kept; read the state again'
        throw new CrossvenueError('GONE', `the place ${place} ${problem}`, { field: 'Last-Event-ID' })
      }
      const key = context.get('keyId') ?? 'without a key'
      const release = quotaOf(context.get('plan')).take(key)
      const ended = new AbortController()
      open.set(ended, key)
      const end = () => {
        ended.abort()
        open.delete(ended)
        release()
      }
      return streamSSE(context, async (stream) => {
        stream.onAbort(end)
        // The clock of the machine may be set back.
        let [heardAt, seen] = [performance.now(), place]
        try {
          // The place is sent at once, so that a client that breaks off before the first change continues from here.
          await stream.writeSSE({ event: 'open', data: JSON.stringify({ place }), id: String(place), retry: 1_000 })
          for await (const page of feed.follow(place, ended.signal)) {
            for (const change of page) {
              seen = change.id
              if (!fitsChange(change, filter)) continue
              await stream.writeSSE({ event: change.kind, data: JSON.stringify(change), id: String(change.id) })
              heardAt = performance.now()
            }
            if (performance.now() - heardAt < heartbeatMs) continue
            // An id without data moves the place of a client whose filter lets nothing pass.
            await stream.write(`id: ${seen}\n\n`)
            heardAt = performance.now()
          }
        } finally {
          end()
        }
      })
    },
    heldKeys: () => open.values(),
    endKey(id) {
      for (const [ended, key] of open) if (key === id) ended.abort()
    },
    close() {
      for (const ended of open.keys()) ended.abort()
    },
  }
}

function placeOf(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  if (/^\d{1,15}$/.test(text)) return Number(text)
  throw new CrossvenueError('VALIDATION_ERROR', `Last-Event-ID must be a number, got ${text}`, {
    field: 'Last-Event-ID',
  })
}
