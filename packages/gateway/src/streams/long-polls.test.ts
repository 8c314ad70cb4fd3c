import { createVenue, type Venue } from '@crossvenue/venues'
import { expect, it } from 'vitest'
import { createLongPolls } from './long-polls.ts'

/** A venue that streams books, for which it first reads one from a place that answers one call in a long time. */
function slowVenue(): Venue {
  const kalshi = createVenue('kalshi', {
    budget: { calls: 1, perMs: 1_000_000 },
    fetch: () => new Promise(() => undefined),
  })
  return {
    id: 'slow',
    name: 'Slow',
    streams: {
      orderBook(outcomeId) {
        const book = kalshi.fetchOrderBook?.(outcomeId) ?? Promise.reject(new Error('no books'))
        book.catch(() => undefined)
        return {
          [Symbol.asyncIterator]() {
            return this
          },
          next: async () => ({ done: false, value: await book }),
          return: async () => ({ done: true, value: undefined }),
        }
      },
    },
  }
}

const watch = (longPolls: ReturnType<typeof createLongPolls>, keyId: string, id: string, signal?: AbortSignal) =>
  longPolls.call(keyId, slow, 'watchOrderBook', {}, [id], signal)
let slow = slowVenue()

it('what watches ask venues for counts as their key’s: of one key so much may wait, and others are not held up', async () => {
  slow = slowVenue()
  const longPolls = createLongPolls({ patienceMs: 200 })
  const ids = Array.from({ length: 205 }, (_, index) => `T-${index}:YES`)
  const answers = await Promise.allSettled(ids.map((id) => watch(longPolls, 'greedy', id)))
  const codes = answers.map((answer) => answer.status === 'rejected' && answer.reason.code)
  expect(codes.filter((code) => code === 'RATE_LIMIT_EXCEEDED').length).toBeGreaterThan(0)
  await expect(watch(longPolls, 'modest', 'T-0:YES')).rejects.toMatchObject({ code: 'EXCHANGE_TIMEOUT' })
  longPolls.close()
})

it('a caller who leaves no longer waits, and the watch continues for the next call', async () => {
  slow = slowVenue()
  const longPolls = createLongPolls({ patienceMs: 600_000 })
  const leaving = new AbortController()
  const waiting = watch(longPolls, 'k', 'T-1:YES', leaving.signal)
  leaving.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  expect([...longPolls.heldKeys()]).toEqual(['k'])
  longPolls.close()
})
