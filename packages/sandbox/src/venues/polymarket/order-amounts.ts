import { type NewOrder, ONE } from '../../engine/order.ts'
import { textOf } from '../../engine/text.ts'
import type { SignedOrder } from './signed-order.ts'
import type { Token } from './tokens.ts'

/** Least size of an order that rests, in shares, and least cost of one that does not, in dollars. */
const LEAST_SHARES = 5n * ONE
const LEAST_DOLLARS = ONE
const HUNDREDTH = 10_000n
const MARGIN_SECONDS = 60
const LEAST_AHEAD_MS = 180_000

interface Amounts extends Required<Pick<NewOrder, 'price' | 'size' | 'unfilled'>> {
  /** Set for a purchase that is filled at once: the money to spend. */
  budget?: bigint
  /** When it ends, Unix milliseconds. */
  expires?: number
}

/** An order ends a minute before its expiration, which must be three minutes ahead. */
function readExpiration(expiration: string, orderType: string, now: number): number | undefined | 'invalid' {
  if (orderType === 'GTC') return expiration === '0' ? undefined : 'invalid'
  const seconds = Number(expiration)
  return seconds * 1_000 >= now + LEAST_AHEAD_MS ? (seconds - MARGIN_SECONDS) * 1_000 : 'invalid'
}

/** Reads price and size from the two amounts; a text says what the venue does not take. */
export function readAmounts(order: SignedOrder, token: Token, orderType: string, now: number): Amounts | string {
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
