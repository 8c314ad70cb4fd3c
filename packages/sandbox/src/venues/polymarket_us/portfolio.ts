import { Hono } from 'hono'
import { holdingsOf } from '../../engine/holdings.ts'
import { ONE } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import { failure, pageOf } from './answers.ts'
import type { Signed } from './orders.ts'
import { positionRow, tradeRow } from './orders-wire.ts'

const dollars = (money: bigint): number => Number(money) / Number(ONE) / Number(ONE)

/** Trades and positions of a signed-in member. */
export function portfolio({ engine }: Exchange): Hono<Signed> {
  const app = new Hono<Signed>()

  app.get('/v1/portfolio/activities', (context) => {
    const { marketSlug, sortOrder = 'SORT_ORDER_DESCENDING' } = context.req.query()
    const types = context.req.queries('types') ?? ['ACTIVITY_TYPE_TRADE']
    if (types.some((type) => !type.startsWith('ACTIVITY_TYPE_'))) return failure(400, 'invalid types')
    const account = context.get('account')
    const found = engine.fills.filter(
      ({ taker, maker, market }) =>
        types.includes('ACTIVITY_TYPE_TRADE') &&
        (taker.account === account || maker.account === account) &&
        (!marketSlug || marketSlug === market),
    )
    const rows = found.map((fill) => ({
      type: 'ACTIVITY_TYPE_TRADE',
      trade: tradeRow(fill, account, fill.market),
    }))
    const page = pageOf(context, sortOrder === 'SORT_ORDER_ASCENDING' ? rows : rows.reverse())
    return page ? context.json({ activities: page.rows, ...page.rest }) : failure(400, 'invalid limit or cursor')
  })

  app.get('/v1/portfolio/positions', (context) => {
    const holdings = holdingsOf(engine.fills, context.get('account'), { netting: true })
    const wanted = context.req.query('market')
    const page = pageOf(
      context,
      holdings.filter(({ market }) => !wanted || wanted === market),
    )
    if (!page) return failure(400, 'invalid limit or cursor')
    const rows = page.rows.map((holding) => [holding.market, positionRow(holding, holding.market)])
    return context.json({ positions: Object.fromEntries(rows), ...page.rest })
  })

  app.get('/v1/account/balances', (context) => {
    const account = context.get('account')
    const { cash, lockedCash } = engine.ledger.account(account)
    const short = holdingsOf(engine.fills, account, { netting: true }).filter(({ size }) => size < 0n)
    // Who is short has what was paid for it, and a dollar a contract as margin.
    const margin = short.reduce((sum, { size }) => sum - size * ONE, 0n)
    return context.json({
      balances: [
        {
          currentBalance: dollars(cash + lockedCash + margin),
          currency: 'USD',
          buyingPower: dollars(cash),
          assetNotional: 0,
          assetAvailable: 0,
          pendingCredit: 0,
          openOrders: dollars(lockedCash),
          unsettledFunds: 0,
          pendingWithdrawals: [],
          marginRequirement: dollars(margin),
          balanceReservation: null,
        },
      ],
    })
  })
  return app
}
