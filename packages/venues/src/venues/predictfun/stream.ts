import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import type { OrderBook } from '../../models.ts'
import { type ConnectionOptions, createConnection } from '../../stream/connection.ts'
import { readInTurn } from '../../stream/read-in-turn.ts'
import type { Streams } from '../../stream/streams.ts'
import { createTopics } from '../../stream/topics.ts'
import { PredictBook } from './api.ts'
import type { OutcomePlace } from './find.ts'
import { parseBook } from './parse.ts'

export const HEARTBEAT = { everyMs: 15_000, ping: true } as const
/** The venue sends a heartbeat every 15 seconds. */
export const SILENCE_MS = 45_000
/** The pause after a failed read of a book. */
const RETRY_MS = 5_000

const TOPIC = 'predictOrderbook/'

const Beat = z.object({ type: z.literal('M'), topic: z.literal('heartbeat'), data: z.unknown() })
const Reply = z.object({
  type: z.literal('R'),
  requestId: z.number(),
  success: z.boolean(),
  error: z.object({ code: z.unknown().optional(), message: z.string().nullish() }).nullish(),
})
const News = z.object({ type: z.literal('M'), topic: z.string().startsWith(TOPIC), data: PredictBook })

interface StreamsOptions extends ConnectionOptions {
  /** Returns the header of the key; throws without one. */
  keyHeader: () => Record<string, string>
  /** Throws for an unknown outcome. */
  resolve: (outcomeId: string) => Promise<OutcomePlace>
  fetchBook: (marketId: string) => Promise<PredictBook>
}

/** Answers a heartbeat of the venue, which closes the connection otherwise; returns whether the message is one. */
export function readBeat(text: string, send: (text: string) => void): boolean {
  const { data: beat } = Beat.safeParse(JSON.parse(text))
  if (beat) send(JSON.stringify({ method: 'heartbeat', data: beat.data }))
  return beat !== undefined
}

/** Creates the public streams: whole books, one topic per market for both outcomes. */
export function createStreams(url: string, { keyHeader, resolve, fetchBook, ...options }: StreamsOptions): Streams {
  const { after } = options
  const places = new Map<string, OutcomePlace>()
  const books = new Map<string, OrderBook>()
  const subscriptions = createSubscriptions((message) => connection.send(JSON.stringify(message)))
  let isOpen = false

  const orderBooks = createTopics<OrderBook>({
    known: (outcomeId) => books.get(outcomeId),
    start(outcomeId) {
      connection.open()
      resolve(outcomeId).then(
        (place) => {
          if (!orderBooks.has(outcomeId)) return
          places.set(outcomeId, place)
          subscribe()
          load(place.marketId)
        },
        (error) => orderBooks.fail(outcomeId, error),
      )
    },
    stop(outcomeId) {
      books.delete(outcomeId)
      places.delete(outcomeId)
      subscribe()
      if (orderBooks.keys().length === 0) close()
    },
  })
  const marketsOf = (): Set<string> => new Set([...places.values()].map(({ marketId }) => marketId))
  const outcomesOf = (marketId: string) => [...places].filter(([, place]) => place.marketId === marketId)
  const fail = (marketId: string, error: Error): void => {
    for (const [outcomeId] of outcomesOf(marketId)) orderBooks.fail(outcomeId, error)
  }

  const subscribe = (): void => {
    if (isOpen) subscriptions.change(marketsOf())
  }

  /** Takes a book unless a later one is known: `version` is no sequence, so the time decides. */
  const take = (marketId: string, row: PredictBook): void => {
    for (const [outcomeId, { indexSet }] of outcomesOf(marketId)) {
      const [before, book] = [books.get(outcomeId), parseBook(row, indexSet)]
      if (before?.timestamp !== undefined && book.timestamp !== undefined && book.timestamp < before.timestamp) continue
      books.set(outcomeId, book)
      if (JSON.stringify([before?.bids, before?.asks]) !== JSON.stringify([book.bids, book.asks])) {
        orderBooks.push(outcomeId, book)
      }
    }
  }
  const load = (marketId: string): void => {
    fetchBook(marketId).then(
      (row) => isOpen && take(marketId, row),
      (error) => {
        if (error instanceof CrossvenueError && !error.retryable) fail(marketId, error)
        else after(RETRY_MS, () => outcomesOf(marketId).length > 0 && load(marketId))
      },
    )
  }
  const audit = readInTurn(after, () => [...marketsOf()], load)
  const lose = (): void => {
    isOpen = false
    subscriptions.clear()
    books.clear()
    audit.stop()
  }

  const takeReply = ({ requestId, success, error }: z.infer<typeof Reply>): void => {
    const marketId = subscriptions.answered(requestId)
    if (success || marketId === undefined) return
    const why = `Predict.fun refuses the stream: ${error?.message ?? 'no reason given'}`
    fail(marketId, new CrossvenueError('EXCHANGE_ERROR', why, { exchange: 'predictfun' }))
  }

  const connection = createConnection(
    'predictfun',
    {
      address: async () => ({ url, headers: keyHeader() }),
      heartbeat: HEARTBEAT,
      silenceMs: SILENCE_MS,
      opened() {
        isOpen = true
        subscribe()
        for (const marketId of marketsOf()) load(marketId)
        audit.start()
      },
      lost(error) {
        lose()
        if (error) orderBooks.failAll(error)
      },
      received(text, send) {
        if (readBeat(text, send)) return
        const message: unknown = JSON.parse(text)
        const { data: reply } = Reply.safeParse(message)
        if (reply) takeReply(reply)
        const { data: news } = News.safeParse(message)
        if (news) take(news.topic.slice(TOPIC.length), news.data)
      },
    },
    options,
  )
  const close = (): void => {
    lose()
    connection.close()
  }

  return { orderBook: orderBooks.watch }
}

/** Keeps the subscriptions of one connection; the venue reads one topic of a request. */
function createSubscriptions(send: (message: object) => void) {
  const subscribed = new Set<string>()
  /** Requests without an answer, by number. */
  const unanswered = new Map<number, string>()
  let requests = 0
  const request = (method: string, marketId: string): void => {
    requests += 1
    if (method === 'subscribe') unanswered.set(requests, marketId)
    send({ method, requestId: requests, params: [TOPIC + marketId] })
  }
  return {
    /** Subscribes to these markets and to no other. */
    change(wanted: ReadonlySet<string>): void {
      for (const marketId of wanted) if (!subscribed.has(marketId)) request('subscribe', marketId)
      for (const marketId of subscribed) if (!wanted.has(marketId)) request('unsubscribe', marketId)
      subscribed.clear()
      for (const marketId of wanted) subscribed.add(marketId)
    },
    /** Returns the market of a request that is answered now. */
    answered(requestId: number): string | undefined {
      const marketId = unanswered.get(requestId)
      unanswered.delete(requestId)
      return marketId
    },
    clear(): void {
      subscribed.clear()
      unanswered.clear()
    },
  }
}
