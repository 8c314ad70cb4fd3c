import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import { createAccountTopics } from '../../stream/account-topics.ts'
import { createConnection } from '../../stream/connection.ts'
import type { Streams } from '../../stream/streams.ts'
import { createLiveTradeTopics } from '../../stream/topics.ts'
import type { After } from '../../venue.ts'
import { createMemberReader } from './account-stream.ts'
import { type ManifoldApi, ManifoldBet } from './api.ts'
import { createBetTapes } from './bet-tapes.ts'
import type { ResolvedOutcome } from './build-order.ts'
import { parseTrade } from './parse.ts'
import { createSubscriptions } from './subscriptions.ts'

/** The venue hangs up after a minute of silence. It answers each of our messages. */
const HEARTBEAT = { everyMs: 30_000, text: JSON.stringify({ type: 'ping', txid: 0 }) }
const SILENCE_MS = 50_000
const LOOK_MS = 60_000

const Message = z.object({
  type: z.string(),
  txid: z.number().nullish(),
  topic: z.string().optional(),
  success: z.boolean().optional(),
  error: z.string().nullish().catch(undefined),
  data: z.looseObject({ bets: z.array(z.unknown()).optional() }).optional(),
})

export interface StreamOptions {
  /** Throws for an unknown outcome. */
  targetOf: (outcomeId: string) => Promise<ResolvedOutcome>
  api: Pick<ManifoldApi, 'bets' | 'holdings' | 'portfolio'>
  now: () => number
  after: After
}

/** Creates the public streams: bets of questions as trades, and changes of members. */
export function createStreams(url: string, { targetOf, api, now, after }: StreamOptions): Streams {
  const targets = new Map<string, ResolvedOutcome>()
  const members = new Set<string>()

  const topicsOf = (): string[] => [
    ...new Set([...targets.values()].map(({ contractId }) => betsTopic(contractId))),
    ...[...members].flatMap((id) => [`user/${id}`, `user/${id}/orders`]),
  ]
  const subscriptions = createSubscriptions({ send: (text) => connection.send(text), watched: topicsOf })
  /** Changes what is watched, and sends the venue the difference. */
  const listen = (change: () => void): void => {
    const before = topicsOf()
    change()
    const wanted = topicsOf()
    tapes.keepOnly((contractId) => wanted.includes(betsTopic(contractId)))
    if (wanted.length === 0) {
      connection.close()
      return
    }
    connection.open()
    subscriptions.update(before)
  }

  const trades = createLiveTradeTopics({
    start(outcomeId) {
      targetOf(outcomeId).then(
        (target) => {
          if (!trades.has(outcomeId)) return
          listen(() => targets.set(outcomeId, target))
          tapes.start(target.contractId)
        },
        (error) => trades.fail(outcomeId, error),
      )
    },
    stop: (outcomeId) => listen(() => targets.delete(outcomeId)),
  })

  const tapes = createBetTapes({
    api,
    now,
    after,
    emit(contractId, bets) {
      for (const [outcomeId, target] of targets) {
        const own = target.contractId === contractId ? bets : []
        const found = own
          .filter((bet) => (bet.answerId || undefined) === target.answerId)
          .flatMap((bet) => parseTrade(bet, target.marketId, target.side) ?? [])
        if (found.length > 0) trades.push(outcomeId, found)
      }
    },
  })

  const accounts = createAccountTopics({
    now,
    after,
    everyMs: LOOK_MS,
    read: createMemberReader(api),
    follow(userId) {
      listen(() => members.add(userId))
      return () => listen(() => members.delete(userId))
    },
    listen: () => () => listen(() => members.clear()),
  })

  /** Ends the watches of refused topics; a member is read nevertheless. */
  const answered = (txid: number | undefined, refusal: string | undefined): void => {
    const topics = subscriptions.acknowledge(txid)
    if (refusal === undefined) return
    const error = new CrossvenueError('EXCHANGE_ERROR', `Manifold refuses the stream: ${refusal}`, {
      exchange: 'manifold',
    })
    if (!topics) throw error
    for (const [outcomeId, { contractId }] of targets) {
      if (topics.includes(betsTopic(contractId))) trades.fail(outcomeId, error)
    }
  }

  const connection = createConnection(
    'manifold',
    {
      address: async () => ({ url }),
      heartbeat: HEARTBEAT,
      silenceMs: SILENCE_MS,
      opened() {
        subscriptions.subscribeAll()
        // Changes during a lost connection were not sent.
        tapes.catchUpAll()
        accounts.wake()
      },
      received(text) {
        const { type, txid, topic = '', success, error, data } = Message.parse(JSON.parse(text))
        if (type === 'ack') answered(txid ?? undefined, success === false ? (error ?? 'no reason given') : undefined)
        if (type !== 'broadcast') return
        if (topic.startsWith('user/')) accounts.wake()
        const contractId = /^contract\/(.+)\/new-bet$/.exec(topic)?.[1]
        if (contractId) {
          tapes.take(
            contractId,
            (data?.bets ?? []).flatMap((bet) => ManifoldBet.safeParse(bet).data ?? []),
          )
        }
      },
      lost(error) {
        subscriptions.reset()
        if (!error) return
        trades.failAll(error)
        accounts.fail(error)
      },
    },
    { after },
  )

  return { trades: trades.watch, account: accounts.watch }
}

const betsTopic = (contractId: string): string => `contract/${contractId}/new-bet`
