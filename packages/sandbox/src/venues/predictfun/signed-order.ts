import { ONE } from '../../engine/order.ts'
import { hashStruct, hashText, recoverAddress, typedDigest, word } from '../../ethereum.ts'
import type { flagsOf } from './wire.ts'

const NOBODY = `0x${'0'.repeat(40)}`
/** The smallest units in a millionth. */
const MILLIONTH = 10n ** 12n
const CENT_SHARE = 10_000n
const MIN_VALUE = 900_000n

/** The contracts, by "negative risk" and "yield bearing". */
const CONTRACTS = {
  'false false': '0x8bc070bedab741406f4b1eb65a72bee27894b689',
  'true false': '0x365fb81bd4a24d6303cd2f19c349de6894d8d58a',
  'false true': '0x6beb5a40c032afc305961162d8204cda16decfa5',
  'true true': '0x8a289d458f5a134ba40015085a8f50ffb681b41d',
}
const TYPE =
  'Order(uint256 salt,address maker,address signer,address taker,uint256 tokenId,uint256 makerAmount,uint256 takerAmount,' +
  'uint256 expiration,uint256 nonce,uint256 feeRateBps,uint8 side,uint8 signatureType)'

/** The two flags of a market that decide which contract settles it. */
export type Flags = ReturnType<typeof flagsOf>

/** The reason for which the venue refuses an order, by its own word. */
export interface OrderRefusal {
  refused: string
}

export interface ReadOrder {
  hash: string
  tokenId: string
  side: 'buy' | 'sell'
  /** In millionths. */
  price: bigint
  size: bigint
  strategy: 'LIMIT' | 'MARKET'
  unfilled: 'rest' | 'drop' | 'refuse'
  postOnly: boolean
  /** Unix milliseconds. */
  expires: number
}

const refuse = (refused: string): OrderRefusal => ({ refused })

/** Returns the digest of an order for the contract of its market, which is also its hash. */
export function digestOf(order: Record<string, unknown>, { isNegRisk, isYieldBearing }: Flags): Buffer {
  const domain = hashStruct(
    'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)',
    hashText('predict.fun CTF Exchange'),
    hashText('1'),
    word(56n),
    word(CONTRACTS[`${isNegRisk} ${isYieldBearing}`]),
  )
  const number = (name: string) => word(BigInt(String(order[name])))
  const address = (name: string) => word(String(order[name]))
  const struct = hashStruct(
    TYPE,
    number('salt'),
    ...['maker', 'signer', 'taker'].map(address),
    ...['tokenId', 'makerAmount', 'takerAmount', 'expiration', 'nonce', 'feeRateBps', 'side', 'signatureType'].map(
      number,
    ),
  )
  return typedDigest(domain, struct)
}

/** Reads an order of this wallet. */
export function readOrder(
  body: Record<string, unknown>,
  wallet: string,
  { flagsOf, now }: { flagsOf: (tokenId: string) => Flags | undefined; now: number },
): ReadOrder | OrderRefusal {
  const order = body.order as Record<string, unknown> | undefined
  const { strategy } = body
  if (typeof order !== 'object' || order === null || (strategy !== 'LIMIT' && strategy !== 'MARKET'))
    return refuse('bad_request')
  const texts = ['salt', 'tokenId', 'makerAmount', 'takerAmount', 'nonce', 'feeRateBps']
  if (texts.some((name) => !/^\d{1,78}$/.test(String(order[name])) || typeof order[name] !== 'string'))
    return refuse('bad_request')
  if (['expiration', 'side', 'signatureType'].some((name) => !Number.isInteger(order[name])))
    return refuse('bad_request')
  if (['maker', 'signer', 'taker'].some((name) => !/^0x[0-9a-fA-F]{40}$/.test(String(order[name]))))
    return refuse('bad_request')
  const flags = flagsOf(String(order.tokenId))
  if (!flags) return refuse('create_order_market_not_trading')
  const digest = digestOf(order, flags)
  const hash = `0x${digest.toString('hex')}`
  if (order.hash !== hash) return refuse('create_order_hash_mismatch')
  const signer = recoverAddress(digest, String(order.signature))
  const isOwn = [order.maker, order.signer].every((each) => String(each).toLowerCase() === wallet)
  if (signer !== wallet || !isOwn || order.signatureType !== 0) return refuse('create_order_invalid_signature')
  if (order.taker !== NOBODY || order.nonce !== '0' || Number(order.feeRateBps) < 200) return refuse('bad_request')
  const expires = Number(order.expiration) * 1_000
  if (expires <= now) return refuse('create_order_expired')
  const isLimit = strategy === 'LIMIT'
  if ((isLimit && body.isFillOrKill !== undefined) || (!isLimit && body.isPostOnly !== undefined))
    return refuse('bad_request')
  const amounts = readAmounts(order, String(body.pricePerShare))
  if ('refused' in amounts) return amounts
  const unfilled = isLimit ? 'rest' : body.isFillOrKill === true ? 'refuse' : 'drop'
  const side = order.side === 0 ? 'buy' : 'sell'
  const postOnly = body.isPostOnly === true
  return { hash, tokenId: String(order.tokenId), side, strategy, unfilled, postOnly, expires, ...amounts }
}

function readAmounts(
  { side, makerAmount, takerAmount }: Record<string, unknown>,
  pricePerShare: string,
): { price: bigint; size: bigint } | OrderRefusal {
  if (side !== 0 && side !== 1) return refuse('bad_request')
  const [maker, taker] = [BigInt(String(makerAmount)), BigInt(String(takerAmount))]
  const [money, shares] = side === 0 ? [maker, taker] : [taker, maker]
  const size = shares / MILLIONTH
  const digits = String(shares).replace(/0+$/, '').length
  if (shares % MILLIONTH !== 0n || size < CENT_SHARE || digits > 5) return refuse('bad_request')
  const price = (money * ONE) / shares
  const isExact = price * shares === money * ONE && price % 1_000n === 0n && pricePerShare === String(price * MILLIONTH)
  if (!isExact || price <= 0n || price >= ONE) return refuse('create_order_price_out_of_range')
  if (price * size < MIN_VALUE * ONE) return refuse('create_order_min_order_value_not_met')
  return { price, size }
}
