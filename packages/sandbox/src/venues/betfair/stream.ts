import { isBid } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioEvent, ScenarioMarket } from '../../scenario.ts'
import type { Connect, FakeSocket } from '../../sockets.ts'
import { tagOf } from './account-wire.ts'
import { oddsOf, stakeOf } from './ladder.ts'
import type { Member, Sessions } from './sessions.ts'
import { marketIdOf, marketOf, runnerOf, statusOf } from './wire.ts'

type Message = Record<string, unknown> & { op?: string; id?: number }
/** The offers of a runner that were sent last: stakes by side and odds. */
type Offers = ReadonlyMap<string, number>

const FIELDS = ['EX_BEST_OFFERS_DISP', 'EX_BEST_OFFERS', 'EX_ALL_OFFERS', 'EX_TRADED', 'EX_LTP', 'EX_MARKET_DEF']
const MAX_MARKETS = 200

/** The stream of markets and orders: sign in, then subscribe; a new subscription replaces the one before. */
export const createStream =
  (exchange: Exchange, sessions: Sessions): Connect =>
  (path) => {
    if (path !== '/stream') return 404
    return (socket) => {
      let member: Member | undefined
      let markets: Subscription | undefined
      let orders: number | undefined
      socket.answer({ op: 'connection', connectionId: '206-251126101500-000001' })

      const status = (id: number | undefined, errorCode?: string) => {
        const failure = errorCode && { errorCode, errorMessage: errorCode }
        const statusCode = errorCode ? 'FAILURE' : 'SUCCESS'
        socket.answer({ op: 'status', id, statusCode, connectionClosed: errorCode !== undefined, ...failure })
        if (errorCode) socket.close()
      }
      const quiet = exchange.engine.listen((event) => {
        const order = 'order' in event ? event.order : event.fill.taker
        markets?.changed(order.market)
        const own = 'order' in event ? [event.order] : [event.fill.taker, event.fill.maker]
        if (orders === undefined) return
        for (const each of own) if (each.account === member?.name) pushOrder(socket, exchange, orders, each)
      })

      const operations = new Map<string, (message: Message) => void>(
        Object.entries({
          authentication({ id, appKey, session }: Message) {
            const found = sessions.signIn(String(appKey ?? ''), String(session ?? ''))
            if (typeof found === 'string') return status(id, found)
            member = found
            status(id)
          },
          heartbeat: ({ id }: Message) => status(id),
          marketSubscription(message: Message) {
            if (!member) return status(message.id, 'NO_SESSION')
            const { marketFilter, marketDataFilter } = message as {
              [name: string]: Record<string, unknown> | undefined
            }
            const ids = marketFilter?.marketIds
            const fields = marketDataFilter?.fields
            if (!Array.isArray(ids) || !Array.isArray(fields) || !fields.every((each) => FIELDS.includes(each))) {
              return status(message.id, 'INVALID_INPUT')
            }
            if (ids.length > MAX_MARKETS) return status(message.id, 'SUBSCRIPTION_LIMIT_EXCEEDED')
            status(message.id)
            markets = subscribe(socket, exchange, message, ids)
          },
          orderSubscription(message: Message) {
            if (!member) return status(message.id, 'NO_SESSION')
            status(message.id)
            orders = message.id
            socket.answer({
              op: 'ocm',
              id: orders,
              ct: 'SUB_IMAGE',
              initialClk: 'o',
              clk: 'AAA',
              pt: exchange.now(),
              oc: [],
            })
          },
        }),
      )
      return {
        received(text) {
          const message: Message = JSON.parse(text)
          const operation = operations.get(message.op ?? '')
          if (operation) operation(message)
          else status(message.id, 'INVALID_INPUT')
        },
        closed: quiet,
      }
    }
  }

interface Subscription {
  /** Sends what has changed of a market of the scenario. */
  changed: (id: string) => void
}

