import { type Context, Hono } from 'hono'
import { holdingsOf } from '../../engine/holdings.ts'
import { type EngineOrder, ONE, type Token } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import { queryProblems, type Rules } from '../../read-query.ts'
import { balanceRow, type Outcome, orderRow, positionRow, quoteTokenRow, tradeRow } from './account-wire.ts'
import { failed, good, invalid } from './envelope.ts'
import type { Member, Members } from './members.ts'
import { createOrderEntry } from './order-entry.ts'
import { tokenOf } from './wire.ts'

const MOST = 20

const count = { kind: 'integer', least: 1 } as const
const LIST: Rules = { page: count, limit: { ...count, most: MOST }, marketId: count, chainId: count }
const ORDERS: Rules = { ...LIST, status: { kind: 'words', words: ['1', '2', '3', '4', '5'] } }

/** The member and wallet of an API key. */
export interface Keyed {
  Variables: { member: Member | undefined }
}
type Answer = Context<Keyed>

/** The account operations; each member is identified by the API key, and signs orders besides. */
export function account(exchange: Exchange, members: Members): Hono<Keyed> {
  const app = new Hono<Keyed>()
  const { engine } = exchange
  const outcomes = exchange
    .events('opinion')
    .flatMap((event) =>
      event.markets.flatMap((market) => ([0, 1] as const).map((token): Outcome => ({ event, market, token }))),
    )
  const outcomeOf = (marketId: string, index: Token): Outcome => {
    const found = outcomes.find(({ market, token }) => market.id === marketId && token === index)
    if (!found) throw new Error(`no market ${marketId}`)
    return found
  }
  const ofToken = new Map(outcomes.map((each) => [tokenOf(each.market, each.token === 0 ? 'yes' : 'no'), each]))
  const place = createOrderEntry(exchange, ofToken)
  const rowOf = (order: EngineOrder) => orderRow(order, outcomeOf(order.market, order.token))
  const mine = ({ safe }: Member) => [...engine.orders.values()].filter((order) => order.account === safe)

  /** Answers the holder of a key that has a wallet. */
  const forMember =
    (answer: (context: Answer, member: Member) => Response | Promise<Response>) => (context: Answer) => {
      const member = context.get('member')
      if (!member) return context.json({ errno: 403, errmsg: 'this apikey has no wallet', result: null }, 403)
      for (const order of mine(member)) {
        if (order.status === 'open') exchange.trade(outcomeOf(order.market, order.token).market)
      }
      return answer(context, member)
    }
  const listed = (context: Answer, rows: readonly { marketId: number }[], rules: Rules) => {
    const [problem] = queryProblems(context.req.queries(), rules)
    if (problem !== undefined) return invalid(context, problem)
    const { page = '1', limit = '10', marketId } = context.req.query()
    const found = rows.filter((row) => marketId === undefined || row.marketId === Number(marketId))
    const begin = (Number(page) - 1) * Number(limit)
    return good(context, { total: found.length, list: found.slice(begin, begin + Number(limit)) })
  }

  app.post(
    '/order',
    forMember(async (context, member) => {
      const placed = place(member, await context.req.json().catch(() => ({})))
      return typeof placed === 'string' ? failed(context, placed) : good(context, placed)
    }),
  )

  app.post(
    '/order/cancel',
    forMember(async (context, member) => {
      const { orderId } = await context.req.json().catch(() => ({}))
      const order = mine(member).find(({ id }) => id === orderId)
      if (!order) return failed(context, 'order not found')
      return good(context, { result: engine.cancel(order.id) !== undefined })
    }),
  )

  app.get(
    '/order',
    forMember((context, member) => {
      const wanted = context.req.query('status')?.split(',')
      const rows = mine(member)
        .map(rowOf)
        .filter(({ status }) => !wanted || wanted.includes(String(status)))
      return listed(context, rows.reverse(), ORDERS)
    }),
  )
  app.get(
    '/order/:id',
    forMember((context, member) => {
      const order = mine(member).find(({ id }) => id === context.req.param('id'))
      return order ? good(context, { orderData: { ...rowOf(order), trades: [] } }) : failed(context, 'order not found')
    }),
  )
  app.get(
    '/trade',
    forMember((context, { safe }) => {
      const rows = engine.fills.flatMap((fill) =>
        [fill.taker, fill.maker]
          .filter((order) => order.account === safe)
          .map((order) => tradeRow(fill, order, outcomeOf(order.market, order.token))),
      )
      return listed(context, rows.reverse(), LIST)
    }),
  )

  const positions = (context: Answer, { safe }: Member) => {
    const rows = holdingsOf(engine.fills, safe)
      .filter(({ size }) => size > 0n)
      .map((holding) => {
        const { market, token } = holding
        const outcome = outcomeOf(market, token)
        const { bids, asks } = engine.levels(market)
        const best = (token === 0 ? bids[0]?.price : asks[0] && ONE - asks[0].price) ?? 0n
        const frozen = engine.ledger.account(safe).lockedShares.get(market)?.[token] ?? 0n
        return positionRow(holding, frozen, best, outcome)
      })
    return listed(context, rows, LIST)
  }
  app.get('/positions', forMember(positions))
  app.get('/positions/user/:wallet', (context) => {
    const owner = members.at(context.req.param('wallet'))
    return owner ? positions(context, owner) : good(context, { total: 0, list: [] })
  })

  app.get(
    '/user/balance',
    forMember((context, { wallet, safe }) => {
      return good(context, {
        walletAddress: wallet,
        multiSignAddress: safe,
        chainId: '56',
        balances: [balanceRow(engine.ledger.account(safe))],
      })
    }),
  )
  app.get('/quoteToken', (context) => good(context, { total: 1, list: [quoteTokenRow] }))
  return app
}
