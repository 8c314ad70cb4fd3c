import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import type { OrderBook } from '../../models.ts'
import { type ConnectionOptions, createConnection } from '../../stream/connection.ts'
import type { Streams } from '../../stream/streams.ts'
import { createTopics } from '../../stream/topics.ts'
import { ProbableBook } from './api.ts'
import { parseBook } from './parse.ts'

const HEARTBEAT = { everyMs: 30_000, text: '{"id":0,"method":"ping"}', ping: true } as const
/** Two heartbeats without an answer. */
const SILENCE_MS = 75_000
/** Whole books need nothing but the last one, which may be lost: so often one is read. */
const AUDIT_MS = 60_000
/** With many books it takes longer, so that the calls stay few. */
const LEAST_PAUSE_MS = 1_000
/** The pause after a failed read of a book. */
const RETRY_MS = 5_000

const Reply = z.object({
  id: z.number(),
  status: z.number().nullish(),
  error: z.object({ message: z.string().nullish() }).nullish().catch({}),
})
const News = z.object({ stream: z.string().startsWith('book:'), data: ProbableBook })

/** Creates the public streams: whole books. `fetchBook` throws for an unknown token. */
export function createStreams(
  url: string,
  fetchBook: (token: string) => Promise<ProbableBook>,
  { after, ...options }: ConnectionOptions,
): Streams {
  const books = new Map<string, OrderBook>()
  let isOpen = false
  let requests = 0
  /** The requests of this connection that the venue has not answered, by number. */
  const unanswered = new Map<number, readonly string[]>()
  let turn = 0
  let cancelAudit = (): void => undefined

  const send = (method: string, tokens: readonly string[]): void => {
    if (!isOpen || tokens.length === 0) return
    requests += 1
    unanswered.set(requests, tokens)
    const params = tokens.map((token) => `book:${token}`)
    connection.send(JSON.stringify({ id: requests, method, params }))
  }
  const orderBooks = createTopics<OrderBook>({
    known: (token) => books.get(token),
    start(token) {
      connection.open()
      send('SUBSCRIBE', [token])
      load(token)
    },
    stop(token) {
      books.delete(token)
      send('UNSUBSCRIBE', [token])
      if (orderBooks.keys().length === 0) close()
    },
  })

  /** Takes a book unless a later one is known. */
  const take = (token: string, row: ProbableBook): void => {
    if (!orderBooks.has(token)) return
    const [before, book] = [books.get(token), parseBook(row)]
    if (before?.timestamp !== undefined && book.timestamp !== undefined && book.timestamp < before.timestamp) return
    books.set(token, book)
    if (JSON.stringify([before?.bids, before?.asks]) !== JSON.stringify([book.bids, book.asks])) {
      orderBooks.push(token, book)
    }
  }
  /** The venue sends changes only, so the first book is read. */
  const load = (token: string): void => {
    fetchBook(token).then(
      (row) => isOpen && take(token, row),
      (error) => {
        if (error instanceof CrossvenueError && !error.retryable) orderBooks.fail(token, error)
        else after(RETRY_MS, () => orderBooks.has(token) && load(token))
      },
    )
  }
  const audit = (): void => {
    cancelAudit()
    const pause = Math.max(AUDIT_MS / Math.max(orderBooks.keys().length, 1), LEAST_PAUSE_MS)
    cancelAudit = after(pause, () => {
      const tokens = orderBooks.keys()
      turn += 1
      const token = tokens[turn % Math.max(tokens.length, 1)]
      if (token !== undefined) load(token)
      audit()
    })
  }
  const lose = (): void => {
    isOpen = false
    unanswered.clear()
    books.clear()
    cancelAudit()
  }

  const takeReply = ({ id, status, error }: z.infer<typeof Reply>): void => {
    const tokens = unanswered.get(id)
    unanswered.delete(id)
    if (status === 200 || (!status && !error)) return
    const why = error?.message ?? `code ${status}`
    const refusal = new CrossvenueError('EXCHANGE_ERROR', `Probable refuses the stream: ${why}`, {
      exchange: 'probable',
    })
    const isTransient = status && (status >= 500 || status === 429)
    // After a transient failure, or an unknown answer, the connection starts again after a pause.
    if (isTransient || !tokens) throw refusal
    for (const token of tokens) orderBooks.fail(token, refusal)
  }

  const connection = createConnection(
    'probable',
    {
      address: async () => ({ url }),
      heartbeat: HEARTBEAT,
      silenceMs: SILENCE_MS,
      opened() {
        isOpen = true
        send('SUBSCRIBE', orderBooks.keys())
        for (const token of orderBooks.keys()) load(token)
        audit()
      },
      lost(error) {
        lose()
        if (error) orderBooks.failAll(error)
      },
      received(text) {
        const message: unknown = JSON.parse(text)
        const { data: reply } = Reply.safeParse(message)
        if (reply) takeReply(reply)
        const { data: news } = News.safeParse(message)
        if (news) take(news.stream.slice('book:'.length), news.data)
      },
    },
    { after, ...options },
  )
  const close = (): void => {
    lose()
    connection.close()
  }

  return { orderBook: orderBooks.watch }
}
