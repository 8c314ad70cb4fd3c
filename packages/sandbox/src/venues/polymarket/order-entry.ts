import { type EngineOrder, type Fill, ONE } from '../../engine/order.ts'
import { offersOf, sharesFor } from '../../engine/shares-for.ts'
import { textOf } from '../../engine/text.ts'
import type { Exchange } from '../../exchange.ts'
import { readAmounts } from './order-amounts.ts'
import { depositWalletOf, walletsOf } from './sign-in.ts'
import { isSignedOrder, readSignature, type SignedOrder } from './signed-order.ts'
import type { Token } from './tokens.ts'

/** The wallet that sends a request, and its API key. */
export interface Sender {
  address: string
  apiKey: string
}

const wrong = (error: string): Response => Response.json({ error }, { status: 400 })
const REFUSALS = new Map(
  Object.entries({
    funds: 'not enough balance / allowance',
    crosses: 'invalid post-only order: order crosses book',
  }),
)

/** Creates the function that places a wallet's signed order and answers as the venue does. */
export function createOrderEntry(exchange: Exchange, tokens: ReadonlyMap<string, Token>) {
  const { engine } = exchange

  /** How many shares a sum of money buys at once, at this price at the most. */
  const worth = (budget: bigint, token: Token, limit: bigint): bigint => {
    const offers = offersOf(engine.levels(token.market.id), token.index).filter(({ price }) => price <= limit)
    const { shares } = sharesFor(budget, offers)
    return shares > 0n ? shares : (budget * ONE) / limit
  }

  return (sender: Sender, { order: given, orderType, owner, postOnly }: Record<string, unknown>): Response => {
    if (!isSignedOrder(given)) return wrong('Invalid order payload')
    if (postOnly === true && orderType !== 'GTC' && orderType !== 'GTD') {
      return wrong('invalid post-only order: only GTC and GTD order types are allowed')
    }
    if (owner !== sender.apiKey) return wrong('the order owner has to be the owner of the API KEY')
    const token = tokens.get(given.tokenId)
    if (!token) return wrong('invalid token id')
    if (!exchange.quote(token.market)) return wrong(`the market ${token.condition} is not accepting orders`)
    const { id, signer } = readSignature(given, token.negRisk)
    if (signer === undefined || !isOfSigner(given, signer)) return wrong('invalid signature')
    if (signer !== sender.address) return wrong('the order signer address has to be the address of the API KEY')
    if (engine.orders.has(id)) return wrong(`order ${id} is invalid. Duplicated.`)
    const amounts = readAmounts(given, token, String(orderType), exchange.now())
    if (typeof amounts === 'string') return wrong(amounts)
    exchange.trade(token.market)
    const { price, unfilled, expires, budget } = amounts
    const placed = engine.place({
      ...{ id, price, unfilled, expires, account: given.maker.toLowerCase(), tag: { token, orderType, owner } },
      size: budget === undefined ? amounts.size : worth(budget, token, price),
      side: given.side === 'BUY' ? 'buy' : 'sell',
      market: token.market.id,
      token: token.index,
      postOnly: postOnly === true,
    })
    if ('refused' in placed) {
      const unfillable = "order couldn't be fully filled. FOK orders are fully filled or killed."
      return wrong(REFUSALS.get(placed.refused) ?? unfillable)
    }
    if (placed.fills.length === 0 && unfilled === 'drop') {
      return wrong('no orders found to match with FAK order. FAK orders are partially filled or killed.')
    }
    return Response.json(placedRow(placed))
  }
}

/** Whether the wallets that an order names are the signer's, by the order's type of signature. */
function isOfSigner({ maker: givenMaker, signer: givenSigner, signatureType }: SignedOrder, signer: string): boolean {
  const [maker, signedBy] = [givenMaker.toLowerCase(), givenSigner.toLowerCase()]
  if (signatureType === 3) return signedBy === maker && maker === depositWalletOf(signer)
  return signedBy === signer && maker === walletsOf(signer)[signatureType]
}

function placedRow({ order, fills }: { order: EngineOrder; fills: readonly Fill[] }) {
  const isMatched = fills.length > 0
  const [shares, money] = [textOf(order.filled), textOf(order.spent / ONE)]
  const [taking, making] = order.side === 'buy' ? [shares, money] : [money, shares]
  return {
    success: true,
    errorMsg: '',
    orderID: order.id,
    status: isMatched ? 'matched' : 'live',
    takingAmount: isMatched ? taking : '',
    makingAmount: isMatched ? making : '',
    transactionsHashes: [],
    tradeIDs: fills.map((fill) => fill.id),
  }
}
