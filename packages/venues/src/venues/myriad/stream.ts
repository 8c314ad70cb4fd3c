import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import type { OrderBook } from '../../models.ts'
import { isFinal } from '../../stream/book-copy.ts'
import { createChannels, refusalOf } from '../../stream/centrifugo.ts'
import type { ConnectionOptions } from '../../stream/connection.ts'
import type { Streams } from '../../stream/streams.ts'
import { createLiveTradeTopics, createTopics } from '../../stream/topics.ts'
import { toPrice } from '../../values/units.ts'
import type { MyriadBook } from './api.ts'
import { createBooks } from './books.ts'
import { parseId } from './parse.ts'

const UNKNOWN_CHANNEL = 102

const units = z.string().regex(/^\d+$/).transform(BigInt)
const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .transform(Number),
])
const Changes = z.object({
  ts: z.number(),
  /** The whole size at a price; 0 where there is none any more. */
  changes: z.array(z.object({ outcome: number, side: z.enum(['bid', 'ask']), price: units, amount: units })),
})
/** Unlike books, trades are in shares and probabilities. */
const TradeData = z.object({
  ts: z.number(),
  txHash: z.string().nullish(),
  taker: z.object({
    orderHash: z.string().nullish(),
    outcome: number,
    side: z
      .string()
      .toLowerCase()
      .pipe(z.enum(['buy', 'sell'])),
    averagePrice: number,
    totalAmount: number,
  }),
})

/** Creates the public streams. Books are read over HTTP, where an unknown outcome throws, and kept up by changes. */
export function createStreams(
  url: string,
  fetchBook: (outcomeId: string) => Promise<MyriadBook>,
  options: ConnectionOptions,
): Streams {
  const books = createBooks({
    fetchBook,
    after: options.after,
    failed: (outcomeId, error) => orderBooks.fail(outcomeId, error),
    changed(outcomeId) {
      const book = books.view(outcomeId)
      if (book) orderBooks.push(outcomeId, book)
    },
  })
  const orderBooks = createTopics<OrderBook>({
    known: books.view,
    start(outcomeId) {
      const channel = channelOf('orderbook', outcomeId)
      if (!channel) return orderBooks.fail(outcomeId, noOutcome(outcomeId))
      books.add(outcomeId)
      if (channels.has(channel)) void books.read(outcomeId)
      channels.settle()
    },
    stop(outcomeId) {
      books.remove(outcomeId)
      channels.settle()
    },
  })
  const trades = createLiveTradeTopics({
    start(outcomeId) {
      if (!channelOf('trades', outcomeId)) return trades.fail(outcomeId, noOutcome(outcomeId))
      fetchBook(outcomeId).catch((error) => isFinal(error) && trades.fail(outcomeId, error))
      channels.settle()
    },
    stop: () => channels.settle(),
  })
  const topics = { orderbook: orderBooks, trades }
  const outcomesOn = (kind: Kind, channel: string): string[] =>
    topics[kind].keys().filter((outcomeId) => channelOf(kind, outcomeId) === channel)

  const changed = (channel: string, data: unknown): void => {
    const { ts, changes } = Changes.parse(data)
    for (const outcomeId of outcomesOn('orderbook', channel)) {
      const { outcome } = parseId(outcomeId) ?? {}
      books.change(
        outcomeId,
        ts,
        changes.filter((change) => change.outcome === outcome),
      )
    }
  }
  /** A trade states the outcome that its taker traded. */
  const traded = (channel: string, data: unknown): void => {
    const { ts: timestamp, txHash, taker } = TradeData.parse(data)
    const { outcome, side, averagePrice: price, totalAmount: amount, orderHash } = taker
    if (toPrice(price) === undefined || !(amount > 0)) return
    const id = [txHash, orderHash ?? timestamp, price, amount].filter(Boolean).join(':')
    for (const outcomeId of outcomesOn('trades', channel)) {
      if (parseId(outcomeId)?.outcome !== outcome) continue
      trades.push(outcomeId, [{ id, timestamp, price, amount, side, outcomeId }])
    }
  }

  const channels = createChannels(
    'myriad',
    url,
    {
      wanted: () =>
        kinds.flatMap((kind) => topics[kind].keys().flatMap((outcomeId) => channelOf(kind, outcomeId) ?? [])),
      joined(channel) {
        for (const outcomeId of outcomesOn('orderbook', channel)) void books.read(outcomeId)
      },
      refused(channel, failure) {
        const error = refusalOf('myriad', channel, failure)
        for (const kind of kinds) {
          for (const outcomeId of outcomesOn(kind, channel)) {
            topics[kind].fail(outcomeId, failure.code === UNKNOWN_CHANNEL ? noOutcome(outcomeId) : error)
          }
        }
      },
      published: (channel, data) => (channel.startsWith('trades:') ? traded : changed)(channel, data),
      lost(error) {
        books.reset()
        if (!error) return
        for (const kind of kinds) topics[kind].failAll(error)
      },
    },
    options,
  )

  return { orderBook: orderBooks.watch, trades: trades.watch }
}

const kinds = ['orderbook', 'trades'] as const
type Kind = (typeof kinds)[number]

const channelOf = (kind: Kind, outcomeId: string): string | undefined => {
  const { network, market, outcome } = parseId(outcomeId) ?? {}
  return outcome === undefined ? undefined : `${kind}:${network}:${market}`
}

const noOutcome = (outcomeId: string) =>
  new CrossvenueError('OUTCOME_NOT_FOUND', `No outcome ${outcomeId} on Myriad`, { exchange: 'myriad' })
