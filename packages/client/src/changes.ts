import { CrossvenueError } from './error.ts'
import { limitedTo } from './limited-to.generated.ts'
import { type Connection, headersOf, readFailure, wait } from './send.ts'
import type { Change, ChangeFilter } from './types.generated.ts'

/** Changes that a gateway no longer had: those after one place up to another. */
export interface MissedChanges {
  after: number
  until: number
}

/** The changes of the matches, oldest first, without an end. */
export interface Changes extends AsyncGenerator<Change, void, undefined> {
  /** The place after the change read last; a later stream continues from it. Undefined until the gateway states one. */
  readonly place: number | undefined
  /** The changes missed right before the one read last; undefined where none was. */
  readonly missed: MissedChanges | undefined
}

export interface ChangesOptions {
  /** The `place` of an earlier stream: the stream begins right after it. @default the changes from now on */
  after?: number
}

const [FIRST_PAUSE_MS, MAX_PAUSE_MS] = [500, 30_000]
/** The gateway sends something at least every 15 seconds. */
const SILENCE_MS = 45_000

/**
 * Streams changes from a place on. A connection that breaks off is made again and continues, so that no change is missed or
 * read twice. Where the gateway no longer has the place, the stream goes from its newest one and `missed` says so. Throws
 * CrossvenueError where a retry cannot help.
 */
export function streamChanges(connection: Connection, filter: ChangeFilter, { after }: ChangesOptions): Changes {
  let place = after
  let [lost, missed]: (MissedChanges | undefined)[] = []
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value != null) query.set(name, String(value))

  async function* read(): AsyncGenerator<Change, void, undefined> {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, MAX_PAUSE_MS)) {
      const { signal } = connection
      const quiet = new AbortController()
      const stop = () => quiet.abort(signal?.reason)
      signal?.addEventListener('abort', stop, { once: true })
      if (signal?.aborted) stop()
      try {
        for await (const { id, event, data } of events(connection, `/v0/stream?${query}`, place, quiet)) {
          pause = FIRST_PAUSE_MS
          if (event === 'open' && lost) lost.until = Number(id)
          if (id) place = Number(id)
          if (event === 'open' || data === undefined) continue
          missed = lost
          lost = undefined
          yield JSON.parse(data) as Change
        }
      } catch (error) {
        if (!(error instanceof CrossvenueError) || signal?.aborted) throw error
        if (error.code === 'GONE' && place !== undefined) {
          lost = { after: lost?.after ?? place, until: place }
          place = undefined
          continue
        }
        if (!error.retryable) throw error
        if (error.retryAfter !== undefined) pause = error.retryAfter * 1000
      } finally {
        signal?.removeEventListener('abort', stop)
        quiet.abort()
      }
      await wait(pause, signal)
    }
  }
  return Object.defineProperties(read(), { place: { get: () => place }, missed: { get: () => missed } }) as Changes
}

interface SentEvent {
  id: string | undefined
  event: string | undefined
  data: string | undefined
}

/** Yields the events of one connection; throws where it cannot be made, and ends where it breaks off or falls silent. */
async function* events(
  { apiKey, baseUrl, timeoutMs, fetch }: Connection,
  path: string,
  place: number | undefined,
  ended: AbortController,
): AsyncGenerator<SentEvent> {
  const opening = limitedTo(timeoutMs, ended.signal)
  const giveUp = () => ended.abort(opening.reason)
  opening.addEventListener('abort', giveUp, { once: true })
  const headers = {
    ...headersOf(apiKey),
    accept: 'text/event-stream',
    ...(place !== undefined && { 'last-event-id': String(place) }),
  }
  let response: Response
  try {
    response = await fetch(baseUrl + path, { headers, signal: ended.signal })
    opening.removeEventListener('abort', giveUp)
    if (!response.ok || !response.body) throw readFailure(await response.text(), baseUrl, response)
  } catch (cause) {
    if (cause instanceof CrossvenueError) throw cause
    const message = 'The gateway could not be reached'
    throw new CrossvenueError({ code: 'NETWORK_ERROR', message, retryable: true }, { cause })
  }
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const silence = setTimeout(() => ended.abort(), SILENCE_MS)
    const chunk = await reader.read().catch(() => undefined)
    clearTimeout(silence)
    if (!chunk?.value) return
    text += decoder.decode(chunk.value, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(block)?.[1]
      yield { id: field('id'), event: field('event'), data: field('data') }
    }
  }
}
