import { Hono } from 'hono'
import { type EngineOrder, type Fill, isBid, ONE } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import { badRequest, pageOf, refused, spanOf } from './answers.ts'
import { orderRow } from './portfolio-wire.ts'
import type { SignIn } from './sign-in.ts'

const ARCHIVE_MS = 90 * 86_400_000
const CENT = 10_000n

/** Whether an order, and with it its fills, has left the lists for the archive. */
export const isArchived = (order: EngineOrder, now: number): boolean =>
  order.status !== 'open' && order.changedAt < now - ARCHIVE_MS

/** The orders and fills of long ago, under `/historical`, in the whole cents and contracts of their time. */
export function archive({ engine, now }: Exchange, signIn: SignIn): Hono {
  const app = new Hono()
  const mine = (account: string) =>
    [...engine.orders.values()].filter((order) => order.account === account && isArchived(order, now()))

  app.get('/orders', (context) => {
    const signed = signIn.verify(context.req.raw.headers, 'GET', context.req.path)
    if ('wrong' in signed) return refused(401, 'authentication_error', 'authentication_error', signed.wrong)
    const { ticker } = context.req.query()
    const span = spanOf(context, 'min_ts', 'max_ts')
    const found = mine(signed.account).filter(
      (order) => (!ticker || order.market === ticker) && order.placedAt <= (span?.end ?? 0) * 1_000,
    )
    const page = pageOf(context, found.reverse(), 100, 1_000)
    if (!page) return badRequest('invalid limit or cursor')
    return context.json({ orders: page.rows.map((order) => oldOrder(order, engine.fills)), cursor: page.cursor })
  })

  app.get('/fills', (context) => {
    const signed = signIn.verify(context.req.raw.headers, 'GET', context.req.path)
    if ('wrong' in signed) return refused(401, 'authentication_error', 'authentication_error', signed.wrong)
    const { ticker } = context.req.query()
    const span = spanOf(context, 'min_ts', 'max_ts')
    const own = new Set(mine(signed.account))
    const found = engine.fills
      .filter(({ market, at }) => (!ticker || market === ticker) && at <= (span?.end ?? 0) * 1_000)
      .flatMap((fill) =>
        [fill.taker, fill.maker].filter((order) => own.has(order)).map((order) => oldFill(fill, order)),
      )
    const page = pageOf(context, found.reverse(), 100, 1_000)
    return page ? context.json({ fills: page.rows, cursor: page.cursor }) : badRequest('invalid limit or cursor')
  })
  return app
}

const cents = (dollars: string): number => Math.round(Number(dollars) * 100)

/** Old rows state side and action, and neither of the two present fields of the direction. */
const oldDirection = (order: EngineOrder) =>
  isBid(order) ? { side: 'yes', action: 'buy' } : { side: 'no', action: 'buy' }

function oldOrder(order: EngineOrder, fills: readonly Fill[]) {
  const row = orderRow(order, fills)
  return {
    order_id: row.order_id,
    client_order_id: row.client_order_id,
    ticker: row.ticker,
    ...oldDirection(order),
    type: row.type,
    status: row.status,
    yes_price: cents(row.yes_price_dollars),
    no_price: cents(row.no_price_dollars),
    initial_count: Number(row.initial_count_fp),
    fill_count: Number(row.fill_count_fp),
    remaining_count: Number(row.remaining_count_fp),
    taker_fees: cents(row.taker_fees_dollars),
    maker_fees: cents(row.maker_fees_dollars),
    created_time: row.created_time,
  }
}

const oldFill = (fill: Fill, order: EngineOrder) => ({
  trade_id: fill.id,
  order_id: order.id,
  ticker: fill.market,
  ...oldDirection(order),
  count: Number(fill.size / ONE),
  yes_price: Number(fill.price / CENT),
  no_price: 100 - Number(fill.price / CENT),
  is_taker: fill.taker === order,
  created_time: new Date(fill.at).toISOString(),
})
