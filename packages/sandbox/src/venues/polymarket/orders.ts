import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type EngineOrder, type NewOrder, ONE } from '../../engine/order.ts'
import { offersOf, sharesFor } from '../../engine/shares-for.ts'
import { textOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import { orderRow, tagOf, tradeRow } from './orders-wire.ts'
import { depositWalletOf, type SignIn, walletsOf } from './sign-in.ts'
import { isSignedOrder, readSignature, type SignedOrder } from './signed-order.ts'
import type { Token } from './tokens.ts'

interface Signed {
  Variables: { address: string; apiKey: string }
}
type Answer = Context<Signed>

/** Least size of an order that rests, in shares, and least cost of one that does not, in dollars. */
const LEAST_SHARES = 5n * ONE
const LEAST_DOLLARS = ONE
const HUNDREDTH = 10_000n
const MARGIN_SECONDS = 60
const END = 'LTE='
const PAGE = 100

const wrong = (context: Answer, error: string) => context.json({ error }, 400)

/** The operations of wallets on the trading host, each request signed with the wallet's API key. */
export function orders(exchange: Exchange, signIn: SignIn, tokens: ReadonlyMap<string, Token>): Hono<Signed> {
  const app = new Hono<Signed>()
  const { engine } = exchange
  const mine = (context: Answer) =>
    [...engine.orders.values()].filter(({ account }) => walletsOf(context.get('address')).includes(account))
  const tokenOf = (order: EngineOrder): Token => {
    const { market } = order
    const token = [...tokens.values()].find((each) => each.market.id === market && each.index === order.token)
    if (!token) throw new Error(`no token of ${market}`)
    return token
  }

  app.get('/auth/derive-api-key', (context) => {
    const address = signIn.wallet(context.req.raw.headers)
    const key = address && signIn.find(address)
    if (!address) return context.json({ error: 'Invalid L1 Request headers' }, 401)
    return key ? context.json(key) : context.json({ error: 'Could not derive api key!' }, 400)
  })
  app.post('/auth/api-key', (context) => {
    const address = signIn.wallet(context.req.raw.headers)
    return address ? context.json(signIn.create(address)) : context.json({ error: 'Invalid L1 Request headers' }, 401)
  })

  const signed = createMiddleware<Signed>(async (context, next) => {
    const { headers, method } = context.req.raw
    const path = context.req.path.replace(/^\/clob/, '')
    const found = signIn.verify(headers, method, path, await context.req.text())
    if (!found || !engine.ledger.accounts.has(found.address)) {
      return context.json({ error: 'Unauthorized/Invalid api key' }, 401)
    }
    context.set('address', found.address)
    context.set('apiKey', found.apiKey)
    for (const order of mine(context)) if (order.status === 'open') exchange.trade(tokenOf(order).market)
    return next()
  })

  app.post('/order', signed, async (context) => {
    const body = (await context.req.json().catch(() => ({}))) as Record<string, unknown>
    const { order: given, orderType, owner } = body
    if (!isSignedOrder(given)) return wrong(context, 'Invalid order payload')
    if (body.postOnly === true && orderType !== 'GTC' && orderType !== 'GTD') {
      return wrong(context, 'invalid post-only order: only GTC and GTD order types are allowed')
    }
    if (owner !== context.get('apiKey')) return wrong(context, 'the order owner has to be the owner of the API KEY')
    const token = tokens.get(given.tokenId)
    if (!token) return wrong(context, 'invalid token id')
    if (!exchange.quote(token.market)) return wrong(context, `the market ${token.condition} is not accepting orders`)
    const { id, signer } = readSignature(given, token.negRisk)
    const [maker, signedBy] = [given.maker.toLowerCase(), given.signer.toLowerCase()]
    const isDeposit = given.signatureType === 3
    const expected = isDeposit ? signedBy === maker && maker === depositWalletOf(signer ?? '') : signedBy === signer
    if (signer === undefined || !expected) return wrong(context, 'invalid signature')
    if (!isDeposit && maker !== walletsOf(signer)[given.signatureType]) return wrong(context, 'invalid signature')
    if (signer !== context.get('address')) {
      return wrong(context, 'the order signer address has to be the address of the API KEY')
    }
    if (engine.orders.has(id)) return wrong(context, `order ${id} is invalid. Duplicated.`)
    const amounts = readAmounts(given, token, String(orderType), exchange.now())
    if (typeof amounts === 'string') return wrong(context, amounts)
    exchange.trade(token.market)
    const size = amounts.budget === undefined ? amounts.size : worth(amounts.budget, token, amounts.price)
    const account = maker
    const tag = { token, orderType, owner }
    const side = given.side === 'BUY' ? 'buy' : 'sell'
    const placed = engine.place({
      ...{ id, account, side, size, tag, price: amounts.price, unfilled: amounts.unfilled, expires: amounts.expires },
      market: token.market.id,
      token: token.index,
      postOnly: body.postOnly === true,
    })
    if ('refused' in placed) {
      if (placed.refused === 'funds') return wrong(context, 'not enough balance / allowance')
      if (placed.refused === 'crosses') return wrong(context, 'invalid post-only order: order crosses book')
      return wrong(context, "order couldn't be fully filled. FOK orders are fully filled or killed.")
    }
    const { order, fills } = placed
    if (fills.length === 0 && amounts.unfilled === 'drop') {
      return wrong(context, 'no orders found to match with FAK order. FAK orders are partially filled or killed.')
    }
    const shares = textOf(order.filled)
    const money = textOf(order.spent / ONE)
    const [taking, making] = side === 'buy' ? [shares, money] : [money, shares]
    return context.json({
      success: true,
      errorMsg: '',
      orderID: id,
      status: fills.length > 0 ? 'matched' : 'live',
      takingAmount: fills.length > 0 ? taking : '',
      makingAmount: fills.length > 0 ? making : '',
      transactionsHashes: [],
      tradeIDs: fills.map((fill) => fill.id),
    })
  })

  /** How many shares a sum of money buys at once, at this price at the most. */
  function worth(budget: bigint, token: Token, limit: bigint): bigint {
    const offers = offersOf(engine.levels(token.market.id), token.index).filter(({ price }) => price <= limit)
    const { shares } = sharesFor(budget, offers)
    return shares > 0n ? shares : (budget * ONE) / limit
  }

  app.delete('/order', signed, async (context) => {
    const { orderID } = (await context.req.json().catch(() => ({}))) as { orderID?: string }
    const order = mine(context).find(({ id }) => id === orderID)
    if (!orderID) return wrong(context, 'Invalid orderID')
    const canceled = order && engine.cancel(order.id)
    const reason = order ? 'order already canceled or matched' : 'order not found'
    return context.json(
      canceled ? { canceled: [orderID], not_canceled: {} } : { canceled: [], not_canceled: { [orderID]: reason } },
    )
  })

  app.get('/data/order/:id', signed, (context) => {
    const order = mine(context).find(({ id }) => id === context.req.param('id'))
    const tag = order && tagOf(order)
    return tag ? context.json(orderRow(order, tag, engine.fills)) : context.json(null)
  })

  app.get('/data/orders', signed, (context) => {
    const { id, market, asset_id } = context.req.query()
    const rows = mine(context)
      .filter(({ status }) => status === 'open')
      .flatMap((order) => {
        const tag = tagOf(order)
        return tag ? [orderRow(order, tag, engine.fills)] : []
      })
      .filter(
        (row) =>
          (!id || row.id === id) && (!market || row.market === market) && (!asset_id || row.asset_id === asset_id),
      )
    return paged(context, rows)
  })

  app.get('/data/trades', signed, (context) => {
    const { market, asset_id, maker_address, before, after } = context.req.query()
    const address = maker_address?.toLowerCase() ?? context.get('address')
    const rows = engine.fills
      .flatMap((fill) =>
        [fill.taker, fill.maker].filter(({ account }) => account === address).map((order) => ({ fill, order })),
      )
      .filter(
        ({ fill, order }) =>
          (!market || tokenOf(order).condition === market) &&
          (!asset_id || tokenOf(order).id === asset_id) &&
          (!before || fill.at <= Number(before) * 1_000) &&
          (!after || fill.at >= Number(after) * 1_000),
      )
      .map(({ fill, order }) => tradeRow(fill, order, tokenOf))
      .reverse()
    return paged(context, rows)
  })

  app.get('/balance-allowance', signed, (context) => {
    const { asset_type, token_id, signature_type } = context.req.query()
    const address = context.get('address')
    const account = engine.ledger.account(walletsOf(address)[Number(signature_type ?? 0)] ?? address)
    const token = tokens.get(token_id ?? '')
    if (asset_type !== 'COLLATERAL' && !token) return wrong(context, 'invalid asset type')
    // Money that open orders hold stays in the wallet until they are filled.
    const money = (account.cash + account.lockedCash) / ONE
    const shares = token && (account.shares.get(token.market.id)?.[token.index] ?? 0n)
    const allowances = { '0xE111180000d2663C0091e4f400237545B87B996B': String(2n ** 256n - 1n) }
    return context.json({ balance: String(shares ?? money), allowances })
  })
  return app
}

interface Amounts extends Required<Pick<NewOrder, 'price' | 'size' | 'unfilled'>> {
  /** Set for a purchase that is filled at once: the money to spend. */
  budget?: bigint
  /** When it ends, Unix milliseconds. */
  expires?: number
}

/** An order ends a minute before its expiration, which must be later than that. */
function readExpiration(expiration: string, orderType: string, now: number): number | undefined | 'invalid' {
  if (orderType === 'GTC') return expiration === '0' ? undefined : 'invalid'
  const expires = (Number(expiration) - MARGIN_SECONDS) * 1_000
  return expires > now ? expires : 'invalid'
}

/** Reads price and size from the two amounts; a text says what the venue does not take. */
function readAmounts(order: SignedOrder, token: Token, orderType: string, now: number): Amounts | string {
  const [maker, taker] = [BigInt(order.makerAmount), BigInt(order.takerAmount)]
  if (maker === 0n || taker === 0n) return 'invalid amounts'
  const [money, shares] = order.side === 'BUY' ? [maker, taker] : [taker, maker]
  const tick = BigInt(Math.round(token.market.tick * 1e6))
  const atOnce = { FAK: 'drop', FOK: 'refuse' } as const
  const exact = (money * ONE) % shares === 0n
  const price = (money * ONE) / shares
  const inside = price >= tick && price <= ONE - tick
  if (orderType === 'GTC' || orderType === 'GTD') {
    if (!exact || price % tick !== 0n || !inside)
      return `price (${textOf(price)}) breaks minimum tick size rule: ${textOf(tick)}`
    if (shares % HUNDREDTH !== 0n) return 'invalid amounts, max accuracy of 2 decimals'
    if (shares < LEAST_SHARES) return `Size (${textOf(shares)}) lower than the minimum: 5`
    const expires = readExpiration(order.expiration, orderType, now)
    if (expires === 'invalid') return 'invalid expiration'
    return { price, size: shares, unfilled: 'rest', ...(expires !== undefined && { expires }) }
  }
  if (order.expiration !== '0') return 'invalid expiration'
  if (orderType !== 'FAK' && orderType !== 'FOK') return 'invalid orderType'
  if (maker % HUNDREDTH !== 0n) return 'invalid amounts, the maker amount supports a max accuracy of 2 decimals'
  if (money < LEAST_DOLLARS) return `invalid amount for a marketable order ($${textOf(money)}), min size: $1`
  // The share amount is rounded down, so the price may lie a little above the grid.
  const onGrid = price - (price % tick)
  if (onGrid < tick || onGrid > ONE - tick) return 'invalid price'
  return { price: onGrid, size: shares, unfilled: atOnce[orderType], ...(order.side === 'BUY' && { budget: money }) }
}

/** One page of a list; the cursor is the offset in base 64, and the end has a cursor of its own. */
function paged(context: Answer, rows: readonly object[]) {
  const cursor = context.req.query('next_cursor') || 'MA=='
  const offset = Number(Buffer.from(cursor, 'base64').toString())
  if (!Number.isInteger(offset) || offset < 0) return wrong(context, 'invalid next_cursor')
  const next = offset + PAGE
  const data = rows.slice(offset, next)
  return context.json({
    limit: PAGE,
    count: data.length,
    next_cursor: next < rows.length ? Buffer.from(String(next)).toString('base64') : END,
    data,
  })
}
