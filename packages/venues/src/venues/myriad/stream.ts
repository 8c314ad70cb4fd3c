import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import type { OrderBook } from '../../models.ts'
import type { ConnectionOptions } from '../../stream/connection.ts'
import { createLocalBook, type LocalBook } from '../../stream/local-book.ts'
import type { Streams } from '../../stream/streams.ts'
import { createLiveTradeTopics, createTopics } from '../../stream/topics.ts'
import { fromUnits, toPrice } from '../../values/units.ts'
import type { MyriadBook } from './api.ts'
import { createChannels, refusalOf } from './centrifugo.ts'
import { parseId } from './parse.ts'

/** After a failed read of a book. */
const PAUSE_MS = 2_000
/** Messages bear no numbers: so often the books are read again, one after the other. */
const AUDIT_MS = 60_000
const UNKNOWN_CHANNEL = 102
const DECIMALS = 18
const ONE = 10n ** 18n

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
type Change = z.infer<typeof Changes>['changes'][number]
/** Other than books, trades are told in shares and probabilities. */
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

interface Copy {
  /** Unknown until it was read. */
  book?: LocalBook
  timestamp?: number
  /** Changes since a read began that has not ended: what it reads may be older. */
  since?: Change[]
}

/** Creates the public streams. Books are read over HTTP, where an unknown outcome throws, and kept up by changes. */
export function createStreams(
  url: string,
  fetchBook: (outcomeId: string) => Promise<MyriadBook>,
  options: ConnectionOptions,
): Streams {
  const { after } = options
  const copies = new Map<string, Copy>()
  let cancelAudit = (): void => undefined

  const bookOf = (outcomeId: string): OrderBook | undefined => {
    const { book, timestamp } = copies.get(outcomeId) ?? {}
    return book && { ...book.view(), ...(timestamp !== undefined && { timestamp }) }
  }
  const orderBooks = createTopics<OrderBook>({
    known: bookOf,
    start(outcomeId) {
      const channel = channelOf('orderbook', outcomeId)
      if (!channel) return orderBooks.fail(outcomeId, noOutcome(outcomeId))
      if (copies.size === 0) audit()
      copies.set(outcomeId, {})
      if (channels.has(channel)) void read(outcomeId)
      channels.settle()
    },
    stop(outcomeId) {
      copies.delete(outcomeId)
      if (copies.size === 0) cancelAudit()
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

  /** Reads a whole book; changes that come meanwhile are made to it. A later read makes an earlier one void. */
  const read = async (outcomeId: string): Promise<void> => {
    const copy = copies.get(outcomeId)
    if (!copy) return
    const since: Change[] = []
    copy.since = since
    const isVoid = () => copies.get(outcomeId) !== copy || copy.since !== since
    try {
      const { bids, asks } = await fetchBook(outcomeId)
      if (isVoid()) return
      delete copy.since
      const before = copy.book?.view()
      copy.book = createLocalBook((amount) => fromUnits(amount.toString(), DECIMALS) ?? 0)
      copy.book.reset(exact(bids), exact(asks))
      for (const change of since) apply(copy.book, change)
      if (!isDeepStrictEqual(before, copy.book.view())) emitBook(outcomeId)
    } catch (error) {
      if (isVoid()) return
      delete copy.since
      if (isFinal(error)) orderBooks.fail(outcomeId, error)
      else after(PAUSE_MS, () => void read(outcomeId))
    }
  }
  const emitBook = (outcomeId: string): void => {
    const book = bookOf(outcomeId)
    if (book) orderBooks.push(outcomeId, book)
  }
  const audit = (): void => {
    let isOver = false
    const cancel = after(AUDIT_MS, async () => {
      for (const outcomeId of copies.keys()) {
        const isIdle = !isOver && copies.get(outcomeId)?.since === undefined
        if (isIdle) await read(outcomeId)
      }
      if (!isOver) audit()
    })
    cancelAudit = () => {
      isOver = true
      cancel()
    }
  }

  const changed = (channel: string, data: unknown): void => {
    const { ts, changes } = Changes.parse(data)
    for (const outcomeId of outcomesOn('orderbook', channel)) {
      const copy = copies.get(outcomeId)
      const own = changes.filter(({ outcome }) => outcome === parseId(outcomeId)?.outcome)
      if (!copy || own.length === 0) continue
      // Sizes are whole, not changes: one that comes late would undo a later one.
      if (copy.timestamp !== undefined && ts < copy.timestamp) {
        void read(outcomeId)
        continue
      }
      copy.timestamp = ts
      copy.since?.push(...own)
      if (!copy.book) continue
      for (const change of own) apply(copy.book, change)
      emitBook(outcomeId)
    }
  }
  /** A trade is told of the outcome that its taker traded. */
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
        for (const outcomeId of outcomesOn('orderbook', channel)) void read(outcomeId)
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
        for (const outcomeId of copies.keys()) copies.set(outcomeId, {})
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

/** Whether asking again would not help. */
const isFinal = (error: unknown): error is CrossvenueError => error instanceof CrossvenueError && !error.retryable

/** A price of 1 is nobody's to trade at. */
const apply = (book: LocalBook, { side, price, amount }: Change): void => {
  if (price < ONE) book.set(side === 'bid' ? 'bids' : 'asks', price, amount)
}
const exact = (rows: MyriadBook['bids']) =>
  rows.map(([price, amount]) => [BigInt(price), BigInt(amount)] as const).filter(([price]) => price < ONE)
