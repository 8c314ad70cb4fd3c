import { z } from 'zod'
import { CrossvenueError } from '../../errors.ts'
import { createAccountTopics } from '../../stream/account-topics.ts'
import { createConnection } from '../../stream/connection.ts'
import type { Streams } from '../../stream/streams.ts'
import { createLiveTradeTopics } from '../../stream/topics.ts'
import type { After } from '../../venue.ts'
import { type createApi, ManifoldBet } from './api.ts'
import type { Place } from './build-order.ts'
import { parseBalances, parsePositions, parseUserTrades } from './orders.ts'
import { parseTrade } from './parse.ts'

/** Who says nothing for a minute is hung up on. Each of our words is answered. */
const HEARTBEAT = { everyMs: 30_000, text: JSON.stringify({ type: 'ping', txid: 0 }) }
const SILENCE_MS = 50_000
const LOOK_MS = 60_000
/** After a failed read of bets. */
const PAUSE_MS = 2_000
/** Ids of bets remembered of a question, so that none is told twice. */
const MOST = 1_000
/** Trades of a member that are told of. */
const TRADES = 100

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
  placeOf: (outcomeId: string) => Promise<Place>
  api: Pick<ReturnType<typeof createApi>, 'bets' | 'holdings' | 'portfolio'>
  now: () => number
  after: After
}

/** What was told of a question: the bets are known by id, and those made while nobody listened are read. */
interface Emitted {
  ids: Set<string>
  /** Unix milliseconds. */
  until: number
}

/** Creates the public streams: bets of questions as trades, and what becomes of members. */
export function createStreams(url: string, { placeOf, api, now, after }: StreamOptions): Streams {
  const places = new Map<string, Place>()
  const emitted = new Map<string, Emitted>()
  const members = new Set<string>()
  let commands = 0
  /** Topics by the number of the command that asked for them. */
  const requests = new Map<number, readonly string[]>()

  const topicsOf = (): string[] => [
    ...new Set([...places.values()].map(({ contractId }) => betsTopic(contractId))),
    ...[...members].flatMap((id) => [`user/${id}`, `user/${id}/orders`]),
  ]
  const say = (type: 'subscribe' | 'unsubscribe', topics: readonly string[]): void => {
    if (topics.length === 0) return
    commands += 1
    requests.set(commands, topics)
    connection.send(JSON.stringify({ type, txid: commands, topics }))
  }
  /** Changes what is listened to, and tells the venue the difference. */
  const listen = (change: () => void): void => {
    const before = topicsOf()
    change()
    const wanted = topicsOf()
    for (const id of emitted.keys()) if (!wanted.includes(betsTopic(id))) emitted.delete(id)
    if (wanted.length === 0) {
      connection.close()
      return
    }
    connection.open()
    say(
      'unsubscribe',
      before.filter((topic) => !wanted.includes(topic)),
    )
    say(
      'subscribe',
      wanted.filter((topic) => !before.includes(topic)),
    )
  }

  const trades = createLiveTradeTopics({
    start(outcomeId) {
      placeOf(outcomeId).then(
        (place) => {
          if (!trades.has(outcomeId)) return
          listen(() => places.set(outcomeId, place))
          if (!emitted.has(place.contractId)) emitted.set(place.contractId, { ids: new Set(), until: now() })
        },
        (error) => trades.fail(outcomeId, error),
      )
    },
    stop: (outcomeId) => listen(() => places.delete(outcomeId)),
  })

  const emit = (contractId: string, bets: readonly ManifoldBet[]): void => {
    const known = emitted.get(contractId)
    const fresh = bets.filter(({ id }) => known && !known.ids.has(id)).sort((a, b) => a.createdTime - b.createdTime)
    if (!known || fresh.length === 0) return
    known.ids = new Set([...known.ids, ...fresh.map(({ id }) => id)].slice(-MOST))
    known.until = Math.max(known.until, ...fresh.map(({ createdTime }) => createdTime))
    for (const [outcomeId, { contractId: own, answerId, marketId, side }] of places) {
      const ours = own === contractId ? fresh.filter((bet) => (bet.answerId || undefined) === answerId) : []
      const found = ours.flatMap((bet) => parseTrade(bet, marketId, side) ?? [])
      if (found.length > 0) trades.push(outcomeId, found)
    }
  }
  const catchUp = (contractId: string, known: Emitted): void => {
    api.bets({ contractId, afterTime: known.until - 1 }).then(
      ({ bets }) => emit(contractId, bets),
      () => after(PAUSE_MS, () => emitted.get(contractId) === known && catchUp(contractId, known)),
    )
  }

  const accounts = createAccountTopics({
    now,
    after,
    everyMs: LOOK_MS,
    async read(userId) {
      const [money, holdings, { bets }] = await Promise.all([
        api.portfolio(userId),
        api.holdings(userId),
        api.bets({ userId, limit: TRADES }),
      ])
      return {
        trades: bets.flatMap(parseUserTrades).sort((a, b) => b.timestamp - a.timestamp),
        positions: holdings.flatMap(parsePositions),
        balances: parseBalances(money),
      }
    },
    follow(userId) {
      listen(() => members.add(userId))
      return () => listen(() => members.delete(userId))
    },
    listen: () => () => listen(() => members.clear()),
  })

  /** Ends the watches of what is refused; a member is looked at all the same. */
  const answered = (txid: number | undefined, refusal: string | undefined): void => {
    const topics = requests.get(txid ?? -1)
    requests.delete(txid ?? -1)
    if (refusal === undefined) return
    const error = new CrossvenueError('EXCHANGE_ERROR', `Manifold refuses the stream: ${refusal}`, {
      exchange: 'manifold',
    })
    if (!topics) throw error
    for (const [outcomeId, { contractId }] of places) {
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
        say('subscribe', topicsOf())
        // What happened while there was no connection was not told.
        for (const [contractId, known] of emitted) catchUp(contractId, known)
        accounts.wake()
      },
      received(text) {
        const { type, txid, topic = '', success, error, data } = Message.parse(JSON.parse(text))
        if (type === 'ack') answered(txid ?? undefined, success === false ? (error ?? 'no reason is told') : undefined)
        if (type !== 'broadcast') return
        if (topic.startsWith('user/')) accounts.wake()
        const contractId = /^contract\/(.+)\/new-bet$/.exec(topic)?.[1]
        if (contractId)
          emit(
            contractId,
            (data?.bets ?? []).flatMap((bet) => ManifoldBet.safeParse(bet).data ?? []),
          )
      },
      lost(error) {
        requests.clear()
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
