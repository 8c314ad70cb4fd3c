import { createHash, randomUUID } from 'node:crypto'
import { type EngineOrder, type Fill, ONE } from '../../engine/order.ts'
import type { Exchange } from '../../exchange.ts'
import type { ScenarioMarket } from '../../scenario.ts'
import { failure } from './answers.ts'
import type { Member } from './sign-in.ts'
import { problemsOf, type SignedOrder, signerOf } from './signed-order.ts'
import { exchangeOf } from './wire.ts'

export const FEE_RATE_BPS = 300
const TICK = 1_000n

/** One outcome of a market, by the id that orders name. */
export interface Token {
  market: ScenarioMarket
  index: 0 | 1
}

/** Creates the function that places a member's signed order and answers as the venue does. */
export function createOrderEntry(exchange: Exchange, tokens: ReadonlyMap<string, Token>) {
  const { engine } = exchange

  const isPlaced = (account: string, tag: string): boolean =>
    [...engine.orders.values()].some((order) => order.account === account && order.tag === tag)

  return ({ id: ownerId, address }: Member, body: Record<string, unknown>): Response => {
    const problems = problemsOf(body.order)
    if (problems.length > 0) return failure(400, problems)
    const order = body.order as SignedOrder
    const token = tokens.get(order.tokenId)
    if (!token || token.market.slug !== body.marketSlug) return failure(400, 'Invalid order: token not of market')
    if (body.ownerId !== ownerId) return failure(400, 'Invalid order: wrong ownerId')
    if (order.feeRateBps !== FEE_RATE_BPS) return failure(400, 'Invalid order: wrong feeRateBps')
    const signer = signerOf(order, exchangeOf(token.market))
    if (signer !== order.signer.toLowerCase() || signer !== address || order.maker.toLowerCase() !== address) {
      return failure(400, 'Invalid order signature')
    }
    if (!exchange.quote(token.market)) return failure(400, 'Invalid order: market is not active')
    if (body.orderType !== 'GTC' && body.orderType !== 'FAK') return failure(400, ['orderType must be GTC, FAK or FOK'])
    const amounts = readAmounts(order)
    if (typeof amounts === 'string') return failure(400, amounts)
    const tag = createHash('sha256').update(order.signature).digest('hex')
    if (isPlaced(address, tag)) return failure(400, 'Invalid order: duplicate')
    exchange.trade(token.market)
    const placed = engine.place({
      ...amounts,
      id: randomUUID(),
      account: address,
      market: token.market.id,
      token: token.index,
      side: order.side === 0 ? 'buy' : 'sell',
      unfilled: body.orderType === 'FAK' ? 'drop' : 'rest',
      postOnly: body.postOnly === true,
      tag,
    })
    if ('refused' in placed) {
      const isPoor = placed.refused === 'funds'
      return failure(400, isPoor ? 'Insufficient collateral balance' : `Invalid order: ${placed.refused}`)
    }
    return Response.json(placedRow(order, placed, token.market, exchange.now()), { status: 201 })
  }
}

/** Reads price and size; a text says what the venue does not take. */
function readAmounts({ side, makerAmount, takerAmount, price: written }: SignedOrder) {
  const [money, size] = side === 0 ? [makerAmount, takerAmount] : [takerAmount, makerAmount]
  const price = BigInt(Math.round(written * Number(ONE)))
  if (price % TICK !== 0n || price <= 0n || price >= ONE) return 'Price must be on the tick of 0.001'
  if (size <= 0 || BigInt(size) % 1_000n !== 0n) return 'Invalid amount: size off the grid'
  if (BigInt(money) !== (BigInt(size) * price) / ONE) return 'Invalid amount: does not fit the price'
  return { price, size: BigInt(size) }
}

function placedRow(
  { signature: _, ...signed }: SignedOrder,
  { order, fills }: { order: EngineOrder; fills: readonly Fill[] },
  market: ScenarioMarket,
  now: number,
) {
  const isMatched = fills.length > 0
  const [gross, paid] = [String(order.filled), String(order.spent / ONE)]
  return {
    order: { id: order.id, createdAt: new Date(now).toISOString(), ...signed, marketId: Number(market.id) },
    ...(isMatched && {
      makerMatches: fills.map(({ id, size, maker }) => ({ id, matchedSize: String(size), orderId: maker.id })),
    }),
    execution: {
      matched: isMatched,
      settlementStatus: isMatched ? 'MINED' : 'UNMATCHED',
      feeRateBps: FEE_RATE_BPS,
      effectiveFeeBps: 0,
      totalsRaw: {
        ...{ contractsGross: gross, contractsFee: '0', contractsNet: gross },
        ...{ usdGross: paid, usdFee: '0', usdNet: paid },
      },
    },
  }
}