function subscribe(socket: FakeSocket, exchange: Exchange, request: Message, ids: readonly string[]): Subscription {
  const { id, initialClk: from, clk: since, heartbeatMs, conflateMs } = request
  const watched = exchange.events('betfair').filter((event) => ids.includes(marketOf(event)))
  const sent = new Map<string, Offers>()
  let count = 0
  const head = () => {
    count += 1
    return { op: 'mcm', id, clk: `AAAA${count}`, pt: exchange.now() }
  }
  const offersOf = (market: ScenarioMarket): Offers => {
    const { bids, asks } = exchange.book(market)
    const rows = (side: string, levels: typeof bids) =>
      levels.map(({ price, size }) => [`${side} ${oddsOf(price)}`, stakeOf(size, oddsOf(price))] as const)
    return new Map([...rows('atb', asks), ...rows('atl', bids)])
  }
  /** The offers that differ from those that were sent; 0 for one that is gone. */
  const differences = (market: ScenarioMarket) => {
    const [before, now] = [sent.get(market.id) ?? new Map<string, number>(), offersOf(market)]
    sent.set(market.id, now)
    const sides = new Map<string, [number, number][]>()
    for (const key of new Set([...before.keys(), ...now.keys()])) {
      const size = now.get(key) ?? 0
      if (size === (before.get(key) ?? 0)) continue
      const [side = '', odds] = key.split(' ')
      sides.set(side, [...(sides.get(side) ?? []), [Number(odds), size]])
    }
    return sides.size > 0 ? [{ id: runnerOf(market), ...Object.fromEntries(sides) }] : []
  }
  const image = (event: ScenarioEvent) => ({
    id: marketOf(event),
    img: true,
    marketDefinition: definitionOf(exchange, event),
    rc: event.markets.flatMap(differences),
  })

  for (const { markets } of watched) for (const market of markets) exchange.trade(market)
  const common = { initialClk: `sandbox-${ids.join()}`, heartbeatMs, conflateMs }
  const isContinued = from === common.initialClk && typeof since === 'string'
  // This fake remembers no clocks: what it continues it sends whole, which a client takes as it takes changes.
  const rows = watched.map(image)
  const [half, ...rest] = rows.length > 1 ? [rows.slice(0, 1), rows.slice(1)] : [rows]
  if (isContinued) socket.answer({ ...head(), ...common, ct: 'RESUB_DELTA', mc: rows })
  else if (rest.length === 0) socket.answer({ ...head(), ...common, ct: 'SUB_IMAGE', mc: half })
  else {
    socket.answer({ ...head(), ...common, ct: 'SUB_IMAGE', segmentType: 'SEG_START', mc: half })
    socket.answer({ ...head(), ct: 'SUB_IMAGE', segmentType: 'SEG_END', mc: rest.flat() })
  }

  return {
    changed(marketId) {
      const event = watched.find(({ markets }) => markets.some((market) => market.id === marketId))
      const market = event?.markets.find((each) => each.id === marketId)
      const rc = event && market ? differences(market) : []
      if (event && rc.length > 0) socket.push({ ...head(), mc: [{ id: marketOf(event), rc }] })
    },
  }
}

const definitionOf = (exchange: Exchange, event: ScenarioEvent) => ({
  bspMarket: false,
  turnInPlayEnabled: event.starts !== undefined,
  persistenceEnabled: true,
  marketBaseRate: 5,
  eventId: event.id,
  eventTypeId: '1',
  numberOfWinners: 1,
  bettingType: 'ODDS',
  inPlay: false,
  betDelay: 0,
  status: statusOf(exchange, event),
  runners: event.markets.map((market, n) => ({ status: 'ACTIVE', sortPriority: n + 1, id: runnerOf(market) })),
  version: 5_521_003_140,
})

function pushOrder(socket: FakeSocket, exchange: Exchange, id: number, order: Parameters<typeof tagOf>[0]): void {
  const tag = tagOf(order)
  if (!tag) return
  const uo = [{ id: tag.betId, side: isBid(order) ? 'B' : 'L', status: order.status === 'open' ? 'E' : 'EC' }]
  const oc = [{ id: marketIdOf(tag.market), orc: [{ id: runnerOf(tag.market), uo }] }]
  socket.push({ op: 'ocm', id, clk: 'AAB', pt: exchange.now(), oc })
}
