import { ONE } from '../../engine/order.ts'
import { offersOf, sharesFor } from '../../engine/shares-for.ts'
import type { Exchange } from '../../exchange.ts'
import { hashId } from '../../token-ids.ts'
import { type OrderTag, type Outcome, orderRow } from './account-wire.ts'
import type { Member } from './members.ts'
import { type Amounts, readAmounts, readSignedOrder, signerOf } from './signed-order.ts'

const LOWEST = 100n

/** Creates the function that places a member's signed order; a text says why the venue refuses it. */
export function createOrderEntry(exchange: Exchange, ofToken: ReadonlyMap<string, Outcome>) {
  const { engine } = exchange

  /** Size, limit price and tag of an order; one at the market takes the price of the worst order it meets. */
  const termsOf = (amounts: Amounts, { market, token }: Outcome) => {
    const atMarket = !('price' in amounts)
    const tag: OrderTag = { atMarket, ...('money' in amounts && { money: amounts.money }) }
    if ('price' in amounts) return { size: amounts.shares, price: amounts.price, tag }
    if ('shares' in amounts) return { size: amounts.shares, price: LOWEST, tag }
    const { shares, worst } = sharesFor(amounts.money, offersOf(engine.levels(market.id), token))
    return { size: shares, price: worst ?? ONE - LOWEST, tag }
  }

  return (member: Member, given: Record<string, unknown>): { orderData: ReturnType<typeof orderRow> } | string => {
    const order = readSignedOrder(given, exchange.callersNow())
    if (typeof order === 'string') return order
    const outcome = ofToken.get(order.tokenId)
    if (!outcome || Number(outcome.market.id) !== order.topicId) return 'invalid tokenId'
    const signer = signerOf(order)
    if (signer !== order.signer.toLowerCase() || signer !== member.wallet) return 'invalid signature'
    if (order.maker.toLowerCase() !== member.safe) return 'invalid maker'
    if (!exchange.quote(outcome.market)) return 'market is not activated'
    const amounts = readAmounts(order)
    if (typeof amounts === 'string') return amounts
    const id = idOf(order.salt)
    if (engine.orders.has(id)) return 'order already exists'
    exchange.trade(outcome.market)
    const terms = termsOf(amounts, outcome)
    const placed = engine.place({
      ...terms,
      id,
      account: member.safe,
      market: outcome.market.id,
      token: outcome.token,
      side: order.side === '0' ? 'buy' : 'sell',
      unfilled: terms.tag.atMarket ? 'drop' : 'rest',
      postOnly: order.postOnly === true,
    })
    if (!('refused' in placed)) return { orderData: orderRow(placed.order, outcome) }
    return placed.refused === 'funds' ? 'insufficient balance' : `order is not possible: ${placed.refused}`
  }
}

/** The venue's id of an order: the same for the same order. */
const idOf = (salt: string): string => hashId('opinion order', salt).slice(2, 34)
