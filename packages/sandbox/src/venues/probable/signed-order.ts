import { keccak_256 } from '@noble/hashes/sha3.js'
import { ONE } from '../../engine/order.ts'
import { type ExchangeOrder, signerOfExchangeOrder } from '../../exchange-order.ts'

/** The contract that settles orders. */
export const DOMAIN = {
  name: 'Probable CTF Exchange',
  chainId: 56,
  contract: '0xf99f5367ce708c66f0860b77b4331301a5597c86',
}
const FEE_RATE_BPS = '175'
const NOBODY = `0x${'0'.repeat(40)}`
/** The smallest units in a millionth. */
const MILLIONTH = 10n ** 12n
const [TICK, LOT] = [1_000n, 10_000n]
const ORDER_TYPES = ['GTC', 'GTD', 'IOC', 'FOK', 'FAK'] as const

export interface SignedOrder extends ExchangeOrder {
  side: 'BUY' | 'SELL'
  signature: string
}

const hex = (text: string): Buffer => Buffer.from(text.replace(/^0x/, ''), 'hex')

/**
 * The address of a wallet's Safe, in lower case: that of a contract which the factory makes of code with this hash, with
 * the wallet as its salt (EIP-1014).
 */
export function safeOf(wallet: string): string {
  const factory = hex('b99159abf0bf59a512970586f38292f8b9029924')
  const code = hex('b9da44d9833bbb5e082bf43aec75d94d57e075b1d5e772fc17f2a336b070e63b')
  const salt = keccak_256(Buffer.concat([Buffer.alloc(12), hex(wallet)]))
  const hash = keccak_256(Buffer.concat([Buffer.from([0xff]), factory, salt, code]))
  return `0x${Buffer.from(hash).subarray(12).toString('hex')}`
}

/** The amounts of an order, in millionths. */
export interface OrderAmounts {
  account: string
  side: 'buy' | 'sell'
  price: bigint
  size: bigint
  unfilled: 'rest' | 'drop' | 'refuse'
  /** Unix milliseconds; of a GTD order. */
  expires?: number
}

/** Reads an order of this wallet; a text says what is wrong with it. */
export function readOrder(body: Record<string, unknown>, wallet: string, headers: Headers): OrderAmounts | string {
  const order = body.order as SignedOrder | undefined
  const orderType = ORDER_TYPES.find((each) => each === body.orderType)
  if (typeof order !== 'object' || order === null || !orderType) return 'Invalid payload'
  const { salt, maker, signer, taker, tokenId, makerAmount, takerAmount, expiration, nonce, feeRateBps } = order
  const numbers = [salt, tokenId, makerAmount, takerAmount, expiration, nonce, feeRateBps]
  if (numbers.some((number) => typeof number !== 'string' || !/^\d{1,78}$/.test(number))) return 'Invalid payload'
  if ([maker, signer, taker].some((address) => !/^0x[0-9a-fA-F]{40}$/.test(String(address)))) return 'Invalid payload'
  if (order.side !== 'BUY' && order.side !== 'SELL') return 'Invalid side'
  if (taker !== NOBODY || nonce !== '0' || feeRateBps !== FEE_RATE_BPS || body.deferExec !== true) {
    return 'Order validation failed'
  }
  if ((orderType === 'GTD') !== (expiration !== '0')) return 'Invalid expiration'
  const plain = { ...order, side: order.side === 'BUY' ? 0 : 1 }
  const signed = signerOfExchangeOrder(plain, order.signature, DOMAIN)
  if (signed === undefined || signed !== wallet || signer.toLowerCase() !== wallet) return 'Invalid order signature'
  if (String(body.owner).toLowerCase() !== wallet) return 'Invalid order owner'
  const isOwn = order.signatureType === 0
  if (!isOwn && order.signatureType !== 2) return 'Invalid order signature type'
  if (isOwn !== (headers.get('prob_account_type') === 'eoa')) return 'Invalid order account type'
  if (maker.toLowerCase() !== (isOwn ? wallet : safeOf(wallet))) return 'Invalid order maker'
  const amounts = readAmounts(order)
  if (typeof amounts === 'string') return amounts
  const unfilled = orderType === 'FOK' ? 'refuse' : orderType === 'GTC' || orderType === 'GTD' ? 'rest' : 'drop'
  const expires = orderType === 'GTD' && { expires: Number(expiration) * 1_000 }
  return { account: maker.toLowerCase(), side: order.side === 'BUY' ? 'buy' : 'sell', unfilled, ...expires, ...amounts }
}

function readAmounts({ side, makerAmount, takerAmount }: SignedOrder): { price: bigint; size: bigint } | string {
  const [maker, taker] = [BigInt(makerAmount), BigInt(takerAmount)]
  const [money, shares] = side === 'BUY' ? [maker, taker] : [taker, maker]
  if (shares === 0n || shares % (LOT * MILLIONTH) !== 0n) return 'Invalid order size step'
  const price = (money * ONE) / shares
  if (price * shares !== money * ONE || price % TICK !== 0n || price <= 0n || price >= ONE) return 'Invalid price step'
  const size = shares / MILLIONTH
  if (size < ONE || size > 1_000_000n * ONE) return 'Order size out of range'
  if (side === 'BUY' && money < ONE * MILLIONTH) return 'Order notional is too small'
  return { price, size }
}
