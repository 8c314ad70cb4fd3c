import { millionthsOf } from '../../engine/text.ts'
import { signerOfExchangeOrder } from '../../exchange-order.ts'
import { hashId } from '../../token-ids.ts'
import { USDT } from './wire.ts'

/** The contract that settles orders in the one currency of this fake. */
export const EXCHANGE = hashId('opinion exchange').slice(0, 42)
const TOLERANCE_SECONDS = 60
const NOBODY = `0x${'0'.repeat(40)}`

/** The smallest units in a millionth. */
const MILLIONTH = 10n ** 12n

export interface SignedOrder {
  topicId: number
  salt: string
  maker: string
  signer: string
  taker: string
  tokenId: string
  makerAmount: string
  takerAmount: string
  expiration: string
  nonce: string
  feeRateBps: string
  side: '0' | '1'
  signatureType: string
  signature: string
  price: string
  tradingMethod: 1 | 2
  postOnly?: boolean
}

const numbers = ['salt', 'tokenId', 'makerAmount', 'takerAmount', 'expiration', 'nonce', 'feeRateBps'] as const
const addresses = ['maker', 'signer', 'taker', 'currencyAddress'] as const
const fixed = {
  taker: NOBODY,
  expiration: '0',
  nonce: '0',
  feeRateBps: '0',
  contractAddress: '',
  safeRate: '0',
  orderExpTime: '0',
}

/** Reads an order as it comes in; a text says what is wrong with it. */
export function readSignedOrder(given: Record<string, unknown>, now: number): SignedOrder | string {
  const textOf = (name: string) => (typeof given[name] === 'string' ? given[name] : '')
  for (const name of numbers) if (!/^\d{1,78}$/.test(textOf(name))) return `invalid ${name}`
  for (const name of addresses) {
    // Addresses come with their checksum.
    if (!/^0x[0-9a-fA-F]{40}$/.test(textOf(name))) return `invalid ${name}`
  }
  for (const [name, value] of Object.entries(fixed)) if (given[name] !== value) return `invalid ${name}`
  const paysItself = textOf('maker').toLowerCase() === textOf('signer').toLowerCase()
  if (given.signatureType !== (paysItself ? '0' : '2')) return 'invalid signatureType'
  if (textOf('currencyAddress').toLowerCase() !== USDT.toLowerCase()) return 'invalid currencyAddress'
  if (textOf('sign') !== textOf('signature')) return 'invalid sign'
  if (given.side !== '0' && given.side !== '1') return 'invalid side'
  if (given.tradingMethod !== 1 && given.tradingMethod !== 2) return 'invalid tradingMethod'
  if (!Number.isSafeInteger(given.topicId)) return 'invalid topicId'
  const seconds = Number(given.timestamp)
  if (!(Math.abs(now / 1_000 - seconds) <= TOLERANCE_SECONDS)) return 'invalid timestamp'
  return given as unknown as SignedOrder
}

/** The address whose key signed the order, in lower case. */
export const signerOf = (order: SignedOrder): string | undefined =>
  signerOfExchangeOrder(order, order.signature, { name: 'OPINION CTF Exchange', chainId: 56, contract: EXCHANGE })

/** The amounts of an order, in millionths: shares at a price, shares to sell, or money to spend. */
export type Amounts = { shares: bigint; price: bigint } | { shares: bigint } | { money: bigint }

/** Reads what an order asks for; a text says what the venue does not take. */
export function readAmounts(order: SignedOrder): Amounts | string {
  const [maker, taker] = [BigInt(order.makerAmount), BigInt(order.takerAmount)]
  const isSale = order.side === '1'
  if (order.tradingMethod === 1) {
    if (order.price !== '0' || taker !== 0n) return 'invalid price of a market order'
    if (maker % MILLIONTH !== 0n || maker === 0n) return 'invalid makerAmount'
    return isSale ? { shares: maker / MILLIONTH } : { money: maker / MILLIONTH }
  }
  const price = millionthsOf(order.price, 4)
  if (price === undefined) return 'invalid price precision'
  const [shares, money] = isSale ? [maker, taker] : [taker, maker]
  if (shares % MILLIONTH !== 0n || shares < 1_000_000n * MILLIONTH) return 'invalid amount: at least 1 share'
  if (money * 1_000_000n !== shares * price) return 'invalid amount: does not fit the price'
  return { shares: shares / MILLIONTH, price }
}
